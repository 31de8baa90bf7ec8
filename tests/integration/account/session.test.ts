import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as accountApi from "../../../schema/account/api.ts";
import * as profileApi from "../../../schema/profile/api.ts";
import { endSessions, giveRole, suspendMember } from "../../../server/account/account.ts";
import { openAuthentication } from "../../../server/account/authentication.ts";
import { sessionReader } from "../../../server/account/session/session-reader.ts";
import { liveSessions } from "../../../server/account/session/session-store.ts";
import { createAccount } from "../../../server/account/sign-up.ts";
import { readConfig } from "../../../server/platform/config/config.ts";
import { openLog } from "../../../server/platform/log.ts";
import { newMember, type Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { insertRow } from "../../support/server/insert-row.ts";
import { statementsDuring } from "../../support/server/statements.ts";


let databaseUrl: string;
let server: TestServer;
const opened: Pool[] = [];
beforeAll(async () => {
  databaseUrl = await freshDatabaseUrl();
  server = await bootServer({ DATABASE_URL: databaseUrl });
});
afterAll(async () => {
  for (const pool of opened) await pool.end();
  await server.stop();
});

const execute = (sql: string, values: unknown[]) => server.database.fork().execute(sql, values);
const memberIdOf = (person: Person) => person.me?.memberId ?? "";

/** Reads the session of this cookie, without the person's cookie jar. */
async function askWith(cookie: string) {
  const response = await fetch(server.url + accountApi.readSession.path, { headers: { Cookie: cookie } });
  const { me } = accountApi.readSession.output.parse(await response.json());
  return { me, setCookies: response.headers.getSetCookie() };
}

async function nameRefusal(person: Person): Promise<string | undefined> {
  const { error } = await person.call(profileApi.readName);
  return error?.code;
}

describe("a session", () => {
  test("a live session that is not due for renewal takes one statement, and its cookie is unchanged", async () => {
    const member = await newMember(server.url, "Ada");
    const sent = await statementsDuring(server.database, async () => {
      const { me, setCookies } = await askWith(member.cookie);
      expect(me).toEqual({ ...member.me, full_name: "Ada" });
      expect(setCookies).toEqual([]);
    });
    expect(sent).toEqual([expect.stringContaining("sessions")]);
  });

  test("a session ends at once when its member is suspended, with or without its row", async () => {
    const marked = await newMember(server.url);
    await execute("update users set suspended_at = now() where id = ?", [memberIdOf(marked)]);
    expect(await nameRefusal(marked)).toBe("account/not-signed-in");
    const suspended = await newMember(server.url);
    await suspendMember(server.database.fork(), memberIdOf(suspended));
    expect(await nameRefusal(suspended)).toBe("account/not-signed-in");
  });

  test("a session that is ended elsewhere ends at once, and its cookie is cleared", async () => {
    const member = await newMember(server.url);
    await endSessions(server.database.fork(), memberIdOf(member));
    const { me, setCookies } = await askWith(member.cookie);
    expect(me).toBeNull();
    expect(setCookies[0]).toMatch(/^session=;.*Max-Age=0/);
  });

  test("a session ends when it expires", async () => {
    const member = await newMember(server.url);
    await execute("update sessions set expires_at = now() - interval '1 millisecond' where user_id = ?", [
      memberIdOf(member),
    ]);
    const { me, setCookies } = await askWith(member.cookie);
    expect(me).toBeNull();
    expect(setCookies[0]).toMatch(/Max-Age=0/);
  });

  test("a new or lost role, name or confirmed email shows from the next request on", async () => {
    const member = await newMember(server.url);
    const memberId = memberIdOf(member);
    await giveRole(server.database.fork(), member.me?.email ?? "", "mentor");
    await giveRole(server.database.fork(), member.me?.email ?? "", "admin");
    await execute("update users set email_verified = true where id = ?", [memberId]);
    await execute("insert into profiles (user_id, full_name) values (?, 'Bola')", [memberId]);
    const { me } = await askWith(member.cookie);
    expect(me).toMatchObject({ roles: ["admin", "mentor"], full_name: "Bola", emailVerified: true });
    await execute("delete from user_roles where user_id = ?", [memberId]);
    expect((await askWith(member.cookie)).me?.roles).toEqual([]);
  });

  test("a session that is used after a day is renewed, in the database and in the browser", async () => {
    const member = await newMember(server.url);
    // A minute more than a day, so that a clock that is set back does not matter.
    await execute(
      "update sessions set expires_at = now() + interval '29 days -1 minute', updated_at = now() - interval '1441 minutes' where user_id = ?",
      [memberIdOf(member)],
    );
    const { me, setCookies } = await askWith(member.cookie);
    expect(me).toMatchObject({ memberId: memberIdOf(member), full_name: null });
    expect(setCookies[0]).toMatch(/^session=[^;]{20,};.*Max-Age=2592000/);
    expect(setCookies[0]?.startsWith(`${member.cookie};`)).toBe(true);
    const [row] = await server.database
      .fork()
      .execute<{ days: number }[]>(
        "select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions where user_id = ?",
        [memberIdOf(member)],
      );
    expect(row?.days).toBe(30);
    expect((await askWith(member.cookie)).setCookies).toEqual([]);
  });
});

test("a mute and a notice show to their member only, until they end or are dismissed", async () => {
  const [warned, calm] = [await newMember(server.url, "Chidi"), await newMember(server.url)];
  const act = (member: Person, more: object) =>
    insertRow(server.database, "report_actions", { member_id: memberIdOf(member), reason: "Words", ...more });
  await act(warned, { kind: "warn" });
  await act(calm, { kind: "warn", dismissed_at: new Date() });
  await act(calm, { kind: "suspend" });
  const until = Date.now() + 60_000;
  await insertRow(server.database, "mutes", { user_id: memberIdOf(warned), until: new Date(until) });
  await insertRow(server.database, "mutes", { user_id: memberIdOf(calm), until: new Date(Date.now() - 1000) });
  expect((await askWith(warned.cookie)).me).toMatchObject({ mutedUntil: until, hasNotice: true });
  expect((await askWith(calm.cookie)).me).toMatchObject({ mutedUntil: null, hasNotice: false, full_name: null });
});

test("sockets stay open for live sessions only: not ended, not expired, of nobody who is suspended", async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => newMember(server.url)));
  const [live, ended, expired, suspended] = people.map(memberIdOf) as [string, string, string, string];
  const rows = await server.database
    .fork()
    .execute<{ id: string; user_id: string }[]>("select id, user_id from sessions where user_id in (?)", [
      [live, ended, expired, suspended],
    ]);
  await execute("delete from sessions where user_id = ?", [ended]);
  await execute("update sessions set expires_at = now() where user_id = ?", [expired]);
  await execute("update users set suspended_at = now() where id = ?", [suspended]);
  const found = await liveSessions(
    server.database,
    rows.map(({ id }) => id),
  );
  expect(rows.filter(({ id }) => found.has(id)).map(({ user_id }) => user_id)).toEqual([live]);
  expect(found.size).toBe(1);
});

