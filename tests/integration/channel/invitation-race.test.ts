import { afterAll, beforeAll, expect, test } from "vitest";
import { addChannelMember, closeChannel, readChannel } from "../../../schema/channel/api.ts";
import { acceptInvitation, declineInvitation, withdrawInvitation } from "../../../schema/channel/invitation-api.ts";
import { CHANNEL_MEMBERS_MAX } from "../../../schema/limits.ts";
import { block } from "../../../schema/safety/api.ts";
import { type ChatMember, channelOf, invitationsFor, newLead } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let ada: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  await newLead(server.url, server.database, "Mama Grace");
  ada = await newChatMember(server.url, "Ada", ADULT);
});
afterAll(() => server.stop());

const ROUNDS = 6;
const minor = () => newChatMember(server.url, "Chidi", MINOR);
const codeOf = async (call: Promise<{ error: { code: string } | undefined }>) => (await call).error?.code ?? "done";
const accept = (who: ChatMember, invitationId: string) =>
  codeOf(who.call(acceptInvitation, { params: { invitationId } }));

async function invitedTo(channelId: string, chidi: ChatMember): Promise<string> {
  await ada.must(addChannelMember, { params: { channelId }, body: { memberId: chidi.memberId } });
  return (await invitationsFor(chidi))[0]?.invitationId ?? "";
}
async function invited() {
  const [channelId, chidi] = [await channelOf(server.database, { owner: [ada] }, { isPrivate: true }), await minor()];
  return { channelId, chidi, invitationId: await invitedTo(channelId, chidi) };
}
const isMember = async (who: ChatMember, channelId: string) =>
  (await codeOf(who.call(readChannel, { params: { channelId } }))) === "done";
const rowsOf = async (sql: string, value: string) => (await server.database.fork().execute(sql, [value])).length;

test("CHANNEL-29 of twenty simultaneous acceptances all succeed, and one membership and activity is stored", async () => {
  const { channelId, chidi, invitationId } = await invited();
  const codes = await Promise.all(Array.from({ length: 20 }, () => accept(chidi, invitationId)));
  expect(codes).toEqual(Array(20).fill("done"));
  expect(await rowsOf("select from user_activity where user_id = ?", chidi.memberId)).toBe(1);
  expect((await ada.must(readChannel, { params: { channelId } })).memberCount).toBe(3);
});

test("CHANNEL-29 an acceptance while the channel is closed either came before, or says that it was closed", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { channelId, chidi, invitationId } = await invited();
    const [closed, accepted] = await Promise.all([
      codeOf(ada.call(closeChannel, { params: { channelId } })),
      accept(chidi, invitationId),
    ]);
    expect(closed).toBe("done");
    // A member who joined just before may read the channel only after it was closed.
    expect(["done", "channel/closed", "channel/not-found"]).toContain(accepted);
    expect(await isMember(chidi, channelId)).toBe(false);
    expect(await rowsOf("select from thread_members where thread_id = ?", channelId)).toBe(0);
  }
});

test("CHANNEL-31 an acceptance during a block either came before it or is refused", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { channelId, chidi, invitationId } = await invited();
    const [blocked, accepted] = await Promise.all([
      codeOf(chidi.call(block, { params: { memberId: ada.memberId } })),
      accept(chidi, invitationId),
    ]);
    expect(blocked).toBe("done");
    expect(["done", "channel/invitation-not-found"]).toContain(accepted);
    expect(await isMember(chidi, channelId)).toBe(accepted === "done");
  }
});

test("CHANNEL-30 CHANNEL-31 of two simultaneous answers, or an answer and a withdrawal, one counts", async () => {
  const others = [
    (chidi: ChatMember, _: string, invitationId: string) =>
      codeOf(chidi.call(declineInvitation, { params: { invitationId } })),
    (_: ChatMember, channelId: string, invitationId: string) =>
      codeOf(ada.call(withdrawInvitation, { params: { channelId, invitationId } })),
  ];
  for (const other of others) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { channelId, chidi, invitationId } = await invited();
      const codes = await Promise.all([accept(chidi, invitationId), other(chidi, channelId, invitationId)]);
      expect(codes.toSorted()).toEqual(["channel/invitation-not-found", "done"]);
      expect(await isMember(chidi, channelId)).toBe(codes[0] === "done");
    }
  }
});

test("CHANNEL-10 CHANNEL-29 only one of several simultaneous acceptances gets the last place", async () => {
  const channelId = await channelOf(server.database, { owner: [ada] });
  const people = await Promise.all(Array.from({ length: 4 }, minor));
  const ids: string[] = [];
  for (const each of people) ids.push(await invitedTo(channelId, each));
  await server.database.fork().execute(
    `with filler as (
       insert into users (id, email) select gen_random_uuid(), 'invited-filler-' || at || '@example.org'
       from generate_series(1, ?) as at returning id
     )
     insert into thread_members (thread_id, user_id, role) select ?, id, 'member' from filler`,
    [CHANNEL_MEMBERS_MAX - 2, channelId],
  );
  const codes = await Promise.all(people.map((each, at) => accept(each, ids[at] ?? "")));
  expect(codes.toSorted()).toEqual([...Array(3).fill("channel/full"), "done"]);
});
