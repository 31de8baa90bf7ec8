import { afterAll, beforeAll, expect, test } from "vitest";
import * as siteApi from "../../../schema/site/api.ts";
import { eraseMember } from "../../../server/erasure/erasure.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { filesOf } from "../../support/server/member-files.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const follow = (email: string, person = new Person(server.url)) =>
  person.call(siteApi.followRoadmap, { body: { email } });
const stored = () =>
  server.database
    .fork()
    .execute<{ email: string; user_id: string | null }[]>(
      "select email, user_id from requests where kind = 'roadmap' order by email",
    );

test("ENGAGE-40 an address that is sent fifty times at once is stored once, with the same reply each time", async () => {
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, n) => follow(n % 2 ? "Ola@Example.org" : "ola@example.org")),
  );
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
    new Set([JSON.stringify([200, { done: true }])]),
  );
  expect(await stored()).toEqual([{ email: "ola@example.org", user_id: null }]);
});

test("ENGAGE-40 an address that is none is refused at its field", async () => {
  for (const email of ["", "ola", "ola@"]) {
    expect(Object.keys((await follow(email)).error?.fields ?? {})).toEqual(["email"]);
  }
});

test("ENGAGE-40 a member’s address is stored with the member, and is gone with the account", async () => {
  const member = await newMember(server.url, "Ngozi Obi");
  await follow("ngozi.elsewhere@example.org", member);
  await follow(member.me?.email ?? "");
  expect(await stored()).toHaveLength(3);
  await eraseMember(server.database, member.me?.email ?? "", filesOf(server));
  expect(await stored()).toEqual([{ email: "ola@example.org", user_id: null }]);
});
