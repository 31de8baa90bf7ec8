import type { ReactNode } from "react";

export interface Toast {
  title: ReactNode;
  message?: ReactNode;
  variant?: "default" | "destructive";
  /** Milliseconds; a destructive one stays longer, since it must be read. */
  duration?: number;
  action?: { label: string; onPress: () => void };
}

type Receiver = (toast: Toast) => void;

let waiting: Toast[] = [];
let receiver: Receiver | undefined;
let takeBack: (() => void) | undefined;
let wake: (() => void) | undefined;

/** Shows a short message in a corner. May be called from anywhere, even before the corner has loaded. */
export function toast(content: Toast): void {
  if (receiver) receiver(content);
  else {
    waiting.push(content);
    wake?.();
  }
}

/** Removes the failures of the last try before another one starts, so that nobody mistakes them for new ones. */
export function clearFailures(): void {
  waiting = waiting.filter(({ variant }) => variant !== "destructive");
  takeBack?.();
}

/** Once loaded, the corner receives waiting and new toasts. `clear` removes the failures it shows. */
export function receiveToasts(next: Receiver, clear?: () => void): () => void {
  receiver = next;
  takeBack = clear;
  for (const content of waiting.splice(0)) next(content);
  return () => {
    receiver = undefined;
    takeBack = undefined;
  };
}

export function onToastWaiting(next: () => void): () => void {
  wake = next;
  if (waiting.length > 0) next();
  return () => {
    wake = undefined;
  };
}
