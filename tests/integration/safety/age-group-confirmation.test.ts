import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveBirthDate } from "../../../schema/profile/api.ts";
import type { ClaimedAgeGroup } from "../../../schema/safety/newcomer-api.ts";
import { correctBirthDate } from "../../../schema/safety/newcomer-api.ts";
import { suspendMember } from "../../../server/account/account.ts";
import type { Role } from "../../../server/platform/session.ts";
import { newHolder } from "../../support/account/admins.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { ADULT, MINOR, openConversationWith } from "../../support/chat/chat-member.ts";
import { ageGroupOf, confirmationsOf, confirmGroup, foundBy, newNewcomer } from "../../support/chat/newcomer.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { lockWaited } from "../../support/server/lock-wait.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ SECOND_FACTOR: "required" });
});
afterAll(() => server.stop());

const run = (sql: string, values: unknown[]) => server.database.fork().execute(sql, values);
const setSecondFactor = ({ memberId }: ChatMember, isOn: boolean) =>
  run("update users set two_factor_enabled = ? where id = ?", [isOn, memberId]);

/** Someone who may use this role now. */
async function active(role: Role, name: string): Promise<ChatMember> {
  const holder = await newHolder(server, role, name);
  await setSecondFactor(holder, true);
  return holder;
}

const dates = { minor: MINOR, adult: ADULT } as const;

describe.each(["mentor", "safeguarding_lead", "admin"] as const)("SAFE-70 a %s", (role) => {
  test.each(["minor", "adult"] as const)("confirms the age of a member who says to be: %s", async (group) => {
    const ada = await newNewcomer(server.url, "Ada", dates[group]);
    const isEnough = role !== "mentor" || group === "adult";
    expect(await confirmGroup(await active(role, "First"), ada, group)).toBe(isEnough ? "confirmed" : "waiting");
    expect(await ageGroupOf(ada)).toBe(isEnough ? group : "unknown");
  });

  test.each(["minor", "adult"] as const)(
    "is the second after a mentor, of a member who says to be: %s",
    async (group) => {
      const ada = await newNewcomer(server.url, "Ada", dates[group]);
      await confirmGroup(await active("mentor", "First"), ada, group);
      expect(await confirmGroup(await active(role, "Second"), ada, group)).toBe("confirmed");
      expect(await ageGroupOf(ada)).toBe(group);
    },
  );
});

/** What may happen to the mentor who confirmed first, so that it counts no longer. */
const losses: Record<string, (mentor: ChatMember) => Promise<unknown>> = {
  suspended: ({ memberId }) => suspendMember(server.database.fork(), memberId),
  demoted: ({ memberId }) => run("delete from user_roles where user_id = ?", [memberId]),
  "now a lead without a second factor": async (mentor) => {
    await run("update user_roles set role = 'safeguarding_lead' where user_id = ?", [mentor.memberId]);
    await setSecondFactor(mentor, false);
  },
  erased: ({ memberId }) => run("delete from users where id = ?", [memberId]),
};

test.each(Object.keys(losses))("SAFE-71 the first mentor of a minor, who is %s, counts as nobody", async (loss) => {
  const ada = await newNewcomer(server.url, "Ada", MINOR);
  const [first, second, third] = [
    await active("mentor", "First"),
    await active("mentor", "Second"),
    await active("mentor", "Third"),
  ];
  await confirmGroup(first, ada);
  await losses[loss]?.(first);
  expect(await confirmGroup(second, ada)).toBe("waiting");
  expect(await ageGroupOf(ada)).toBe("unknown");
  expect(await confirmGroup(third, ada)).toBe("confirmed");
  expect(await ageGroupOf(ada)).toBe("minor");
});

test("SAFE-71 what two mentors confirmed stays when one of them is suspended later", async () => {
  const ada = await newNewcomer(server.url, "Ada", MINOR);
  const [first, second] = [await active("mentor", "First"), await active("mentor", "Second")];
  await confirmGroup(first, ada);
  await confirmGroup(second, ada);
  await suspendMember(server.database.fork(), first.memberId);
  expect(await ageGroupOf(ada)).toBe("minor");
});

test.each([
  ["a suspended mentor", "mentor", "account/not-signed-in"],
  ["a lead without a second factor", "safeguarding_lead", "account/second-factor-needed"],
  ["an admin without a second factor", "admin", "account/second-factor-needed"],
] as const)("SAFE-71 %s confirms nothing", async (_, role, code) => {
  const ada = await newNewcomer(server.url, "Ada", ADULT);
  const holder = await newHolder(server, role, "Holder");
  if (role === "mentor") await suspendMember(server.database.fork(), holder.memberId);
  expect(await confirmGroup(holder, ada, "adult")).toBe(code);
  expect(await ageGroupOf(ada)).toBe("unknown");
});

test("SAFE-71 an admin without a second factor who is also a mentor counts as a mentor", async () => {
  const ada = await newNewcomer(server.url, "Ada", MINOR);
  const both = await newHolder(server, "mentor", "Both");
  await run("insert into user_roles (user_id, role) values (?, 'admin')", [both.memberId]);
  expect(await confirmGroup(both, ada)).toBe("waiting");
  await setSecondFactor(both, true);
  expect(await confirmGroup(both, ada)).toBe("confirmed");
});

test("SAFE-71 a mentor who is suspended at that moment confirms nothing", async () => {
  const [ada, mentor] = [await newNewcomer(server.url, "Ada", ADULT), await active("mentor", "Halima")];
  const reply = await server.database.fork().transactional(async (tx) => {
    await tx.execute("update users set suspended_at = now() where id = ?", [mentor.memberId]);
    const confirmed = confirmGroup(mentor, ada, "adult");
    await lockWaited(server.database, 1);
    return { confirmed };
  });
  expect(await reply.confirmed).toBe("account/not-allowed");
  expect(await ageGroupOf(ada)).toBe("unknown");
});

