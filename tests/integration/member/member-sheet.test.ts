import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinChannel, leaveChannel } from "../../../schema/channel/api.ts";
import { createRoom, takeSeat } from "../../../schema/game/api.ts";
import { readLeaderboard } from "../../../schema/leaderboard/api.ts";
import { memberSheet, readMember } from "../../../schema/member/api.ts";
import { readName } from "../../../schema/profile/api.ts";
import { block, report, unblock } from "../../../schema/safety/api.ts";
import { countGame } from "../../../server/leaderboard/leaderboard.ts";
import { saveForm } from "../../support/account/profile-form.ts";
import { type ChatMember, joinChannelRoom, newChannel, newLead, withoutRole } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const member = (name: string, birthDate?: string) => newChatMember(server.url, name, birthDate);
const pair = async (one: string, other: string): Promise<[ChatMember, ChatMember]> => [
  await member("Ada", one),
  await member("Tunde", other),
];
const sheetOf = (viewer: ChatMember, { memberId }: Pick<ChatMember, "memberId">) =>
  viewer.must(readMember, { params: { memberId } });
const ownName = async (one: ChatMember) => ({
  full_name: (await one.must(readName)).full_name ?? "",
  date_of_birth: null,
});
/** Whether the viewer sees the sheet and can report the member, which must be the same. */
async function isVisible(viewer: ChatMember, { memberId }: Pick<ChatMember, "memberId">): Promise<boolean> {
  const { error } = await viewer.call(readMember, { params: { memberId } });
  const reported = await viewer.call(report, { body: { subject: { kind: "profile", memberId }, reason: "other" } });
  expect([undefined, "safety/not-found"]).toContain(reported.error?.code);
  expect(reported.error === undefined).toBe(error === undefined);
  if (error) expect(error.code).toBe("safety/not-found");
  return error === undefined;
}

