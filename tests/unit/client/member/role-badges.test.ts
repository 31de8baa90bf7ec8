import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MemberName } from "../../../../client/member/role-badges-panel.tsx";
import { memberRoles } from "../../../../schema/member/role.ts";

const textOf = (roles: readonly (typeof memberRoles)[number][]) =>
  renderToStaticMarkup(createElement(MemberName, { name: "Mama Grace", roles }))
    .replace(/<style.*?<\/style>/g, "")
    .replace(/<[^>]+>/g, "|")
    .replace(/\|+/g, "|");

test("a member's name is followed by a badge for each role that they hold", () => {
  expect(textOf([])).toBe("|Mama Grace|");
  expect(textOf(memberRoles)).toBe("|Mama Grace|, |Community admin|, |Mentor|, |Safeguarding lead|");
});
