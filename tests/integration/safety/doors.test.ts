import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  addChannelMember,
  addChannelMemberByEmail,
  joinChannel,
  listChannels,
  readChannelMessages,
  searchChannel,
} from "../../../schema/channel/api.ts";
import { acceptInvitation } from "../../../schema/channel/invitation-api.ts";
import { findPeople, listConversations, readMessages, searchConversations } from "../../../schema/chat/api.ts";
import { createRoom, joinByCode, takeSeat } from "../../../schema/game/api.ts";
import { listRooms } from "../../../schema/game/list-api.ts";
import { listNotifications } from "../../../schema/notification/api.ts";
import { saveBirthDate, saveName } from "../../../schema/profile/api.ts";
import { block, listReports, readReport, report, unblock } from "../../../schema/safety/api.ts";
import { listMixedRooms } from "../../../schema/safety/supervised-api.ts";
import { searchMessages } from "../../../schema/thread/api.ts";
import { giveRole } from "../../../server/account/account.ts";
import {
  type ChatMember,
  invitationsFor,
  joinChannelRoom,
  newChannel,
  withoutRole,
} from "../../support/chat/channel.ts";
import {
  ADULT,
  joinConversation,
  type Listener,
  MINOR,
  newChatMember,
  openConversationWith,
} from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

const kinds = ["adult", "minor", "declared", "unknown", "mentor", "lead", "admin"] as const;
type Kind = (typeof kinds)[number];
const grownUps: readonly Kind[] = ["adult", "mentor", "lead", "admin"];
/** The policy, deliberately repeated here: such a pair may only talk where a second adult reads along. */
const needsCompany = (one: Kind, other: Kind) =>
  !(grownUps.includes(one) && grownUps.includes(other)) && !(one === "minor" && other === "minor");

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ SIGN_UPS_PER_HOUR: "10000" });
});
afterAll(() => server.stop());

const execute = <Row>(sql: string, values: unknown[]) => server.database.fork().execute<Row[]>(sql, values);
const roleOf = { mentor: "mentor", lead: "safeguarding_lead", admin: "admin" } as const;

async function newOf(kind: Kind): Promise<ChatMember> {
  const birthDate = { adult: ADULT, minor: MINOR }[kind as string];
  const person = await newChatMember(server.url, "Somebody", birthDate);
  // Without confirmation, an adult's date is worth no more than none.
  if (kind === "declared") await person.must(saveBirthDate, { body: { birth_date: ADULT } });
  if (kind in roleOf) await giveRole(server.database.fork(), person.me?.email ?? "", roleOf[kind as "mentor"]);
  return person;
}

let words = 0;
const letters = (value: number) => String(value).replace(/\d/g, (digit) => "bcdfghjklm"[Number(digit)] ?? "");
/** A word that occurs nowhere else. */
function newSecret(): string {
  words += 1;
  return `Zug${letters(words)}zug`;
}

/** Writes, and writes again if somebody was added to read along. */
async function say(room: Listener, payload: object): Promise<void> {
  const { code } = await room.ask("send", payload);
  if (code?.endsWith("/now-supervised")) await room.ask("send", payload);
}

/** Does this in a channel, if this member may come in. */
async function inRoom(channelId: string, from: ChatMember, work: (room: Listener) => Promise<unknown>): Promise<void> {
  const room = await joinChannelRoom(from, channelId).catch(() => undefined);
  if (!room) return;
  await work(room);
  await room.room.leave();
}

/** Writes a message into a channel that both are in, if this member may. */
const sayIn = (channelId: string, from: ChatMember, payload: object): Promise<void> =>
  inRoom(channelId, from, (room) => say(room, payload));

async function inChannel(one: ChatMember, isPrivate: boolean, work: (channelId: string) => Promise<void>) {
  const channelId = await newChannel(one, "Choir", isPrivate).catch(() => undefined);
  if (channelId) await work(channelId);
}

/** Whoever may not be messaged alone is invited instead of added. */
async function acceptInvitations(member: ChatMember): Promise<void> {
  for (const { invitationId } of await invitationsFor(member)) {
    await member.call(acceptInvitation, { params: { invitationId } });
  }
}

async function openRoom(one: ChatMember, roomName: string, isPrivate: boolean) {
  const settings = { gameType: "trivia", maxPlayers: 8, timeLimit: 30, difficulty: "easy", rounds: 5 } as const;
  const { roomId } = await one.must(createRoom, { body: { ...settings, roomName, isPrivate } });
  const [room] = await execute<{ room_code: string }>("select room_code from game_rooms where id = ?", [roomId]);
  return { roomId, code: room?.room_code ?? "" };
}

