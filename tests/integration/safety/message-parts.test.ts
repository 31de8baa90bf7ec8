import { afterAll, beforeAll, expect, test } from "vitest";
import {
  closeChannel,
  joinChannel,
  leaveChannel,
  listChannels,
  readChannelMessages,
  removeChannelMember,
  searchChannel,
} from "../../../schema/channel/api.ts";
import { listPins, pinMessage } from "../../../schema/channel/pin-api.ts";
import type { Endpoint } from "../../../schema/endpoint.ts";
import { listNotifications } from "../../../schema/notification/api.ts";
import { block } from "../../../schema/safety/api.ts";
import { listForwardTargets, listReactions, listVotes, searchMessages } from "../../../schema/thread/api.ts";
import { readAttachment, uploadMessagePhoto, uploadVoiceNote } from "../../../schema/thread/attachment-api.ts";
import { listSeenMarks } from "../../../schema/thread/seen-api.ts";
import { Person } from "../../support/account/people.ts";
import { type ChatMember, channelOf, joinChannelRoom, newLead } from "../../support/chat/channel.ts";
import { ADULT, type Listener, newChatMember } from "../../support/chat/chat-member.ts";
import { recordedWebm } from "../../support/chat/voice/recording.ts";
import { photoWithPlace } from "../../support/event/sample-image.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

/** How somebody stands to a channel, and to the sender of a message there. Everyone is a grown-up, so that ages decide nothing. */
const kinds = [
  "sender",
  "member",
  "joins later",
  "lead",
  "has left",
  "leaves",
  "is removed",
  "has blocked the sender",
  "is blocked by the sender",
  "blocks the sender then",
  "stranger",
  "signed out",
] as const;
type Kind = (typeof kinds)[number];
/** Who may have each part, deliberately repeated here. */
const readers: readonly Kind[] = ["sender", "member", "joins later", "lead"];

/** Where each of them is found in what a member can read: by these words, ids or addresses. */
interface Part {
  readonly name: string;
  /** Sends it as the first message of the channel. Returns its secrets. */
  send(room: Listener, world: World): Promise<readonly string[]>;
  /** Who may have it while it is sent. Default: all readers. */
  readonly only?: readonly Kind[];
  /** Nothing of it is sent live. */
  readonly isSilent?: true;
  /** A file, which its sender always gets, until its message is deleted. */
  readonly isFile?: true;
}

interface World {
  readonly channelId: string;
  readonly people: Readonly<Record<Kind, ChatMember>>;
}

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ SIGN_UPS_PER_HOUR: "10000" });
});
afterAll(() => server.stop());
const execute = (sql: string, values: unknown[]) => server.database.fork().execute(sql, values);

let words = 0;
/** A word that occurs nowhere else. */
function newSecret(): string {
  words += 1;
  return `zug${[...String(words)].map((digit) => "bcdfghjklm"[Number(digit)]).join("")}zug`;
}

async function upload(world: World, kind: "photo" | "voice"): Promise<string> {
  const id = crypto.randomUUID();
  const body = new FormData();
  body.set("id", id);
  const bytes = kind === "photo" ? await photoWithPlace() : recordedWebm();
  body.set(kind, new File([new Uint8Array(bytes)], "file", { type: kind === "photo" ? "image/jpeg" : "audio/webm" }));
  const endpoint = kind === "photo" ? uploadMessagePhoto : uploadVoiceNote;
  await world.people.sender.must(endpoint as typeof uploadMessagePhoto, {
    params: { threadId: world.channelId },
    body,
  });
  return id;
}

/** The sender's account is as old as accounts are whose photos nobody has to look at first, or new. */
const makeOld = ({ memberId }: ChatMember) =>
  execute("update users set created_at = now() - interval '60 days' where id = ?", [memberId]);

async function must(room: Listener, type: string, payload: object) {
  const { code, message } = await room.ask(type, payload);
  expect(code).toBeUndefined();
  return message;
}

