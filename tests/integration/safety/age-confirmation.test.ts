import { afterAll, beforeAll, expect, test } from "vitest";
import { findPeople } from "../../../schema/chat/api.ts";
import { AGE_CONFIRMATIONS_PER_PAGE, NEWCOMERS_PER_PAGE } from "../../../schema/limits.ts";
import { saveBirthDate } from "../../../schema/profile/api.ts";
import {
  confirmAges,
  correctBirthDate,
  listAgeConfirmations,
  listNewcomers,
} from "../../../schema/safety/newcomer-api.ts";
import { giveRole, suspendMember } from "../../../server/account/account.ts";
import type { Role } from "../../../server/platform/session.ts";
import { give } from "../../support/account/admins.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import { type ChatMember, memberConnection, newLead, withoutRole } from "../../support/chat/channel.ts";
import { lastConversation } from "../../support/chat/chat-fixture.ts";
import { ADULT, MINOR, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { lockWaited } from "../../support/server/lock-wait.ts";
import { dayFromToday } from "../../support/today.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

async function withRole(role: Role, name: string): Promise<ChatMember> {
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
  (await (await withRole("admin", "Reader")).must(listAgeConfirmations)).confirmations.filter(
    ({ memberId }) => memberId === member.memberId,
  );

test("SAFE-2 SAFE-26 a confirmed birth date counts at once, and the list says who confirmed it", async () => {
  const [ada, tunde, halima] = [
    await newcomer("Ada", MINOR),
    await newChatMember(server.url, "Tunde", MINOR),
    await withRole("admin", "Halima"),
  ];
  expect(await openConversationWith(ada, tunde.memberId)).toBe("chat/not-allowed");
  expect(await waiting(halima)).toContain(ada.memberId);
  expect((await confirm(halima, ada, MINOR)).body.confirmed).toEqual([ada.memberId]);
  expect(await openConversationWith(ada, tunde.memberId)).toMatch(/^[\da-f-]{36}$/);
  expect(await waiting(halima)).not.toContain(ada.memberId);
  expect((await confirmationsOf(ada)).map(({ confirmer }) => confirmer?.displayName)).toEqual(["Halima"]);
});

test("SAFE-26 many leaders at once make one confirmation, and the first stays", async () => {
  const ada = await newcomer("Ada", ADULT);
  const admins = await Promise.all(Array.from({ length: 5 }, (_, at) => withRole("admin", `Halima ${at}`)));
  const replies = await Promise.all(admins.map((each) => confirm(each, ada, ADULT)));
  for (const { body } of replies) expect(body.confirmed).toEqual([ada.memberId]);
  const [first, ...others] = await confirmationsOf(ada);
  expect(others).toEqual([]);
  await confirm(await withRole("admin", "Late"), ada, ADULT);
  expect(await confirmationsOf(ada)).toEqual([first]);
});

test("SAFE-26 a date that was corrected in the meantime, and one's own, are not confirmed", async () => {
  const [ada, admin, halima] = [
    await newcomer("Ada", MINOR),
    await withRole("admin", "Grace"),
    await withRole("safeguarding_lead", "Halima"),
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
  await withoutRole(server.database, halima);
});

test("SAFE-26 a list that contains one's own date confirms nobody", async () => {
  const [ada, halima] = [await newcomer("Ada", MINOR), await withRole("admin", "Halima")];
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
    await withRole("admin", "Halima"),
  ];
  const rows = await auditDuring(server.database, async () => {
    const replies = await server.database.fork().transactional(async (tx) => {
      // Holds the correction back after its last change.
      await tx.execute("lock table audit_log in exclusive mode");
      const corrected = correct(admin, ada.memberId, ADULT);
      await lockWaited(server.database, 1);
      const confirmed = confirm(halima, ada, MINOR);
      await lockWaited(server.database, 2);
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
    await withRole("admin", "Halima"),
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

test("SAFE-26 a leader pages through who waits longest first and through the newest confirmations first", async () => {
  const halima = await withRole("admin", "Halima");
  const em = server.database.fork();
  const count = NEWCOMERS_PER_PAGE + 1;
  // Two at a time entered their dates at the same moment.
  await em.execute(
    `with person as (
       insert into users (id, email) select gen_random_uuid(), 'many' || n || '@example.org' from generate_series(1, ?) n
       returning id
     )
     insert into birth_dates (user_id, birth_date, created_at)
     select id, '2001-01-01', '2020-01-01'::timestamptz + interval '1 hour' * (row_number() over (order by random()) / 2)
     from person`,
    [count],
  );
  const many = async (order: string, table: string) => {
    const rows = await em.execute<{ user_id: string }[]>(
      `select user_id from ${table} where birth_date = '2001-01-01' order by ${order}`,
    );
    return rows.map(({ user_id }) => user_id);
  };
  const waits = [await halima.must(listNewcomers), await halima.must(listNewcomers, { query: { page: 2 } })];
  const listed = waits.flatMap(({ newcomers }) => newcomers.map(({ memberId }) => memberId));
  expect(listed.slice(0, count)).toEqual(await many("created_at, user_id", "birth_dates"));
  expect(waits[0]?.newcomers).toHaveLength(NEWCOMERS_PER_PAGE);

  await em.execute(
    `insert into age_attestations (user_id, birth_date, by_mentor, attested_at)
     select user_id, birth_date, true, '2100-01-01'::timestamptz - (created_at - '2020-01-01') from birth_dates
     where birth_date = '2001-01-01'`,
  );
  const pages = [
    await halima.must(listAgeConfirmations),
    await halima.must(listAgeConfirmations, { query: { page: 2 } }),
  ];
  const shown = pages.flatMap(({ confirmations }) => confirmations);
  expect(pages[0]?.confirmations).toHaveLength(AGE_CONFIRMATIONS_PER_PAGE);
  expect(shown.map(({ confirmationId }) => confirmationId)).toEqual(
    (
      await em.execute<{ id: string }[]>("select id from age_attestations order by attested_at desc, id desc limit 20")
    ).map(({ id }) => id),
  );
  expect(shown[0]).toMatchObject({ birthDate: "2001-01-01", confirmer: null, state: "waiting" });
  await em.execute("delete from users where email like 'many%'");
});

test("SAFE-26 a confirmation shows at once on open screens who may write", async () => {
  const [ada, tunde] = [await newcomer("Ada", MINOR), await newChatMember(server.url, "Tunde", MINOR)];
  const grace = await newLead(server.url, server.database, "Grace");
  await openConversationWith(ada, tunde.memberId);
  await withoutRole(server.database, grace);
  const connection = await memberConnection(tunde);
  await confirm(await withRole("admin", "Halima"), ada, MINOR);
  await until(() => lastConversation(connection)?.canWrite === true);
  await correct(await withRole("admin", "Pastor Sam"), ada.memberId, ADULT);
  await until(() => lastConversation(connection)?.canWrite === false);
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
  for (const birthDate of ["2999-01-01", dayFromToday(0)]) {
    expect((await correctIn(ada.memberId, birthDate)).error?.fields).toEqual({
      birth_date: "Please enter a day in the past.",
    });
  }
  const rows = await auditDuring(server.database, () => correctIn(ada.memberId, ADULT));
  expect(rows).toMatchObject([{ actor_id: admin.memberId, kind: "birth-date-corrected", member_id: ada.memberId }]);
  expect((await ada.call(saveBirthDate, { body: { birth_date: MINOR } })).error?.code).toBe("profile/birth-date-set");
});

test("SAFE-27 an admin corrects only the date they saw, and each correction confirms the age anew", async () => {
  const [ada, undated, admin] = [
    await newcomer("Ada", ADULT),
    await newChatMember(server.url, "Undated"),
    await withRole("admin", "Grace"),
  ];
  const correctSeen = async (member: ChatMember, birth_date: string, seen: string | null) =>
    (await admin.call(correctBirthDate, { params: { memberId: member.memberId }, body: { birth_date, seen } })).error
      ?.code;
  expect(await correctSeen(undated, MINOR, ADULT)).toBe("member/changed");
  expect(await correctSeen(undated, MINOR, null)).toBeUndefined();
  expect(await correctSeen(ada, MINOR, "1991-01-01")).toBe("member/changed");
  expect(await correctSeen(ada, MINOR, null)).toBe("member/changed");
  expect(await correctSeen(ada, MINOR, ADULT)).toBeUndefined();
  const [before] = await confirmationsOf(ada);
  expect(before?.birthDate).toBe(MINOR);
  expect(await correctSeen(ada, ADULT, MINOR)).toBeUndefined();
  const [after] = await confirmationsOf(ada);
  expect(after?.confirmedAt).toBeGreaterThan(before?.confirmedAt ?? 0);
});

test("USERS-8 the date of a mentor is corrected to that of another adult, but not to that of a minor", async () => {
  const [halima, admin] = [await withRole("mentor", "Halima"), await withRole("admin", "Grace")];
  expect((await correct(admin, halima.memberId, MINOR)).error?.code).toBe("safety/minor-role");
  expect((await correct(admin, halima.memberId, ADULT)).error).toBeUndefined();
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
  const [ada, halima] = [await newcomer("Ada", MINOR), await withRole("admin", "Halima")];
  await halima.must(listNewcomers);
  await confirm(halima, ada, MINOR);
  await halima.must(listAgeConfirmations);
  const rows = await server.database
    .fork()
    .execute("select kind, member_id from audit_log where actor_id = ? order by id", [halima.memberId]);
  expect(rows).toEqual([
    { kind: "newcomers", member_id: null },
    { kind: "age-confirmed", member_id: ada.memberId },
    { kind: "newcomers", member_id: null },
  ]);
});
