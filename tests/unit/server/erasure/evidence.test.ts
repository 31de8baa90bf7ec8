import { expect, test } from "vitest";
import { namesInEvidence, redactJson } from "../../../../server/erasure/evidence.ts";

const evidence = {
  sender_id: "ada",
  sender_name: "Adaeze Obi",
  content: "I am Ada Nwosu",
  reactions: [{ user_id: "tunde", display_name: "Ada Nwosu" }],
  before: [{ sender_id: "ada", sender_name: "Ada Nwosu", content: "hello", versions: [{ content: "hi" }] }],
};

test("finds every name under which the member stands in a report's evidence", () => {
  expect(namesInEvidence(evidence, "ada")).toEqual(["Adaeze Obi", "Ada Nwosu"]);
});

test("ERASE-6 the member's names are replaced by their id, texts redacted, other members' names stay", () => {
  const redact = (text: string) => text.replaceAll("Ada Nwosu", "Deleted member");
  expect(redactJson(evidence, "ada", redact)).toEqual({
    sender_id: "ada",
    sender_name: "Deleted member",
    content: "I am Deleted member",
    reactions: [{ user_id: "tunde", display_name: "Ada Nwosu" }],
    before: [{ sender_id: "ada", sender_name: "Deleted member", content: "hello", versions: [{ content: "hi" }] }],
  });
});