/** Ways that share what they need. `secretOf` gives the words that this door is tried with. */
interface Doors {
  readonly names: readonly string[];
  enter(one: ChatMember, other: ChatMember, secretOf: (name: string) => string): Promise<unknown>;
}
const door = (
  name: string,
  enter: (one: ChatMember, other: ChatMember, secret: string) => Promise<unknown>,
): Doors => ({ names: [name], enter: (one, other, secretOf) => enter(one, other, secretOf(name)) });

/** The ways in which one member can try to get words to another. What matters is only what the other can read then. */
const messageDoors: readonly Doors[] = [
  door("conversation", async (one, other, secret) => {
    const threadId = await openConversationWith(one, other.memberId);
    if (threadId.includes("/")) return;
    const room = await joinConversation(one, threadId);
    await say(room, { content: secret });
    await room.room.leave();
  }),
  {
    names: ["own open channel", "mention", "an edited message"],
    enter: (one, other, secretOf) =>
      inChannel(one, false, async (channelId) => {
        await other.call(joinChannel, { params: { channelId } });
        await inRoom(channelId, one, async (room) => {
          await say(room, { content: "Good evening" });
          await say(room, { content: secretOf("own open channel") });
          await say(room, { content: `@Somebody ${secretOf("mention")}`, mentions: [other.memberId] });
          await room.ask("edit", { seq: 1, content: secretOf("an edited message") });
        });
      }),
  },
  {
    names: ["the other's open channel", "reply"],
    enter: (one, other, secretOf) =>
      inChannel(other, false, async (channelId) => {
        await one.call(joinChannel, { params: { channelId } });
        await sayIn(channelId, other, { content: "Good evening" });
        await inRoom(channelId, one, async (room) => {
          await say(room, { content: secretOf("reply"), replyTo: 1 });
          await say(room, { content: secretOf("the other's open channel") });
        });
      }),
  },
  door("private channel, added by name", (one, other, secret) =>
    inChannel(one, true, async (channelId) => {
      await one.call(addChannelMember, { params: { channelId }, body: { memberId: other.memberId } });
      await acceptInvitations(other);
      await sayIn(channelId, one, { content: secret });
    }),
  ),
  door("private channel, added by email", (one, other, secret) =>
    inChannel(one, true, async (channelId) => {
      await one.call(addChannelMemberByEmail, { params: { channelId }, body: { email: other.me?.email ?? "" } });
      await acceptInvitations(other);
      await sayIn(channelId, one, { content: secret });
    }),
  ),
  // Last, because the doors above accept every open invitation.
  door("an invitation without an answer", (one, other, secret) =>
    inChannel(one, true, async (channelId) => {
      await one.call(addChannelMember, { params: { channelId }, body: { memberId: other.memberId } });
      await sayIn(channelId, one, { content: secret });
    }),
  ),
];
/** What members have read in places that keep nothing. */
const kept = new Map<ChatMember, string[]>();
const keptFor = (person: ChatMember): string[] => kept.get(person) ?? kept.set(person, []).get(person) ?? [];

const nameDoors: readonly Doors[] = [
  door("a channel's name", (one, _other, secret) => newChannel(one, secret).catch(() => undefined)),
  door("a public room's name", (one, other, secret) =>
    openRoom(one, secret, false).then(({ roomId }) => other.call(takeSeat, { params: { roomId }, body: {} })),
  ),
  door("a private room's name", async (one, other, secret) => {
    const { code } = await openRoom(one, secret, true);
    const room = await other.sit<"trivia">(await other.must(joinByCode, { body: { code } }));
    await until(() => room.state.roomName === secret);
    // Only the players see it, and only while they are there.
    keptFor(other).push(room.state.roomName);
    await room.leave();
  }),
  door("one's own name", (one, _other, secret) => one.must(saveName, { body: { full_name: `Somebody ${secret}` } })),
];
/** Nothing that goes through these ever reaches the other. */
const silentDoors: readonly Doors[] = [
  door("a report's text", (one, other, secret) =>
    one.call(report, {
      body: { subject: { kind: "profile", memberId: other.memberId }, reason: "other", note: secret },
    }),
  ),
];
const namesOf = (doors: readonly Doors[]): string[] => doors.flatMap(({ names }) => names);

