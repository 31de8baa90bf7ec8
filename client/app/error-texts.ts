import { accountErrors, type LaterAccountCode } from "../account/account-errors.ts";
import type { ErrorText } from "../frame/error-text.ts";
import { frameErrors } from "../frame/frame-errors.ts";
import type { FailureCode } from "../net/http/api-error.ts";
import { safetyErrors } from "../safety/safety-errors.ts";

/** These features provide their texts themselves, so that they come with their first screen. */
type LaterFeature =
  | "ai"
  | "announcement"
  | "channel"
  | "chat"
  | "confession"
  | "course"
  | "devotion"
  | "erasure"
  | "event"
  | "game"
  | "inbox"
  | "member"
  | "payment"
  | "photo"
  | "pod"
  | "post"
  | "profile"
  | "push"
  | "question"
  | "scripture"
  | "setting"
  | "thread"
  | "ticket"
  | "trivia"
  | "trivia-question"
  | "word-battle";
type LaterCode = Extract<FailureCode, `${LaterFeature}/${string}`> | LaterAccountCode;

/** The text of every other code. It has no default: a new code is a type error until its feature has a text for it. */
export const errorTexts: Readonly<Record<Exclude<FailureCode, LaterCode>, ErrorText>> = {
  ...frameErrors,
  ...accountErrors,
  ...safetyErrors,
};
