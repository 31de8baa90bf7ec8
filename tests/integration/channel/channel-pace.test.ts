import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readChannel, readChannelMessages, setChannelPace } from "../../../schema/channel/api.ts";
import {
  type ChatMember,
  channelOf,
  joinChannelRoom,
  lastOf,
  memberConnection,
  newLead,
} from "../../support/chat/channel.ts";
import { hoursAfter, hoursAround, setPace } from "../../support/chat/channel-pace.ts";
import { ADULT, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let ada: ChatMember;
let tunde: ChatMember;
let bisi: ChatMember;
let grace: ChatMember;
let kemi: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  const adult = (name: string) => newChatMember(server.url, name, ADULT);
  const lead = (name: string) => newLead(server.url, server.database, name);
  [ada, tunde, bisi] = [await adult("Ada Obi"), await adult("Tunde Ojo"), await adult("Bisi Ade")];
  [grace, kemi] = [await lead("Mama Grace"), await lead("Auntie Kemi")];
});
afterAll(() => server.stop());

const run = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);

/** Ada's channel: Tunde is an admin, Bisi a member, Kemi a lead who has joined, and Grace supervises it. */
const channel = () =>
  channelOf(server.database, { owner: [ada], admin: [tunde], member: [bisi, kemi], safeguarding_lead: [grace] });

const see = (person: ChatMember, channelId: string) => person.must(readChannel, { params: { channelId } });
const contents = async (channelId: string) =>
  (await ada.must(readChannelMessages, { params: { channelId } })).messages.map(({ content }) => content);

describe("setting quiet hours and slow mode", () => {
  test("CHANNEL-40 the owner sets both, members see them, and the owner turns them off again", async () => {
    const channelId = await channel();
    expect(await see(bisi, channelId)).toMatchObject({ pace: null, canSetPace: false });
    const pace = { quietHours: { from: "22:00", until: "06:00" }, slowSeconds: 30 } as const;
    expect(await setPace(ada, channelId, pace)).toMatchObject({ pace, canSetPace: true, canWriteInQuietHours: true });
    expect(await see(bisi, channelId)).toMatchObject({ pace, canSetPace: false, canWriteInQuietHours: false });
    expect(await see(tunde, channelId)).toMatchObject({ pace, canSetPace: false, canWriteInQuietHours: true });
    expect(await setPace(ada, channelId, {})).toMatchObject({ pace: null });
  });

  test("CHANNEL-40 someone who has not joined an open channel does not see them", async () => {
    const channelId = await channelOf(server.database, { owner: [ada] });
    await setPace(ada, channelId, { slowSeconds: 30 });
    expect(await see(bisi, channelId)).toMatchObject({ role: null, pace: null, canSetPace: false });
  });

  test.each([
    ["two equal times", { quietHours: { from: "22:00", until: "22:00" }, slowSeconds: 0 }, /two different times/],
    ["a time without its zero", { quietHours: { from: "7:00", until: "22:00" }, slowSeconds: 0 }, /such as 22:00/],
    ["a time after the day", { quietHours: { from: "24:00", until: "22:00" }, slowSeconds: 0 }, /such as 22:00/],
    ["a time alone", { quietHours: { from: "22:00" }, slowSeconds: 0 }, /./],
    ["a pause that is not in the list", { quietHours: null, slowSeconds: 15 }, /./],
  ])("CHANNEL-40 %s is refused with a text", async (_, body, text) => {
    const channelId = await channel();
    const { error } = await ada.call(setChannelPace, { params: { channelId }, body: body as never });
    expect(error?.code).toBe("request/invalid");
    expect(Object.values(error?.fields ?? {}).join()).toMatch(text);
    expect((await see(ada, channelId)).pace).toBeNull();
  });

  test("CHANNEL-40 a conversation has neither", async () => {
    const conversationId = await openConversationWith(ada, tunde.memberId);
    const { error } = await ada.call(setChannelPace, {
      params: { channelId: conversationId },
      body: { quietHours: null, slowSeconds: 30 },
    });
    expect(error?.code).toBe("channel/not-found");
  });

  test("CHANNEL-45 a lead’s change leaves a row for each part that changed, and the owner’s none", async () => {
    const channelId = await channel();
    const recorded = () =>
      run<{ actor_id: string; detail: string }>(
        "select actor_id, detail from audit_log where kind = 'channel-pace-changed' and item_id = ? order by id",
        [channelId],
      );
    await setPace(ada, channelId, { slowSeconds: 10 });
    await setPace(grace, channelId, { slowSeconds: 10 });
    expect(await recorded()).toEqual([]);
    await setPace(grace, channelId, { quietHours: { from: "22:00", until: "06:00" }, slowSeconds: 60 });
    await setPace(kemi, channelId, { quietHours: { from: "22:00", until: "06:30" }, slowSeconds: 60 });
    expect(await recorded()).toEqual([
      { actor_id: grace.memberId, detail: "quiet-hours" },
      { actor_id: grace.memberId, detail: "slow-mode" },
      { actor_id: kemi.memberId, detail: "quiet-hours" },
    ]);
  });
});

