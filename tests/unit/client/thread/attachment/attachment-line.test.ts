import { expect, test } from "vitest";
import { lineOf } from "../../../../../client/thread/attachment/attachment-line.ts";

test("THREAD-57 a message in one line is its text, or the name of what it carries", () => {
  expect(lineOf({ text: "Our choir", attachmentKind: "photo" })).toBe("Our choir");
  expect(lineOf({ text: "", attachmentKind: "photo" })).toBe("Photo");
  expect(lineOf({ text: "", attachmentKind: "voice" })).toBe("Voice note");
  expect(lineOf({ text: "" })).toBe("");
});
