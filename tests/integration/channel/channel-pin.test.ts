import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeChannel, joinChannel, readChannel } from "../../../schema/channel/api.ts";
import { listPins, pinMessage } from "../../../schema/channel/pin-api.ts";
import { block, unblock } from "../../../schema/safety/api.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import {
  type ChatMember,
  channelOf,
  joinChannelRoom,
  lastOf,
  memberConnection,
  newLead,
} from "../../support/chat/channel.ts";
import { pin, pinCode, pinnedTexts, pinsOf, store, unpin, unpinCode } from "../../support/chat/channel-pin.ts";
import { ADULT, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let ada: ChatMember;
let tunde: ChatMember;
let bisi: ChatMember;
let grace: ChatMember;
let kemi: ChatMember;
beforeAll(async () => {
  server = await bootServer();
  const lead = (name: string) => newLead(server.url, server.database, name);
  [ada, tunde, bisi] = [await adult("Ada Obi"), await adult("Tunde Ojo"), await adult("Bisi Ade")];
  [grace, kemi] = [await lead("Mama Grace"), await lead("Auntie Kemi")];
});
afterAll(() => server.stop());

const adult = (name: string) => newChatMember(server.url, name, ADULT);
const run = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);

/** Ada's channel: Tunde is an admin, Bisi a member, Kemi a lead who has joined, and Grace supervises it. */
const channel = (options = {}) =>
  channelOf(
    server.database,
    { owner: [ada], admin: [tunde], member: [bisi, kemi], safeguarding_lead: [grace] },
    options,
  );
/** The same with messages from Bisi. */
async function channelWith(...texts: string[]): Promise<string> {
  const channelId = await channel();
  await store(server.database, bisi, channelId, ...texts);
  return channelId;
}
const see = (person: ChatMember, channelId: string) => person.must(readChannel, { params: { channelId } });
const six = ["One", "Two", "Three", "Four", "Five", "Six"];

