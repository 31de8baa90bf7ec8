import { bytesOf, notAudio, RecordedPackets, type Recording, readOpusHead } from "./recorded-packets.ts";

const HEADER_BYTES = 27;
const END_OF_STREAM = 0x04;

interface Page {
  readonly isLast: boolean;
  readonly stream: number;
  /** The lengths of its segments. A packet ends with one that is shorter than 255. */
  readonly lengths: Buffer;
  readonly content: Buffer;
}

/** RFC 3533, 6. */
function* pages(file: Buffer): Generator<Page> {
  let at = 0;
  while (at < file.length) {
    const header = bytesOf(file, at, at + HEADER_BYTES);
    if (header.toString("latin1", 0, 4) !== "OggS") throw notAudio();
    const contentAt = at + HEADER_BYTES + header.readUInt8(26);
    const lengths = bytesOf(file, at + HEADER_BYTES, contentAt);
    at = contentAt + lengths.reduce((sum, length) => sum + length, 0);
    const isLast = (header.readUInt8(5) & END_OF_STREAM) !== 0;
    yield { isLast, stream: header.readUInt32LE(14), lengths, content: bytesOf(file, contentAt, at) };
  }
}

/** The packets of the only stream. One that was cut short has no end. */
function* packetsOf(file: Buffer): Generator<Buffer> {
  let segments: Buffer[] = [];
  let last: Page | null = null;
  for (const page of pages(file)) {
    if (last !== null && (last.isLast || last.stream !== page.stream)) throw notAudio();
    last = page;
    let at = 0;
    for (const length of page.lengths) {
      segments.push(page.content.subarray(at, at + length));
      at += length;
      if (length === 255) continue;
      yield Buffer.concat(segments);
      segments = [];
    }
  }
  if (!last?.isLast || segments.length > 0) throw notAudio();
}

/** Reads an Ogg file with one stream of Opus (RFC 7845). Refuses any other. */
export function readOgg(file: Buffer): Recording {
  const [head, tags, ...sound] = packetsOf(file);
  if (!head || tags?.toString("latin1", 0, 8) !== "OpusTags") throw notAudio();
  const packets = new RecordedPackets(file);
  for (const packet of sound) packets.add(packet);
  return { head: readOpusHead(head), packets };
}
