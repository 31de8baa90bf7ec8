import { type Box, boxes } from "./mp4-box.ts";
import { fragmentSamples, type Sample, tableSamples } from "./mp4-sample.ts";
import { bytesOf, checkedHead, notAudio, type OpusHead, RecordedPackets, type Recording } from "./recorded-packets.ts";

/** The only sample entry: 8 bytes, the box of the codec with 28 bytes on sound in general, and the box with its head. */
function readHead({ content }: Box): OpusHead {
  if (content.readUInt32BE(4) !== 1 || content.toString("latin1", 12, 16) !== "Opus") throw notAudio();
  const [head] = [...boxes(content.subarray(8 + 8 + 28))].filter(({ type }) => type === "dOps");
  if (head?.content.readUInt8(10) !== 0) throw notAudio();
  return checkedHead(head.content.readUInt8(1), head.content.readUInt16BE(2));
}

/** Reads an MP4 file with one track of Opus, in one piece or in fragments. Refuses any other. */
export function readMp4(file: Buffer): Recording {
  const all = [...boxes(file)];
  const of = (type: string): Box[] => all.filter((box) => box.type === type);
  const [description, ...others] = of("stsd");
  if (!description || others.length > 0 || of("trak").length !== 1) throw notAudio();
  const packets = new RecordedPackets(file);
  for (const { at, size } of samplesOf(all)) packets.add(bytesOf(file, at, at + size));
  return { head: readHead(description), packets };
}

function* samplesOf(all: readonly Box[]): Generator<Sample> {
  yield* tableSamples(all);
  yield* fragmentSamples(all);
}
