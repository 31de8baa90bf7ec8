// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { chooseDataSaving } from "../../../../../../client/net/data-saver.ts";
import { stopPlayback } from "../../../../../../client/thread/attachment/voice/play/playback.ts";
import { VoicePlayer } from "../../../../../../client/thread/attachment/voice/play/voice-player.tsx";
import { retainThread } from "../../../../../../client/thread/pending/open-threads.ts";
import { render } from "../../../../../support/browser/render.ts";

/** Plays as an audio element does, without a sound. */
class FakeAudio {
  currentTime = 0;
  isPlaying = false;
  tries = 0;
  ontimeupdate = () => {};
  onplay = () => {};
  onpause = () => {};
  onended = () => {};
  onerror = () => {};
  constructor() {
    made.push(this);
  }
  async play() {
    this.tries += 1;
    if (fault) throw fault;
    this.isPlaying = true;
    this.onplay();
  }
  pause() {
    this.isPlaying = false;
    this.onpause();
  }
  canPlayType() {
    return canPlay;
  }
  at(seconds: number) {
    this.currentTime = seconds;
    this.ontimeupdate();
  }
}

let made: FakeAudio[] = [];
let canPlay = "probably";
let fault: Error | null = null;
const load = vi.fn(async () => new Blob(["sound"], { type: "audio/webm" }));

beforeEach(() => {
  stopPlayback();
  made = [];
  canPlay = "probably";
  fault = null;
  load.mockClear();
  vi.stubGlobal("Audio", FakeAudio);
});

const note = (id = "a", seconds = 12) => (
  <VoicePlayer id={id} name={`Voice note from Ada, ${seconds} seconds`} seconds={seconds} bytes={47_300} load={load} />
);
const button = (name: string, at = 0) =>
  [...document.querySelectorAll<HTMLElement>("button")].filter(
    (each) => each.ariaLabel === name || each.getAttribute("aria-label") === name,
  )[at];
const slider = () => document.querySelector<HTMLInputElement>("input[type=range]");
const page = () => document.body.textContent;

async function press(name: string, at = 0) {
  button(name, at)?.click();
  await vi.waitFor(() => expect(document.querySelector("[aria-busy]")).toBeNull());
}

test("THREAD-71 a voice note is loaded by a press, and says what it is before", async () => {
  render(note());
  expect(document.querySelector("[role=group]")?.getAttribute("aria-label")).toBe("Voice note from Ada, 12 seconds");
  expect(page()).toContain("0:12");
  expect(load).not.toHaveBeenCalled();
  await press("Play");
  expect(load).toHaveBeenCalledOnce();
  expect(made[0]?.isPlaying).toBe(true);
});

test("THREAD-71 a press pauses it, and the next one goes on without loading it again", async () => {
  render(note());
  await press("Play");
  made[0]?.at(5);
  await press("Pause");
  expect(made[0]?.isPlaying).toBe(false);
  expect(page()).toContain("0:05");
  await press("Play");
  expect(made).toHaveLength(1);
  expect(made[0]?.currentTime).toBe(5);
});

test("THREAD-71 a second voice note ends the first", async () => {
  render(
    <>
      {note("a")}
      {note("b")}
    </>,
  );
  await press("Play");
  await press("Play");
  expect(made.map(({ isPlaying }) => isPlaying)).toEqual([false, true]);
  expect(document.querySelectorAll("button[aria-label=Pause]")).toHaveLength(1);
});

test("a slider shows where it is and jumps there, as soon as it is loaded", async () => {
  render(note());
  expect(slider()?.disabled).toBe(true);
  await press("Play");
  made[0]?.at(3);
  await vi.waitFor(() => expect(slider()?.getAttribute("aria-valuetext")).toBe("3 of 12 seconds"));
  const input = slider() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "9");
  input.dispatchEvent(new Event("input", { bubbles: true }));
  expect(made[0]?.currentTime).toBe(9);
});

test("a device that saves data says what a press costs", () => {
  chooseDataSaving(true);
  render(note());
  expect(page()).toContain("Play · 48 KB");
  chooseDataSaving(false);
});

test("a voice note that fails to load says so, and a press tries again", async () => {
  load.mockRejectedValueOnce(new Error("no network"));
  render(note());
  await press("Play");
  expect(page()).toContain("couldn’t be loaded");
  await press("Try again");
  expect(made[0]?.isPlaying).toBe(true);
  expect(page()).not.toContain("couldn’t be loaded");
});

test("a browser that cannot play it says so", async () => {
  canPlay = "";
  fault = new DOMException("", "NotSupportedError");
  render(note());
  await press("Play");
  made[0]?.onerror();
  await vi.waitFor(() => expect(page()).toContain("can’t play voice notes"));
});

test("a browser that wants another press after a slow download waits for it", async () => {
  fault = Object.assign(new Error("press again"), { name: "NotAllowedError" });
  render(note());
  await press("Play");
  await vi.waitFor(() => expect(made[0]?.tries).toBe(1));
  await vi.waitFor(() => expect(document.querySelector("[aria-busy]")).toBeNull());
  fault = null;
  await press("Play");
  expect(made).toHaveLength(1);
  expect(made[0]?.isPlaying).toBe(true);
});

test("a screen that is left is silent", async () => {
  render(note());
  await press("Play");
  retainThread({ memberId: "m", kind: "channel", threadId: "t" })();
  await vi.waitFor(() => expect(made[0]?.isPlaying).toBe(false));
});
