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