describe("quiet hours", () => {
  test("CHANNEL-41 a member is refused and told until when, and the owner, an admin and leads write", async () => {
    const channelId = await channel();
    const quietHours = hoursAround(Date.now());
    await setPace(ada, channelId, { quietHours });
    const hers = await joinChannelRoom(bisi, channelId);
    expect(await hers.ask("send", { content: "Awake?" })).toMatchObject({
      request: "send",
      code: "channel/quiet-hours",
      text: `Quiet hours until ${quietHours.until}. You can write again then.`,
    });
    for (const person of [ada, tunde, grace, kemi]) {
      expect(await (await joinChannelRoom(person, channelId)).say(`from ${person.memberId}`)).toBe("stored");
    }
    expect(await contents(channelId)).toHaveLength(4);
    expect((await bisi.must(readChannelMessages, { params: { channelId } })).messages).toHaveLength(4);
  });

  test("CHANNEL-41 a member edits no message and adds no reaction, and deletes their own message", async () => {
    const channelId = await channel();
    const hers = await joinChannelRoom(bisi, channelId);
    expect(await hers.say("Good evening")).toBe("stored");
    await setPace(ada, channelId, { quietHours: hoursAround(Date.now()) });
    const code = "channel/quiet-hours";
    expect(await hers.ask("edit", { seq: 1, content: "Good night" })).toMatchObject({ code });
    expect(await hers.ask("react", { seq: 1, emoji: "👍", isOn: true })).toMatchObject({ code });
    expect(await hers.ask("delete", { seq: 1 })).toMatchObject({ message: { isDeleted: true } });
  });

  test("CHANNEL-41 members write outside them", async () => {
    const channelId = await channel();
    await setPace(ada, channelId, { quietHours: hoursAfter(Date.now()) });
    expect(await (await joinChannelRoom(bisi, channelId)).say("Good morning")).toBe("stored");
  });

  test("CHANNEL-46 a lead who has joined is a member again once they lose the role", async () => {
    const channelId = await channel();
    const gone = await newLead(server.url, server.database, "Uncle Sola");
    await run("insert into thread_members (thread_id, user_id, role) values (?, ?, 'member')", [
      channelId,
      gone.memberId,
    ]);
    await setPace(gone, channelId, { quietHours: hoursAround(Date.now()), slowSeconds: 30 });
    const his = await joinChannelRoom(gone, channelId);
    expect([await his.say("Good"), await his.say("night")]).toEqual(["stored", "stored"]);
    await run("delete from user_roles where user_id = ?", [gone.memberId]);
    const body = { quietHours: null, slowSeconds: 0 } as const;
    expect((await gone.call(setChannelPace, { params: { channelId }, body })).error?.code).toBe("channel/not-allowed");
    expect(await see(gone, channelId)).toMatchObject({ canSetPace: false, canWriteInQuietHours: false });
    expect(await (await joinChannelRoom(gone, channelId)).say("Amen")).toBe("channel/quiet-hours");
  });

  test("CHANNEL-44 a change holds at once on open sockets, and everyone gets it", async () => {
    const channelId = await channel();
    const [hers, app] = [await joinChannelRoom(bisi, channelId), await memberConnection(bisi)];
    const shown = () => {
      const last = lastOf(app, channelId);
      return typeof last === "object" ? last.pace : undefined;
    };
    expect(await hers.say("One")).toBe("stored");
    const quietHours = hoursAround(Date.now());
    await setPace(ada, channelId, { quietHours });
    expect(await hers.say("Two")).toBe("channel/quiet-hours");
    await until(() => shown()?.quietHours?.until === quietHours.until);
    await setPace(ada, channelId, { slowSeconds: 300 });
    expect(await hers.say("Three")).toBe("channel/slow-mode");
    await until(() => shown()?.slowSeconds === 300);
    await setPace(ada, channelId, {});
    expect(await hers.say("Four")).toBe("stored");
    await until(() => shown() === null);
    expect(await contents(channelId)).toEqual(["One", "Four"]);
  });
});

