// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FullscreenButton } from "../../../../../client/game/screen/fullscreen-button.tsx";
import { IDLE_MS, usePointerIdle } from "../../../../../client/game/screen/use-pointer-idle.ts";
import { useWakeLock } from "../../../../../client/game/screen/use-wake-lock.ts";
import { render } from "../../../../support/browser/render.ts";

afterEach(() => {
  vi.useRealTimers();
  for (const name of ["fullscreenEnabled", "fullscreenElement", "visibilityState", "exitFullscreen"]) {
    Reflect.deleteProperty(document, name);
  }
  for (const name of ["requestFullscreen"]) Reflect.deleteProperty(document.documentElement, name);
  Reflect.deleteProperty(navigator, "wakeLock");
});

const define = (on: object, name: string, value: unknown) =>
  Object.defineProperty(on, name, { value, configurable: true });

function Pointer() {
  return <p>{usePointerIdle() ? "idle" : "moving"}</p>;
}

function Display() {
  useWakeLock();
  return null;
}

describe("the full-screen button", () => {
  test("it fills the screen, and ends that", () => {
    const fill = vi.fn(async () => {});
    const leave = vi.fn(async () => {});
    define(document, "fullscreenEnabled", true);
    define(document, "fullscreenElement", null);
    define(document.documentElement, "requestFullscreen", fill);
    define(document, "exitFullscreen", leave);
    render(<FullscreenButton isHidden={false} />);
    const button = () => document.querySelector("button");
    expect(button()?.textContent).toBe("Full screen");
    button()?.click();
    expect(fill).toHaveBeenCalledOnce();
    define(document, "fullscreenElement", document.documentElement);
    flushSync(() => document.dispatchEvent(new Event("fullscreenchange")));
    expect(button()?.textContent).toBe("Leave full screen");
    button()?.click();
    expect(leave).toHaveBeenCalledOnce();
  });

  test("a browser that cannot fill the screen shows no button", () => {
    define(document, "fullscreenEnabled", false);
    define(document, "fullscreenElement", null);
    render(<FullscreenButton isHidden={false} />);
    expect(document.querySelector("button")).toBeNull();
  });
});

test("the pointer counts as idle after three seconds, and no longer once it moves", () => {
  vi.useFakeTimers();
  render(<Pointer />);
  const shown = () => document.querySelector("p")?.textContent;
  const pass = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms));
  pass(0);
  pass(IDLE_MS - 1);
  expect(shown()).toBe("moving");
  pass(1);
  expect(shown()).toBe("idle");
  flushSync(() => window.dispatchEvent(new Event("pointermove")));
  expect(shown()).toBe("moving");
});

describe("the wake lock", () => {
  /** A browser that gives locks, which end when the page is hidden. */
  function locks() {
    const given: { released: boolean; release: () => Promise<void> }[] = [];
    const request = vi.fn(async () => {
      const lock = {
        released: false,
        release: async () => {
          lock.released = true;
        },
      };
      given.push(lock);
      return lock;
    });
    define(navigator, "wakeLock", { request });
    return { given, request };
  }

  function turn(state: "hidden" | "visible") {
    define(document, "visibilityState", state);
    document.dispatchEvent(new Event("visibilitychange"));
  }

  test("the display stays awake until the wall is left, also after the page was hidden", async () => {
    const { given, request } = locks();
    define(document, "visibilityState", "visible");
    const page = render(<Display />);
    await vi.waitFor(() => expect(given).toHaveLength(1));
    turn("hidden");
    expect(request).toHaveBeenCalledOnce();
    await given[0]?.release();
    turn("visible");
    await vi.waitFor(() => expect(given).toHaveLength(2));
    turn("visible");
    expect(request).toHaveBeenCalledTimes(2);
    page.leave();
    await vi.waitFor(() => expect(given[1]?.released).toBe(true));
    turn("visible");
    expect(request).toHaveBeenCalledTimes(2);
  });

  test("a lock that comes after the wall was left is given back", async () => {
    const { given } = locks();
    define(document, "visibilityState", "visible");
    render(<Display />).leave();
    await vi.waitFor(() => expect(given[0]?.released).toBe(true));
  });

  test("a browser that refuses the lock, or has none, breaks nothing", async () => {
    define(document, "visibilityState", "visible");
    render(<Display />).leave();
    const request = vi.fn(async () => {
      throw new DOMException("low battery", "NotAllowedError");
    });
    define(navigator, "wakeLock", { request });
    render(<Display />).leave();
    await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
  });
});
