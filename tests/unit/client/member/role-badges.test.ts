import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NamesInSentence } from "../../../../client/member/names-in-sentence-panel.tsx";
import { MemberName } from "../../../../client/member/role-badges-panel.tsx";
import { memberRoles } from "../../../../schema/member/role.ts";

const plain = (markup: string) =>
  markup
    .replace(/<style.*?<\/style>/g, "")
    .replace(/<[^>]+>/g, "|")
    .replace(/\|+/g, "|");
const textOf = (roles: readonly (typeof memberRoles)[number][], formerName?: string | null) =>
  plain(
    renderToStaticMarkup(createElement(MemberName, { name: "Mama Grace", roles, ...(formerName && { formerName }) })),
  );

test("a member's name is followed by a badge for each role that they hold", () => {
  expect(textOf([])).toBe("|Mama Grace|");
  expect(textOf(memberRoles)).toBe("|Mama Grace|, |Community admin|, |Mentor|, |Safeguarding lead|");
});

test("PROFILE-9 a changed name is followed by the former one", () => {
  expect(textOf([], null)).toBe("|Mama Grace|");
  expect(textOf(["mentor"], "Grace Obi")).toBe("|Mama Grace|, |formerly Grace Obi|, |Mentor|");
});

const sentence = (text: string, ...members: Parameters<typeof NamesInSentence>[0]["members"]) =>
  plain(renderToStaticMarkup(createElement(NamesInSentence, { sentence: text, members })));

test("PROFILE-30 in a sentence the badges follow the name of their member", () => {
  const grace = { displayName: "Mama Grace", roles: ["mentor"] as const };
  expect(sentence("Mama Grace invited you. 3 members.", { ...grace, roles: [...grace.roles] })).toBe(
    "Mama Grace|, |Mentor| invited you. 3 members.",
  );
  expect(sentence("Mama Grace invited you.", { displayName: "Mama Grace", roles: [] })).toBe("Mama Grace invited you.");
  expect(sentence("Deleted member, 5 min", null)).toBe("Deleted member, 5 min");
  expect(sentence("A leader replied", { displayName: "", roles: ["admin"] })).toBe("A leader replied");
});

test("PROFILE-30 of two members with the same name only the one with a role has a badge", () => {
  const [ada, lead] = [
    { displayName: "Ada", roles: [] },
    { displayName: "Ada", roles: ["safeguarding_lead" as const] },
  ];
  expect(sentence("Ada and Ada", ada, lead)).toBe("Ada and Ada|, |Safeguarding lead|");
  expect(sentence("Ada and Ada", lead, ada)).toBe("Ada|, |Safeguarding lead| and Ada");
});