describe("invalid session cookies", () => {
  test("a forged, shortened, mixed or missing session cookie belongs to nobody", async () => {
    const member = await newMember(server.url);
    const [, value = ""] = member.cookie.split("=");
    const [, signature = ""] = decodeURIComponent(value).split(".");
    const odd = [
      `session=${value.slice(0, -4)}`,
      `session=${value.slice(0, 12)}`,
      `session=${randomUUID()}.${encodeURIComponent(signature)}`,
      `session=${encodeURIComponent(`${randomUUID()}.${"A".repeat(43)}=`)}`,
      "session=",
      "session=%E0%A4%A",
      "session",
      `other=${value}`,
      `session=${"x".repeat(8000)}`,
    ];
    for (const cookie of odd) expect((await askWith(cookie)).me).toBeNull();
    expect((await askWith(`a=b; ${member.cookie}`)).me?.memberId).toBe(memberIdOf(member));
  });

  test("a session cookie from before a change of the secret belongs to nobody", async () => {
    const before = await openAccounts({
      DATABASE_URL: databaseUrl,
      SECRET: "first secret, of forty characters or so.",
    });
    const after = await openAccounts({ DATABASE_URL: databaseUrl, SECRET: "other secret, of forty characters or so." });
    const cookie = await before.signUp("secret@example.org");
    expect((await before.readSession(cookie)).member?.email).toBe("secret@example.org");
    expect((await after.readSession(cookie)).member).toBeNull();
  });

  test("with https, the session cookie has a name that only this host may set", async () => {
    const secure = await openAccounts({ DATABASE_URL: databaseUrl, PUBLIC_URL: "https://lamp.example.org" });
    const cookie = await secure.signUp("secure@example.org");
    expect(cookie).toMatch(/^__Host-session=/);
    expect((await secure.readSession(cookie)).member?.email).toBe("secure@example.org");
    expect((await secure.readSession(cookie.replace("__Host-", ""))).member).toBeNull();
  });
});

/** Opens the accounts of a server with these settings, without HTTP. */
async function openAccounts(environment: Record<string, string>) {
  const config = readConfig({ NODE_ENV: "test", DATA_DIR: server.dataDir, ...environment });
  const pool = new Pool({ connectionString: environment.DATABASE_URL, max: 1 });
  opened.push(pool);
  const siteUrl = config.PUBLIC_URL ?? server.url;
  const log = openLog({ LOG_LEVEL: "fatal" });
  const mails = { confirmAddress: async () => {}, addressInUse: async () => {} };
  const authentication = openAuthentication({ config, pool, database: server.database, siteUrl, log, mails });
  const read = await sessionReader(authentication, server.database);
  return {
    readSession: read,
    signUp: async (email: string) => {
      const account = {
        email,
        password: TEST_PASSWORD,
        mails,
        authentication,
        browser: "",
        em: server.database.fork(),
      };
      const [cookie = ""] = await createAccount(account);
      return cookie.split(";")[0] ?? "";
    },
  };
}
