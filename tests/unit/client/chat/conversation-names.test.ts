import { describe, expect, test } from "vitest";
import {
  isNamed,
  partnersIn,
  partnersOf,
  previewOf,
  supervisionText,
  titleOf,
} from "../../../../client/chat/conversation-names.ts";

const member = (memberId: string, displayName: string, isSafeguardingLead = false) => ({
  memberId,
  displayName,
  roles: [],
  isSafeguardingLead,
});
const ada = member("ada", "Ada");
const bola = member("bola", "Ọláyínká Bọ́lá");
const lead = member("lead", "Mrs Bello", true);
const two = { members: [ada, bola], isAccompanied: false };
const three = { members: [ada, bola, lead], isAccompanied: true };

describe("with whom a conversation is", () => {
  test("the other of the two", () => expect(titleOf(two, "ada")).toBe("Ọláyínká Bọ́lá"));

  test("a lead who only accompanies is not in its name, but is told to both", () => {
    expect(titleOf(three, "ada")).toBe("Ọláyínká Bọ́lá");
    const sentence = "Mrs Bello, safeguarding lead, can read this conversation.";
    expect([supervisionText(three, "ada"), supervisionText(three, "bola")]).toEqual([sentence, sentence]);
  });

  test("the lead sees both names, and that both know", () => {
    expect(titleOf(three, "lead")).toBe("Ada and Ọláyínká Bọ́lá");
    expect(supervisionText(three, "lead")).toContain("You are in this conversation");
  });

  test("a lead as one of the two is a partner like any other", () => {
    const withLead = { members: [ada, lead], isAccompanied: false };
    expect(partnersIn(withLead, "ada")).toEqual([lead]);
    expect(supervisionText(withLead, "ada")).toBeNull();
  });

  test("people with whom there is one already are known; those one only accompanies are not", () => {
    expect([...partnersOf([three], "ada")]).toEqual(["bola"]);
    expect([...partnersOf([three], "lead")]).toEqual([]);
  });

  test("who has no name is an unknown user", () => {
    expect(titleOf({ members: [ada, member("x", "")], isAccompanied: false }, "ada")).toBe("Unknown User");
  });

  test.each(["bola", "ỌLÁ", " yinka "])("found by %j, dots and tones or not", (typed) =>
    expect(isNamed(two, "ada", typed)).toBe(true),
  );
  test("one's own name finds nothing", () => expect(isNamed(two, "ada", "ada")).toBe(false));
});

describe("a conversation in short", () => {
  const preview = { senderId: "ada", text: "hello", isDeleted: false };
  test.each([
    [null, "No messages yet"],
    [preview, "You: hello"],
    [{ ...preview, senderId: "bola" }, "hello"],
    [{ ...preview, isDeleted: true }, "Message deleted"],
  ])("%j", (given, words) => expect(previewOf({ preview: given }, "ada")).toBe(words));
});
