import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readSession, signUp, verifyEmail } from "../../../schema/account/api.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import { saveBirthDate } from "../../../schema/profile/api.ts";
import {
  createRoleInvitation,
  listRoleInvitations,
  revokeRoleInvitation,
} from "../../../schema/role-invitation/admin-api.ts";
import { readRoleInvitation } from "../../../schema/role-invitation/api.ts";
import { giveRole, suspendMember } from "../../../server/account/account.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { deleteOldInvitations } from "../../../server/role-invitation/revoke-invitation.ts";
import { newHolder } from "../../support/account/admins.ts";
import { mailedTokens, outboxMails } from "../../support/account/outbox.ts";
import { newMember, Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { accept, confirmedAlready, dayAhead, invite, inviteRefusal, look } from "../../support/role-invitation.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
let grace: ChatMember;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await execute("delete from user_roles");
  await execute("delete from role_invitations");
  // Reading and accepting are limited by address.
  await execute("delete from rate_limits");
  grace = await newHolder(server, "admin", "Grace Okafor");
});

const execute = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);
const rolesOf = async (person: Person) => (await person.must(readSession)).me?.roles;
const isMentor = async (person: Person) => (await rolesOf(person))?.includes("mentor");
const listed = async () => (await grace.must(listRoleInvitations, { query: {} })).invitations;

/** A member whose address is confirmed. */
async function confirmedMember(name = "Ada Nwosu"): Promise<ChatMember> {
  const person = await newChatMember(server.url, name, ADULT);
  await confirmedAlready(person);
  return person;
}

describe("making an invitation", () => {
  test.each(["admin", "mentor", "safeguarding_lead"] as const)(
    "INVITE-1 only who may give the role %s invites to it",
    async (role: MemberRole) => {
      expect(await inviteRefusal(grace, { role })).toBeUndefined();
      for (const other of ["mentor", "safeguarding_lead"] as const) {
        expect(await inviteRefusal(await newHolder(server, other, "Not An Admin"), { role })).toBe(
          "account/not-allowed",
        );
      }
    },
  );

  test("INVITE-2 it is for up to 200 people, and ends within 90 days", async () => {
    for (const [maxUses, lastDay, code] of [
      [200, dayAhead(90), undefined],
      [1, dayAhead(0), undefined],
      [201, dayAhead(1), "request/invalid"],
      [0, dayAhead(1), "request/invalid"],
      [1, dayAhead(-1), "request/invalid"],
      [1, dayAhead(91), "request/invalid"],
    ] as const) {
      expect([maxUses, lastDay, await inviteRefusal(grace, { maxUses, lastDay })]).toEqual([maxUses, lastDay, code]);
    }
  });

  test("INVITE-3 INVITE-4 as admin, or by mail, it is for one person", async () => {
    expect(await inviteRefusal(grace, { role: "admin", maxUses: 2 })).toBe("role-invitation/single-only");
    expect(await inviteRefusal(grace, { email: "ada@example.org", maxUses: 2 })).toBe("role-invitation/single-only");
    expect(await inviteRefusal(grace, { role: "admin" })).toBeUndefined();
    await expect(
      execute("insert into role_invitations (code_hash, role, max_uses, expires_at) values ('x', 'admin', 2, now())"),
    ).rejects.toThrow("role_invitations_single_check");
  });

  test("INVITE-5 the code is long, differs each time, and is nowhere in the database", async () => {
    const codes = [await invite(grace), await invite(grace)].map(({ code }) => code);
    expect(codes[0]).not.toBe(codes[1]);
    const rows = JSON.stringify(await execute("select * from role_invitations"));
    for (const code of codes) {
      expect(code).toMatch(/^[\w-]{20,}$/);
      expect(rows).not.toContain(code);
    }
    expect(JSON.stringify(await listed())).not.toContain(codes[0]);
  });

  test("INVITE-4 by mail it reaches the address, and only its account accepts it", async () => {
    const email = `kemi-${crypto.randomUUID()}@example.org`;
    const { code } = await invite(grace, { email: email.toUpperCase() });
    await until(() => outboxMails(server, email).some((mail) => mail.includes(`/invite/${code}`)));
    const other = await confirmedMember();
    expect((await other.must(readRoleInvitation, { body: { code } })).isForOther).toBe(true);
    expect(await accept(other, code)).toBe("role-invitation/other-address");
    const kemi = new Person(server.url);
    await kemi.must(signUp, { body: { email, password: TEST_PASSWORD } });
    await kemi.must(saveBirthDate, { body: { birth_date: ADULT } });
    expect(await accept(kemi, code)).toBe("waiting");
    expect((await listed())[0]).toMatchObject({ email, state: "used", uses: 1, waiting: 1 });
  });
});

