import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConversationDetail } from "../../../../client/chat/conversation/conversation-detail.tsx";
import type { Conversation } from "../../../../schema/chat/api.ts";
import type { MemberRole } from "../../../../schema/member/role.ts";

const member = (displayName: string, formerName: string | null, roles: MemberRole[] = []) => ({
  memberId: displayName,
  displayName,
  formerName,
  avatarUrl: null,
  roles,
  isSupervisor: false,
});
const textOf = (...partners: Conversation["members"]) =>
  renderToStaticMarkup(createElement(ConversationDetail, { partners }))
    .replace(/<style.*?<\/style>/g, "")
    .replace(/<[^>]+>/g, "");

test("PROFILE-9 the header of a conversation shows the former name and the roles of the other member", () => {
  expect(textOf(member("Ada Nwosu", null))).toBe("");
  expect(textOf(member("Ada Nwosu", "Ada Obi"))).toBe(", formerly Ada Obi");
  expect(textOf(member("Ada Nwosu", "Ada Obi", ["mentor"]))).toBe(", formerly Ada Obi, Mentor");
});

test("PROFILE-9 a header with two names says whose former name it shows", () => {
  const tunde = member("Tunde", null, ["mentor"]);
  expect(textOf(tunde, member("Ada Nwosu", null))).toBe("");
  expect(textOf(tunde, member("Ada Nwosu", "Ada Obi"))).toBe("Ada Nwosu: formerly Ada Obi");
});
