import { afterAll, beforeAll, expect, test } from "vitest";
import { findPeople } from "../../../schema/chat/api.ts";
import { PEOPLE_FOUND } from "../../../schema/limits.ts";
import { saveBirthDate } from "../../../schema/profile/api.ts";
import { block } from "../../../schema/safety/api.ts";
import { giveRole, suspendMember } from "../../../server/account/account.ts";
import { findPeople as peopleNamed } from "../../../server/chat/chat.ts";
import { AgeConfirmationEntity } from "../../../server/safety/age/age-confirmation.entity.ts";
import { ADULT, MINOR, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { statementCount } from "../../support/server/statements.ts";

const OTHERS = 5_000;

type ChatMember = Awaited<ReturnType<typeof newChatMember>>;

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const execute = (sql: string, values: unknown[]) => server.database.fork().execute(sql, values);

test("SAFE-1 SAFE-5 a search finds the people one may message among thousands in two statements", async () => {
  await execute(
    `with person as (
       insert into users (id, email) select gen_random_uuid(), format('crowd-%s@example.org', at) from generate_series(1, ?) at returning id
     ), named as (insert into profiles (user_id, full_name) select id, 'Adaora Crowd' from person)
     , born as (insert into birth_dates (user_id, birth_date) select id, ?::date from person)
     insert into age_confirmations (user_id) select id from person`,
    [OTHERS, ADULT],
  );
  const teen = await newChatMember(server.url, "Ada Teen", MINOR);
  const friends: ChatMember[] = [];
  for (let at = 0; at < 12; at += 1) friends.push(await newChatMember(server.url, `Zainab Ada ${10 + at}`, MINOR));
  const find = async () => (await teen.must(findPeople, { query: { name: "ada" } })).people;
  const namesOf = (all: typeof friends) => all.map(({ memberId }) => memberId);
  const ids = async () => (await find()).map(({ memberId }) => memberId);
  expect(await ids()).toEqual(namesOf(friends.slice(0, PEOPLE_FOUND)));

  const [blocked, blocking, suspended, ...rest] = friends as [ChatMember, ChatMember, ChatMember, ...ChatMember[]];
  await teen.must(block, { params: { memberId: blocked.memberId } });
  await blocking.must(block, { params: { memberId: teen.memberId } });
  await suspendMember(server.database.fork(), suspended.memberId);
  expect(await ids()).toEqual(namesOf(rest));

  const em = server.database.fork();
  const rules = { isOpenToAll: false, today: () => "2026-11-22" };
  expect(await statementCount(server.database, () => peopleNamed(em, rules, teen, "ada"))).toBe(2);

  await giveRole(em, rest[8]?.me?.email ?? "", "safeguarding_lead");
  const supervised = await find();
  expect(supervised).toHaveLength(PEOPLE_FOUND);
  expect(new Set(supervised.map(({ displayName }) => displayName))).toEqual(new Set(["Adaora Crowd"]));
});

test("SAFE-28 one letter finds nobody, because it would list most of the community", async () => {
  const teen = await newChatMember(server.url, "Teen", MINOR);
  for (const name of ["a", " a ", "Ẹ"]) {
    const { error } = await teen.call(findPeople, { query: { name } });
    expect([error?.code, error?.fields]).toEqual(["request/invalid", { name: "Type at least two letters of a name." }]);
  }
});

test("SAFE-25 a search says if nobody has confirmed the member's age yet", async () => {
  const teen = await newChatMember(server.url, "Teen");
  await teen.must(saveBirthDate, { body: { birth_date: MINOR } });
  const isConfirmed = async () => (await teen.must(findPeople, { query: { name: "zainab" } })).isAgeConfirmed;
  expect(await isConfirmed()).toBe(false);
  await server.database.fork().insert(AgeConfirmationEntity, { user: teen.memberId });
  expect(await isConfirmed()).toBe(true);
});
