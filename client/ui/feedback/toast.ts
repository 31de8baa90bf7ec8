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

const waiting: Toast[] = [];
let receiver: Receiver | undefined;
let wake: (() => void) | undefined;

/** Says in a corner what has just happened. May be called from anywhere, also before the corner is there. */
export function toast(words: Toast): void {
  if (receiver) receiver(words);
  else {
    waiting.push(words);
    wake?.();
  }
}

/** The corner, once it is loaded, takes what has been waiting and what comes. */
export function receiveToasts(next: Receiver): () => void {
  receiver = next;
  for (const words of waiting.splice(0)) next(words);
  return () => {
    receiver = undefined;
  };
}

export function onToastWaiting(next: () => void): () => void {
  wake = next;
  if (waiting.length > 0) next();
  return () => {
    wake = undefined;
  };
}