describe("pinning", () => {
  test("CHANNEL-53 the owner, an admin and leads pin and unpin, and members see the latest pin first", async () => {
    const channelId = await channelWith("One", "Two", "Three", "Four");
    expect(await see(bisi, channelId)).toMatchObject({ canPin: false, pinRevisions: [] });
    for (const [at, person] of [ada, tunde, kemi, grace].entries()) {
      const { canPin, pinRevisions } = await pin(person, channelId, at + 1);
      expect([canPin, pinRevisions.length]).toEqual([true, at + 1]);
    }
    const [latest, ...others] = await pinsOf(bisi, channelId);
    expect(latest).toMatchObject({
      threadId: channelId,
      seq: 4,
      senderName: "Bisi Ade",
      senderRoles: [],
      text: "Four",
    });
    expect(others.map(({ seq }) => seq)).toEqual([3, 2, 1]);
    for (const [at, person] of [ada, tunde, kemi, grace].entries()) await unpin(person, channelId, 4 - at);
    expect(await pinsOf(bisi, channelId)).toEqual([]);
  });

  test("CHANNEL-53 members of other roles, strangers and former members are refused", async () => {
    const channelId = await channelWith("One");
    const stranger = await adult("Femi Ojo");
    const hidden = await channel({ isPrivate: true });
    await store(server.database, bisi, hidden, "One");
    for (const code of [pinCode, unpinCode]) {
      expect(await code(bisi, channelId, 1)).toBe("channel/not-allowed");
      expect(await code(stranger, channelId, 1)).toBe("channel/not-found");
      expect(await code(stranger, hidden, 1)).toBe("channel/not-found");
    }
    await pin(ada, channelId, 1);
    const { error } = await stranger.call(listPins, { params: { channelId } });
    expect(error?.code).toBe("channel/not-found");
    expect(await see(stranger, channelId)).toMatchObject({ canPin: false, pinRevisions: [] });
  });

  test("CHANNEL-53 a lead who has joined pins no more once they lose the role", async () => {
    const channelId = await channelWith("One");
    const gone = await newLead(server.url, server.database, "Uncle Sola");
    await gone.must(joinChannel, { params: { channelId } });
    expect((await pin(gone, channelId, 1)).canPin).toBe(true);
    await run("delete from user_roles where user_id = ?", [gone.memberId]);
    expect(await unpinCode(gone, channelId, 1)).toBe("channel/not-allowed");
    expect((await see(gone, channelId)).canPin).toBe(false);
  });

  test("CHANNEL-54 pinning again changes nothing, also if five are pinned, and a sixth is refused", async () => {
    const channelId = await channelWith(...six);
    for (const seq of [1, 2, 3, 4, 5]) await pin(ada, channelId, seq);
    const before = (await see(ada, channelId)).pinRevisions;
    expect((await pin(tunde, channelId, 1)).pinRevisions).toEqual(before);
    expect(await pinCode(ada, channelId, 6)).toBe("channel/pins-full");
    expect((await unpin(ada, channelId, 6)).pinRevisions).toEqual(before);
    await unpin(ada, channelId, 2);
    await pin(ada, channelId, 6);
    expect((await pinsOf(bisi, channelId)).map(({ seq }) => seq)).toEqual([6, 5, 4, 3, 1]);
  });

  test("CHANNEL-54 of two pins for the last place, one succeeds", async () => {
    for (let round = 0; round < 5; round += 1) {
      const channelId = await channelWith(...six);
      for (const seq of [1, 2, 3, 4]) await pin(ada, channelId, seq);
      const codes = await Promise.all([pinCode(ada, channelId, 5), pinCode(tunde, channelId, 6)]);
      expect(codes.toSorted()).toEqual(["channel/pins-full", undefined]);
      expect(await pinsOf(bisi, channelId)).toHaveLength(5);
    }
  });

  test("CHANNEL-54 of pins of one message at once, one is stored", async () => {
    const channelId = await channelWith("One");
    const codes = await Promise.all([ada, tunde, kemi, grace].map((person) => pinCode(person, channelId, 1)));
    expect(codes).toEqual([undefined, undefined, undefined, undefined]);
    expect(await pinsOf(bisi, channelId)).toHaveLength(1);
  });

  test.each([0, -1, 1.5, "x", Number.MAX_SAFE_INTEGER + 2])("CHANNEL-55 the seq %s is refused", async (seq) => {
    const channelId = await channelWith("One");
    expect(await pinCode(ada, channelId, seq)).toBe("request/not-found");
    expect(await unpinCode(ada, channelId, seq)).toBe("request/not-found");
  });

  test("CHANNEL-55 a message that does not exist, is deleted or is in another channel is refused", async () => {
    const [channelId, elsewhere] = [await channelWith("One"), await channelWith("One", "Two")];
    const hers = await joinChannelRoom(bisi, channelId);
    expect(await hers.ask("delete", { seq: 1 })).toHaveProperty("message");
    for (const seq of [1, 2, 99]) expect(await pinCode(ada, channelId, seq)).toBe("thread/message-not-found");
    expect(await pinsOf(ada, elsewhere)).toEqual([]);
  });

  test("CHANNEL-55 a conversation and a closed channel have no pins", async () => {
    const conversationId = await openConversationWith(ada, tunde.memberId);
    await store(server.database, ada, conversationId, "Hello");
    const closed = await channelWith("One");
    await pin(ada, closed, 1);
    await ada.must(closeChannel, { params: { channelId: closed } });
    for (const channelId of [conversationId, closed, crypto.randomUUID()]) {
      expect(await pinCode(ada, channelId, 1)).toBe("channel/not-found");
      expect((await ada.call(listPins, { params: { channelId } })).error?.code).toBe("channel/not-found");
    }
    const { error } = await ada.call(pinMessage, { params: { channelId: "x", seq: "1" } });
    expect(error?.code).toBe("request/not-found");
  });

  test("CHANNEL-55 CHANNEL-57 a supervising lead neither pins nor sees what was written before they came", async () => {
    const channelId = await channelWith("One", "Two");
    await run("update thread_members set from_seq = 1 where thread_id = ? and user_id = ?", [
      channelId,
      grace.memberId,
    ]);
    expect(await pinCode(grace, channelId, 1)).toBe("thread/message-not-found");
    await pin(ada, channelId, 1);
    await pin(grace, channelId, 2);
    expect(await pinnedTexts(grace, channelId)).toEqual(["Two"]);
    expect(await pinnedTexts(bisi, channelId)).toEqual(["Two", "One"]);
  });

  test("CHANNEL-60 a muted admin pins nothing and can unpin", async () => {
    const channelId = await channelWith("One", "Two");
    await pin(tunde, channelId, 1);
    await run("insert into mutes (user_id, until) values (?, now() + interval '1 hour')", [tunde.memberId]);
    expect(await pinCode(tunde, channelId, 2)).toBe("safety/muted");
    expect((await unpin(tunde, channelId, 1)).pinRevisions).toEqual([]);
    await run("delete from mutes where user_id = ?", [tunde.memberId]);
  });

  test("CHANNEL-59 a lead’s pin leaves a row in the audit log, and the owner’s and an admin’s none", async () => {
    const channelId = await channelWith("One", "Two", "Three");
    await pin(ada, channelId, 1);
    await pin(tunde, channelId, 2);
    await pin(grace, channelId, 2);
    await unpin(grace, channelId, 3);
    await pin(kemi, channelId, 3);
    await unpin(grace, channelId, 1);
    const recorded = await run(
      "select actor_id, detail from audit_log where kind = 'channel-pins-changed' and item_id = ? order by id",
      [channelId],
    );
    expect(recorded).toEqual([
      { actor_id: kemi.memberId, detail: "pinned" },
      { actor_id: grace.memberId, detail: "unpinned" },
    ]);
  });
});

