import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "../../../migrations/index.ts";
import { migrateTo } from "../../support/release/migrate-to.ts";
import { emptyDatabaseUrl } from "../../support/server/database.ts";

const NAME = "20261202-02-age-attestation";
const before = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === NAME),
);

let client: Client;
beforeAll(async () => {
  const url = await emptyDatabaseUrl();
  await migrateTo(url, before);
  client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`
    create function pg_temp.person(name text) returns uuid language sql immutable as $$ select md5(name)::uuid $$;
    insert into users (id, email, suspended_at)
      select pg_temp.person(name), name || '@example.org', case when name = 'gone' then now() end
      from unnest(array['lead', 'admin', 'mentor', 'gone', 'former', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) as name;
    insert into user_roles (user_id, role) values
      (pg_temp.person('lead'), 'safeguarding_lead'), (pg_temp.person('admin'), 'admin'),
      (pg_temp.person('mentor'), 'mentor'), (pg_temp.person('gone'), 'safeguarding_lead');
    insert into birth_dates (user_id, birth_date)
      select pg_temp.person(name), (current_date - make_interval(years => age))::date
      from (values ('a', 15), ('b', 15), ('c', 15), ('d', 15), ('e', 15), ('f', 15), ('g', 30), ('mentor', 15)) as born (name, age);
    insert into age_confirmations (user_id, confirmer_id)
      select pg_temp.person(member), pg_temp.person(confirmer)
      from (values ('a', 'lead'), ('b', 'admin'), ('c', 'mentor'), ('d', 'former'), ('e', 'gone'), ('f', null), ('g', 'mentor'),
        ('mentor', 'mentor')) as confirmed (member, confirmer);
  `);
  await migrateTo(url, migrations);
});
afterAll(() => client?.end());

const ageOf = async (name: string) => {
  const sql = "select age_group(pg_temp.person($1), (current_date - interval '18 years')::date) as age";
  return (await client.query<{ age: string }>(sql, [name])).rows[0]?.age;
};

test.each([
  ["a", "minor", "a minor whom a lead confirmed"],
  ["b", "minor", "a minor whom an admin confirmed"],
  ["c", "unknown", "a minor whom a mentor confirmed"],
  ["d", "unknown", "a minor whom somebody confirmed who has no role now"],
  ["e", "unknown", "a minor whom a suspended lead confirmed"],
  ["f", "unknown", "a minor whose confirmer is gone"],
  ["g", "adult", "an adult whom a mentor confirmed"],
  ["mentor", "adult", "a holder of a role"],
])("SAFE-70 after the upgrade from 1.0.0, %s is %s: %s", async (name, age) => {
  expect(await ageOf(name)).toBe(age);
});

test("SAFE-71 after the upgrade, the confirmation of a mentor is one of the two that a minor needs", async () => {
  const { rows } = await client.query<{ id: string }>(
    "select user_id as id from active_age_attestations where by_mentor and user_id in (select pg_temp.person(m) from unnest(array['c', 'd', 'f']) m)",
  );
  const { rows: c } = await client.query<{ id: string }>("select pg_temp.person('c') as id");
  expect(rows).toEqual(c);
});