describe("accepting an invitation", () => {
  test("INVITE-7 ROLE-1 a member with a confirmed address gets the role at once", async () => {
    const ada = await confirmedMember();
    const { invitationId, code } = await invite(grace);
    const { expiresAt } = await new Person(server.url).must(readRoleInvitation, { body: { code } });
    expect(expiresAt).toBe(Date.parse(`${dayAhead(8)}T00:00:00+01:00`));
    const rows = await auditDuring(server.database, async () => {
      expect(await accept(ada, code)).toBe("given");
    });
    expect(rows).toEqual([
      {
        actor_id: grace.memberId,
        kind: "role-given",
        member_id: ada.memberId,
        item_id: invitationId,
        detail: "mentor",
        reason: "By an invitation.",
      },
    ]);
    expect(await rolesOf(ada)).toEqual(["mentor"]);
    expect(await look(ada, code)).toBe("given");
  });

  test("INVITE-7 a minor gets no role, and takes no use", async () => {
    const chidi = await newChatMember(server.url, "Chidi", MINOR);
    await confirmedAlready(chidi);
    const { code } = await invite(grace);
    expect(await accept(chidi, code)).toBe("safety/minor-role");
    expect(await accept(await confirmedMember(), code)).toBe("given");
  });

  test("INVITE-16 who has no date of birth gets no role, and takes no use", async () => {
    const bisi = await newMember(server.url, "Bisi");
    await confirmedAlready(bisi);
    const { code } = await invite(grace);
    expect(await accept(bisi, code)).toBe("role-invitation/birth-date-needed");
    await bisi.must(saveBirthDate, { body: { birth_date: ADULT } });
    expect(await accept(bisi, code)).toBe("given");
  });

  test("USERS-8 a member with a role cannot become a minor by entering a date of birth", async () => {
    const mentor = await newHolder(server, "mentor", "Bisi");
    await execute("delete from birth_dates where user_id = ?", [mentor.me?.memberId]);
    const enter = async (birth_date: string) =>
      (await mentor.call(saveBirthDate, { body: { birth_date } })).error?.code;
    expect(await enter(MINOR)).toBe("safety/minor-role");
    expect(await enter(ADULT)).toBeUndefined();
  });

  test("INVITE-8 the role waits for the address, and comes with the link that confirms it", async () => {
    const person = await newChatMember(server.url, "Bisi", ADULT);
    const { code } = await invite(grace);
    expect(await accept(person, code)).toBe("waiting");
    expect([await isMentor(person), await look(person, code)]).toEqual([false, "waiting"]);
    const [token = ""] = await mailedTokens(server, person.me?.email ?? "", "verify");
    await person.must(verifyEmail, { body: { token } });
    expect([await isMentor(person), await look(person, code)]).toEqual([true, "given"]);
  });

  test("INVITE-8 the mail of a sign-up leads back to the invitation", async () => {
    const { code } = await invite(grace);
    const mailFor = async (to: string) => {
      const email = `new-${crypto.randomUUID()}@example.org`;
      await new Person(server.url).must(signUp, { body: { email, password: TEST_PASSWORD, to } });
      await mailedTokens(server, email, "verify");
      return outboxMails(server, email).join();
    };
    expect(await mailFor(`/invite/${code}`)).toContain(`&to=${encodeURIComponent(`/invite/${code}`)}`);
    expect(await mailFor("//elsewhere.example")).not.toContain("elsewhere");
  });

  test("INVITE-8 who may not have a role when they confirm their address does not get it", async () => {
    const person = await newChatMember(server.url, "Bisi", ADULT);
    const { code } = await invite(grace);
    await accept(person, code);
    await execute("update birth_dates set birth_date = ? where user_id = ?", [MINOR, person.me?.memberId]);
    const [token = ""] = await mailedTokens(server, person.me?.email ?? "", "verify");
    await person.must(verifyEmail, { body: { token } });
    expect((await person.must(readSession)).me).toMatchObject({ emailVerified: true, roles: [] });
  });

  test("INVITE-9 a link for one that twenty open at once gives one role", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, (_, at) => confirmedMember(`Member ${at}`)));
    const { code } = await invite(grace);
    const outcomes = await Promise.all(people.map((person) => accept(person, code)));
    expect(outcomes.toSorted()).toEqual(["given", ...Array(19).fill("role-invitation/used")]);
    expect(await execute("select from user_roles where role = 'mentor'")).toHaveLength(1);
  });

  test("INVITE-9 a group’s link gives as many roles as it is for, and erasing a member frees none", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, (_, at) => confirmedMember(`Member ${at}`)));
    const { code } = await invite(grace, { maxUses: 3 });
    const outcomes = await Promise.all(people.map((person) => accept(person, code)));
    expect(outcomes.toSorted()).toEqual(["given", "given", "given", "role-invitation/used"]);
    const used = people[outcomes.indexOf("given")];
    await eraseMember(server.database, used?.me?.email ?? "", filesOf(server));
    expect(await accept(await confirmedMember(), code)).toBe("role-invitation/used");
    expect((await listed())[0]).toMatchObject({ uses: 3, maxUses: 3, state: "used" });
  });

  test("INVITE-10 accepting again changes nothing, and who holds the role takes no use", async () => {
    const [ada, bisi] = [await confirmedMember(), await confirmedMember("Bisi")];
    await giveRole(server.database.fork(), bisi.me?.email ?? "", "mentor");
    const { code } = await invite(grace);
    expect(await accept(bisi, code)).toBe("held");
    const twice = await Promise.all([accept(ada, code), accept(ada, code)]);
    expect(twice).toEqual(["given", "given"]);
    const rows = await auditDuring(server.database, () => accept(ada, code));
    expect(rows).toEqual([]);
    expect((await listed())[0]).toMatchObject({ uses: 1 });
  });
});

