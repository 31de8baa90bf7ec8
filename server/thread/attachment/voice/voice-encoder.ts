import { Refusal } from "../../../platform/refusal.ts";
import type { EncodedVoiceNote } from "../attachment.ts";
import { readMp4 } from "./mp4-reader.ts";
import { readOgg } from "./ogg-reader.ts";
import { OPUS_RATE } from "./opus-packet.ts";
import { notAudio, type Recording } from "./recorded-packets.ts";
import { webmId } from "./webm-id.ts";
import { readWebm } from "./webm-reader.ts";
import { writeWebm } from "./webm-writer.ts";

/** Whatever the sender calls it, its first bytes tell what it is. */
function readerFor(file: Buffer): ((file: Buffer) => Recording) | null {
  if (file.length < 12) return null;
  if (file.readUInt32BE(0) === webmId.header) return readWebm;
  if (file.toString("latin1", 0, 4) === "OggS") return readOgg;
  return file.toString("latin1", 4, 8) === "ftyp" ? readMp4 : null;
}

function read(file: Buffer): Recording {
  const recording = readerFor(file)?.(file);
  if (!recording || recording.packets.samples === 0) throw notAudio();
  return recording;
}

/**
 * THREAD-67, THREAD-68: puts the Opus packets of an uploaded recording (WebM, Ogg or MP4) into a new WebM file, which every
 * browser plays, with its length and an index, which recorders leave out. Nothing else of the upload remains: no title, place
 * or picture. Refuses with `attachment/not-audio` or `attachment/too-long`.
 *
 * The readers are our own, because those of libraries trust a file. mediabunny lists as many packets as a file claims: one of
 * 3 KB that claims billions ended the whole process, even from a worker with little memory.
 */
export function encodeVoiceNote(bytes: Uint8Array): EncodedVoiceNote {
  try {
    const recording = read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const seconds = recording.packets.samples / OPUS_RATE;
    return { kind: "voice", type: "audio/webm", bytes: writeWebm(recording), seconds };
  } catch (error) {
    // A number that stands behind the end of the file.
    if (error instanceof RangeError) throw new Refusal("attachment/not-audio", { cause: error });
    throw error;
  }
}
