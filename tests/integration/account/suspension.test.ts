import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as accountApi from "../../../schema/account/api.ts";
import { takeMemberSeat } from "../../../schema/member/api.ts";
import { findMemberId, giveRole, liftSuspension, suspendMember } from "../../../server/account/account.ts";
import { newMember, Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { listen } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const memberIdOf = (person: Person) => person.me?.memberId ?? "";
const execute = <Row extends object>(sql: string, values: unknown[]) =>
  server.database.fork().execute<Row[]>(sql, values);
const sessionsOf = async (person: Person) =>
  (await execute("select id from sessions where user_id = ?", [memberIdOf(person)])).length;
const whoIs = async (person: Person) => (await person.must(accountApi.readSession)).me;
const signIn = (person: Person) =>
  new Person(server.url).call(accountApi.signIn, { body: { email: person.me?.email ?? "", password: TEST_PASSWORD } });

describe("a suspended member", () => {
  test("a suspended member who signs in gets the reason, but no session and no cookie", async () => {
    const member = await newMember(server.url);
    await suspendMember(server.database.fork(), memberIdOf(member));
    const answer = await signIn(member);
    expect([answer.status, answer.error?.code]).toEqual([403, "account/suspended"]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await sessionsOf(member)).toBe(0);
  });

  test("a suspended member with a wrong password learns nothing", async () => {
    const member = await newMember(server.url);
    await suspendMember(server.database.fork(), memberIdOf(member));
    const body = { email: member.me?.email ?? "", password: "not this one" };
    expect((await new Person(server.url).call(accountApi.signIn, { body })).error?.code).toBe(
      "account/wrong-credentials",
    );
  });

  test("a suspended member loses every session, and nobody else does", async () => {
    const [member, other] = [await newMember(server.url), await newMember(server.url)];
    await signIn(member);
    expect(await sessionsOf(member)).toBe(2);
    await suspendMember(server.database.fork(), memberIdOf(member));
    expect([await sessionsOf(member), await sessionsOf(other)]).toEqual([0, 1]);
    expect((await whoIs(other))?.memberId).toBe(memberIdOf(other));
  });

  test("a second suspension keeps the time of the first one", async () => {
    const member = await newMember(server.url);
    await execute("update users set suspended_at = now() - interval '3 days' where id = ?", [memberIdOf(member)]);
    await suspendMember(server.database.fork(), memberIdOf(member));
    const [row] = await execute<{ days: number }>(
      "select round(extract(epoch from now() - suspended_at) / 86400)::int as days from users where id = ?",
      [memberIdOf(member)],
    );
    expect(row?.days).toBe(3);
  });

  test("after the suspension the member can sign in again, but the old cookie stays invalid", async () => {
    const [member, other] = [await newMember(server.url), await newMember(server.url)];
    for (const each of [member, other]) await suspendMember(server.database.fork(), memberIdOf(each));
    await liftSuspension(server.database.fork(), memberIdOf(member));
    expect(await whoIs(member)).toBeNull();
    expect((await signIn(member)).status).toBe(200);
    expect((await signIn(other)).error?.code).toBe("account/suspended");
  });

  test("a session from a sign-in during the suspension does not become valid afterwards", async () => {
    const member = await newMember(server.url);
    await execute("update users set suspended_at = now() where id = ?", [memberIdOf(member)]);
    expect(await sessionsOf(member)).toBe(1);
    await liftSuspension(server.database.fork(), memberIdOf(member));
    expect(await whoIs(member)).toBeNull();
  });

  test("a suspended member's open sockets close at once", async () => {
    const member = await newMember(server.url, "Ada");
    const { closed } = await listen(member, (await member.must(takeMemberSeat)).reservation);
    await suspendMember(server.database.fork(), memberIdOf(member));
    expect(await closed).toBeGreaterThan(4000);
    expect((await member.call(takeMemberSeat)).error?.code).toBe("account/not-signed-in");
  });
});

test("lifting the suspension of a member who isn't suspended keeps their sessions", async () => {
  const member = await newMember(server.url);
  await liftSuspension(server.database.fork(), memberIdOf(member));
  expect((await whoIs(member))?.memberId).toBe(memberIdOf(member));
});

test("findMemberId finds a member by email in any case, and returns null for an unknown one", async () => {
  const member = await newMember(server.url);
  const find = (email: string) => findMemberId(server.database.fork(), email);
  expect(await find((member.me?.email ?? "").toUpperCase())).toBe(memberIdOf(member));
  expect(await find("nobody@example.org")).toBeNull();
});

test("a role that is given twice is held once, and nobody without an account gets one", async () => {
  const member = await newMember(server.url);
  const give = (email: string) => giveRole(server.database.fork(), email, "mentor");
  const email = member.me?.email ?? "";
  expect([await give(email), await give(email), await give("nobody@example.org")]).toEqual([true, true, false]);
  expect((await whoIs(member))?.roles).toEqual(["mentor"]);
});
