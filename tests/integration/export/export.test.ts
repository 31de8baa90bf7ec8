import { afterAll, beforeAll, expect, test } from "vitest";
import { exportOwnData } from "../../../schema/export/api.ts";
import { uploadPhoto } from "../../../schema/profile/photo-api.ts";
import { findOwnTables } from "../../../server/export/own-table.ts";
import { busyMember } from "../../support/account/erased-member.ts";
import { newMember, type Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { saveForm } from "../../support/account/profile-form.ts";
import { photoWithPlace } from "../../support/event/sample-image.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

interface Exported {
  memberId: string;
  tables: Record<string, Record<string, unknown>[]>;
  photos: { name: string; base64: string }[];
}

let server: TestServer;
let people: Awaited<ReturnType<typeof busyMember>>;
let text: string;
let exported: Exported;
beforeAll(async () => {
  server = await bootServer();
  people = await busyMember(server);
  const body = new FormData();
  body.set("photo", new File([new Uint8Array(await photoWithPlace())], "me.jpg", { type: "image/jpeg" }));
  const { photo } = await people.ada.must(uploadPhoto, { body });
  await saveForm(people.ada, { avatar: photo, date_of_birth: null });
  text = await download(people.ada);
  exported = JSON.parse(text) as Exported;
});
afterAll(() => server.stop());

const send = (person: Person, password = TEST_PASSWORD) => person.call(exportOwnData, { body: { password } });
const download = async (person: Person) => String((await send(person)).body.content);

test("EXPORT-1 the file has every own row of every table", async () => {
  const { memberId } = people.ada;
  expect(exported.memberId).toBe(memberId);
  for (const { name, condition } of await findOwnTables(server.database.fork())) {
    const ids = condition
      .split("?")
      .slice(1)
      .map(() => memberId);
    const [row] = await server.database
      .fork()
      .execute<{ count: number }[]>(`select count(*)::int as count from "${name}" own where ${condition}`, ids);
    expect.soft(exported.tables[name]?.length, name).toBe(row?.count);
  }
  const filled = Object.entries(exported.tables).filter(([, rows]) => rows.length > 0);
  expect(filled.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      "birth_dates",
      "game_participants",
      "message_versions",
      "messages",
      "profiles",
      "requests",
    ]),
  );
  expect(text).toContain("only for you");
});

test("EXPORT-2 the file has nothing that others wrote, and no report about the member", () => {
  const { tunde, halima } = people;
  for (const person of [tunde, halima]) expect(text).not.toContain(person.me?.email);
  expect(text).not.toContain("good night");
  expect(text).not.toContain("calls 0803-123-4567");
  expect(exported.tables.reports?.map(({ reporter_id }) => reporter_id)).toEqual([people.ada.memberId]);
});

test("EXPORT-3 the file has no secrets and no ids of other members", async () => {
  for (const { memberId } of [people.tunde, people.halima]) expect(text).not.toContain(memberId);
  const [secret] = await server.database
    .fork()
    .execute<{ token: string; password: string }[]>(
      "select token, password from sessions join credentials using (user_id) where user_id = ?",
      [people.ada.memberId],
    );
  expect(text).not.toContain(secret?.token);
  expect(text).not.toContain(secret?.password);
  expect(exported.tables.sessions?.[0]).not.toHaveProperty("token");
});

test("EXPORT-4 the member's photographs are in the file", () => {
  const [photo] = exported.photos;
  expect(
    Buffer.from(photo?.base64 ?? "", "base64")
      .subarray(8, 12)
      .toString(),
  ).toBe("WEBP");
});

test("EXPORT-5 a wrong password gets no data, and after ten tries nothing is sent until tomorrow", async () => {
  const ada = await newMember(server.url);
  const { status, error } = await send(ada, "wrong");
  expect([status, error?.fields]).toEqual([422, { password: "That’s not your password. Please try again." }]);
  for (let tries = 1; tries < 10; tries += 1) expect((await send(ada)).status).toBe(200);
  expect((await send(ada)).error?.code).toBe("request/too-many");
});

test("EXPORT-6 the file of a member with thousands of messages holds each of them once", async () => {
  const { ada, channelId } = people;
  await server.database.fork().execute(
    `insert into messages (thread_id, seq, sender_id, content, request_id)
     select ?, 1000 + n, ?, 'message ' || n, 'r' || n from generate_series(1, 1234) n`,
    [channelId, ada.memberId],
  );
  const { tables } = JSON.parse(await download(ada)) as Exported;
  const contents = tables.messages?.map(({ content }) => content).filter((each) => /^message \d+$/.test(String(each)));
  expect([contents?.length, new Set(contents).size]).toEqual([1234, 1234]);
});