describe("slow mode", () => {
  /** As if the member's last message had been sent so many seconds earlier. */
  const age = (channelId: string, seconds: number) =>
    run("update messages set created_at = created_at - make_interval(secs => ?) where thread_id = ?", [
      seconds,
      channelId,
    ]);

  test("CHANNEL-43 the next message is refused with the seconds left, and stored after the pause", async () => {
    const channelId = await channel();
    await setPace(ada, channelId, { slowSeconds: 30 });
    const hers = await joinChannelRoom(bisi, channelId);
    const id = crypto.randomUUID();
    expect(await hers.say("One", id)).toBe("stored");
    await age(channelId, 20);
    const refused = await hers.ask("send", { content: "Two" });
    expect(refused).toMatchObject({ code: "channel/slow-mode", text: "Slow mode: one message every 30 seconds." });
    const { retryAfter } = refused as { retryAfter?: number };
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(10);
    expect(await hers.say("One", id)).toBe("stored");
    await age(channelId, 10);
    expect(await hers.say("Three")).toBe("stored");
    expect(await contents(channelId)).toEqual(["One", "Three"]);
  });

  test("CHANNEL-43 each member has a pause of their own, and the owner and leads have none", async () => {
    const channelId = await channel();
    await setPace(ada, channelId, { slowSeconds: 300 });
    const twice = async (person: ChatMember) => {
      const room = await joinChannelRoom(person, channelId);
      return [await room.say("One"), await room.say("Two")];
    };
    for (const person of [bisi, tunde]) expect(await twice(person)).toEqual(["stored", "channel/slow-mode"]);
    for (const person of [ada, grace, kemi]) expect(await twice(person)).toEqual(["stored", "stored"]);
  });

  test("CHANNEL-43 a deleted message counts; edits, reactions and other channels do not", async () => {
    const [channelId, elsewhere] = [await channel(), await channel()];
    await setPace(ada, channelId, { slowSeconds: 300 });
    await setPace(ada, elsewhere, { slowSeconds: 300 });
    expect(await (await joinChannelRoom(bisi, elsewhere)).say("Elsewhere")).toBe("stored");
    const hers = await joinChannelRoom(bisi, channelId);
    expect(await hers.say("One")).toBe("stored");
    expect(await hers.ask("edit", { seq: 1, content: "One!" })).toHaveProperty("message");
    expect(await hers.ask("react", { seq: 1, emoji: "👍", isOn: true })).toHaveProperty("message");
    expect(await hers.ask("delete", { seq: 1 })).toHaveProperty("message");
    expect(await hers.say("Two")).toBe("channel/slow-mode");
  });

  test("CHANNEL-43 of messages that a member sends at once from two devices, one is stored", async () => {
    for (let round = 0; round < 5; round += 1) {
      const channelId = await channel();
      await setPace(ada, channelId, { slowSeconds: 10 });
      const [phone, laptop] = await Promise.all([joinChannelRoom(bisi, channelId), joinChannelRoom(bisi, channelId)]);
      const results = await Promise.all([phone.say("From the phone"), laptop.say("From the laptop")]);
      expect(results.toSorted()).toEqual(["channel/slow-mode", "stored"]);
      expect(await contents(channelId)).toHaveLength(1);
    }
  });

  test("CHANNEL-43 of messages that two servers store at once, PostgreSQL lets one pass", async () => {
    const channelId = await channel();
    const store = (requestId: string) =>
      server.database.fork().transactional(async (tx) => {
        await tx.execute("select id from threads where id = ? for no key update", [channelId]);
        const sent = { at: 0, id: crypto.randomUUID(), thread_id: channelId, sender_id: bisi.memberId };
        const more = { request_id: requestId, content: requestId, may_write: true, slow_seconds: 30 };
        const [row] = await tx.execute<{ is_new: boolean }[]>(
          "select is_new from store_messages(array[json_populate_record(null::sent_message, ?)])",
          [JSON.stringify({ ...sent, ...more })],
        );
        return row?.is_new;
      });
    const results = await Promise.all(Array.from({ length: 8 }, (_, at) => store(`message ${at}`)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await contents(channelId)).toHaveLength(1);
  });
});