/** Everything that this member can read now, as one text. */
async function readable(person: ChatMember, names: Iterable<string>): Promise<string> {
  const { conversations } = await person.must(listConversations);
  const { channels } = await person.must(listChannels);
  const read: unknown[] = [
    keptFor(person),
    conversations,
    channels,
    await person.must(listNotifications),
    await person.must(listRooms),
    await person.must(searchConversations, { query: { words: "zug" } }),
    await person.must(searchMessages, { query: { words: "zug" } }),
  ];
  for (const { conversationId } of conversations) {
    read.push(await person.must(readMessages, { params: { conversationId } }));
  }
  for (const { channelId, role } of channels) {
    if (role === null) continue;
    read.push(await person.must(readChannelMessages, { params: { channelId } }));
    read.push(await person.must(searchChannel, { params: { channelId }, query: { words: "zug" } }));
  }
  for (const name of names) read.push((await person.call(findPeople, { query: { name } })).body);
  const { error, body } = await person.call(listReports);
  for (const { reportId } of error ? [] : body.reports) {
    read.push((await person.call(readReport, { params: { reportId } })).body);
  }
  read.push((await person.call(listMixedRooms)).body);
  return JSON.stringify(read);
}

/** Tries doors. Returns which secrets the other can read, and which of those a second adult, if there is one, cannot. */
async function walk(doors: readonly Doors[], one: ChatMember, other: ChatMember, secondAdult?: ChatMember) {
  // Whoever reads would read the channels of the walk before again.
  await closeChannels();
  const secrets = new Map<string, string>();
  const secretOf = (name: string) => secrets.get(name) ?? "";
  for (const { names, enter } of doors) {
    for (const name of names) secrets.set(name, newSecret());
    await enter(one, other, secretOf);
  }
  const names = namesOf(nameDoors).map(secretOf).filter(Boolean);
  const theirs = await readable(other, names);
  const seconds = secondAdult ? await readable(secondAdult, names) : "";
  const delivered = [...secrets].filter(([, secret]) => theirs.includes(secret));
  return {
    delivered: delivered.map(([name]) => name),
    unseen: delivered.filter(([, secret]) => !seconds.includes(secret)).map(([name]) => name),
  };
}
const allDoors = [...messageDoors, ...nameDoors, ...silentDoors];
const pairs = kinds.flatMap((one) => kinds.map((other) => [one, other] as const));
const messagesOf = (delivered: readonly string[]) => delivered.filter((name) => namesOf(messageDoors).includes(name));
/** Where the other may be the lead who supervises the channel. In a channel of their own they have company. */
const supervisedByOther = namesOf([...messageDoors, ...nameDoors]).filter(
  (name) => !["conversation", "the other's open channel", "reply"].includes(name),
);
const closeChannels = () => execute("update community_channels set closed_at = now() where closed_at is null", []);

/** Whether a second adult must see what gets through. In channels of minors the lead may be the one who reads along. */
function mustBeSeen(from: Kind, to: Kind, name: string): boolean {
  return needsCompany(from, to) && !(to === "lead" && supervisedByOther.includes(name));
}

/** Whether nothing gets through even with a lead, except to a lead, who may be the one added to read along. */
function mayBeShut(from: Kind, to: Kind, name: string): boolean {
  // SAFE-7: a member without a birth date cannot open a conversation.
  if (name === "conversation") return from === "unknown";
  // CHANNEL-25: nobody is in a channel before they accept, unless they may be messaged alone.
  return name === "an invitation without an answer" && needsCompany(from, to);
}

afterEach(async () => {
  // Other leads would be added instead of this pair's.
  await execute("delete from user_roles", []);
  // Leads would read those of all earlier pairs again.
  await execute("delete from reports", []);
});

test.each(pairs)("SAFE-1 SAFE-2 SAFE-4 SAFE-5 every door from %s to %s follows the policy", async (from, to) => {
  const [one, other, lead] = [await newOf(from), await newOf(to), await newOf("lead")];
  const hidden = (unseen: readonly string[]) => unseen.filter((name) => mustBeSeen(from, to, name));
  const { delivered, unseen } = await walk(allDoors, one, other, lead);
  expect(delivered.filter((name) => !mayBeShut(from, to, name))).toEqual(
    namesOf([...messageDoors, ...nameDoors]).filter((name) => !mayBeShut(from, to, name)),
  );
  if (to !== "lead") expect(delivered.filter((name) => mayBeShut(from, to, name))).toEqual([]);
  expect(hidden(unseen)).toEqual([]);

  await other.must(block, { params: { memberId: one.memberId } });
  const blocked = await walk(allDoors, one, other, lead);
  if (from !== "lead" && to !== "lead") expect(messagesOf(blocked.delivered)).toEqual([]);
  expect(hidden(blocked.unseen)).toEqual([]);
  await other.must(unblock, { params: { memberId: one.memberId } });

  if (!needsCompany(from, to)) return;
  await withoutRole(server.database, lead);
  const alone = await walk(messageDoors, one, other);
  expect(messagesOf(alone.delivered).filter((name) => mustBeSeen(from, to, name))).toEqual([]);
});
