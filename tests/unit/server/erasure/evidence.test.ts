import { expect, test } from "vitest";
import { namesInEvidence, redactJson } from "../../../../server/erasure/evidence.ts";

const evidence = {
  sender_id: "ada",
  sender_name: "Adaeze Obi",
  content: "I am Ada Nwosu",
  reactions: [{ user_id: "tunde", display_name: "Ada Nwosu" }],
  before: [{ sender_id: "ada", sender_name: "Ada Nwosu", content: "hello", versions: [{ content: "hi" }] }],
};

test("namesInEvidence finds no name where there is none, or where it is somebody else's", () => {
  const shown = { user_id: "ada", display_name: null, seq: 3, closed_at: null, list: ["Ada", 4, { host_id: "ada" }] };
  expect(namesInEvidence(shown, "ada")).toEqual([]);
  expect(namesInEvidence({ user_id: "tunde", display_name: "Ada Nwosu" }, "ada")).toEqual([]);
});

test("redactJson keeps what is not a text", () => {
  const value = { seq: 3, is_hidden: false, closed_at: null, user_id: 7, display_name: "Ada" };
  expect(redactJson(value, "ada", () => "Deleted member")).toEqual({ ...value, display_name: "Deleted member" });
});

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
