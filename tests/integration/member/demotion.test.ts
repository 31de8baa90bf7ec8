import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeChannelSeat } from "../../../schema/channel/api.ts";
import { takeChatSeat } from "../../../schema/chat/api.ts";
import { changeRole, listMembers } from "../../../schema/member/admin-api.ts";
import { takeMemberSeat } from "../../../schema/member/api.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import { actOnMember } from "../../../schema/safety/admin-api.ts";
import { listReports } from "../../../schema/safety/api.ts";
import { listSupervised } from "../../../schema/safety/supervised-api.ts";
import { newHolder } from "../../support/account/admins.ts";
import { type ChatMember, joinChannelRoom, newChannel } from "../../support/chat/channel.ts";
import {
  ADULT,
  joinConversation,
  listen,
  MINOR,
  newChatMember,
  openConversationWith,
} from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let admin: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  admin = await newHolder(server, "admin", "Grace Okafor");
});
afterAll(() => server.stop());

const take = ({ memberId }: ChatMember, role: MemberRole) =>
  admin.must(changeRole, { params: { memberId }, body: { role, change: "take", acceptsNoLead: true } });
const memberSocket = async (person: ChatMember) => {
  const { reservation } = await person.must(takeMemberSeat);
  return await listen(person, reservation);
};

describe("a leader who is demoted while online", () => {
  test("USERS-12 a lead’s sockets in supervised threads close, and they cannot come back", async () => {
    const lead = await newHolder(server, "safeguarding_lead", "Auntie Kemi");
    const [bisi, ada] = [
      await newChatMember(server.url, "Bisi Ojo", ADULT),
      await newChatMember(server.url, "Ada Nwosu", MINOR),
    ];
    const conversationId = await openConversationWith(bisi, ada.memberId);
    const channelId = await newChannel(bisi, "Choir");
    const sockets = [await joinConversation(lead, conversationId), await joinChannelRoom(lead, channelId)];
    const own = await memberSocket(lead);
    await take(lead, "safeguarding_lead");
    await Promise.all(sockets.map(({ closed }) => closed));
    const refusals = await Promise.all([
      lead.call(takeChatSeat, { params: { conversationId } }),
      lead.call(takeChannelSeat, { params: { channelId } }),
      lead.call(listSupervised),
      lead.call(listReports, { query: {} }),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 403, 403]);
    // Their open screens read the session again.
    await until(() => own.messagesOf("standing").length > 0);
  });

  test("USERS-12 an admin’s next call is refused", async () => {
    const femi = await newHolder(server, "admin", "Femi Ade");
    await femi.must(listMembers, { query: {} });
    await take(femi, "admin");
    expect((await femi.call(listMembers, { query: {} })).status).toBe(403);
  });
});

test("USERS-12 a suspended member’s sockets close, and their next call is refused", async () => {
  const ada = await newChatMember(server.url, "Ada Nwosu", ADULT);
  const channelId = await newChannel(ada, "Sopranos");
  const sockets = [await memberSocket(ada), await joinChannelRoom(ada, channelId)];
  await admin.must(actOnMember, {
    params: { memberId: ada.memberId },
    body: { kind: "suspend", reason: "Threats" },
  });
  await Promise.all(sockets.map(({ closed }) => closed));
  expect((await ada.call(takeMemberSeat)).status).toBe(401);
});
