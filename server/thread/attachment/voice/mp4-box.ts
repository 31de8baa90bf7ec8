import { bytesOf } from "./recorded-packets.ts";

export interface Box {
  readonly type: string;
  /** Where it begins in the file. */
  readonly at: number;
  readonly content: Buffer;
}

/** These are entered. All others, such as titles, pictures and places, are passed over. */
const entered = new Set(["moov", "trak", "mdia", "minf", "stbl", "mvex", "moof", "traf"]);

/** All boxes in the order of the file. Those that are entered come before what they contain. */
export function* boxes(file: Buffer): Generator<Box> {
  let at = 0;
  while (at < file.length) {
    const type = bytesOf(file, at + 4, at + 8).toString("latin1");
    const isLong = file.readUInt32BE(at) === 1;
    const size = isLong ? Number(file.readBigUInt64BE(at + 8)) : file.readUInt32BE(at);
    const contentAt = at + (isLong ? 16 : 8);
    const content = bytesOf(file, contentAt, at + size);
    yield { type, at, content };
    at = entered.has(type) ? contentAt : at + size;
  }
}
