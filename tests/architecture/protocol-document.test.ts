import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { declaredRooms } from "../../rooms/index.ts";
import { protocolDocument } from "../../server/platform/protocol-document.ts";
import { withSettings } from "../../server/platform/settings-document.ts";

test("docs/protocol.md says what the declarations say; `npm run docs` writes it anew", () => {
  expect(readFileSync("docs/protocol.md", "utf8")).toBe(protocolDocument(declaredRooms));
});

test("README.md lists every setting as it is declared; `npm run docs` writes the table anew", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(readme).toContain("`COMMUNITY_NAME`");
  expect(readme).toBe(withSettings(readme));
});
