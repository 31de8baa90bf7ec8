import { afterAll, beforeAll, expect, test } from "vitest";
import { seen, sendPhoto } from "../../support/chat/attachment.ts";
import { joinConversation, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ DM_POLICY: "open", AGE_CONFIRMATION: "off" });
});
afterAll(() => server.stop());

test("THREAD-43 SAFE-108 with DM_POLICY=open new members send photos to each other, and none is covered", async () => {
  const [one, other] = [await newChatMember(server.url, "One"), await newChatMember(server.url, "Other")];
  const conversationId = await openConversationWith(one, other.memberId);
  const { id, message } = await sendPhoto(one, conversationId, await joinConversation(one, conversationId));
  expect(message?.attachment).not.toHaveProperty("isCovered");
  expect(await seen(other, id)).toBe(200);
});
