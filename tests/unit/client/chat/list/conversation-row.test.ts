import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ConversationRow } from "../../../../../client/chat/list/conversation-row.tsx";
import type { Conversation } from "../../../../../schema/chat/api.ts";
import type { MemberRole } from "../../../../../schema/member/role.ts";

const base = { isSupervised: false, canWrite: true, preview: null, lastMessageAt: null, lastSeq: 500, readSeq: 0 };

function row(unread: number, roles: MemberRole[] = [], isUnsent = false, formerName: string | null = null): string {
  const bola = { memberId: "bola", displayName: "Bola", formerName, avatarUrl: null, roles, isSupervisor: false };
  const members = [bola];
  const conversation: Conversation = { conversationId: "one", members, ...base, unread };
  const props = { conversation, myId: "ada", isOpen: false, isUnsent };
  return renderToStaticMarkup(createElement(MemoryRouter, {}, createElement(ConversationRow, props)));
}

test("a row shows the number of unread messages, at most 99+", () => {
  expect(row(0)).not.toContain("unread");
  expect(row(99)).toContain("99<");
  // The server stops counting at 100.
  expect(row(100)).toContain("99+<");
});

test("a row shows the roles of the other member", () => {
  expect(row(0)).not.toContain("Mentor");
  expect(row(0, ["mentor"])).toContain("Mentor");
});

test("PROFILE-33 a row shows the former name of the other member", () => {
  expect(row(0)).not.toContain("formerly");
  expect(row(0, [], false, "Bola Eze")).toContain("formerly Bola Eze");
});

test("a row marks a conversation with unsent messages", () => {
  expect(row(0)).not.toContain("Not sent yet");
  expect(row(0, [], true)).toContain("Not sent yet");
});
