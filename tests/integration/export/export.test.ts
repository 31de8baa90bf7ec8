import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportOwnData } from "../../../schema/export/api.ts";
import { uploadPhoto } from "../../../schema/profile/photo-api.ts";
import { ownDataOf } from "../../../server/export/own-data.ts";
import { findOwnTables } from "../../../server/export/own-table.ts";
import { storeWatchers } from "../../../server/game/game.ts";
import { Refusal } from "../../../server/platform/refusal.ts";
import { busyMember } from "../../support/account/erased-member.ts";
import { newMember, type Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { saveForm } from "../../support/account/profile-form.ts";
import { photoWithPlace } from "../../support/event/sample-image.ts";
import { createTableRows } from "../../support/game/game-rows.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { insertRow } from "../../support/server/insert-row.ts";
import { filesOf } from "../../support/server/member-files.ts";

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
  await people.ada.must(uploadPhoto, { body });
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
      "former_names",
      "game_participants",
      "message_versions",
      "messages",
      "profiles",
      "requests",
    ]),
  );
  expect(Object.keys(exported.tables)).toEqual(Object.keys(exported.tables).toSorted());
  const { message_versions, message_reactions, messages } = exported.tables;
  expect(message_versions?.map(({ content }) => content)).toEqual(["my first words"]);
  // Whose message it was stays out; which message it was does not.
  expect(message_reactions).toMatchObject([{ user_id: memberId, message_id: expect.any(String) }]);
  const said = { sender_id: memberId, thread_id: people.conversationId, content: "only for you" };
  expect(messages).toContainEqual(expect.objectContaining(said));
});

test("EXPORT-1 SAFE-100 a member’s file has the rooms that they watched, and nobody else who was there", async () => {
  const { ada, tunde, halima } = people;
  const { roomId } = await createTableRows(server.database.fork(), [tunde.memberId]);
  await storeWatchers(server.database.fork(), { roomId, memberIds: [ada.memberId, halima.memberId] });
  const file = await download(ada);
  const { game_watchers } = (JSON.parse(file) as Exported).tables;
  expect(game_watchers).toMatchObject([{ room_id: roomId, user_id: ada.memberId, first_seen_at: expect.any(String) }]);
  expect(file).not.toContain(halima.memberId);
});

test("EXPORT-2 the file has nothing that others wrote, and no report about the member", () => {
  const { tunde, halima } = people;
  for (const person of [tunde, halima]) expect(text).not.toContain(person.me?.email);
  expect(text).not.toContain("good night");
  expect(text).not.toMatch(/calls 0803.123.4567/);
  expect(exported.tables.reports?.map(({ reporter_id }) => reporter_id)).toEqual([people.ada.memberId]);
});

test("EXPORT-2 EXPORT-3 reporters get their reports without outcome, evidence and whom they are about", async () => {
  const file = await download(people.tunde);
  const { reports } = (JSON.parse(file) as Exported).tables;
  expect(reports?.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["profile", "channel", "message"]));
  expect(file).toContain("Ada Nwosu!");
  const hidden = ["says sorry", "my first words", "Talked to", people.ada.memberId, people.halima.memberId];
  expect(hidden.filter((each) => file.includes(each))).toEqual([]);
});

test("EXPORT-2 what others answered, noted or wrote about the member is not in the file", async () => {
  const { ada, tunde, channelId } = people;
  const [user_id, decided_at] = [ada.memberId, new Date()];
  const theirs = "words of another";
  const add = (table: string, row: Record<string, unknown>) => insertRow(server.database, table, row);
  const question = { user_id, text: "My own question?", shows_name: false, decided_at };
  await add("live_questions", { ...question, state: "published", answer: theirs });
  await add("live_questions", { ...question, state: "declined", decline_reason: "own_words", note: theirs });
  const podRequest = { user_id, topic: "faith", message: "My own wish", decided_at };
  await add("pod_requests", { ...podRequest, state: "declined", decline_reason: "own_words", reply: theirs });
  const request = { user_id, kind: "join", name: "Ada", email: "own@example.org", message: "My own words", decided_at };
  await add("requests", { ...request, state: "answered", answer: theirs });
  await add("report_actions", { member_id: user_id, actor_id: tunde.memberId, kind: "warn", reason: theirs });
  await add("audit_log", { actor_id: user_id, kind: "role-given", member_id: tunde.memberId, reason: theirs });
  await add("channel_versions", { thread_id: channelId, name: theirs, description: theirs, replaced_by: user_id });
  const invitation = { thread_id: channelId, email: `${theirs}@example.org`, invited_by: user_id };
  await add("channel_invitations", { ...invitation, expires_at: new Date(Date.now() + 60_000) });
  const file = await download(ada);
  for (const own of ["My own question?", "My own wish", "My own words"]) expect(file).toContain(own);
  expect(file.split("\n").filter((row) => row.includes(theirs))).toEqual([]);
});

test("EXPORT-3 the file has no secrets of the second factor, of push and of other sign-ins", async () => {
  const { ada } = people;
  const user_id = ada.memberId;
  const add = (table: string, row: Record<string, unknown>) => insertRow(server.database, table, row);
  await add("second_factors", { id: crypto.randomUUID(), user_id, secret: "hush-1", backup_codes: "hush-2" });
  const [session] = await server.database
    .fork()
    .execute<{ id: string }[]>("select id from sessions where user_id = ?", [user_id]);
  const keys = { endpoint: "https://push.example.org/hush-3", p256dh: "hush-4", auth: "hush-5" };
  await add("push_subscriptions", { user_id, session_id: session?.id, ...keys });
  const tokens = { access_token: "hush-6", refresh_token: "hush-7", id_token: "hush-8" };
  await server.database
    .fork()
    .execute("update credentials set access_token = ?, refresh_token = ?, id_token = ? where user_id = ?", [
      ...Object.values(tokens),
      user_id,
    ]);
  const file = await download(ada);
  const { tables } = JSON.parse(file) as Exported;
  expect([tables.second_factors?.length, tables.push_subscriptions?.length]).toEqual([1, 1]);
  expect(file.match(/hush-\d/g)).toBeNull();
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
  const types = exported.photos.map(({ base64 }) => Buffer.from(base64, "base64").subarray(8, 12).toString());
  expect(types).toEqual(["WEBP", "WEBP"]);
});

test("EXPORT-4 a storage that does not answer ends the file, which would lack photographs otherwise", async () => {
  const { storage } = filesOf(server);
  const broken = { ...storage, get: () => Promise.reject(new Refusal("server/unavailable")) };
  const { memberId } = people.ada;
  const options = { database: server.database, storage: broken, community: { name: "Salt House" }, memberId };
  const read = async () => {
    for await (const _part of ownDataOf(options));
  };
  await expect(read()).rejects.toThrow("server/unavailable");
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

test("EXPORT-4 a photograph whose file is gone keeps nobody from the rest of their data", async () => {
  rmSync(join(server.dataDir, "files", "photo"), { recursive: true });
  const { photos, tables } = JSON.parse(await download(people.ada)) as Exported;
  expect([photos, tables.profile_photos?.length]).toEqual([[], 2]);
});