describe("what members see of the pins", () => {
  test("CHANNEL-56 an edited message shows its new text, and a deleted one is unpinned", async () => {
    const channelId = await channelWith("One", "Two");
    for (const seq of [1, 2]) await pin(ada, channelId, seq);
    const before = (await see(ada, channelId)).pinRevisions;
    const hers = await joinChannelRoom(bisi, channelId);
    expect(await hers.ask("edit", { seq: 1, content: "One!" })).toHaveProperty("message");
    expect(await pinnedTexts(tunde, channelId)).toEqual(["Two", "One!"]);
    expect((await see(ada, channelId)).pinRevisions).not.toEqual(before);
    expect(await hers.ask("delete", { seq: 2 })).toHaveProperty("message");
    expect(await pinnedTexts(tunde, channelId)).toEqual(["One!"]);
  });

  test("CHANNEL-56 a reaction changes nothing", async () => {
    const channelId = await channelWith("One");
    const { pinRevisions } = await pin(ada, channelId, 1);
    const hers = await joinChannelRoom(bisi, channelId);
    expect(await hers.ask("react", { seq: 1, emoji: "👍", isOn: true })).toHaveProperty("message");
    expect((await see(ada, channelId)).pinRevisions).toEqual(pinRevisions);
  });

  test("CHANNEL-56 of a pin and a deletion at once, no deleted message stays pinned", async () => {
    const hers = async (channelId: string) => (await joinChannelRoom(bisi, channelId)).ask("delete", { seq: 1 });
    for (let round = 0; round < 8; round += 1) {
      const channelId = await channelWith("One");
      const [code] = await Promise.all([pinCode(ada, channelId, 1), hers(channelId)]);
      expect([undefined, "thread/message-not-found"]).toContain(code);
      expect(await run("select from pinned_messages where thread_id = ?", [channelId])).toEqual([]);
    }
  });

  test("CHANNEL-56 erasing the sender unpins their messages", async () => {
    const [channelId, gone] = [await channel(), await adult("Femi Bello")];
    await gone.must(joinChannel, { params: { channelId } });
    await store(server.database, gone, channelId, "My number is in the bio");
    await store(server.database, bisi, channelId, "Two");
    for (const seq of [1, 2]) await pin(ada, channelId, seq);
    await eraseMember(server.database, gone.me?.email ?? "", filesOf({ dataDir: server.dataDir }));
    expect(await pinnedTexts(bisi, channelId)).toEqual(["Two"]);
    expect((await see(bisi, channelId)).pinRevisions).toHaveLength(1);
  });

  test("CHANNEL-55 CHANNEL-57 a block hides a pin from its reader alone, who can still unpin it", async () => {
    const channelId = await channelWith("One", "Two");
    await store(server.database, tunde, channelId, "Three");
    for (const seq of [1, 3]) await pin(ada, channelId, seq);
    await ada.must(block, { params: { memberId: bisi.memberId } });
    expect(await pinnedTexts(ada, channelId)).toEqual(["Three"]);
    expect(await pinnedTexts(tunde, channelId)).toEqual(["Three", "One"]);
    expect(await pinCode(ada, channelId, 2)).toBe("thread/message-not-found");
    await unpin(ada, channelId, 1);
    expect(await pinnedTexts(tunde, channelId)).toEqual(["Three"]);
    await ada.must(unblock, { params: { memberId: bisi.memberId } });
  });

  test("CHANNEL-53 a long message is shortened to one line", async () => {
    const channelId = await channelWith(`First\nline ${"and more ".repeat(60)}`);
    await pin(ada, channelId, 1);
    const [{ text = "" } = {}] = await pinsOf(bisi, channelId);
    expect(text).toMatch(/^First line and more .*…$/);
    expect(text.length).toBeLessThan(130);
  });

  test("CHANNEL-58 each change reaches everyone’s open screens at once", async () => {
    const channelId = await channelWith("One", "Two");
    const apps = [await memberConnection(bisi), await memberConnection(grace)];
    const counts = () =>
      apps.map((app) => {
        const last = lastOf(app, channelId);
        return typeof last === "object" ? last.pinRevisions.length : undefined;
      });
    await pin(ada, channelId, 1);
    await until(() => counts().every((count) => count === 1));
    await pin(tunde, channelId, 2);
    await until(() => counts().every((count) => count === 2));
    await unpin(tunde, channelId, 1);
    await until(() => counts().every((count) => count === 1));
    const hers = await joinChannelRoom(bisi, channelId);
    expect(await hers.ask("delete", { seq: 2 })).toHaveProperty("message");
    await until(() => counts().every((count) => count === 0));
  });
});

describe("in a channel that lacks supervision", () => {
  const minors = () => Promise.all(["Zainab", "Chidi"].map((name) => newChatMember(server.url, name, MINOR)));

  test("CHANNEL-60 pinning adds the lead who is missing", async () => {
    const [zainab, chidi] = (await minors()) as [ChatMember, ChatMember];
    const channelId = await channelOf(server.database, { owner: [zainab], member: [chidi] });
    await store(server.database, chidi, channelId, "One");
    expect((await pin(zainab, channelId, 1)).supervisors).toHaveLength(1);
  });
});
