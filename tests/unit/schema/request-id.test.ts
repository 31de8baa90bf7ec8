import { expect, test } from "vitest";
import { requestId } from "../../../schema/game/protocol.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";

test("ids fit their declaration, are short, and do not repeat", () => {
  const ids = Array.from({ length: 1000 }, newRequestId);
  for (const id of ids) expect(requestId.parse(id)).toHaveLength(12);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every letter occurs", () => {
  expect(new Set(Array.from({ length: 1000 }, newRequestId).join("")).size).toBe(64);
});
