import { expect, test } from "vitest";
import { requestId } from "../../../schema/game/protocol.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";

test("request ids match their declaration, are short, and don't repeat", () => {
  const ids = Array.from({ length: 1000 }, newRequestId);
  for (const id of ids) expect(requestId.parse(id)).toHaveLength(12);
  expect(new Set(ids).size).toBe(ids.length);
});

test("request ids use every letter of their alphabet", () => {
  expect(new Set(Array.from({ length: 1000 }, newRequestId).join("")).size).toBe(64);
});
