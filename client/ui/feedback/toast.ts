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

/** Says in a corner what has just happened. May be called from anywhere, also before the corner is there. */
export function toast(words: Toast): void {
  if (receiver) receiver(words);
  else {
    waiting.push(words);
    wake?.();
  }
}

/** Another try begins: what told of the last one's failure goes, for it would be read as this one's, and cover what comes. */
export function clearFailures(): void {
  waiting = waiting.filter(({ variant }) => variant !== "destructive");
  takeBack?.();
}

/** The corner, once it is loaded, takes what has been waiting and what comes; `clear` takes the failures it shows away. */
export function receiveToasts(next: Receiver, clear?: () => void): () => void {
  receiver = next;
  takeBack = clear;
  for (const words of waiting.splice(0)) next(words);
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