describe("an invitation that is no longer valid", () => {
  test("INVITE-11 an unknown, ended, used or revoked one says what it is, and changes nothing", async () => {
    const [ada, used, ended, revoked] = [
      await confirmedMember(),
      await invite(grace),
      await invite(grace),
      await invite(grace),
    ];
    await accept(await confirmedMember("Bisi"), used.code);
    await execute("update role_invitations set expires_at = now() where id = ?", [ended.invitationId]);
    await grace.must(revokeRoleInvitation, { params: { invitationId: revoked.invitationId } });
    for (const [code, reason] of [
      ["x".repeat(32), "not-found"],
      [used.code, "used"],
      [ended.code, "ended"],
      [revoked.code, "revoked"],
    ] as const) {
      const expected = `role-invitation/${reason}`;
      expect([await look(new Person(server.url), code), await accept(ada, code)]).toEqual([expected, expected]);
    }
    expect(await rolesOf(ada)).toEqual([]);
  });

  test.each(["suspended", "no longer an admin", "erased"])(
    "INVITE-12 it is not valid once the admin who made it is %s",
    async (what) => {
      const femi = await newHolder(server, "admin", "Femi Ade");
      const { code } = await invite(femi);
      if (what === "suspended") await suspendMember(server.database.fork(), femi.memberId);
      else if (what === "erased") await eraseMember(server.database, femi.me?.email ?? "", filesOf(server));
      else await execute("delete from user_roles where user_id = ?", [femi.memberId]);
      expect(await accept(await confirmedMember(), code)).toBe("role-invitation/revoked");
      expect((await listed())[0]?.state).toBe("revoked");
    },
  );

  test("INVITE-13 revoking ends what still waits, and leaves the roles that were given", async () => {
    const [ada, waiting] = [await confirmedMember(), await newChatMember(server.url, "Bisi", ADULT)];
    const { invitationId, code } = await invite(grace, { maxUses: 5 });
    expect([await accept(ada, code), await accept(waiting, code)]).toEqual(["given", "waiting"]);
    await grace.must(revokeRoleInvitation, { params: { invitationId } });
    const [token = ""] = await mailedTokens(server, waiting.me?.email ?? "", "verify");
    await waiting.must(verifyEmail, { body: { token } });
    expect([await isMentor(ada), await isMentor(waiting)]).toEqual([true, false]);
  });

  test("INVITE-13 an invitation that does not exist is not found", async () => {
    const { error } = await grace.call(revokeRoleInvitation, { params: { invitationId: crypto.randomUUID() } });
    expect(error?.code).toBe("role-invitation/not-found");
  });
});

test("INVITE-14 making, listing and revoking leave rows in the audit log, and revoking twice leaves one", async () => {
  let invitationId = "";
  const rows = await auditDuring(server.database, async () => {
    ({ invitationId } = await invite(grace, { role: "safeguarding_lead" }));
    await listed();
    for (let times = 0; times < 2; times += 1) await grace.must(revokeRoleInvitation, { params: { invitationId } });
  });
  expect(rows.map(({ kind, item_id, detail }) => [kind, item_id, detail])).toEqual([
    ["role-invitation-created", invitationId, "safeguarding_lead"],
    ["role-invitations", null, null],
    ["role-invitation-revoked", invitationId, "safeguarding_lead"],
  ]);
});

test("INVITE-6 a member’s tries are limited", async () => {
  const ada = await confirmedMember();
  await execute("delete from rate_limits");
  for (let tries = 0; tries < 60; tries += 1)
    expect(await accept(ada, "x".repeat(32))).toBe("role-invitation/not-found");
  expect(await accept(ada, "x".repeat(32))).toBe("request/too-many");
});

test("INVITE-15 invitations are deleted 180 days after their end", async () => {
  const [old, recent] = [await invite(grace), await invite(grace)];
  const end = "update role_invitations set expires_at = now() - make_interval(days => ?) where id = ?";
  await execute(end, [181, old.invitationId]);
  await execute(end, [179, recent.invitationId]);
  expect(await deleteOldInvitations(server.database.fork())).toBe(1);
  expect((await listed()).map(({ invitationId }) => invitationId)).toEqual([recent.invitationId]);
});

test("INVITE-1 making an invitation asks for the password again", async () => {
  await execute("update sessions set password_confirmed_at = now() - interval '11 minutes'");
  const body = { role: "mentor", email: null, maxUses: 1, lastDay: dayAhead(1) } as const;
  expect((await grace.call(createRoleInvitation, { body })).error?.code).toBe("account/password-needed");
});
