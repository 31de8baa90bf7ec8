import type { ReactNode } from "react";

export interface Toast {
  title: ReactNode;
  message?: ReactNode;
  /** What people tell those who run the server, so that they find this failure. */
  reference?: string;
  variant?: "default" | "destructive";
  /** In ms. By default a destructive toast stays longer than others, so that it is read. */
  duration?: number;
  action?: { label: string; onPress: () => void };
}

type Receiver = (toast: Toast) => void;

let waiting: Toast[] = [];
let receiver: Receiver | undefined;
let clearShown: ((which: "failures" | "all") => void) | undefined;
let loadArea: (() => void) | undefined;

/** Shows a short message at the top of the screen. May be called from anywhere, even before the toast area has loaded. */
export function toast(content: Toast): void {
  if (receiver) receiver(content);
  else {
    waiting.push(content);
    loadArea?.();
  }
}

/** Removes the failures of the previous try before another one starts, so that nobody mistakes them for new ones. */
export function clearFailures(): void {
  waiting = waiting.filter(({ variant }) => variant !== "destructive");
  clearShown?.("failures");
}

/** Removes all toasts, when something else needs their place. */
export function clearToasts(): void {
  waiting = [];
  clearShown?.("all");
}

/** Connects the toast area: it receives waiting and new toasts. `clear` removes those that it shows. Returns how to disconnect. */
export function receiveToasts(show: Receiver, clear?: (which: "failures" | "all") => void): () => void {
  receiver = show;
  clearShown = clear;
  for (const content of waiting.splice(0)) show(content);
  return () => {
    receiver = undefined;
    clearShown = undefined;
  };
}

/** Calls `load` when a toast is waiting for the toast area. Returns how to stop. */
export function onToastWaiting(load: () => void): () => void {
  loadArea = load;
  if (waiting.length > 0) load();
  return () => {
    loadArea = undefined;
  };
}
