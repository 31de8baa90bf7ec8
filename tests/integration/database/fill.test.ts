import { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fillCommunity } from "../../load/community/fill-community.ts";
import { refusalFor } from "../../load/community/fill-refusal.ts";
import { memberAccounts } from "../../load/community/member-accounts.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";

const size = { members: 60, messages: 100, events: 12, activities: 200, seed: 1 };
const here = { isProduction: false };

let client: Client;
beforeEach(async () => {
  client = await emptyDatabase();
});
afterEach(() => client.end());

async function emptyDatabase(): Promise<Client> {
  const database = new Client({ connectionString: await freshDatabaseUrl() });
  await database.connect();
  return database;
}

async function rows(sql: string, database = client) {
  return (await database.query(sql)).rows;
}

test("a generated community has the size that was asked for", async () => {
  await fillCommunity(client, size);
  const count = async (table: string) => (await rows(`select count(*)::int as count from ${table}`))[0]?.count;
  for (const [table, wanted] of [
    ["users", 60],
    ["messages", 100],
    ["events", 12],
    ["user_activity", 200],
  ] as const) {
    expect([table, await count(table)]).toEqual([table, wanted]);
  }
});

test("the same seed makes the same community, another seed another one", async () => {
  const people =
    "select id, email, full_name, role from users left join profiles on user_id = id left join user_roles using (user_id) order by id";
  const fill = async (seed: number) => {
    const other = await emptyDatabase();
    await fillCommunity(other, { ...size, seed });
    const found = await rows(people, other);
    await other.end();
    return found;
  };
  await fillCommunity(client, size);
  expect(await fill(1)).toEqual(await rows(people));
  expect(await fill(2)).not.toEqual(await rows(people));
});

test("generated days are the community's, whatever time zone the database has", async () => {
  for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    const other = await emptyDatabase();
    await other.query(`set time zone '${timeZone}'`);
    await fillCommunity(other, size);
    const [day] = await rows(
      `select date::text = (now() at time zone 'Africa/Lagos')::date::text as is_today from devotions
       where title = 'A lamp for day 0'`,
      other,
    );
    expect(day, timeZone).toEqual({ is_today: true });
    await other.end();
  }
});

test("generated adults and minors never talk without a safeguarding lead", async () => {
  await fillCommunity(client, { ...size, members: 400, messages: 2000 });
  const mixed = `select count(*)::int as count from threads thread where not exists (
      select from thread_members lead where lead.thread_id = thread.id and lead.role = 'safeguarding_lead'
    ) and (
      select count(distinct birth_date <= current_date - interval '18 years') from thread_members place
      join birth_dates born on born.user_id = place.user_id where place.thread_id = thread.id
    ) > 1`;
  expect(await rows(mixed)).toEqual([{ count: 0 }]);
  const [talks] = await rows("select count(*)::int as count from conversations");
  expect(talks?.count).toBeGreaterThan(10);
});

test("nothing is added in production, among real members, or a second time", async () => {
  expect(await refusalFor(client, { isProduction: true })).toMatch(/production/);
  expect(await refusalFor(client, here)).toBeNull();
  await fillCommunity(client, size);
  expect(await refusalFor(client, here)).toMatch(/filled before/);
  await client.query("insert into users (id, email) values (gen_random_uuid(), 'ngozi@example.com')");
  expect(await refusalFor(client, here)).toMatch(/real members/);
});

test("grown-up members of a generated community can be bots, each with the cookie of an open session", async () => {
  await fillCommunity(client, { ...size, members: 400 });
  const server = { url: "https://community.example", secret: "a secret of 32 characters or more" };
  const accounts = await memberAccounts(client, server);
  expect(accounts.length).toBeGreaterThan(20);
  const adults = await rows(
    "select count(*)::int as count from users join birth_dates on user_id = id where birth_date < now() - interval '18 years' and email = any('{" +
      `${accounts.map(({ email }) => email).join(",")}}')`,
  );
  expect(adults).toEqual([{ count: accounts.length }]);
  const [{ email = "", cookie = "" } = {}] = accounts;
  const token = /^__Host-session=([^.]+)\.\S+$/.exec(decodeURIComponent(cookie))?.[1];
  expect(await rows(`select email from sessions join users on users.id = user_id where token = '${token}'`)).toEqual([
    { email },
  ]);
});
