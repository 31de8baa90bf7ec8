import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  closeChannel,
  joinChannel,
  leaveChannel,
  listChannels,
  removeChannelMember,
  searchChannel,
} from "../../../schema/channel/api.ts";
import { listPins } from "../../../schema/channel/pin-api.ts";
import { exportOwnData } from "../../../schema/export/api.ts";
import { listNotifications } from "../../../schema/notification/api.ts";
import { block, unblock } from "../../../schema/safety/api.ts";
import { listForwardTargets, listReactions, searchMessages } from "../../../schema/thread/api.ts";
import { reactionEmojis } from "../../../schema/thread/reaction.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { newestToPush } from "../../../server/notification/notification.ts";
import { TEST_PASSWORD } from "../../support/account/people.ts";
import { type ChatMember, channelOf, joinChannelRoom, newLead } from "../../support/chat/channel.ts";
import { pin } from "../../support/chat/channel-pin.ts";
import { ADULT, type Listener, newChatMember } from "../../support/chat/chat-member.ts";
import { newestFor, unreadable } from "../../support/chat/forward.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let grace: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  grace = await newLead(server.url, server.database, "Mama Grace");
});
afterAll(() => server.stop());

const adult = (name: string) => newChatMember(server.url, name, ADULT);
const run = (sql: string, values: unknown[]) => server.database.fork().execute(sql, values);

const SECRET = "Practice is at six";

/** Ada’s message in a choir, which Tunde forwards to another channel. There Ben reads it, and Ada does not. */
async function forwarded() {
  // New ones each time, because a minute has a limit of messages for each of them.
  const [ada, ben, tunde] = [await adult("Ada Obi"), await adult("Ben Eze"), await adult("Tunde Ojo")];
  const roles = (members: ChatMember[]) => ({ owner: [tunde], member: members, safeguarding_lead: [grace] });
  const choirId = await channelOf(server.database, roles([ada, ben]), { name: "Choir" });
  const dramaId = await channelOf(server.database, roles([ben]), { name: "Drama" });
  const hers = await joinChannelRoom(ada, choirId);
  await hers.ask("send", { content: SECRET });
  const socket = await joinChannelRoom(tunde, dramaId);
  await socket.ask("send", { content: "", mentions: [ben.memberId], forward: { threadId: choirId, seq: 1 } });
  await pin(tunde, dramaId, 1);
  return { ada, ben, tunde, choirId, dramaId, hers, socket };
}
type Forwarded = Awaited<ReturnType<typeof forwarded>>;

/** Every place where Ben could see the original: what he gets there after this. Only replies and frames are looked at. */
async function seenBy({ ben, dramaId, socket }: Forwarded, screen: Listener): Promise<Record<string, unknown>> {
  const before = screen.received.length;
  const params = { threadId: dramaId, seq: "1" };
  await socket.ask("edit", { seq: 1, content: "Come early" });
  await socket.ask("send", { content: "See above", replyTo: 1 });
  const reaction = await screen.ask("react", { seq: 1, emoji: reactionEmojis[0], isOn: true });
  await until(() => screen.messages().some(({ content }) => content === "See above"));
  return {
    page: await newestFor(ben, dramaId),
    frames: screen.received.slice(before),
    receipt: reaction,
    list: (await ben.must(listChannels)).channels.filter(({ channelId }) => channelId === dramaId),
    search: await ben.must(searchChannel, { params: { channelId: dramaId }, query: { words: "practice" } }),
    everywhere: (await ben.must(searchMessages, { query: { words: "practice" } })).found.filter(
      ({ threadId }) => threadId === dramaId,
    ),
    pins: await ben.must(listPins, { params: { channelId: dramaId } }),
    notifications: await ben.must(listNotifications, {}),
    push: await newestToPush(server.database.fork(), ben.memberId, { since: 0, without: [], withoutThreads: [] }),
    reactions: await ben.must(listReactions, { params }),
    targets: (await ben.call(listForwardTargets, { params, query: {} })).body,
    download: (await ben.must(exportOwnData, { body: { password: TEST_PASSWORD } })).content,
  };
}

interface Kind {
  readonly name: string;
  change(world: Forwarded): Promise<unknown>;
  /** He can still reach the original, and sees that it is gone. */
  readonly isGone?: true;
}

const leave = (channelId: string, { memberId }: ChatMember) =>
  run("delete from thread_members where thread_id = ? and user_id = ?", [channelId, memberId]);

