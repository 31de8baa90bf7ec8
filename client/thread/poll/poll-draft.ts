import {
  MESSAGE_MAX_LENGTH,
  POLL_CHOICE_MAX_LENGTH,
  POLL_CHOICES_MAX,
  POLL_CHOICES_MIN,
} from "../../../schema/limits.ts";
import type { pollDurations as declared, NewPoll, PollDuration } from "../../../schema/thread/poll.ts";
import { DRAFT_PREFIX, localStore, readSaved, removeSaved, writeSaved } from "../../net/storage/local-storage.ts";
import { lengthOf, textToSend } from "../composer/draft.ts";

/** A copy, which the compiler compares. Importing the declaration itself would load all of zod. */
export const pollDurations: typeof declared = [3_600, 86_400, 259_200, 604_800];

/** A poll as it is written. */
export interface PollDraft {
  question: string;
  choices: readonly string[];
  allowsMany: boolean;
  isSecret: boolean;
  /** In seconds. Null: it does not end. */
  endsAfter: PollDuration | null;
}

export const emptyDraft: PollDraft = {
  question: "",
  choices: [],
  allowsMany: false,
  isSecret: false,
  endsAfter: null,
};

const LIFETIME_DAYS = 30;

/** Beside the draft of a message in the same thread. */
const storageKeyOf = (draftKey: string): string => `${DRAFT_PREFIX}${draftKey} poll`;

/** Validates a saved value, because an older version, another page or the member may have written it. */
export function readPollDraft(draftKey: string, store = localStore()): PollDraft {
  const saved = readSaved(store, storageKeyOf(draftKey));
  if (typeof saved !== "object" || saved === null) return emptyDraft;
  const { question, choices, allowsMany, isSecret, endsAfter } = saved as Record<string, unknown>;
  return {
    question: typeof question === "string" ? question : "",
    choices: Array.isArray(choices) ? choices.filter((each) => typeof each === "string") : [],
    allowsMany: allowsMany === true,
    isSecret: isSecret === true,
    endsAfter: pollDurations.find((each) => each === endsAfter) ?? null,
  };
}

/** A draft without words is removed. */
export function savePollDraft(draftKey: string, draft: PollDraft, store = localStore()): void {
  const isEmpty = [draft.question, ...draft.choices].every((words) => words.trim() === "");
  if (isEmpty) removeSaved(store, storageKeyOf(draftKey));
  else writeSaved(store, storageKeyOf(draftKey), draft, LIFETIME_DAYS);
}

/** The draft of a poll that was not sent. */
export const draftOf = (question: string, { choices, allowsMany, isSecret, endsAfter }: NewPoll): PollDraft => ({
  question,
  choices,
  allowsMany: allowsMany === true,
  isSecret: isSecret === true,
  endsAfter: endsAfter ?? null,
});

/** The fields of the choices: one more than are written, at least two, and at most six. */
export function shownChoices(choices: readonly string[]): string[] {
  const last = choices.findLastIndex((each) => each.trim() !== "");
  const count = Math.min(POLL_CHOICES_MAX, Math.max(POLL_CHOICES_MIN, last + 2));
  return Array.from({ length: count }, (_, at) => choices[at] ?? "");
}

export type ChoiceFault = "missing" | "repeated" | "too-long";

export interface PollFaults {
  question: "missing" | "too-long" | null;
  /** By position. */
  choices: readonly (ChoiceFault | null)[];
}

const plain = (words: string): string => textToSend(words).replace(/\s+/g, " ");

/** CHANNEL-62: what has to change before it can be sent. The server checks the rest. */
export function faultsOf({ question, choices }: PollDraft): PollFaults {
  const shown = shownChoices(choices).map(plain);
  const isMissing = shown.filter((each) => each !== "").length < POLL_CHOICES_MIN;
  const faultOf = (choice: string, at: number): ChoiceFault | null => {
    if (choice === "") return isMissing && at < POLL_CHOICES_MIN ? "missing" : null;
    if (lengthOf(choice) > POLL_CHOICE_MAX_LENGTH) return "too-long";
    const isRepeated = shown.slice(0, at).some((earlier) => earlier.toLowerCase() === choice.toLowerCase());
    return isRepeated ? "repeated" : null;
  };
  const asked = textToSend(question);
  const isTooLong = lengthOf(asked) > MESSAGE_MAX_LENGTH;
  return { question: asked === "" ? "missing" : isTooLong ? "too-long" : null, choices: shown.map(faultOf) };
}

export const isFaultless = ({ question, choices }: PollFaults): boolean =>
  question === null && choices.every((fault) => fault === null);

/** The poll as it is sent. */
export const pollOf = ({ choices, allowsMany, isSecret, endsAfter }: PollDraft): NewPoll => ({
  choices: choices.map(plain).filter((choice) => choice !== ""),
  ...(allowsMany && { allowsMany }),
  ...(isSecret && { isSecret }),
  ...(endsAfter !== null && { endsAfter }),
});
