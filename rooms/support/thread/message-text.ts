import type { ErrorCode } from "../../../schema/errors.ts";
import { MESSAGE_MAX_LENGTH } from "../../../schema/limits.ts";
import { isBlank, isLongerThan, proseFault, tidyProse } from "../../../schema/text.ts";
import { type NewPoll, pollChoices } from "../../../schema/thread/poll.ts";

/** The text as it will be stored, or the error code if it is refused (THREAD-1, THREAD-30, THREAD-49, THREAD-86). */
export function messageText(
  typed: string,
  { mayBeBlank = false } = {},
): { readonly content: string } | { readonly refused: ErrorCode } {
  const content = tidyProse(typed);
  if (isBlank(content)) return mayBeBlank ? { content: "" } : { refused: "thread/blank" };
  if (isLongerThan(content, MESSAGE_MAX_LENGTH)) return { refused: "thread/too-long" };
  return proseFault(content) ? { refused: "thread/not-plain-text" } : { content };
}

/** The poll of a message with its choices as they will be stored, or the error code if it is refused (CHANNEL-61, CHANNEL-62). */
export function messagePoll(
  typed: NewPoll | undefined,
): { readonly poll: NewPoll | undefined } | { readonly refused: ErrorCode } {
  if (!typed) return { poll: undefined };
  const read = pollChoices(typed.choices);
  return "refused" in read ? read : { poll: { ...typed, ...read } };
}
