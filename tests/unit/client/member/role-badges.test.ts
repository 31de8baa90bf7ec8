import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MemberName } from "../../../../client/member/role-badges-panel.tsx";
import { memberRoles } from "../../../../schema/member/role.ts";

const textOf = (roles: readonly (typeof memberRoles)[number][], formerName?: string | null) =>
  renderToStaticMarkup(createElement(MemberName, { name: "Mama Grace", roles, ...(formerName && { formerName }) }))
    .replace(/<style.*?<\/style>/g, "")
    .replace(/<[^>]+>/g, "|")
    .replace(/\|+/g, "|");

test("a member's name is followed by a badge for each role that they hold", () => {
  expect(textOf([])).toBe("|Mama Grace|");
  expect(textOf(memberRoles)).toBe("|Mama Grace|, |Community admin|, |Mentor|, |Safeguarding lead|");
});

test("PROFILE-9 a changed name is followed by the former one", () => {
  expect(textOf([], null)).toBe("|Mama Grace|");
  expect(textOf(["mentor"], "Grace Obi")).toBe("|Mama Grace|, |formerly Grace Obi|, |Mentor|");
});
