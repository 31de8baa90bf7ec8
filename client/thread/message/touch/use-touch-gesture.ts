import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { HOLD_MS, isFarEnough, move, press, shiftOf, type TouchGesture } from "./touch-gesture.ts";

interface Options {
  row: RefObject<HTMLElement | null>;
  /** A long press. */
  onHold: () => void;
  /** A swipe to the right. Undefined if it does nothing here. */
  onSwipe: (() => void) | undefined;
}

/** Confirms a gesture by a short vibration, where the device has one. Browsers refuse it before the first tap on a page. */
function vibrate(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(12);
}

/** The browser would click whatever is under the finger when it is lifted, for example a line of the sheet that has opened. */
function cancelClick(target: EventTarget): void {
  const listening = new AbortController();
  const end = (event: Event) => {
    if (event.type === "touchend" && event.cancelable) event.preventDefault();
    listening.abort();
  };
  for (const type of ["touchend", "touchcancel"]) {
    target.addEventListener(type, end, { signal: listening.signal, passive: false });
  }
}

/** A link keeps the browser's own menu, which opens and copies its address. */
export const isOnLink = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("a[href]") !== null;

/**
 * Recognizes a long press and a swipe of a finger or pen; a mouse does neither. The row reads how far it moves from the
 * custom property `--shift`, which changes without rendering.
 */
export function useTouchGesture({ row, onHold, onSwipe }: Options) {
  const gesture = useRef<TouchGesture>({ kind: "over" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [phase, setPhase] = useState<"idle" | "held" | "swiping" | "far">("idle");
  useEffect(() => () => clearTimeout(timer.current), []);

  function update(next: TouchGesture): void {
    gesture.current = next;
    if (next.kind !== "pressing") clearTimeout(timer.current);
    row.current?.style.setProperty("--shift", `${shiftOf(next)}px`);
    if (next.kind === "swiping") setPhase(isFarEnough(next) ? "far" : "swiping");
  }

  function end(): void {
    update({ kind: "over" });
    setPhase("idle");
  }

  function hold(target: EventTarget): void {
    update({ kind: "over" });
    setPhase("held");
    cancelClick(target);
    vibrate();
    onHold();
  }

  const handlers = {
    onPointerDown({ pointerType, isPrimary, target, clientX, clientY }: PointerEvent) {
      // A second finger zooms the page.
      if (pointerType === "mouse" || !isPrimary) return end();
      update(press({ x: clientX, y: clientY }));
      clearTimeout(timer.current);
      if (!isOnLink(target)) timer.current = setTimeout(() => hold(target), HOLD_MS);
    },
    onPointerMove({ pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      if (pointerType === "mouse" || !isPrimary || gesture.current.kind === "over") return;
      const wasFar = isFarEnough(gesture.current);
      update(move(gesture.current, { x: clientX, y: clientY }, onSwipe !== undefined));
      if (!wasFar && isFarEnough(gesture.current)) vibrate();
    },
    onPointerUp({ isPrimary }: PointerEvent) {
      if (!isPrimary) return;
      const isSwipe = isFarEnough(gesture.current);
      end();
      if (isSwipe) onSwipe?.();
    },
    // The browser scrolls or zooms instead.
    onPointerCancel: end,
  };
  return { phase, handlers };
}
