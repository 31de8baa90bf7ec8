import { afterEach, expect, test, vi } from "vitest";
import { recordingType } from "../../../../../../client/thread/attachment/voice/record/recording-type.ts";

/** A browser that records these types. */
function browser(supported: readonly string[], { devices = true, isAllowed = true } = {}): void {
  vi.stubGlobal("MediaRecorder", { isTypeSupported: (type: string) => supported.includes(type) });
  vi.stubGlobal("navigator", { mediaDevices: devices ? { getUserMedia: () => {} } : undefined });
  vi.stubGlobal("document", { featurePolicy: { allowsFeature: () => isAllowed } });
}

afterEach(() => vi.unstubAllGlobals());

test("THREAD-69 a browser records Opus in the first container that it knows", () => {
  browser(["audio/mp4;codecs=opus", "audio/webm;codecs=opus"]);
  expect(recordingType()).toBe("audio/webm;codecs=opus");
  browser(["audio/mp4;codecs=opus", "audio/mp4"]);
  expect(recordingType()).toBe("audio/mp4;codecs=opus");
});

test("THREAD-69 a browser without a recorder, a microphone or Opus records nothing", () => {
  browser(["audio/mp4", "audio/mp4;codecs=mp4a.40.2"]);
  expect(recordingType()).toBeUndefined();
  browser(["audio/webm;codecs=opus"], { devices: false });
  expect(recordingType()).toBeUndefined();
  browser(["audio/webm;codecs=opus"], { isAllowed: false });
  expect(recordingType()).toBeUndefined();
  vi.stubGlobal("MediaRecorder", undefined);
  expect(recordingType()).toBeUndefined();
});
