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

describe("the people of a conversation", () => {
  test("the title is the name of the other member", () => expect(titleOf(two, "ada")).toBe("Ọláyínká Bọ́lá"));

  test("a lead who only supervises is not in the title, and both members see the lead's name", () => {
    expect(titleOf(three, "ada")).toBe("Ọláyínká Bọ́lá");
    const sentence = "Mrs Bello, safeguarding lead, can read this conversation.";
    expect([supervisionText(three, "ada"), supervisionText(three, "bola")]).toEqual([sentence, sentence]);
  });

  test("the lead sees both names, and that both members know", () => {
    expect(titleOf(three, "lead")).toBe("Ada and Ọláyínká Bọ́lá");
    expect(supervisionText(three, "lead")).toContain("You're a safeguarding lead in this conversation");
  });

  test("a lead who is one of the two is a partner like any other", () => {
    const withLead = { members: [ada, lead], isAccompanied: false };
    expect(partnersIn(withLead, "ada")).toEqual([lead]);
    expect(supervisionText(withLead, "ada")).toBeNull();
  });

  test("partners are known people; members whom one only supervises are not", () => {
    expect([...partnersOf([three], "ada")]).toEqual(["bola"]);
    expect([...partnersOf([three], "lead")]).toEqual([]);
  });

  test("a member without a name is an unknown user", () => {
    expect(titleOf({ members: [ada, member("x", "")], isAccompanied: false }, "ada")).toBe("Unknown User");
  });

  test.each(["bola", "ỌLÁ", " yinka "])("%j finds it, with or without diacritics", (typed) =>
    expect(isNamed(two, "ada", typed)).toBe(true),
  );
  test("the member's own name finds nothing", () => expect(isNamed(two, "ada", "ada")).toBe(false));
});

describe("the preview of a conversation", () => {
  const preview = { senderId: "ada", text: "hello", isDeleted: false };
  test.each([
    [null, "No messages yet"],
    [preview, "You: hello"],
    [{ ...preview, senderId: "bola" }, "hello"],
    [{ ...preview, isDeleted: true }, "Message deleted"],
  ])("%j", (given, words) => expect(previewOf({ preview: given }, "ada")).toBe(words));
});
