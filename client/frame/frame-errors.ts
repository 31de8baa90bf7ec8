import type { FailureCode } from "../net/http/api-error.ts";

export interface ErrorText {
  title: string;
  message: string;
}

/** The texts of a feature, one for each of its codes. `ErrorTexts<"game">` has every code that begins with `game/`. */
export type ErrorTexts<Noun extends string> = Readonly<Record<Extract<FailureCode, `${Noun}/${string}`>, ErrorText>>;

/** For anything unexpected, and for codes that only a newer server knows. */
export const neutralErrorText: ErrorText = {
  title: "Error",
  message: "Something went wrong. Please try again.",
};

/** The codes that belong to no feature: the network, the request, the server, and a room's messages. */
export const frameErrors: ErrorTexts<"network" | "request" | "server" | "message"> = {
  "network/unreachable": {
    title: "No connection",
    message: "We couldn’t reach the server. Check your network and try again.",
  },
  "request/malformed": neutralErrorText,
  "request/too-large": { title: "Too large", message: "That’s too much at once. Please send less." },
  "request/foreign-origin": neutralErrorText,
  "request/not-found": { title: "Not found", message: "There’s nothing at this address." },
  "request/too-many": { title: "Too many tries", message: "Please wait a moment, then try again." },
  "request/invalid": { title: "Please check the form", message: "Some of the answers need another look." },
  "request/outdated": {
    title: "This page is out of date",
    message: "Please reload it, then try again. Your unsent messages are safe.",
  },
  "server/unknown": neutralErrorText,
  "server/draining": { title: "One moment", message: "The server is restarting. Please try again shortly." },
  "server/unavailable": { title: "One moment", message: "The server is busy. Please try again shortly." },
  "server/other-process": neutralErrorText,
  "server/storage-unavailable": {
    title: "One moment",
    message: "The server can’t save or load files just now. Please try again later.",
  },
  "message/invalid": neutralErrorText,
  "message/too-many": { title: "Too fast", message: "Please wait a moment, then try again." },
};
