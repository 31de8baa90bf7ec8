import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { declaredRooms } from "../../rooms/index.ts";
import { protocolDocument } from "../../server/platform/document/protocol-document.ts";
import { withSettings } from "../../server/platform/document/settings-document.ts";

test("docs/protocol.md matches the declarations; if not, run `npm run docs`", () => {
  expect(readFileSync("docs/protocol.md", "utf8")).toBe(protocolDocument(declaredRooms));
});

test("README.md lists every setting as declared; if not, run `npm run docs`", () => {
  const readme = readFileSync("README.md", "utf8");
  const outdated = readme.replace(/^\| `COMMUNITY_NAME` .*\n/m, "");
  expect(outdated).not.toBe(readme);
  expect(withSettings(outdated)).toBe(readme);
});
