import { afterAll, beforeAll, expect, test } from "vitest";
import { correctBirthDate, listAgeConfirmations, undoAgeConfirmation } from "../../../schema/safety/newcomer-api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { newHolder } from "../../support/account/admins.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import { type ChatMember, channelOf, memberConnection, newLead, withoutRole } from "../../support/chat/channel.ts";
import { lastConversation } from "../../support/chat/chat-fixture.ts";
import { ADULT, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { ageGroupOf, confirmationsOf, confirmGroup, newNewcomer, undoOf } from "../../support/chat/newcomer.ts";
import { shownTo } from "../../support/chat/notification-fixture.ts";
import { announcedBy } from "../../support/server/announced.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const mentor = (name: string) => newHolder(server, "mentor", name);
const admin = (name: string) => newHolder(server, "admin", name);
const noticesOf = async (member: ChatMember) =>
  (await shownTo(member)).filter(({ kind, isRead }) => kind === "age_confirmed" && !isRead);

test("SAFE-73 a leader undoes a mentor’s confirmation, and the age is unknown at once", async () => {
  const [ada, halima, grace] = [
    await newNewcomer(server.url, "Ada", ADULT),
    await mentor("Halima"),
    await admin("Grace"),
  ];
  await confirmGroup(halima, ada, "adult");
  expect(await confirmationsOf(grace, ada)).toMatchObject([
    { birthDate: ADULT, confirmer: { displayName: "Halima" }, isByMentor: true, state: "counts", canUndo: true },
  ]);
  const rows = await auditDuring(server.database, () => undoOf(grace, ada, halima));
  expect(rows).toMatchObject([
    { kind: "newcomers" },
    { kind: "age-confirmation-undone", actor_id: grace.memberId, member_id: ada.memberId },
  ]);
  expect(await ageGroupOf(ada)).toBe("unknown");
  expect(await confirmationsOf(grace, ada)).toMatchObject([
    { state: "undone", undoneBy: { displayName: "Grace" }, canUndo: false },
  ]);
});

test("SAFE-73 undoing again changes nothing, and the same mentor cannot confirm again", async () => {
  const [ada, halima, other, grace] = [
    await newNewcomer(server.url, "Ada", ADULT),
    await mentor("Halima"),
    await mentor("Other"),
    await admin("Grace"),
  ];
  await confirmGroup(halima, ada, "adult");
  await undoOf(grace, ada, halima);
  expect(await confirmGroup(halima, ada, "adult")).toBe("undone");
  expect(await ageGroupOf(ada)).toBe("unknown");
  expect(await confirmGroup(other, ada, "adult")).toBe("confirmed");
  expect(await auditDuring(server.database, () => undoOf(grace, ada, halima))).toMatchObject([{ kind: "newcomers" }]);
  expect(await ageGroupOf(ada)).toBe("adult");
});

test("SAFE-73 of two mentors’ confirmations of a minor, the other one remains and needs a second", async () => {
  const [ada, halima, other, grace] = [
    await newNewcomer(server.url, "Ada", MINOR),
    await mentor("Halima"),
    await mentor("Other"),
    await admin("Grace"),
  ];
  for (const each of [halima, other]) await confirmGroup(each, ada);
  await undoOf(grace, ada, halima);
  expect(await ageGroupOf(ada)).toBe("unknown");
  expect((await confirmationsOf(grace, ada)).map(({ state }) => state)).toEqual(["waiting", "undone"]);
  expect(await confirmGroup(other, ada)).toBe("waiting");
  expect(await confirmGroup(await mentor("Third"), ada)).toBe("confirmed");
});

test("SAFE-73 what a leader confirmed or corrected as well stays", async () => {
  const [ada, tola, halima, grace] = [
    await newNewcomer(server.url, "Ada", MINOR),
    await newNewcomer(server.url, "Tola", ADULT),
    await mentor("Halima"),
    await admin("Grace"),
  ];
  await confirmGroup(halima, ada);
  await confirmGroup(grace, ada);
  await confirmGroup(halima, tola, "adult");
  await grace.must(correctBirthDate, { params: { memberId: tola.memberId }, body: { birth_date: "1992-02-02" } });
  for (const member of [ada, tola]) {
    expect((await confirmationsOf(grace, member)).map(({ canUndo }) => canUndo)).toEqual([false, false]);
    expect(await undoOf(grace, member, halima)).toBeUndefined();
  }
  expect([await ageGroupOf(ada), await ageGroupOf(tola)]).toEqual(["minor", "adult"]);
});

test("SAFE-73 only a mentor’s confirmation can be undone, and no mentor undoes one", async () => {
  const [ada, halima, grace] = [
    await newNewcomer(server.url, "Ada", MINOR),
    await mentor("Halima"),
    await admin("Grace"),
  ];
  await confirmGroup(grace, ada);
  expect(await undoOf(grace, ada, grace)).toBe("safety/not-found");
  const params = { confirmationId: crypto.randomUUID() };
  expect((await grace.call(undoAgeConfirmation, { params })).error?.code).toBe("safety/not-found");
  expect((await halima.call(undoAgeConfirmation, { params })).error?.code).toBe("account/not-allowed");
  expect((await halima.call(listAgeConfirmations)).error?.code).toBe("account/not-allowed");
});

test("SAFE-73 open screens show at once who may not write any longer", async () => {
  const [ada, tunde] = [await newNewcomer(server.url, "Ada", ADULT), await newChatMember(server.url, "Tunde", ADULT)];
  const [halima, grace] = [await mentor("Halima"), await admin("Grace")];
  await confirmGroup(halima, ada, "adult");
  await openConversationWith(ada, tunde.memberId);
  const connection = await memberConnection(tunde);
  await undoOf(grace, ada, halima);
  await until(() => lastConversation(connection)?.canWrite === false);
});

test("SAFE-73 the servers learn that a member’s channels change with a confirmation and when it is undone", async () => {
  const [ada, halima, grace] = [
    await newNewcomer(server.url, "Ada", ADULT),
    await mentor("Halima"),
    await admin("Grace"),
  ];
  const channelId = await channelOf(server.database, { owner: [ada] }, { name: "Choir" });
  const announced = (work: () => Promise<unknown>) => announcedBy(server.database, "channel_changed", work);
  expect(await announced(() => confirmGroup(halima, ada, "adult"))).toContain(channelId);
  expect(await announced(() => undoOf(grace, ada, halima))).toContain(channelId);
});

test("NOTICE-25 leads and admins are notified of each confirmation by a mentor until they look", async () => {
  const [ada, tola, halima, grace] = [
    await newNewcomer(server.url, "Ada", MINOR),
    await newNewcomer(server.url, "Tola", ADULT),
    await mentor("Halima"),
    await admin("Grace"),
  ];
  const lead = await newLead(server.url, server.database, "Auntie Bisi");
  await confirmGroup(halima, ada);
  await confirmGroup(halima, ada);
  for (const guardian of [grace, lead]) {
    expect(await noticesOf(guardian)).toMatchObject([
      { count: 1, actorId: null, actorName: "", text: "", place: { kind: "age_confirmations" } },
    ]);
  }
  await confirmGroup(halima, tola, "adult");
  expect(await noticesOf(grace)).toMatchObject([{ count: 2 }]);
  await grace.must(listAgeConfirmations);
  expect([await noticesOf(grace), await noticesOf(halima), await noticesOf(ada)]).toEqual([[], [], []]);
  await withoutRole(server.database, lead);
  expect(await noticesOf(lead)).toEqual([]);
});

test("NOTICE-25 a confirmation by a lead or an admin notifies nobody", async () => {
  const [ada, grace, other] = [await newNewcomer(server.url, "Ada", MINOR), await admin("Grace"), await admin("Other")];
  await giveRole(server.database.fork(), grace.me?.email ?? "", "mentor");
  await confirmGroup(grace, ada);
  expect([await noticesOf(grace), await noticesOf(other)]).toEqual([[], []]);
});
