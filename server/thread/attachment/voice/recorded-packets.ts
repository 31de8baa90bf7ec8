import { VOICE_MAX_SECONDS } from "../../../../schema/limits.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { OPUS_RATE, packetSamples } from "./opus-packet.ts";

/** Recorders stop a little late. */
const MAX_SAMPLES = (VOICE_MAX_SECONDS + 1) * OPUS_RATE;

/** What a decoder has to know before the first packet. */
export interface OpusHead {
  readonly channels: number;
  /** How many samples at the beginning are not to be heard. */
  readonly skippedSamples: number;
}

/** The sound of a recording, encoded as Opus. */
export interface Recording {
  readonly head: OpusHead;
  readonly packets: RecordedPackets;
}

export const notAudio = (): Refusal => new Refusal("attachment/not-audio");

/** The bytes from `from` to before `to`. Refuses if the file ends before. */
export function bytesOf(file: Buffer, from: number, to: number): Buffer {
  if (from < 0 || to < from || to > file.length) throw notAudio();
  return file.subarray(from, to);
}

/** An OpusHead as WebM and Ogg have it: RFC 7845, 5.1. More than two channels would need tables, and no phone records them. */
export function readOpusHead(bytes: Buffer): OpusHead {
  if (bytes.toString("latin1", 0, 8) !== "OpusHead" || bytes[18] !== 0) throw notAudio();
  return checkedHead(bytes.readUInt8(9), bytes.readUInt16LE(10));
}

export function checkedHead(channels: number, skippedSamples: number): OpusHead {
  if (channels !== 1 && channels !== 2) throw notAudio();
  return { channels, skippedSamples };
}

/**
 * THREAD-67, THREAD-68: collects the packets of an uploaded file, and refuses what is no Opus or too long. Each packet uses up
 * some of the file's bytes, so a small file that claims billions of them ends as soon as any other.
 */
export class RecordedPackets {
  readonly packets: Buffer[] = [];
  samples = 0;
  #bytesLeft: number;

  constructor(file: Buffer) {
    this.#bytesLeft = file.length;
  }

  add(packet: Buffer): void {
    const samples = packetSamples(packet);
    this.#bytesLeft -= packet.length;
    if (samples === null || this.#bytesLeft < 0) throw notAudio();
    this.samples += samples;
    if (this.samples > MAX_SAMPLES) throw new Refusal("attachment/too-long");
    this.packets.push(packet);
  }
}
