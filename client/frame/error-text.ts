import { codeOf, type FailureCode } from "../net/http/api-error.ts";
import { frameErrors, neutralErrorText } from "./frame-errors.ts";

export interface ErrorText {
  title: string;
  message: string;
}

/** The texts of a feature, one for each of its codes. `ErrorTexts<"game">` has every code that begins with `game/`. */
export type ErrorTexts<Noun extends string> = Readonly<Record<Extract<FailureCode, `${Noun}/${string}`>, ErrorText>>;

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

/**
 * Adds texts, because this folder may not import features. The app calls it at startup with those that every page brings
 * along. A feature whose texts are too many for that calls it where its queries are, so they come with its first screen.
 */
export function provideErrorTexts(more: Readonly<Partial<Record<FailureCode, ErrorText>>>): void {
  texts = { ...texts, ...more };
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
