import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordVoice } from "../../../../../../client/thread/attachment/voice/record/voice-recorder.ts";

const track = { stop: vi.fn() };

/** Ends as a browser’s recorder does: the data comes first, and both after `stop` has returned. */
class FakeRecorder {
  state = "inactive";
  ondataavailable = (_event: { data: Blob }) => {};
  onstop = () => {};
  readonly options: MediaRecorderOptions;

  constructor(_stream: MediaStream, options: MediaRecorderOptions) {
    this.options = options;
    made.push(this);
  }
  start() {
    this.state = "recording";
  }
  stop() {
    this.state = "inactive";
    queueMicrotask(() => {
      this.ondataavailable({ data: new Blob(["sound"]) });
      this.onstop();
    });
  }
}
class BrokenRecorder {
  constructor() {
    throw new DOMException("", "NotSupportedError");
  }
}
let made: FakeRecorder[] = [];

beforeEach(() => {
  made = [];
  track.stop.mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("MediaRecorder", FakeRecorder);
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia: async () => ({ getTracks: () => [track] }) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("THREAD-70 a recording ends with a press", async () => {
  const recorder = await recordVoice("audio/webm;codecs=opus");
  vi.advanceTimersByTime(7_000);
  recorder.stop();
  const voice = await recorder.ended;
  expect(voice?.seconds).toBe(7);
  expect(voice?.file).toMatchObject({ type: "audio/webm", size: 5 });
  expect(made[0]?.options).toEqual({ mimeType: "audio/webm;codecs=opus", audioBitsPerSecond: 16_000 });
});

test("THREAD-70 a recording ends by itself after 60 seconds", async () => {
  const recorder = await recordVoice("audio/webm;codecs=opus");
  vi.advanceTimersByTime(60_000);
  expect((await recorder.ended)?.seconds).toBeCloseTo(60, 0);
});

test("THREAD-70 a discarded recording is nothing", async () => {
  const recorder = await recordVoice("audio/webm;codecs=opus");
  recorder.discard();
  expect(await recorder.ended).toBeNull();
});

test("THREAD-70 a recording ends with its microphone", async () => {
  const recorder = await recordVoice("audio/webm;codecs=opus");
  vi.advanceTimersByTime(3_000);
  made[0]?.stop();
  expect((await recorder.ended)?.seconds).toBe(3);
});

test("THREAD-72 the microphone is off after the recording", async () => {
  const recorder = await recordVoice("audio/webm;codecs=opus");
  expect(track.stop).not.toHaveBeenCalled();
  recorder.stop();
  await recorder.ended;
  expect(track.stop).toHaveBeenCalledOnce();
});

test("THREAD-72 the microphone is off if the recorder does not start", async () => {
  vi.stubGlobal("MediaRecorder", BrokenRecorder);
  await expect(recordVoice("audio/webm;codecs=opus")).rejects.toThrow(DOMException);
  expect(track.stop).toHaveBeenCalledOnce();
});
