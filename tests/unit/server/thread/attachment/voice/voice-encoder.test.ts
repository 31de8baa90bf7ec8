import fc from "fast-check";
import { expect, test } from "vitest";
import { Refusal } from "../../../../../../server/platform/refusal.ts";
import { encodeVoiceNote } from "../../../../../../server/thread/attachment/voice/voice-encoder.ts";
import {
  packetsOf,
  recordedMp4,
  recordedWebm,
  recording,
  recordingOf,
} from "../../../../../support/chat/voice/recording.ts";

/** Why the recording is refused, "none" if it is not. */
function codeOf(bytes: Uint8Array): string {
  try {
    encodeVoiceNote(bytes);
    return "none";
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test.each([
  ["WebM, as Chromium records", () => recordedWebm()],
  ["MP4, as Chromium records", () => recordedMp4()],
  ["WebM", () => recording()],
  ["Ogg", () => recording({ format: "ogg" })],
  ["MP4", () => recording({ format: "mp4" })],
])("THREAD-67 a recording in %s becomes a WebM file with the same sound", async (_, bytes) => {
  const { type, seconds, bytes: encoded } = encodeVoiceNote(await bytes());
  expect(type).toBe("audio/webm");
  expect(seconds).toBeGreaterThan(1);
  expect(seconds).toBeLessThan(1.5);
  expect((await packetsOf(encoded)).length).toBe(Math.round(seconds / 0.06));
});

test("THREAD-67 of two heads of a fragment, as WebKit on Linux writes them at the end, the second is true", () => {
  const bytes = recordedMp4();
  const headAt = bytes.lastIndexOf("moof") - 4;
  const headEnd = headAt + bytes.readUInt32BE(headAt);
  const doubled = Buffer.concat([bytes.subarray(0, headEnd), bytes.subarray(headAt)]);
  expect(encodeVoiceNote(doubled)).toEqual(encodeVoiceNote(bytes));
});

test.each(["webm", "ogg", "mp4"] as const)("THREAD-67 the sound of a %s file is not changed", async (format) => {
  const packets = await packetsOf(recordedWebm());
  const { bytes } = encodeVoiceNote(await recording({ format, packets }));
  expect((await packetsOf(bytes)).map((each) => Buffer.from(each))).toEqual(packets.map((each) => Buffer.from(each)));
});

test.each(["webm", "ogg", "mp4"] as const)(
  "THREAD-67 what a %s file says besides its sound is gone",
  async (format) => {
    const tags = { title: "Ada’s house", comment: "+06.4530+003.3958/", raw: { LOCATION: "Surulere" } };
    const tagged = await recording({ format, tags });
    expect(tagged.includes("house")).toBe(true);
    const { bytes } = encodeVoiceNote(tagged);
    for (const word of ["house", "003.3958", "Surulere"]) expect(Buffer.from(bytes).includes(word)).toBe(false);
  },
);

test.each([
  ["with video", () => recording({ hasVideo: true })],
  ["with two tracks", () => recording({ audioTracks: 2 })],
  ["encoded as FLAC", () => Buffer.from(recordedWebm().toString("latin1").replace("A_OPUS", "A_FLAC"), "latin1")],
  ["encoded as AAC", () => recording({ format: "mp4", isAac: true })],
  ["without sound", () => recording({ packets: [] })],
  ["with packets that are not Opus", () => recording({ packets: [Buffer.of(0xff, 0x00, 1, 2)] })],
  ["of HTML", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
  [
    "of HTML behind the beginning of WebM",
    () => Buffer.concat([recordedWebm().subarray(0, 36), Buffer.from("<script>")]),
  ],
  ["with HTML behind its end", () => Buffer.concat([recordedWebm(), Buffer.from("<script>alert(1)</script>")])],
  ["of nothing", () => Buffer.alloc(0)],
])("THREAD-67 a file %s is refused", async (_, bytes) => {
  expect(codeOf(await bytes())).toBe("attachment/not-audio");
});

test.each(["webm", "ogg", "mp4"] as const)("THREAD-67 a %s file that was cut short is refused", async (format) => {
  const whole = await recording({ format });
  for (const left of [0.1, 0.5, 0.9, 0.999]) {
    expect(codeOf(whole.subarray(0, whole.length * left))).toBe("attachment/not-audio");
  }
});

test("THREAD-68 a recording of 60 seconds is accepted, and one of more than 61 is refused", async () => {
  expect(encodeVoiceNote(await recordingOf(60))).toMatchObject({ seconds: 60 });
  for (const format of ["webm", "ogg", "mp4"] as const) {
    expect(codeOf(await recordingOf(61.1, format))).toBe("attachment/too-long");
  }
});

/** Sets how many packets the only fragment of the MP4 file has, each with the usual length and size. */
function withPackets(count: number): Buffer {
  const file = recordedMp4();
  const at = file.indexOf("trun") + 4;
  file.writeUInt32BE(0, at);
  file.writeUInt32BE(count, at + 4);
  const defaults = file.indexOf("tfhd") + 4;
  file.writeUInt32BE(0x020038, defaults);
  return file;
}

test("THREAD-67 a file that claims four billion packets is refused at once", () => {
  expect(codeOf(withPackets(0xffff_ffff))).toBe("attachment/not-audio");
});

test("THREAD-67 whatever bytes of a recording are changed, it is encoded or refused with a code", async () => {
  const files = [recordedWebm(), recordedMp4(), await recording({ format: "ogg" })];
  const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.array(change, { minLength: 1, maxLength: 8 }), (file, changes) => {
      const changed = Buffer.from(file);
      for (const [at, byte] of changes) changed[at % file.length] = byte;
      expect(["none", "attachment/not-audio", "attachment/too-long"]).toContain(codeOf(changed));
    }),
    { numRuns: 3000 },
  );
});
