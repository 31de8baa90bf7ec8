import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addChannelMember,
  addChannelMemberByEmail,
  changeChannelRole,
  closeChannel,
  editChannel,
  leaveChannel,
  listChannelMembers,
  readChannelMessages,
  removeChannelMember,
  searchChannel,
  setChannelPace,
  takeChannelSeat,
  transferChannelOwnership,
} from "../../../schema/channel/api.ts";
import { listPins, pinMessage, unpinMessage } from "../../../schema/channel/pin-api.ts";
import { type ChatMember, channelOf, joinChannelRoom, newLead } from "../../support/chat/channel.ts";
import { ADULT, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

const names = ["owner", "admin", "member", "lead", "stranger", "removed", "otherAdmin", "otherMember"] as const;
type Name = (typeof names)[number];
const callers = ["owner", "admin", "member", "lead", "stranger", "removed"] as const;

let server: TestServer;
let people: Record<Name, ChatMember>;
beforeAll(async () => {
  server = await bootServer();
  const made = names.map(async (name, at) =>
    name === "lead"
      ? newLead(server.url, server.database, "Mama Grace")
      : newChatMember(server.url, `Person ${at}`, ADULT),
  );
  const chatMembers = await Promise.all(made);
  people = Object.fromEntries(names.map((name, at) => [name, chatMembers[at]])) as Record<Name, ChatMember>;
});
afterAll(() => server.stop());

/** Opens a channel with a member in every role and a person who was removed. */
async function openChannel(isPrivate: boolean): Promise<string> {
  const { owner, admin, otherAdmin, member, otherMember, removed, lead } = people;
  const members = [member, otherMember, removed];
  const roles = { owner: [owner], admin: [admin, otherAdmin], member: members, safeguarding_lead: [lead] };
  const channelId = await channelOf(server.database, roles, { isPrivate });
  // Not through the API, because there are more cases than an owner may remove members in an hour.
  const left = "delete from thread_members where thread_id = ? and user_id = ?";
  await server.database.fork().execute(left, [channelId, removed.memberId]);
  return channelId;
}

type Call = (
  caller: ChatMember,
  channelId: string,
) => Promise<{ readonly error: { readonly code: string } | undefined }>;
const to = (channelId: string, name: Name) => ({ channelId, memberId: people[name].memberId });
const remove =
  (name: Name): Call =>
  (caller, channelId) =>
    caller.call(removeChannelMember, { params: to(channelId, name) });
const change =
  (name: Name, role: "admin" | "member"): Call =>
  (caller, channelId) =>
    caller.call(changeChannelRole, { params: to(channelId, name), body: { role } });
const transfer =
  (name: Name): Call =>
  (caller, channelId) =>
    caller.call(transferChannelOwnership, { params: { channelId }, body: { memberId: people[name].memberId } });

/** Sends a message; the error is undefined if it was stored. */
const write: Call = async (caller, channelId) => {
  const seat = await caller.call(takeChannelSeat, { params: { channelId } });
  if (seat.error) return seat;
  const code = await (await joinChannelRoom(caller, channelId)).say("Good evening");
  return { error: code === "stored" ? undefined : { code } };
};

/** These may pin, and the channel has no message. */
const noMessage = Object.fromEntries(
  ["owner", "admin", "lead"].map((name) => [name, "thread/message-not-found"]),
) as Partial<Record<Name, string>>;

/** Every action and who may do it. Other members get `channel/not-allowed`, unless `otherwise` names another code. */
const actions: Record<string, { call: Call; by: readonly Name[]; otherwise?: Partial<Record<Name, string>> }> = {
  "read its messages": {
    call: (caller, channelId) => caller.call(readChannelMessages, { params: { channelId } }),
    by: ["owner", "admin", "member", "lead"],
  },
  "search it": {
    call: (caller, channelId) => caller.call(searchChannel, { params: { channelId }, query: { words: "amen" } }),
    by: ["owner", "admin", "member", "lead"],
  },
  "write in it": { call: write, by: ["owner", "admin", "member", "lead"] },
  "see its members": {
    call: (caller, channelId) => caller.call(listChannelMembers, { params: { channelId } }),
    by: ["owner", "admin", "member", "lead"],
  },
  "add someone": {
    call: (caller, channelId) =>
      caller.call(addChannelMember, { params: { channelId }, body: { memberId: people.stranger.memberId } }),
    by: ["owner", "admin"],
  },
  "add someone by email": {
    call: (caller, channelId) =>
      caller.call(addChannelMemberByEmail, { params: { channelId }, body: { email: "nobody@example.org" } }),
    by: ["owner", "admin"],
  },
  "change its name": {
    call: (caller, channelId) =>
      caller.call(editChannel, { params: { channelId }, body: { name: "Another", description: "" } }),
    by: ["owner", "admin"],
  },
  "set its quiet hours and slow mode": {
    call: (caller, channelId) =>
      caller.call(setChannelPace, { params: { channelId }, body: { quietHours: null, slowSeconds: 10 } }),
    by: ["owner", "lead"],
  },
  "see its pinned messages": {
    call: (caller, channelId) => caller.call(listPins, { params: { channelId } }),
    by: ["owner", "admin", "member", "lead"],
  },
  "pin a message": {
    call: (caller, channelId) => caller.call(pinMessage, { params: { channelId, seq: "1" } }),
    by: [],
    otherwise: noMessage,
  },
  "unpin a message": {
    call: (caller, channelId) => caller.call(unpinMessage, { params: { channelId, seq: "1" } }),
    by: ["owner", "admin", "lead"],
  },
  "make a member an admin": { call: change("otherMember", "admin"), by: ["owner", "admin"] },
  "make an admin a member": { call: change("otherAdmin", "member"), by: ["owner"] },
  "make the owner a member": { call: change("owner", "member"), by: [] },
  "make the lead an admin": { call: change("lead", "admin"), by: [] },
  "remove a member": { call: remove("otherMember"), by: ["owner", "admin"] },
  "remove an admin": { call: remove("otherAdmin"), by: ["owner"] },
  "remove the owner": { call: remove("owner"), by: [] },
  "remove the lead": { call: remove("lead"), by: [] },
  "remove someone who is not a member": {
    call: remove("stranger"),
    by: [],
    otherwise: { owner: "channel/member-not-found", admin: "channel/member-not-found" },
  },
  "hand it over": { call: transfer("otherMember"), by: ["owner"] },
  "hand it over to the lead": { call: transfer("lead"), by: [] },
  "close it": {
    call: (caller, channelId) => caller.call(closeChannel, { params: { channelId } }),
    by: ["owner"],
  },
  "leave it": {
    call: (caller, channelId) => caller.call(leaveChannel, { params: { channelId } }),
    by: ["admin", "member"],
    otherwise: { owner: "channel/owner-stays" },
  },
};

const outsiders: readonly Name[] = ["stranger", "removed"];
const cases = callers.flatMap((caller) => Object.keys(actions).map((action) => [caller, action] as const));

describe.each([
  ["an open channel", false],
  ["a private channel", true],
])("CHANNEL-4 actions in %s", (_, isPrivate) => {
  test.each(cases)("CHANNEL-4 the policy decides whether the %s may %s", async (caller, action) => {
    const channelId = await openChannel(isPrivate);
    const { call, by, otherwise } = actions[action] as (typeof actions)[string];
    const { error } = await call(people[caller], channelId);
    if (outsiders.includes(caller)) expect(error?.code).toBe("channel/not-found");
    else expect(error?.code).toBe(by.includes(caller) ? undefined : (otherwise?.[caller] ?? "channel/not-allowed"));
  });
});
