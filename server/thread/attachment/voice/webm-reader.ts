import { bytesOf, notAudio, type OpusHead, RecordedPackets, type Recording, readOpusHead } from "./recorded-packets.ts";
import { webmId } from "./webm-id.ts";

/** These are entered. All others, such as titles, pictures and places, are passed over. */
const entered: ReadonlySet<number> = new Set([
  webmId.segment,
  webmId.tracks,
  webmId.track,
  webmId.audio,
  webmId.cluster,
  webmId.blockGroup,
]);
/** A recorder that cannot go back leaves their sizes open. */
const openEnded: ReadonlySet<number> = new Set([webmId.segment, webmId.cluster]);

interface Element {
  readonly id: number;
  readonly content: Buffer;
}

/** How many bytes a number takes, which the zeros at its beginning tell. */
function numberLength(file: Buffer, at: number, longest: number): number {
  const length = Math.clz32(file.readUInt8(at)) - 23;
  if (length > longest) throw notAudio();
  return length;
}

/** A number without the bit that marks its length. Null if all its bits are set: the size is open. */
function readSize(file: Buffer, at: number, length: number): number | null {
  const marker = 2n ** BigInt(7 * length);
  const value = BigInt(`0x${bytesOf(file, at, at + length).toString("hex")}`) - marker;
  return value === marker - 1n ? null : Number(value);
}

/** All elements in the order of the file. Those that are entered come before what they contain. */
function* elements(file: Buffer): Generator<Element> {
  let at = 0;
  while (at < file.length) {
    const idLength = numberLength(file, at, 4);
    const id = file.readUIntBE(at, idLength);
    const sizeLength = numberLength(file, at + idLength, 8);
    const size = readSize(file, at + idLength, sizeLength);
    at += idLength + sizeLength;
    if (size === null && !openEnded.has(id)) throw notAudio();
    const content = bytesOf(file, at, size === null ? file.length : at + size);
    yield { id, content };
    if (!entered.has(id)) at += content.length;
  }
}

/** The packet of a block, behind the number of its track, its time and its flags. */
function packetOf(block: Buffer): Buffer {
  const timeAt = numberLength(block, 0, 8);
  const hasOnePacket = (block.readUInt8(timeAt + 2) & 0x06) === 0;
  if (!hasOnePacket) throw notAudio();
  return block.subarray(timeAt + 3);
}

/** Reads a WebM file with one track of Opus. Refuses any other. */
export function readWebm(file: Buffer): Recording {
  const packets = new RecordedPackets(file);
  let head: OpusHead | null = null;
  let tracks = 0;
  for (const { id, content } of elements(file)) {
    if (id === webmId.track) tracks++;
    if (id === webmId.contentEncodings) throw notAudio();
    if (id === webmId.trackType && content.readUInt8(0) !== 2) throw notAudio();
    if (id === webmId.codecId && content.toString("latin1") !== "A_OPUS") throw notAudio();
    if (id === webmId.codecPrivate) head = readOpusHead(content);
    if (id === webmId.simpleBlock || id === webmId.block) packets.add(packetOf(content));
  }
  if (tracks !== 1 || head === null) throw notAudio();
  return { head, packets };
}
