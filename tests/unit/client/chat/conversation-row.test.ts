import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ConversationRow } from "../../../../client/chat/conversation-row.tsx";
import type { Conversation } from "../../../../schema/chat/api.ts";

const members = [{ memberId: "bola", displayName: "Bola", isSafeguardingLead: false }];
const facts = { isAccompanied: false, canWrite: true, preview: null, lastMessageAt: null, lastSeq: 500, readSeq: 0 };

function row(unread: number): string {
  const conversation: Conversation = { conversationId: "one", members, ...facts, unread };
  const props = { conversation, myId: "ada", isOpen: false };
  return renderToStaticMarkup(createElement(MemoryRouter, {}, createElement(ConversationRow, props)));
}

test("a conversation says how much of it is unread, and no more than is counted", () => {
  expect(row(0)).not.toContain("unread");
  expect(row(99)).toContain("99<");
  // Counting ends at 100: there may be many more.
  expect(row(100)).toContain("99+<");
});