test("SAFE-70 a mentor who confirms a minor again and again is still one person", async () => {
  const [ada, mentor] = [await newNewcomer(server.url, "Ada", MINOR), await active("mentor", "Halima")];
  const rows = await auditDuring(server.database, async () => {
    for (let time = 0; time < 3; time++) expect(await confirmGroup(mentor, ada)).toBe("waiting");
  });
  const again = await Promise.all(Array.from({ length: 4 }, () => confirmGroup(mentor, ada)));
  expect(again).toEqual(Array(4).fill("waiting"));
  expect(rows.map(({ kind }) => kind)).toEqual(["age-confirmed"]);
  expect(await ageGroupOf(ada)).toBe("unknown");
});

test.each(["minor", "adult"] as const)("SAFE-70 two mentors at the same moment confirm: %s", async (group) => {
  const ada = await newNewcomer(server.url, "Ada", dates[group]);
  const mentors = [await active("mentor", "One"), await active("mentor", "Other")] as const;
  const outcomes = await server.database.fork().transactional(async (tx) => {
    await tx.execute("select from users where id = ? for update", [ada.memberId]);
    const asked = mentors.map((mentor) => confirmGroup(mentor, ada, group));
    await lockWaited(server.database, 2);
    return { asked };
  });
  const expected = group === "minor" ? ["confirmed", "waiting"] : ["confirmed", "confirmed"];
  expect((await Promise.all(outcomes.asked)).toSorted()).toEqual(expected);
  expect(await ageGroupOf(ada)).toBe(group);
});

test("SAFE-26 what the member’s date does not say, a corrected date and one’s own are not confirmed", async () => {
  const [ada, mentor, admin] = [
    await newNewcomer(server.url, "Ada", MINOR),
    await active("mentor", "Halima"),
    await active("admin", "Grace"),
  ];
  expect(await confirmGroup(mentor, ada, "adult")).toBe("changed");
  expect(await confirmGroup(mentor, mentor, "adult")).toBe("safety/own-age");
  expect(await confirmGroup(mentor, await newHolder(server, "mentor", "Dated"), "minor")).toBe("confirmed");
  await confirmGroup(mentor, ada);
  await admin.must(correctBirthDate, { params: { memberId: ada.memberId }, body: { birth_date: ADULT } });
  expect(await confirmGroup(await active("mentor", "Other"), ada)).toBe("confirmed");
  expect(await ageGroupOf(ada)).toBe("adult");
  expect((await confirmationsOf(admin, ada)).map(({ state }) => state)).toEqual(["counts", "corrected"]);
});

test("SAFE-70 an adult who says to be a minor writes to minors only after a second mentor confirmed", async () => {
  const liar = await newNewcomer(server.url, "Uncle", MINOR);
  const minor = await newNewcomer(server.url, "Teen", MINOR);
  const [first, second] = [await active("mentor", "First"), await active("mentor", "Second")];
  for (const mentor of [first, second]) await confirmGroup(mentor, minor);
  await run("delete from user_roles where role = 'safeguarding_lead'", []);
  await confirmGroup(first, liar);
  expect(await openConversationWith(liar, minor.memberId)).toBe("chat/not-allowed");
});

test("SAFE-72 a mentor finds people who wait by name, with an age group and without a birth date", async () => {
  const [ada, tola, mentor, other] = [
    await newNewcomer(server.url, "Zikora Minor", "2012-02-03"),
    await newNewcomer(server.url, "Zikora Adult", "1991-02-03"),
    await active("mentor", "Halima"),
    await active("mentor", "Other"),
  ];
  await confirmGroup(mentor, ada);
  const found = await foundBy(mentor, "zikora");
  expect(found.map((each) => [each.memberId, each.ageGroup, each.isConfirmedByCaller])).toEqual([
    [ada.memberId, "minor", true],
    [tola.memberId, "adult", false],
  ]);
  expect(JSON.stringify(found)).not.toMatch(/2012|1991|irth/);
  await confirmGroup(other, ada);
  await run("insert into blocks (blocker_id, blocked_id) values (?, ?)", [tola.memberId, mentor.memberId]);
  expect(await foundBy(mentor, "Zikora")).toEqual([]);
  expect((await foundBy(other, "Zikora")).map(({ memberId }) => memberId)).toEqual([tola.memberId]);
});

test("SAFE-28 SAFE-72 a mentor’s search needs two letters and finds at most five people", async () => {
  const mentor = await active("mentor", "Halima");
  for (let at = 0; at < 6; at++) await newNewcomer(server.url, `Quadri ${at}`, MINOR);
  expect(await foundBy(mentor, "Quadri")).toHaveLength(5);
  await expect(foundBy(mentor, "Q")).rejects.toThrow();
  await expect(foundBy(mentor, "%")).rejects.toThrow();
  expect(await foundBy(mentor, "%%")).toEqual([]);
});

test("SAFE-72 a confirmed age says nothing more to a mentor who confirms it again", async () => {
  const [ada, mentor] = [await newNewcomer(server.url, "Ndidi", MINOR), await active("mentor", "Halima")];
  await confirmGroup(await active("admin", "Grace"), ada);
  for (const group of ["minor", "adult"] satisfies ClaimedAgeGroup[]) {
    expect(await confirmGroup(mentor, ada, group)).toBe("confirmed");
  }
  expect(await foundBy(mentor, "Ndidi")).toEqual([]);
  expect((await ada.call(saveBirthDate, { body: { birth_date: ADULT } })).error?.code).toBe("profile/birth-date-set");
});
