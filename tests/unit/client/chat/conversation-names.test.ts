import { describe, expect, test } from "vitest";
import {
  matchesName,
  partnersIn,
  partnersOf,
  previewOf,
  supervisionText,
  titleOf,
} from "../../../../client/chat/conversation-names.ts";

const member = (memberId: string, displayName: string, isSupervisor = false) => ({
  memberId,
  displayName,
  formerName: null,
  avatarUrl: null,
  roles: [],
  isSupervisor,
});
const ada = member("ada", "Ada");
const bola = member("bola", "Ọláyínká Bọ́lá");
const lead = { ...member("lead", "Mrs Bello", true), roles: ["safeguarding_lead" as const] };
const admin = { ...member("admin", "Mama Grace", true), roles: ["admin" as const] };
const two = { members: [ada, bola], isSupervised: false };
const three = { members: [ada, bola, lead], isSupervised: true };

describe("the people of a conversation", () => {
  test("the title of a conversation is the name of the other member", () =>
    expect(titleOf(two, "ada")).toBe("Ọláyínká Bọ́lá"));

  test("a lead who only supervises is not in the title, and both members see the lead's name", () => {
    expect(titleOf(three, "ada")).toBe("Ọláyínká Bọ́lá");
    const sentence = "Mrs Bello, safeguarding lead, can read this conversation.";
    expect([supervisionText(three, "ada"), supervisionText(three, "bola")]).toEqual([sentence, sentence]);
  });

  test("a lead who supervises sees both names, and that both members know", () => {
    expect(titleOf(three, "lead")).toBe("Ada and Ọláyínká Bọ́lá");
    expect(supervisionText(three, "lead")).toBe(
      "You look after this conversation. Both people know that you can read it.",
    );
  });

  test("a lead who is one of the two is a partner like any other", () => {
    const partner = { ...lead, isSupervisor: false };
    const withLead = { members: [ada, partner], isSupervised: false };
    expect(partnersIn(withLead, "ada")).toEqual([partner]);
    expect(supervisionText(withLead, "ada")).toBeNull();
    const withSecond = { members: [ada, partner, admin], isSupervised: true };
    expect(titleOf(withSecond, "ada")).toBe("Mrs Bello");
    const sentence = "Mama Grace can read this conversation, to keep it safe.";
    expect([supervisionText(withSecond, "ada"), supervisionText(withSecond, "lead")]).toEqual([sentence, sentence]);
  });

  test("a lead has no partners in a conversation that the lead only supervises", () => {
    expect([...partnersOf([three], "ada")]).toEqual(["bola"]);
    expect([...partnersOf([three], "lead")]).toEqual([]);
  });

  test("a member without a name is shown as Unknown User", () => {
    expect(titleOf({ members: [ada, member("x", "")], isSupervised: false }, "ada")).toBe("Unknown User");
  });

  test.each(["bola", "ỌLÁ", " yinka "])("a conversation is found by %j, with or without diacritics", (typed) =>
    expect(matchesName(two, "ada", typed)).toBe(true),
  );
  test("a conversation is not found by the member's own name", () =>
    expect(matchesName(two, "ada", "ada")).toBe(false));
});

describe("the preview of a conversation", () => {
  const preview = { senderId: "ada", text: "hello", isDeleted: false };
  test.each([
    [null, "No messages yet"],
    [preview, "You: hello"],
    [{ ...preview, senderId: "bola" }, "hello"],
    [{ ...preview, isDeleted: true }, "Message deleted"],
  ])("the preview of %j is %j", (given, text) => expect(previewOf({ preview: given }, "ada")).toBe(text));
});
