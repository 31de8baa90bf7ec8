import { z } from "zod";
import { FRAME_MAX_BYTES, POLL_CHOICE_MAX_LENGTH, POLL_CHOICES_MAX, POLL_CHOICES_MIN } from "../limits.ts";
import { isBlank, isLongerThan, proseFault, tidyProse, typedMessage } from "../text.ts";

/** After how many seconds a poll may end: an hour, a day, three days, a week. */
export const pollDurations = [3_600, 86_400, 259_200, 604_800] as const;
export type PollDuration = (typeof pollDurations)[number];

/** A poll as it is sent. Its question is the text of its message. The room refuses wrong choices with a specific code. */
export const newPoll = z.strictObject({
  choices: z.array(typedMessage(FRAME_MAX_BYTES)).max(2 * POLL_CHOICES_MAX),
  /** A member may vote for several choices. */
  allowsMany: z.literal(true).optional(),
  /** Nobody can see who voted for what. */
  isSecret: z.literal(true).optional(),
  /** In seconds. Without it, the poll does not end. */
  endsAfter: z.literal(pollDurations).optional(),
});
export type NewPoll = z.infer<typeof newPoll>;

/** The positions of choices, from 0. */
export const votedChoices = z.array(
  z
    .int()
    .min(0)
    .max(POLL_CHOICES_MAX - 1),
);

/** The result of a poll so far. */
const pollResult = z.strictObject({
  /** How many members voted for each choice, in the order of the choices. */
  counts: z.array(z.int().min(0)),
  /** How many members voted. */
  voters: z.int().min(0),
});

/** A poll, as the readers of its message see it. */
export const poll = pollResult.extend({
  choices: z.array(z.string()),
  allowsMany: z.literal(true).optional(),
  isSecret: z.literal(true).optional(),
  /** Milliseconds since 1970. Omitted if it does not end. */
  endsAt: z.number().optional(),
});
export type Poll = z.infer<typeof poll>;

/** The result of one message's poll after votes. It never says whose. */
export const pollChange = pollResult.extend({
  seq: z.int(),
  /** The message's version with this result. */
  version: z.int(),
});
export type PollChange = z.infer<typeof pollChange>;

/** What a member has voted for, for their other screens. */
export const ownVote = z.strictObject({ seq: z.int(), version: z.int(), choices: votedChoices });
export type OwnVote = z.infer<typeof ownVote>;

/** CHANNEL-61, CHANNEL-62: the choices as they will be stored, or why they are refused. */
export function pollChoices(
  typed: readonly string[],
): { readonly choices: string[] } | { readonly refused: "poll/choices" | "thread/not-plain-text" } {
  const choices = typed.map((each) => tidyProse(each).replace(/\p{Zs}+/gu, " "));
  const isRightNumber = choices.length >= POLL_CHOICES_MIN && choices.length <= POLL_CHOICES_MAX;
  if (!isRightNumber || !choices.every(isChoice) || hasRepetition(choices)) return { refused: "poll/choices" };
  const isPlain = choices.every((each) => !/[\n\t]/.test(each) && proseFault(each) === null);
  return isPlain ? { choices } : { refused: "thread/not-plain-text" };
}

const isChoice = (text: string): boolean => !isBlank(text) && !isLongerThan(text, POLL_CHOICE_MAX_LENGTH);

const hasRepetition = (choices: readonly string[]): boolean =>
  new Set(choices.map((each) => each.toLowerCase())).size < choices.length;

/** What others read in a message: its text, and the choices of its poll on lines of their own. In SQL: `message_text`. */
export const messageWords = (content: string, choices: readonly string[] = []): string =>
  [content, ...choices].join("\n");