const kinds: readonly Kind[] = [
  {
    name: "has left the channel",
    change: ({ ben, choirId: channelId }) => ben.must(leaveChannel, { params: { channelId } }),
  },
  {
    name: "was removed from the channel",
    change: ({ ben: { memberId }, tunde, choirId: channelId }) =>
      tunde.must(removeChannelMember, { params: { channelId, memberId } }),
  },
  { name: "was never in it", change: ({ ben, choirId }) => leave(choirId, ben) },
  {
    name: "reads the channel only from a later message on",
    change: ({ ben, choirId }) =>
      run("update thread_members set from_seq = 1 where thread_id = ? and user_id = ?", [choirId, ben.memberId]),
  },
  { name: "has blocked the sender", change: ({ ada, ben }) => ben.must(block, { params: { memberId: ada.memberId } }) },
  {
    name: "is blocked by the sender",
    change: ({ ada, ben }) => ada.must(block, { params: { memberId: ben.memberId } }),
  },
  {
    name: "reads there while the channel is closed",
    change: ({ tunde, choirId: channelId }) => tunde.must(closeChannel, { params: { channelId } }),
  },
  { name: "reads a deleted original", isGone: true, change: ({ hers }) => hers.ask("delete", { seq: 1 }) },
  {
    name: "reads the original of an erased member",
    isGone: true,
    change: ({ ada }) => eraseMember(server.database, ada.me?.email ?? "", filesOf(server)),
  },
];

describe("who can’t read the original", () => {
  test("THREAD-83 a member of both channels sees it in the page and the frames, and nowhere else", async () => {
    const world = await forwarded();
    const screen = await joinChannelRoom(world.ben, world.dramaId);
    const { page: _, frames, receipt, targets, ...rest } = await seenBy(world, screen);
    for (const shown of [frames, receipt, targets]) expect(JSON.stringify(shown)).toContain(SECRET);
    expect(JSON.stringify(rest)).not.toContain(SECRET);
  });

  test.each(kinds)("THREAD-83 a member who $name gets nothing of it anywhere", async ({ change, isGone }) => {
    const world = await forwarded();
    await change(world);
    const screen = await joinChannelRoom(world.ben, world.dramaId);
    const seen = await seenBy(world, screen);
    for (const [surface, shown] of Object.entries(seen)) {
      expect(JSON.stringify(shown ?? null), surface).not.toContain(SECRET);
      if (!isGone && surface !== "download") expect(JSON.stringify(shown ?? null), surface).not.toContain("Ada Obi");
    }
    const { forwarded: shown } = (await newestFor(world.ben, world.dramaId, 1)) ?? {};
    expect(shown).toEqual(isGone ? expect.objectContaining({ isDeleted: true, text: "" }) : unreadable);
  });

  test.each(kinds.filter(({ name }) => /left|removed|blocked|closed/.test(name)))(
    "THREAD-83 the open screen of a member who $name is asked to refetch",
    async ({ change }) => {
      const world = await forwarded();
      const screen = await joinChannelRoom(world.ben, world.dramaId);
      await change(world);
      await until(() => screen.messagesOf("accessChanged").length > 0);
    },
  );
});

// A socket takes about twenty requests at once.
test.each([20270121, 42, 7_777])(
  "THREAD-83 after changes at random (%i), every page and frame fits its reader",
  async (seed) => {
    const { ada, choirId, dramaId, hers, socket, ben } = await forwarded();
    const others = [ben, await adult("Chi Ude"), await adult("Dayo Bello")];
    for (const each of others.slice(1)) await each.must(joinChannel, { params: { channelId: dramaId } });
    const screens = await Promise.all(others.map((each) => joinChannelRoom(each, dramaId)));
    const isIn = new Set([ben.memberId]);
    const isBlocked = new Set<string>();
    let text = SECRET;
    let state = seed;
    const next = (below: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
    const params = { channelId: choirId };
    const changes: readonly ((person: ChatMember, step: number) => Promise<unknown>)[] = [
      async (person) => {
        isIn.add(person.memberId);
        await person.must(joinChannel, { params });
      },
      async (person) => {
        if (isIn.delete(person.memberId)) await person.must(leaveChannel, { params });
      },
      async (person) => {
        isBlocked.add(person.memberId);
        await person.must(block, { params: { memberId: ada.memberId } });
      },
      async (person) => {
        if (isBlocked.delete(person.memberId)) await person.must(unblock, { params: { memberId: ada.memberId } });
      },
      async (_, step) => {
        text = `Practice, version ${step}`;
        await hers.ask("edit", { seq: 1, content: text });
      },
    ];
    for (let step = 1; step <= 14; step++) {
      const person = others[next(others.length)] as ChatMember;
      await changes[next(changes.length)]?.(person, step);
      const before = screens.map((screen) => screen.received.length);
      const { message, code } = await socket.ask("edit", { seq: 1, content: `Step ${step}` });
      expect([message?.content, code]).toEqual([`Step ${step}`, undefined]);
      for (const [at, reader] of others.entries()) {
        const canRead = isIn.has(reader.memberId) && !isBlocked.has(reader.memberId);
        const expected = canRead ? expect.objectContaining({ text, channelName: "Choir" }) : unreadable;
        expect((await newestFor(reader, dramaId))?.forwarded, `page at step ${step}`).toEqual(expected);
        const screen = screens[at] as Listener;
        await until(() => (screen.messages()[0]?.version ?? 0) >= (message?.version ?? 0));
        const frames = JSON.stringify(screen.received.slice(before[at]));
        expect(frames.includes(text), `frames at step ${step}`).toBe(canRead);
      }
    }
  },
);
