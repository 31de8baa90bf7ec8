import { afterAll, beforeAll, expect, test } from "vitest";
import { readSeenSetting } from "../../../../schema/thread/seen-api.ts";
import { joinConversation, MINOR, newChatMember, openConversationWith } from "../../../support/chat/chat-member.ts";
import { mark, readUpTo, seenBy, sentTo, showTo } from "../../../support/chat/seen-marks.ts";
import { bootServer, type TestServer } from "../../../support/server/boot.ts";
import { until } from "../../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ DM_POLICY: "open" });
});
afterAll(() => server.stop());

test("THREAD-74 with DM_POLICY=open members choose between everyone and nobody", async () => {
  const ada = await newChatMember(server.url, "Ada");
  expect(await ada.must(readSeenSetting)).toEqual({ audience: "everyone", choices: ["everyone", "nobody"] });
  // Chosen before the community was opened to all.
  expect((await showTo(ada, "young")).audience).toBe("nobody");
});

test("THREAD-75 with DM_POLICY=open members of any age show each other what they have read", async () => {
  const [ada, chidi] = [await newChatMember(server.url, "Ada"), await newChatMember(server.url, "Chidi", MINOR)];
  const threadId = await openConversationWith(ada, chidi.memberId);
  const [hers, his] = [await joinConversation(ada, threadId), await joinConversation(chidi, threadId)];
  await hers.say("One");
  await readUpTo(his, 1);
  await until(() => sentTo(hers)[chidi.memberId] === 1);
  expect(await seenBy(ada, threadId)).toEqual(mark(chidi, 1));
});