const withFile =
  (kind: "photo" | "voice"): Part["send"] =>
  async (room, world) => {
    await makeOld(world.people.sender);
    const attachment = await upload(world, kind);
    await must(room, "send", { content: "", attachment });
    return [attachment, fileOf(attachment)];
  };

const NOT_SENT = "a photo that was not sent";
const parts: readonly Part[] = [
  { name: "a photo", isFile: true, send: withFile("photo") },
  { name: "a voice note", isFile: true, send: withFile("voice") },
  {
    name: "a photo that a lead has not seen",
    only: ["sender", "lead"],
    isSilent: true,
    isFile: true,
    async send(room, world) {
      const attachment = await upload(world, "photo");
      await must(room, "send", { content: "", attachment });
      return [fileOf(attachment)];
    },
  },
  {
    name: NOT_SENT,
    only: ["sender"],
    isSilent: true,
    isFile: true,
    async send(room, world) {
      await must(room, "send", { content: "Soon" });
      const attachment = await upload(world, "photo");
      return [attachment, fileOf(attachment)];
    },
  },
  {
    name: "a poll",
    async send(room) {
      const [question, ...choices] = [newSecret(), newSecret(), newSecret()];
      await must(room, "send", { content: question, poll: { choices } });
      await must(room, "vote", { seq: 1, choices: [0] });
      return [question as string, ...choices];
    },
  },
  {
    name: "a pinned message",
    async send(room, { channelId, people }) {
      const secret = newSecret();
      await must(room, "send", { content: secret });
      await people.sender.must(pinMessage, { params: { channelId, seq: "1" } });
      return [secret];
    },
  },
  {
    name: "a forwarded message",
    async send(room, { people }) {
      const { sender, lead, member, leaves } = people;
      const secret = newSecret();
      await must(room, "send", { content: secret });
      // Forwarded to everyone who can read it now: some of them cannot in the end.
      const members = [member, leaves, people["is removed"], people["blocks the sender then"]];
      const other = await channelOf(server.database, { owner: [sender], safeguarding_lead: [lead], member: members });
      const there = await joinChannelRoom(sender, other);
      await must(there, "send", { content: "", forward: { threadId: room.room.roomId, seq: 1 } });
      await there.room.leave();
      return [secret];
    },
  },
  {
    name: "a seen mark",
    only: ["sender"],
    isSilent: true,
    async send(room, { channelId, people: { member, sender } }) {
      await must(room, "send", { content: "Who has read this?" });
      const reading = await joinChannelRoom(member, channelId);
      reading.send("read", { seq: 1 });
      const marks = async () => (await sender.must(listSeenMarks, { params: { threadId: channelId } })).marks;
      await until(async () => (await marks()).some(({ memberId }) => memberId === member.memberId));
      await reading.room.leave();
      return [markOf(member.memberId)];
    },
  },
];

const fileOf = (attachment: string) => `file ${attachment}`;
const markOf = (memberId: string) => `seen by ${memberId}`;

async function newWorld(): Promise<World> {
  const entries = await Promise.all(
    kinds.map(async (kind) => {
      if (kind === "signed out") return [kind, new Person(server.url) as ChatMember] as const;
      if (kind === "lead") return [kind, await newLead(server.url, server.database, "Lead")] as const;
      return [kind, await newChatMember(server.url, "Somebody", ADULT)] as const;
    }),
  );
  const people = Object.fromEntries(entries) as Record<Kind, ChatMember>;
  const outside: readonly Kind[] = ["sender", "lead", "joins later", "has left", "stranger", "signed out"];
  const member = kinds.filter((kind) => !outside.includes(kind)).map((kind) => people[kind]);
  const channelId = await channelOf(server.database, {
    owner: [people.sender],
    safeguarding_lead: [people.lead],
    member: [...member, people["has left"]],
  });
  await people["has left"].must(leaveChannel, { params: { channelId } });
  await people["has blocked the sender"].must(block, { params: { memberId: people.sender.memberId } });
  await people.sender.must(block, { params: { memberId: people["is blocked by the sender"].memberId } });
  return { channelId, people };
}

