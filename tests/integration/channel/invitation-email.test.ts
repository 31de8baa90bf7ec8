import { afterAll, beforeAll, expect, test } from "vitest";
import { addChannelMember, addChannelMemberByEmail, joinChannel } from "../../../schema/channel/api.ts";
import {
  acceptInvitation,
  declineInvitation,
  listPendingInvitations,
  type PendingInvitation,
  withdrawInvitation,
} from "../../../schema/channel/invitation-api.ts";
import { block } from "../../../schema/safety/api.ts";
import {
  type ChatMember,
  channelOf,
  channelsOf,
  invitationsFor,
  newChannel,
  newLead,
} from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let grace: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  grace = await newLead(server.url, server.database, "Mama Grace");
});
afterAll(() => server.stop());

const adult = (name: string) => newChatMember(server.url, name, ADULT);
const minor = (name: string) => newChatMember(server.url, name, MINOR);
const emailOf = ({ me }: ChatMember) => me?.email ?? "";
const addEmail = async (who: ChatMember, channelId: string, email: string) =>
  who.must(addChannelMemberByEmail, { params: { channelId }, body: { email } });
const pendingFor = async (who: ChatMember, channelId: string) =>
  (await who.must(listPendingInvitations, { params: { channelId } })).invitations;
/** What the owner sees, without what differs from one invitation to the next anyway. */
const shapes = (list: readonly PendingInvitation[]) =>
  list.map(({ displayName, roles, invitedBy }) => ({ displayName, roles, invitedBy }));
const firstOf = async (who: ChatMember) => (await invitationsFor(who))[0]?.invitationId ?? "";

test("CHANNEL-26 adding by email invites an adult too, and shows no name until they accept", async () => {
  const [ada, tunde] = [await adult("Ada"), await adult("Tunde")];
  const channelId = await newChannel(ada, "By mail", true);
  await addEmail(ada, channelId, emailOf(tunde).toUpperCase());
  expect(await pendingFor(ada, channelId)).toMatchObject([{ displayName: null, email: emailOf(tunde) }]);
  await tunde.must(acceptInvitation, { params: { invitationId: await firstOf(tunde) } });
  expect(await pendingFor(ada, channelId)).toEqual([]);
  expect((await channelsOf(tunde, "by mail"))[0]?.role).toBe("member");
});

test("CHANNEL-26 an invitation by email looks the same whoever has the address, whatever they do", async () => {
  const [ada, known, declining, blocking, joining, inside] = (await Promise.all(
    ["Ada", "Known", "Declining", "Blocking", "Joining", "Inside"].map(adult),
  )) as [ChatMember, ChatMember, ChatMember, ChatMember, ChatMember, ChatMember];
  const channelId = await channelOf(server.database, { owner: [ada], member: [inside] });
  const people = [known, declining, blocking, joining, inside, await minor("Teen")];
  await blocking.must(block, { params: { memberId: ada.memberId } });
  for (const email of ["nobody@example.org", ...people.map(emailOf)]) await addEmail(ada, channelId, email);
  await declining.must(declineInvitation, { params: { invitationId: await firstOf(declining) } });
  await joining.must(joinChannel, { params: { channelId } });
  await ada.must(addChannelMember, { params: { channelId }, body: { memberId: known.memberId } });
  for (const email of ["nobody@example.org", ...people.map(emailOf)]) await addEmail(ada, channelId, email);
  const shown = await pendingFor(ada, channelId);
  const nameless = {
    displayName: null,
    roles: [],
    invitedBy: { memberId: ada.memberId, displayName: "Ada", roles: [] },
  };
  expect(shapes(shown)).toEqual(Array(7).fill(nameless));
  expect(new Set(shown.map(({ email }) => email)).size).toBe(7);
});

test("CHANNEL-26 only the member who entered an address sees it, and a lead sees the name", async () => {
  const [ada, bisi, tunde] = [await adult("Ada"), await adult("Bisi"), await adult("Tunde")];
  const channelId = await channelOf(server.database, { owner: [ada], admin: [bisi], member: [grace] });
  await addEmail(ada, channelId, emailOf(tunde));
  expect(await pendingFor(bisi, channelId)).toMatchObject([{ displayName: null, email: null }]);
  expect(await pendingFor(grace, channelId)).toMatchObject([{ displayName: "Tunde", email: null }]);
});

test("CHANNEL-26 inviting by name someone who is invited by email shows both, like for two people", async () => {
  const [ada, teen] = [await adult("Ada"), await minor("Teen")];
  const channelId = await newChannel(ada, "Twice", true);
  await addEmail(ada, channelId, emailOf(teen));
  await ada.must(addChannelMember, { params: { channelId }, body: { memberId: teen.memberId } });
  expect((await pendingFor(ada, channelId)).map(({ displayName }) => displayName)).toEqual(["Teen", null]);
  expect(await invitationsFor(teen)).toHaveLength(1);
  await teen.must(acceptInvitation, { params: { invitationId: await firstOf(teen) } });
  expect((await pendingFor(ada, channelId)).map(({ displayName }) => displayName)).toEqual([null]);
});

test("CHANNEL-26 CHANNEL-30 withdrawing and sending again reaches nobody who has declined", async () => {
  const [ada, tunde] = [await adult("Ada"), await adult("Tunde")];
  const channelId = await newChannel(ada, "Again", true);
  await addEmail(ada, channelId, emailOf(tunde));
  await tunde.must(declineInvitation, { params: { invitationId: await firstOf(tunde) } });
  const [shown] = await pendingFor(ada, channelId);
  await ada.must(withdrawInvitation, { params: { channelId, invitationId: shown?.invitationId ?? "" } });
  expect(await pendingFor(ada, channelId)).toEqual([]);
  await addEmail(ada, channelId, emailOf(tunde));
  expect(await pendingFor(ada, channelId)).toHaveLength(1);
  expect(await invitationsFor(tunde)).toEqual([]);
});

test("CHANNEL-26 someone who signs up later is not reached by an earlier invitation", async () => {
  const ada = await adult("Ada");
  const channelId = await newChannel(ada, "Early", true);
  await addEmail(ada, channelId, "later@example.org");
  const later = await adult("Later");
  await server.database.fork().execute("update users set email = 'later@example.org' where id = ?", [later.memberId]);
  expect(await invitationsFor(later)).toEqual([]);
  expect(await pendingFor(ada, channelId)).toHaveLength(1);
});
