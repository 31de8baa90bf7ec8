import { expect, test } from "vitest";
import { namesInEvidence, redactJson } from "../../../../server/erasure/evidence.ts";

const evidence = {
  sender_id: "ada",
  sender_name: "Adaeze Obi",
  content: "I am Ada Nwosu",
  reactions: [{ user_id: "tunde", display_name: "Ada Nwosu" }],
  before: [{ sender_id: "ada", sender_name: "Ada Nwosu", content: "hello", versions: [{ content: "hi" }] }],
};

test("namesInEvidence finds every name of a member in a report's evidence", () => {
  expect(namesInEvidence(evidence, "ada")).toEqual(["Adaeze Obi", "Ada Nwosu"]);
});

test("ERASE-6 redactJson replaces a member's names and redacts texts, but keeps other members' names", () => {
  const redact = (text: string) => text.replaceAll("Ada Nwosu", "Deleted member");
  expect(redactJson(evidence, "ada", redact)).toEqual({
    sender_id: "ada",
    sender_name: "Deleted member",
    content: "I am Deleted member",
    reactions: [{ user_id: "tunde", display_name: "Ada Nwosu" }],
    before: [{ sender_id: "ada", sender_name: "Deleted member", content: "hello", versions: [{ content: "hi" }] }],
  });
});
