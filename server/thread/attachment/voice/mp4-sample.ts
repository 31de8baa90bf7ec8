import type { Box } from "./mp4-box.ts";
import { notAudio } from "./recorded-packets.ts";

/** Where a packet is in the file. */
export interface Sample {
  readonly at: number;
  readonly size: number;
}

/** The packets that the tables of the movie list, chunk by chunk. A file of fragments lists none there. */
export function* tableSamples(boxes: readonly Box[]): Generator<Sample> {
  const table = (type: string) => boxes.find((box) => box.type === type)?.content;
  const sizes = table("stsz");
  const runs = table("stsc");
  const short = table("stco");
  const chunks = short ?? table("co64");
  if (!sizes || !runs || !chunks) throw notAudio();
  const count = sizes.readUInt32BE(8);
  let sample = 0;
  let run = 0;
  for (let chunk = 0; chunk < chunks.readUInt32BE(4) && sample < count; chunk++) {
    let at = short ? chunks.readUInt32BE(8 + 4 * chunk) : Number(chunks.readBigUInt64BE(8 + 8 * chunk));
    // A run holds from its first chunk, counted from 1, to the next run's.
    while (run + 1 < runs.readUInt32BE(4) && runs.readUInt32BE(8 + 12 * (run + 1)) <= chunk + 1) run++;
    const end = Math.min(count, sample + runs.readUInt32BE(8 + 12 * run + 4));
    for (; sample < end; sample++) {
      const size = sizes.readUInt32BE(4) || sizes.readUInt32BE(12 + 4 * sample);
      yield { at, size };
      at += size;
    }
  }
  if (sample !== count) throw notAudio();
}

/**
 * The packets of the fragments that follow the movie. They count once their media data follow: WebKit on Linux ends a file with
 * two heads of the last fragment, of which the second is true.
 */
export function* fragmentSamples(boxes: readonly Box[]): Generator<Sample> {
  let movieSize = 0;
  let fragment: Fragment = { baseAt: 0, at: 0, size: 0 };
  let fragmentAt = 0;
  let runs: Generator<Sample>[] = [];
  for (const { type, at, content } of boxes) {
    if (type === "trex") movieSize = content.readUInt32BE(16);
    if (type === "moof") {
      fragmentAt = at;
      runs = [];
    }
    if (type === "tfhd") fragment = readFragment(content, fragmentAt, movieSize);
    if (type === "trun") runs.push(runSamples(content, fragment));
    if (type !== "mdat") continue;
    for (const run of runs) yield* run;
    runs = [];
  }
}

interface Fragment {
  /** What the offsets of its runs count from. */
  readonly baseAt: number;
  /** Where a run without an offset begins: at the end of the one before it. */
  at: number;
  /** Of packets whose size no run tells. */
  readonly size: number;
}

/** Reads the fields of a box that its flags announce, one after the other. */
function optionalFields(content: Buffer, from: number) {
  const flags = content.readUIntBE(1, 3);
  let at = from;
  return (flag: number, bytes = 4): number | undefined => {
    if ((flags & flag) === 0) return undefined;
    at += bytes;
    return at - bytes;
  };
}

function readFragment(content: Buffer, fragmentAt: number, movieSize: number): Fragment {
  const field = optionalFields(content, 8);
  const base = field(0x01, 8);
  field(0x02);
  field(0x08);
  const size = field(0x10);
  const baseAt = base === undefined ? fragmentAt : Number(content.readBigUInt64BE(base));
  return { baseAt, at: baseAt, size: size === undefined ? movieSize : content.readUInt32BE(size) };
}

function* runSamples(content: Buffer, fragment: Fragment): Generator<Sample> {
  const count = content.readUInt32BE(4);
  const field = optionalFields(content, 8);
  const offset = field(0x01);
  field(0x04);
  if (offset !== undefined) fragment.at = fragment.baseAt + content.readInt32BE(offset);
  for (let sample = 0; sample < count; sample++) {
    field(0x100);
    const sizeAt = field(0x200);
    field(0x400);
    field(0x800);
    const size = sizeAt === undefined ? fragment.size : content.readUInt32BE(sizeAt);
    yield { at: fragment.at, size };
    fragment.at += size;
  }
}
