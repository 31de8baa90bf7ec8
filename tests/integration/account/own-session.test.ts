import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmSignIn, readSession, signIn } from "../../../schema/account/api.ts";
import { endOwnSession, listSessions } from "../../../schema/account/session-api.ts";
import { takeMemberSeat } from "../../../schema/member/api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { outboxMails } from "../../support/account/outbox.ts";
import { newMember, Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { withSecondFactor } from "../../support/account/second-factor.ts";
import { listen } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

const CHROME_ON_ANDROID =
  "Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const execute = <Row>(sql: string, values: unknown[]) => server.database.fork().execute<Row[]>(sql, values);

/** Signs in from a browser that says it is this one. */
async function signedInFrom(member: Person, userAgent: string, browser = new Person(server.url)): Promise<Person> {
  const body = { email: member.me?.email ?? "", password: TEST_PASSWORD };
  await browser.must(signIn, { body, headers: { "User-Agent": userAgent } });
  return browser;
}

async function newLead(): Promise<Person> {
  const lead = await newMember(server.url);
  await giveRole(server.database.fork(), lead.me?.email ?? "", "safeguarding_lead");
  return lead;
}

describe("where a member is signed in", () => {
  test("ACCESS-12 members see their own sessions, with the browser in plain words and nothing else of it", async () => {
    await newMember(server.url);
    const member = await newMember(server.url);
    const phone = await signedInFrom(member, CHROME_ON_ANDROID);
    const { sessions } = await phone.must(listSessions);
    expect(sessions.map(({ browser, isThis }) => ({ browser, isThis }))).toEqual([
      { browser: "Chrome on Android", isThis: true },
      { browser: "", isThis: false },
    ]);
    const stored = await execute("select 1 from sessions where user_agent like '%TECNO%'", []);
    expect(stored).toEqual([]);
    const tracked = await execute("select 1 from sessions where ip_address <> ''", []);
    expect(tracked).toEqual([]);
  });

  test("ACCESS-12 members see their fifty sessions that were used last, and none that has expired", async () => {
    const member = await newMember(server.url);
    await execute(
      `insert into sessions (id, user_id, token, expires_at, last_used_at)
       select gen_random_uuid(), ?::uuid, gen_random_uuid(), now() + make_interval(hours => 1 - n % 2 * 2),
              now() - make_interval(hours => 1 + n / 4) from generate_series(1, 120) n`,
      [member.me?.memberId],
    );
    // Due for renewal, so that it is read in another way.
    const due = "update sessions set expires_at = now() + interval '29 days', updated_at = now() - interval '1 day'";
    await execute(`${due} where user_id = ? and user_agent = ''`, [member.me?.memberId]);
    const { sessions } = await member.must(listSessions);
    expect([sessions.length, sessions[0]?.isThis, sessions.filter(({ isThis }) => isThis).length]).toEqual([
      50,
      true,
      1,
    ]);
    const lasting = await execute<{ id: string }>(
      "select id from sessions where user_id = ? and expires_at > now() order by last_used_at desc, id limit 50",
      [member.me?.memberId],
    );
    expect(sessions.map(({ sessionId }) => sessionId)).toEqual(lasting.map(({ id }) => id));
    expect(new Set(sessions.map(({ browser }) => browser))).toEqual(new Set([""]));
  });

  test("ACCESS-12 a use after ten minutes is written once, and the session that was used last comes first", async () => {
    const member = await newMember(server.url);
    const phone = await signedInFrom(member, CHROME_ON_ANDROID);
    await execute("update sessions set last_used_at = now() - interval '1 hour' where user_id = ?", [
      member.me?.memberId,
    ]);
    const before = Date.now() - 30 * 60_000;
    const { sessions } = await member.must(listSessions);
    expect(sessions.map(({ isThis, lastUsedAt }) => [isThis, lastUsedAt > before])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect((await phone.must(listSessions)).sessions[0]?.isThis).toBe(true);
  });

  test("ACCESS-13 an ended session is refused at once, its socket closes, and the others stay", async () => {
    const member = await newMember(server.url, "Ada");
    const phone = await signedInFrom(member, CHROME_ON_ANDROID);
    const { closed } = await listen(phone, (await phone.must(takeMemberSeat)).reservation);
    const { sessions } = await member.must(listSessions);
    const sessionId = sessions.find(({ isThis }) => !isThis)?.sessionId ?? "";
    await member.must(endOwnSession, { params: { sessionId } });
    expect(await closed).toBeGreaterThan(4000);
    expect((await phone.call(takeMemberSeat)).error?.code).toBe("account/not-signed-in");
    expect((await member.must(readSession)).me?.memberId).toBe(member.me?.memberId);
    await member.must(endOwnSession, { params: { sessionId } });
  });

  test("ACCESS-13 nobody ends the session of another", async () => {
    const [member, other] = [await newMember(server.url), await newMember(server.url)];
    const sessionId = (await other.must(listSessions)).sessions[0]?.sessionId ?? "";
    expect(await member.must(endOwnSession, { params: { sessionId } })).toEqual({ done: true });
    expect((await other.must(readSession)).me?.memberId).toBe(other.me?.memberId);
  });
});

describe("a sign-in from a new browser", () => {
  const mailsTo = (member: Person) =>
    outboxMails(server, member.me?.email ?? "").filter((mail) => mail.includes("Subject: New sign-in"));

  test("ACCESS-14 a lead is mailed about a browser that is new, and not about one that signs in again", async () => {
    const lead = await newLead();
    const phone = await signedInFrom(lead, CHROME_ON_ANDROID);
    await until(() => mailsTo(lead).length === 1);
    expect(mailsTo(lead)[0]).toContain("Chrome on Android");
    expect(mailsTo(lead)[0]).toContain("/auth?mode=forgot");
    await signedInFrom(lead, CHROME_ON_ANDROID, phone);
    await signedInFrom(lead, "curl/8", new Person(server.url));
    await until(() => mailsTo(lead).length === 2);
    expect(mailsTo(lead).filter((mail) => mail.includes("Android"))).toHaveLength(1);
  });

  test("ACCESS-14 a lead with a second factor is mailed once the code was right", async () => {
    const lead = await newLead();
    const { app } = await withSecondFactor(lead);
    const phone = await signedInFrom(lead, CHROME_ON_ANDROID);
    await phone.must(confirmSignIn, { body: { code: app.code(1) }, headers: { "User-Agent": CHROME_ON_ANDROID } });
    await until(() => mailsTo(lead).length === 1);
    expect(mailsTo(lead)[0]).toContain("Chrome on Android");
    const all = outboxMails(server, lead.me?.email ?? "");
    expect(all.filter((mail) => mail.includes("recovery code was used"))).toEqual([]);
  });

  test("ACCESS-14 a wrong password mails nobody, and a member without a role is never mailed", async () => {
    const [lead, member] = [await newLead(), await newMember(server.url)];
    const body = { email: lead.me?.email ?? "", password: "not this one" };
    await new Person(server.url).call(signIn, { body });
    await signedInFrom(member, CHROME_ON_ANDROID);
    await signedInFrom(lead, "curl/8");
    await until(() => mailsTo(lead).length === 1);
    expect(mailsTo(member)).toEqual([]);
  });
});
