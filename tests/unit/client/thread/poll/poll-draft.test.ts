import { expect, test } from "vitest";
import {
  draftOf,
  emptyDraft,
  faultsOf,
  isFaultless,
  pollOf,
  readPollDraft,
  savePollDraft,
  shownChoices,
} from "../../../../../client/thread/poll/poll-draft.ts";
import { pollChoices } from "../../../../../schema/thread/poll.ts";

const draft = (choices: string[], question = "Well?") => ({ ...emptyDraft, question, choices });

test("CHANNEL-61 there is one empty field after the last answer, two at least and six at most", () => {
  expect(shownChoices([])).toEqual(["", ""]);
  expect(shownChoices(["a", "b"])).toEqual(["a", "b", ""]);
  expect(shownChoices(["", "b", "", ""])).toEqual(["", "b", ""]);
  expect(shownChoices([..."abcdef"])).toEqual([..."abcdef"]);
});

test.each([
  ["no answer", [], ["missing", "missing"]],
  ["one answer", ["Yes"], [null, "missing"]],
  ["an answer twice", ["Yes", " yes "], [null, "repeated", null]],
  ["a long answer", ["Yes", "n".repeat(81)], [null, "too-long", null]],
  ["two answers with a gap", ["Yes", "", "No"], [null, null, null, null]],
])("CHANNEL-62 %s is told at its field", (_, choices, faults) => {
  expect(faultsOf(draft(choices)).choices).toEqual(faults);
});

test("CHANNEL-62 what the form accepts, the server accepts", () => {
  for (const choices of [["Yes", "", " No  way "], [..."abcdef"], ["🙂".repeat(80), "n"]]) {
    expect(isFaultless(faultsOf(draft(choices)))).toBe(true);
    expect(pollChoices(pollOf(draft(choices)).choices)).toHaveProperty("choices");
  }
  expect(faultsOf(draft(["Yes", "No"], " "))).toMatchObject({ question: "missing" });
  expect(faultsOf(draft(["Yes", "No"], "a".repeat(4_001)))).toMatchObject({ question: "too-long" });
});

test("CHANNEL-61 a refused poll goes back into its form as it was", () => {
  const sent = { ...draft(["Yes", "No"]), allowsMany: true, isSecret: true, endsAfter: 3_600 as const };
  expect(draftOf("Well?", pollOf(sent))).toEqual(sent);
});

test("CHANNEL-61 a draft survives on this device until it is empty", () => {
  const entries = new Map<string, string>();
  const store = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    keys: () => [...entries.keys()],
  } as never;
  const written = { ...draft(["Yes"]), isSecret: true };
  savePollDraft("ada channel", written, store);
  expect(readPollDraft("ada channel", store)).toEqual(written);
  savePollDraft("ada channel", { ...emptyDraft, isSecret: true }, store);
  expect(readPollDraft("ada channel", store)).toEqual(emptyDraft);
});
