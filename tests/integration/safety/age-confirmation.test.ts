import { afterAll, beforeAll, expect, test } from "vitest";
import { findPeople } from "../../../schema/chat/api.ts";
import { saveBirthDate } from "../../../schema/profile/api.ts";
import {
  confirmAges,
  correctBirthDate,
  listConfirmedAges,
  listNewcomers,
} from "../../../schema/safety/newcomer-api.ts";
import { giveRole, suspendMember } from "../../../server/account/account.ts";
import { give } from "../../support/account/admins.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import { type ChatMember, memberConnection, newLead, withoutRole } from "../../support/chat/channel.ts";
import { lastConversation } from "../../support/chat/chat-fixture.ts";
import { ADULT, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { untilWaiting } from "../../support/server/waiting.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

async function withRole(role: "mentor" | "admin", name: string): Promise<ChatMember> {
  const person = await newChatMember(server.url, name);
  await giveRole(server.database.fork(), person.me?.email ?? "", role);
  return person;
}

/** A member who has entered a birth date that nobody has confirmed. */
async function newcomer(name: string, birth_date: string): Promise<ChatMember> {
  const person = await newChatMember(server.url, name);
  await person.must(saveBirthDate, { body: { birth_date } });
  return person;
}

const confirm = (who: ChatMember, member: ChatMember, birthDate: string) =>
  who.call(confirmAges, { body: { members: [{ memberId: member.memberId, birthDate }] } });
const correct = (who: ChatMember, memberId: string, birth_date: string) =>
  who.call(correctBirthDate, { params: { memberId }, body: { birth_date } });
const waiting = async (who: ChatMember) => (await who.must(listNewcomers)).newcomers.map(({ memberId }) => memberId);
const confirmationsOf = async (member: ChatMember) =>
  (await (await withRole("mentor", "Reader")).must(listConfirmedAges)).confirmed.filter(
    ({ memberId }) => memberId === member.memberId,
  );

test("SAFE-2 SAFE-26 a confirmed birth date counts at once, and the list says who confirmed it", async () => {
  const [ada, tunde, halima] = [
    await newcomer("Ada", MINOR),
    await newChatMember(server.url, "Tunde", MINOR),
    await withRole("mentor", "Halima"),
  ];
  expect(await openConversationWith(ada, tunde.memberId)).toBe("chat/not-allowed");
  expect(await waiting(halima)).toContain(ada.memberId);
  expect((await confirm(halima, ada, MINOR)).body.confirmed).toEqual([ada.memberId]);
  expect(await openConversationWith(ada, tunde.memberId)).toMatch(/^[\da-f-]{36}$/);
  expect(await waiting(halima)).not.toContain(ada.memberId);
  expect((await confirmationsOf(ada)).map(({ confirmer }) => confirmer?.displayName)).toEqual(["Halima"]);
});

test("SAFE-26 many mentors at once make one confirmation, and the first stays", async () => {
  const ada = await newcomer("Ada", ADULT);
  const mentors = await Promise.all(Array.from({ length: 5 }, (_, at) => withRole("mentor", `Halima ${at}`)));
  const replies = await Promise.all(mentors.map((mentor) => confirm(mentor, ada, ADULT)));
  for (const { body } of replies) expect(body.confirmed).toEqual([ada.memberId]);
  const [first, ...others] = await confirmationsOf(ada);
  expect(others).toEqual([]);
  await confirm(await withRole("mentor", "Late"), ada, ADULT);
  expect(await confirmationsOf(ada)).toEqual([first]);
});

test("SAFE-26 a date that was corrected in the meantime, and one's own, are not confirmed", async () => {
  const [ada, admin, halima] = [
    await newcomer("Ada", MINOR),
    await withRole("admin", "Grace"),
    await withRole("mentor", "Halima"),
  ];
  await halima.must(saveBirthDate, { body: { birth_date: ADULT } });
  expect((await confirm(halima, halima, ADULT)).error?.code).toBe("safety/own-age");
  expect((await confirm(halima, ada, "2001-02-03")).body.confirmed).toEqual([]);
  expect(await waiting(halima)).toContain(ada.memberId);
  const params = { memberId: ada.memberId };
  expect((await halima.call(correctBirthDate, { params, body: { birth_date: ADULT } })).status).toBe(403);
  await admin.must(correctBirthDate, { params, body: { birth_date: ADULT } });
  expect((await confirm(halima, ada, MINOR)).body.confirmed).toEqual([]);
  const [seen] = await confirmationsOf(ada);
  expect([seen?.birthDate, seen?.confirmer?.displayName]).toEqual([ADULT, "Grace"]);
});

test("SAFE-26 a list that contains one's own date confirms nobody", async () => {
  const [ada, halima] = [await newcomer("Ada", MINOR), await withRole("mentor", "Halima")];
  await halima.must(saveBirthDate, { body: { birth_date: ADULT } });
  const members = [
    { memberId: ada.memberId, birthDate: MINOR },
    { memberId: halima.memberId, birthDate: ADULT },
  ];
  expect((await halima.call(confirmAges, { body: { members } })).error?.code).toBe("safety/own-age");
  expect(await waiting(halima)).toContain(ada.memberId);
  expect(await confirmationsOf(halima)).toEqual([]);
});

test("SAFE-26 a confirmation that is sent while an admin corrects the date confirms nothing", async () => {
  const [ada, admin, halima] = [
    await newcomer("Ada", MINOR),
    await withRole("admin", "Grace"),
    await withRole("mentor", "Halima"),
  ];
  const rows = await auditDuring(server.database, async () => {
    const replies = await server.database.fork().transactional(async (tx) => {
      // Holds the correction back after its last change.
      await tx.execute("lock table audit_log in exclusive mode");
      const corrected = correct(admin, ada.memberId, ADULT);
      await untilWaiting(server.database, 1);
      const confirmed = confirm(halima, ada, MINOR);
      await untilWaiting(server.database, 2);
      return { corrected, confirmed };
    });
    expect((await replies.corrected).status).toBe(200);
    expect((await replies.confirmed).body).toEqual({ confirmed: [] });
  });
  expect(rows.map(({ kind }) => kind)).toEqual(["birth-date-corrected"]);
  const [seen] = await confirmationsOf(ada);
  expect([seen?.birthDate, seen?.confirmer?.displayName]).toEqual([ADULT, "Grace"]);
});

test("SAFE-26 the list of new members leaves out holders of a role, suspended members and confirmed ones", async () => {
  const [ada, gone, halima] = [
    await newcomer("Ada", MINOR),
    await newcomer("Gone", MINOR),
    await withRole("mentor", "Halima"),
  ];
  const other = await withRole("mentor", "Other");
  await other.must(saveBirthDate, { body: { birth_date: ADULT } });
  await suspendMember(server.database.fork(), gone.memberId);
  const listed = await waiting(halima);
  expect(listed).toContain(ada.memberId);
  expect(listed).not.toContain(gone.memberId);
  expect(listed).not.toContain(other.memberId);
  await confirm(halima, ada, MINOR);
  expect(await waiting(halima)).not.toContain(ada.memberId);
});

test("SAFE-26 a confirmation shows at once on open screens who may write", async () => {
  const [ada, tunde] = [await newcomer("Ada", MINOR), await newChatMember(server.url, "Tunde", MINOR)];
  const grace = await newLead(server.url, server.database, "Grace");
  await openConversationWith(ada, tunde.memberId);
  await withoutRole(server.database, grace);
  const connection = await memberConnection(tunde);
  await confirm(await withRole("mentor", "Halima"), ada, MINOR);
  await until(() => lastConversation(connection)?.canWrite === true);
});

test("USERS-8 a birth date that nobody has confirmed keeps a minor from getting a role", async () => {
  const [ada, admin] = [await newcomer("Ada", MINOR), await withRole("admin", "Grace")];
  expect(await give(admin, ada, "mentor")).toBe("safety/minor-role");
});

test("SAFE-27 an admin cannot correct their own date or set a future one; a correction is recorded", async () => {
  const [ada, admin] = [await newcomer("Ada", MINOR), await withRole("admin", "Grace")];
  const correctIn = (memberId: string, birthDate: string) => correct(admin, memberId, birthDate);
  expect((await correctIn(admin.memberId, ADULT)).error?.code).toBe("safety/own-age");
  expect((await correctIn("00000000-0000-4000-8000-000000000000", ADULT)).error?.code).toBe("safety/not-found");
  expect((await correctIn(ada.memberId, "2999-01-01")).error?.fields).toEqual({
    birth_date: "Please enter a day in the past.",
  });
  const rows = await auditDuring(server.database, () => correctIn(ada.memberId, ADULT));
  expect(rows).toMatchObject([{ actor_id: admin.memberId, kind: "birth-date-corrected", member_id: ada.memberId }]);
  expect((await ada.call(saveBirthDate, { body: { birth_date: MINOR } })).error?.code).toBe("profile/birth-date-set");
});

test("SAFE-25 unconfirmed members and adults without a role find no minor; mentors and minors do", async () => {
  const minor = await newChatMember(server.url, "Zikora Minor", MINOR);
  const finds = async (who: ChatMember) =>
    (await who.must(findPeople, { query: { name: "Zikora" } })).people.map(({ memberId }) => memberId);
  expect(await finds(await newcomer("Claims", MINOR))).toEqual([]);
  expect(await finds(await newChatMember(server.url, "Adult", ADULT))).toEqual([]);
  expect(await finds(await newChatMember(server.url, "Friend", MINOR))).toEqual([minor.memberId]);
  // A mentor messages a minor only with a safeguarding lead, so there must be one.
  await newLead(server.url, server.database, "Grace");
  const halima = await withRole("mentor", "Halima");
  await halima.must(saveBirthDate, { body: { birth_date: ADULT } });
  expect(await finds(halima)).toEqual([minor.memberId]);
});

test("SAFE-17 every look at the newcomers and every confirmation leaves a row in the audit log", async () => {
  const [ada, halima] = [await newcomer("Ada", MINOR), await withRole("mentor", "Halima")];
  await halima.must(listNewcomers);
  await confirm(halima, ada, MINOR);
  const rows = await server.database
    .fork()
    .execute("select kind, member_id from audit_log where actor_id = ? order by id", [halima.memberId]);
  expect(rows).toEqual([
    { kind: "newcomers", member_id: null },
    { kind: "age-confirmed", member_id: ada.memberId },
  ]);
});
