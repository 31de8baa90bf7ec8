import { accountErrors } from "../account/account-errors.ts";
import type { ErrorText } from "../frame/error-text.ts";
import { frameErrors } from "../frame/frame-errors.ts";
import type { FailureCode } from "../net/http/api-error.ts";
import { profileErrors } from "../profile/profile-errors.ts";
import { safetyErrors } from "../safety/safety-errors.ts";

/** These features provide their texts themselves, so that they come with their first screen. */
type LaterFeature =
  | "ai"
  | "channel"
  | "chat"
  | "confession"
  | "course"
  | "devotion"
  | "erasure"
  | "event"
  | "game"
  | "member"
  | "payment"
  | "photo"
  | "pod"
  | "post"
  | "push"
  | "question"
  | "scripture"
  | "thread"
  | "ticket"
  | "trivia"
  | "word-battle";
type LaterCode = Extract<FailureCode, `${LaterFeature}/${string}`>;

/** The text of every other code. It has no default: a new code is a type error until its feature has a text for it. */
export const errorTexts: Readonly<Record<Exclude<FailureCode, LaterCode>, ErrorText>> = {
  ...frameErrors,
  ...accountErrors,
  ...profileErrors,
  ...safetyErrors,
};