describe("a member's sheet", () => {
  test("SAFE-50 a sheet shows the name, the roles and the month of joining, and no contact data", async () => {
    const [ada, tunde] = await pair(ADULT, ADULT);
    await server.database
      .fork()
      .execute("update users set created_at = '2025-12-31T23:30:00Z' where id = ?", [tunde.memberId]);
    const sheet = await sheetOf(ada, tunde);
    expect(sheet).toEqual({
      memberId: tunde.memberId,
      displayName: "Tunde",
      formerName: null,
      avatarUrl: null,
      birthday: null,
      about: null,
      roles: [],
      // It is 2026 already in Lagos.
      memberSince: "2026-01",
      isSelf: false,
      isBlocked: false,
      canMessage: true,
      canBlock: true,
    });
    memberSheet.parse(sheet);
    expect(await sheetOf(tunde, tunde)).toMatchObject({ isSelf: true, canMessage: false, canBlock: false });
  });

  test("SAFE-50 SAFE-5 a sheet offers to unblock after a block, and no block to or from a lead", async () => {
    const [ada, tunde] = await pair(ADULT, ADULT);
    await ada.must(block, { params: { memberId: tunde.memberId } });
    expect(await sheetOf(ada, tunde)).toMatchObject({ isBlocked: true, canMessage: false, canBlock: true });
    await ada.must(unblock, { params: { memberId: tunde.memberId } });
    expect(await sheetOf(ada, tunde)).toMatchObject({ isBlocked: false, canMessage: true });
    const lead = await newLead(server.url, server.database, "Mama Grace");
    expect(await sheetOf(ada, lead)).toMatchObject({ roles: ["safeguarding_lead"], canMessage: true, canBlock: false });
    expect(await sheetOf(lead, ada)).toMatchObject({ canMessage: true, canBlock: false });
    await withoutRole(server.database, lead);
  });

  test("SAFE-107 what a member writes about themselves is for those whom a search lets message them", async () => {
    const lead = await newLead(server.url, server.database, "Mama Grace");
    // A lead has company too, with a minor.
    const other = await newLead(server.url, server.database, "Uncle Sola");
    const [adult, minor, unknown] = [await member("Bisi", ADULT), await member("Efe", MINOR), await member("Kunle")];
    const people = { lead, adult, minor, unknown };
    const channelId = await newChannel(lead, "Choir");
    for (const one of [adult, minor, unknown]) await one.must(joinChannel, { params: { channelId } });
    for (const one of Object.values(people)) await saveForm(one, { ...(await ownName(one)), bio: "I sing." });
    const readers = async ([name, writer]: [string, ChatMember]) => {
      const read = await Promise.all(Object.values(people).map((viewer) => sheetOf(viewer, writer)));
      return [name, Object.keys(people).filter((_, at) => read[at]?.about?.bio === "I sing.")];
    };
    expect(Object.fromEntries(await Promise.all(Object.entries(people).map(readers)))).toEqual({
      lead: ["lead", "adult", "minor", "unknown"],
      adult: ["lead", "adult", "minor", "unknown"],
      minor: ["lead", "minor"],
      unknown: ["lead", "minor", "unknown"],
    });
    await adult.must(block, { params: { memberId: unknown.memberId } });
    expect((await sheetOf(unknown, adult)).about).toEqual({
      bio: "I sing.",
      location: "Yaba, Lagos",
      interests: ["Prayer", "Music"],
    });
    await unknown.must(block, { params: { memberId: adult.memberId } });
    expect((await sheetOf(unknown, adult)).about).toBeNull();
    for (const one of [lead, other]) await withoutRole(server.database, one);
  });

  test("SAFE-51 an adult stranger doesn't see a minor; the reply is that for a missing member", async () => {
    const [ada, teen] = await pair(ADULT, MINOR);
    const unknown = await member("Chidi");
    for (const memberId of [teen.memberId, unknown.memberId, crypto.randomUUID()]) {
      const { status, error } = await ada.call(readMember, { params: { memberId } });
      expect([status, error?.code]).toEqual([404, "safety/not-found"]);
      expect(await isVisible(ada, { memberId })).toBe(false);
    }
  });

  test("SAFE-51 members who share a channel see each other, also from messages of those who left", async () => {
    const lead = await newLead(server.url, server.database, "Mama Grace");
    const [ada, teen] = await pair(ADULT, MINOR);
    const channelId = await newChannel(ada, "Choir");
    await teen.must(joinChannel, { params: { channelId } });
    expect([await isVisible(ada, teen), await isVisible(teen, ada)]).toEqual([true, true]);
    await teen.must(leaveChannel, { params: { channelId } });
    expect(await isVisible(ada, teen)).toBe(false);
    await teen.must(joinChannel, { params: { channelId } });
    await (await joinChannelRoom(teen, channelId)).say("Good evening");
    await teen.must(leaveChannel, { params: { channelId } });
    expect(await isVisible(ada, teen)).toBe(true);
    await withoutRole(server.database, lead);
  });

  test("SAFE-51 a lead does not see a member who left before the lead was added", async () => {
    const former = await newLead(server.url, server.database, "Mama Grace");
    const [ada, teen] = await pair(ADULT, MINOR);
    const channelId = await newChannel(ada, "Choir");
    await teen.must(joinChannel, { params: { channelId } });
    await (await joinChannelRoom(teen, channelId)).say("Good evening");
    await teen.must(leaveChannel, { params: { channelId } });
    await withoutRole(server.database, former);
    const femi = await newLead(server.url, server.database, "Uncle Femi");
    const hers = await joinChannelRoom(ada, channelId);
    expect([await hers.say("Hello"), await hers.say("Hello")]).toEqual(["channel/now-supervised", "stored"]);
    expect([await isVisible(femi, ada), await isVisible(femi, teen)]).toEqual([true, false]);
    await withoutRole(server.database, femi);
  });

  test("SAFE-51 members who sat in the same game room see each other", async () => {
    const [ada, teen] = await pair(ADULT, MINOR);
    const { roomId } = await ada.must(createRoom, { body: { gameType: "trivia", timeLimit: 30, roomName: "Friday" } });
    await teen.must(takeSeat, { params: { roomId }, body: {} });
    expect([await isVisible(ada, teen), await isVisible(teen, ada)]).toEqual([true, true]);
  });

  test("SAFE-51 blocking doesn't hide a member from the one who blocks, so that it can be undone", async () => {
    const [ada, tunde] = await pair(ADULT, ADULT);
    await ada.must(block, { params: { memberId: tunde.memberId } });
    expect([await isVisible(ada, tunde), await isVisible(tunde, ada)]).toEqual([true, false]);
  });

  test("SAFE-52 the sheets of an adult, a minor and a member who blocked the viewer are the same", async () => {
    const lead = await newLead(server.url, server.database, "Mama Grace");
    const ada = await member("Ada", ADULT);
    const others = [await member("Somebody", ADULT), await member("Somebody", MINOR), await member("Somebody")];
    const blocker = await member("Somebody", ADULT);
    const channelId = await newChannel(ada, "Choir");
    for (const other of [...others, blocker]) await other.must(joinChannel, { params: { channelId } });
    await blocker.must(block, { params: { memberId: ada.memberId } });
    const sheets = await Promise.all([...others, blocker].map((other) => sheetOf(ada, other)));
    const [first, ...rest] = sheets.map(({ memberId: _, ...shown }) => shown);
    for (const sheet of rest) expect(sheet).toEqual(first);
    await withoutRole(server.database, lead);
  });
});

test("SAFE-53 a leaderboard names the ids of visible members only, and none to visitors", async () => {
  const lead = await newLead(server.url, server.database, "Mama Grace");
  const people = {
    ada: await member("Ada", ADULT),
    tunde: await member("Tunde", ADULT),
    teen: await member("Teen", MINOR),
  };
  const { ada, tunde, teen } = people;
  for (const { memberId } of Object.values(people)) {
    await countGame(server.database.fork(), "trivia", [{ memberId, score: 10, isWon: false }]);
  }
  const idsFor = async (viewer: ChatMember) =>
    (await viewer.must(readLeaderboard, { params: { gameType: "trivia" } })).rows.flatMap((row) => row.memberId ?? []);
  expect((await idsFor(ada)).toSorted()).toEqual([ada.memberId, tunde.memberId].toSorted());
  expect((await idsFor(teen)).toSorted()).toEqual([ada, tunde, teen].map(({ memberId }) => memberId).toSorted());
  const { rows } = await (await fetch(`${server.url}/api/leaderboard/trivia`)).json();
  expect(rows.map((row: { memberId: unknown }) => row.memberId)).toEqual([null, null, null]);
  await withoutRole(server.database, lead);
});
