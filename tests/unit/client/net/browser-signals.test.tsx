// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { chooseDataSaving, useDataSaving } from "../../../../client/net/data-saver.ts";
import { useOnline } from "../../../../client/net/use-online.ts";
import { whenIdle, whenLoaded } from "../../../../client/net/when-idle.ts";
import { onWake } from "../../../../client/ui/late/wake.ts";
import { render } from "../../../support/browser/render.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const fire = (target: EventTarget, type: string) => flushSync(() => void target.dispatchEvent(new Event(type)));
const becomes = (visibilityState: DocumentVisibilityState) =>
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibilityState);

test("a page wakes when its network is back, it is shown again or visible, but not while hidden", () => {
  const wake = vi.fn();
  const stop = onWake(wake);
  const all = [[window, "online"] as const, [window, "pageshow"] as const, [document, "visibilitychange"] as const];
  becomes("hidden");
  for (const [target, type] of all) fire(target, type);
  expect(wake).not.toHaveBeenCalled();
  becomes("visible");
  for (const [index, [target, type]] of all.entries()) {
    fire(target, type);
    expect(wake).toHaveBeenCalledTimes(index + 1);
  }
  stop();
  for (const [target, type] of all) fire(target, type);
  expect(wake).toHaveBeenCalledTimes(3);
});

function Signals() {
  return <p>{`${useOnline() ? "online" : "offline"}, ${useDataSaving() ? "saving" : "not saving"}`}</p>;
}
const shown = () => document.querySelector("p")?.textContent;

test("components follow the network and the choice of saving data, and stop listening when they leave", () => {
  const removed = vi.spyOn(window, "removeEventListener");
  const { leave } = render(<Signals />);
  expect(shown()).toBe("online, not saving");
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fire(window, "offline");
  expect(shown()).toBe("offline, not saving");
  flushSync(() => chooseDataSaving(true));
  expect(shown()).toBe("offline, saving");
  onLine.mockReturnValue(true);
  fire(window, "online");
  expect(shown()).toBe("online, saving");
  leave();
  expect(removed.mock.calls.map(([type]) => type)).toEqual(expect.arrayContaining(["online", "offline", "storage"]));
});

function DataSaving() {
  return <p>{useDataSaving() ? "saving" : "not saving"}</p>;
}

test("a prerendered page is the same for devices that save data and for others", () => {
  chooseDataSaving(true);
  expect(renderToString(<DataSaving />)).toBe("<p>not saving</p>");
});

test("a browser that tells when it is idle is asked, and others wait for a second and a half", () => {
  const then = vi.fn();
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
  whenIdle(then)();
  whenIdle(then);
  vi.advanceTimersByTime(1_499);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledOnce();

  const [request, cancel] = [vi.fn(() => 7), vi.fn()];
  vi.stubGlobal("requestIdleCallback", request);
  vi.stubGlobal("cancelIdleCallback", cancel);
  whenIdle(then)();
  expect(request).toHaveBeenCalledWith(then, { timeout: 3_000 });
  expect([cancel.mock.calls, then.mock.calls.length]).toEqual([[[7]], 1]);
});

test("what can wait begins when the page has loaded, unless it is cancelled before or while it waits", () => {
  const then = vi.fn();
  const cancelled = vi.fn();
  vi.stubGlobal("requestIdleCallback", () => 7);
  vi.stubGlobal("cancelIdleCallback", cancelled);
  const idle = vi.spyOn(globalThis, "requestIdleCallback");
  const readyState = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  whenLoaded(then)();
  fire(window, "load");
  expect(idle).not.toHaveBeenCalled();

  const cancel = whenLoaded(then);
  expect(idle).not.toHaveBeenCalled();
  fire(window, "load");
  fire(window, "load");
  expect(idle).toHaveBeenCalledOnce();
  cancel();
  expect(cancelled).toHaveBeenCalledWith(7);

  readyState.mockReturnValue("complete");
  whenLoaded(then);
  expect(idle).toHaveBeenCalledTimes(2);
});
