import { expect, test } from "vitest";
import { isContactQuestion } from "../../../../../client/thread/pending/contact-question.ts";

test("SAFE-33 SAFE-81 contact data and requests for secrecy are questions, other refusals are not", () => {
  expect((["thread/contact-link", "thread/secrecy"] as const).map(isContactQuestion)).toEqual([true, true]);
  expect((["thread/blank", "safety/contact-in-name", null] as const).map(isContactQuestion)).toEqual([
    false,
    false,
    false,
  ]);
});