/** What the kinds are named after, when the message is there. */
async function changeAccess({ channelId, people }: World): Promise<void> {
  const params = { channelId };
  await people["joins later"].must(joinChannel, { params });
  await people.leaves.must(leaveChannel, { params });
  await people.sender.must(removeChannelMember, { params: { ...params, memberId: people["is removed"].memberId } });
  await people["blocks the sender then"].must(block, { params: { memberId: people.sender.memberId } });
}

/** Everything that this person gets by asking for it, also at addresses that nobody has told them. */
async function reach(person: Person, { channelId }: World, secrets: readonly string[]): Promise<string> {
  const read: unknown[] = [];
  const get = async (endpoint: Endpoint, input: object = {}) => {
    const { error, body } = await person.call(endpoint as typeof listChannels, input);
    if (!error) read.push(body);
    return error ? undefined : body;
  };
  const ofMessage = { params: { threadId: channelId, seq: "1" } };
  const query = { query: { words: "zug" } };
  await get(listNotifications);
  await get(searchMessages, query);
  for (const word of secrets.filter((each) => each.startsWith("zug")))
    await get(searchMessages, { query: { words: word } });
  const listed = (await get(listChannels))?.channels.filter(({ role }) => role !== null) ?? [];
  for (const id of new Set([channelId, ...listed.map((each) => each.channelId)])) {
    const params = { channelId: id };
    await get(readChannelMessages, { params });
    await get(searchChannel, { params, ...query });
    await get(listPins, { params });
  }
  await get(listVotes, ofMessage);
  await get(listReactions, ofMessage);
  await get(listForwardTargets, ofMessage);
  const seen = await person.call(listSeenMarks, { params: { threadId: channelId } });
  if (!seen.error) read.push(...seen.body.marks.map(({ memberId }) => markOf(memberId)));
  for (const secret of secrets.filter((each) => each.startsWith("file "))) {
    const attachmentId = secret.slice("file ".length);
    const { error } = await person.call(readAttachment, { params: { attachmentId } });
    if (!error) read.push(secret);
  }
  return JSON.stringify(read);
}

/** Who gets any of the secrets. */
async function found(world: World, secrets: readonly string[]): Promise<Kind[]> {
  const all: Kind[] = [];
  for (const kind of kinds) {
    const text = await reach(world.people[kind], world, secrets);
    if (secrets.some((secret) => text.includes(secret))) all.push(kind);
  }
  return all;
}

/** Those who are in the channel when the message is sent. */
const present: readonly Kind[] = ["member", "lead", "has blocked the sender", "is blocked by the sender"];

test.each(parts)("SAFE-113 $name reaches those who may read its message, and nobody else", async (part) => {
  const world = await newWorld();
  const { channelId, people } = world;
  const listeners = await Promise.all(
    present.map(async (kind) => [kind, await joinChannelRoom(people[kind], channelId)] as const),
  );
  const room = await joinChannelRoom(people.sender, channelId);
  const secrets = await part.send(room, world);
  await must(room, "send", { content: "the end" });
  for (const [, { messages }] of listeners) await until(() => messages().some(({ seq }) => seq >= 2));
  const live = listeners.filter(([, { received }]) =>
    secrets.some((secret) => JSON.stringify(received).includes(secret)),
  );
  expect(live.map(([kind]) => kind)).toEqual(part.isSilent ? [] : ["member", "lead"]);

  await changeAccess(world);
  expect(await found(world, secrets)).toEqual(part.only ?? readers);

  await must(room, "delete", { seq: 1 });
  expect(await found(world, secrets)).toEqual(part.name === NOT_SENT ? ["sender"] : []);
});

test.each(parts)("SAFE-113 $name of a closed channel reaches nobody else", async (part) => {
  const world = await newWorld();
  const { channelId, people } = world;
  const room = await joinChannelRoom(people.sender, channelId);
  const secrets = await part.send(room, world);
  await people.sender.must(closeChannel, { params: { channelId } });
  expect(await found(world, secrets)).toEqual(part.isFile ? ["sender"] : []);
});
