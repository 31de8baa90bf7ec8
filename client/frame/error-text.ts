import { codeOf, type FailureCode } from "../net/http/api-error.ts";

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
  "server/unknown": neutralErrorText,
  "server/draining": { title: "One moment", message: "The server is restarting. Please try again shortly." },
  "server/unavailable": { title: "One moment", message: "The server is busy. Please try again shortly." },
  "message/invalid": neutralErrorText,
  "message/too-many": { title: "Too fast", message: "Please wait a moment, then try again." },
};

/** Codes whose own texts don't help people. A text about what they were doing says more. */
const genericCodes: ReadonlySet<FailureCode> = new Set([
  "network/unreachable",
  "server/unknown",
  "server/unavailable",
  "request/malformed",
  "request/invalid",
  "request/not-found",
  "message/invalid",
]);

let texts: Readonly<Partial<Record<FailureCode, ErrorText>>> = frameErrors;

/** Called once by the app at startup with the texts of all codes, because this folder may not import features. */
export function provideErrorTexts(all: Readonly<Record<FailureCode, ErrorText>>): void {
  texts = all;
}

/** The text of a code. Unknown codes of a newer server get the neutral text. */
export function errorTextOf(code: FailureCode): ErrorText {
  return texts[code] ?? neutralErrorText;
}

/** The text for anything thrown. `fallback` says what the member was doing; it replaces texts that wouldn't help them. */
export function errorTextFor(error: unknown, fallback?: ErrorText): ErrorText {
  const code = codeOf(error);
  return fallback !== undefined && genericCodes.has(code) ? fallback : errorTextOf(code);
}

/** For the specified texts that end with the reason: "Failed to join channel: ..." */
export function errorTextWithReason(error: unknown, { title, message }: ErrorText): ErrorText {
  return { title, message: `${message}: ${errorTextFor(error).message}` };
}
