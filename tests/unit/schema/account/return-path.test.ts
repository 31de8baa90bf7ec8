import { expect, test } from "vitest";
import { isReturnPath } from "../../../../schema/account/return-path.ts";

test("a path on this site is accepted as a return path", () => {
  for (const path of ["/", "/games", "/games/room/ABC234?from=link#seat", "/messages//x", `/${"a".repeat(299)}`]) {
    expect([path, isReturnPath(path)]).toEqual([path, true]);
  }
});

test("anything that could lead to another site, or is too long, is refused as a return path", () => {
  const refused = [
    "//x",
    "/\\x",
    "\\\\x",
    "\\/x",
    "https://x",
    "HTTPS://x",
    "javascript:alert(1)",
    "x",
    "",
    " /games",
    "/games\\..\\x",
    "/\t/x",
    "/\n/x",
    "/ games",
    `/${"a".repeat(300)}`,
  ];
  for (const path of refused) {
    expect([path, isReturnPath(path)]).toEqual([path, false]);
  }
});
