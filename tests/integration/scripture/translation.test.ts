import { afterAll, beforeAll, expect, test } from "vitest";
import { readSession } from "../../../schema/account/api.ts";
import { readVerses, saveTranslation } from "../../../schema/scripture/api.ts";
import { changeSettings, readSettings } from "../../../schema/setting/admin-api.ts";
import { newHolder } from "../../support/account/admins.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const read = async (query: { reference: string; translation?: string }) =>
  (await new Person(server.url).call(readVerses, { query })).body;

test("SCRIPTURE-8 a member’s choice is theirs alone, lasts, and can be taken back", async () => {
  const ada = await newMember(server.url);
  const ben = await newMember(server.url);
  const chosen = async (person: Person) => (await person.must(readSession)).me?.translation;
  expect(await chosen(ada)).toBeNull();
  await ada.must(saveTranslation, { body: { translation: "web" } });
  expect([await chosen(ada), await chosen(ben)]).toEqual(["web", null]);
  await ada.must(saveTranslation, { body: { translation: null } });
  expect(await chosen(ada)).toBeNull();
});

test("SCRIPTURE-8 an unknown translation is refused and changes nothing", async () => {
  const ada = await newMember(server.url);
  await ada.must(saveTranslation, { body: { translation: "web" } });
  const reply = await ada.call(saveTranslation, { body: { translation: "niv" as never } });
  expect(reply.error?.code).toBe("request/invalid");
  expect((await ada.must(readSession)).me?.translation).toBe("web");
  expect((await ada.call(readVerses, { query: { reference: "John 3:16", translation: "niv" } })).status).toBe(422);
});

test("SCRIPTURE-8 what an admin sets applies at once to visitors and to members who have chosen none", async () => {
  const grace = await newHolder(server, "admin", "Grace Okafor");
  expect((await read({ reference: "John 11:36" })).translation).toBe("kjv");
  const { settings } = await grace.must(readSettings);
  expect(settings.translation).toEqual({ value: "kjv", version: 0, isFixed: false });
  await grace.must(changeSettings, { body: { translation: "web", versions: { translation: 0 } } });
  expect(await read({ reference: "John 11:36" })).toMatchObject({
    translation: "web",
    passages: [{ verses: [{ text: "The Jews therefore said, “See how much affection he had for him!”" }] }],
  });
  expect((await read({ reference: "John 11:36", translation: "kjv" })).translation).toBe("kjv");
});

test("SCRIPTURE-6 SCRIPTURE-7 verses that differ are answered, never refused", async () => {
  const { passages, total } = await read({ reference: "Acts 8:37; Romans 16:25", translation: "web" });
  expect(total).toBe(2);
  expect(passages.flatMap(({ verses }) => verses)).toEqual([
    { chapter: 8, verse: 37, text: expect.stringMatching(/^And Philip said, If thou believest/), instead: "kjv" },
    { chapter: 16, verse: 25, text: expect.stringMatching(/^Now to him who is able/), place: "14:24" },
  ]);
});
