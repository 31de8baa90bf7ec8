// @vitest-environment happy-dom
import { createElement } from "react";
import { flushSync } from "react-dom";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { HOLD_MS } from "../../../../../../client/thread/message/touch/touch-gesture.ts";
import { TouchRow } from "../../../../../../client/thread/message/touch/touch-row.tsx";
import { render } from "../../../../../support/browser/render.ts";

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** A message with a text and a link, and what its gestures have done. */
function showRow({ maySwipe = true } = {}) {
  const done: string[] = [];
  const text = createElement("p", null, "Amen ", createElement("a", { href: "https://example.org" }, "link"));
  const swipe = maySwipe ? { onSwipe: () => void done.push("reply") } : {};
  const props = { onHold: () => void done.push("menu"), ...swipe, children: text };
  const { leave } = render(createElement(TouchRow, props));
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  function point(type: string, target: HTMLElement, [x, y]: [number, number], more: PointerEventInit = {}) {
    const where = { clientX: x, clientY: y, bubbles: true };
    flushSync(() =>
      target.dispatchEvent(new PointerEvent(type, { pointerType: "touch", isPrimary: true, ...where, ...more })),
    );
  }
  return { done, leave, text: find("p"), link: find("a"), point };
}

const hold = () => flushSync(() => vi.advanceTimersByTime(HOLD_MS));

describe("a long press", () => {
  test("a resting finger opens the menu once, and lifting it clicks nothing", () => {
    const { done, text, point } = showRow();
    point("pointerdown", text, [100, 100]);
    point("pointermove", text, [104, 96]);
    hold();
    point("pointerup", text, [104, 96]);
    const lifted = new Event("touchend", { bubbles: true, cancelable: true });
    text.dispatchEvent(lifted);
    expect(done).toEqual(["menu"]);
    expect(lifted.defaultPrevented).toBe(true);
    const later = new Event("touchend", { bubbles: true, cancelable: true });
    text.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });

  test.each([
    ["scrolls", "pointercancel", {}],
    ["is lifted", "pointerup", {}],
    ["moves away", "pointermove", {}],
    ["is joined by another", "pointerdown", { isPrimary: false }],
  ])("a finger that %s does not open the menu", (_, type, more) => {
    const { done, text, point } = showRow();
    point("pointerdown", text, [100, 100]);
    point(type, text, [100, 120], more);
    hold();
    expect(done).toEqual([]);
  });

  test("a mouse, a link and a message that is gone do not open the menu", () => {
    const { done, text, link, point, leave } = showRow();
    point("pointerdown", text, [100, 100], { pointerType: "mouse" });
    hold();
    point("pointerdown", link, [100, 100]);
    hold();
    point("pointerup", link, [100, 100]);
    point("pointerdown", text, [100, 100]);
    leave();
    hold();
    expect(done).toEqual([]);
  });

  test("the browser keeps its menu for a mouse and for links, and opens none on a text under a finger", () => {
    const { text, link, point } = showRow();
    const menuFor = (target: HTMLElement, pointerType: string) => {
      const event = new PointerEvent("contextmenu", { pointerType, bubbles: true, cancelable: true });
      target.dispatchEvent(event);
      return !event.defaultPrevented;
    };
    point("pointerdown", text, [100, 100]);
    expect(menuFor(text, "touch")).toBe(false);
    expect(menuFor(link, "touch")).toBe(true);
    expect(menuFor(text, "mouse")).toBe(true);
  });
});

describe("a swipe", () => {
  test("a swipe to the right replies when the finger is lifted, also from a link", () => {
    const { done, text, link, point } = showRow();
    for (const target of [text, link]) {
      point("pointerdown", target, [100, 100]);
      point("pointermove", target, [130, 102]);
      point("pointermove", target, [170, 104]);
      hold();
      point("pointerup", target, [170, 104]);
    }
    expect(done).toEqual(["reply", "reply"]);
  });

  test("a swipe that the browser takes over does not reply, nor does one where nothing can be replied to", () => {
    for (const [maySwipe, end] of [
      [true, "pointercancel"],
      [false, "pointerup"],
    ] as const) {
      const { done, text, point, leave } = showRow({ maySwipe });
      point("pointerdown", text, [100, 100]);
      point("pointermove", text, [170, 100]);
      point(end, text, [170, 100]);
      expect(done).toEqual([]);
      leave();
    }
  });
});
