import { expect, test } from "vitest";
import { partnerOf } from "../../../../../client/thread/message/author-display.ts";

const people = (...ids: string[]) => ids.map((memberId) => ({ memberId, displayName: memberId }));

test("in a conversation of two, the other member needs no name", () => {
  expect(partnerOf(people("ada", "bola"), "ada")).toBe("bola");
  expect(partnerOf(people("ada", "bola"), "bola")).toBe("ada");
});

test("where a safeguarding lead reads along, everybody else keeps their name", () => {
  expect(partnerOf(people("ada", "bola", "grace"), "ada")).toBeUndefined();
});

test("a thread whose members are not known shows all names", () => {
  expect(partnerOf(undefined, "ada")).toBeUndefined();
  expect(partnerOf(people("ada"), "ada")).toBeUndefined();
});
