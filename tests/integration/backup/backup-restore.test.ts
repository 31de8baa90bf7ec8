import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrations } from "../../../migrations/index.ts";
import { confirmSignIn, readSession, signIn } from "../../../schema/account/api.ts";
import { readPhoto, uploadPhoto } from "../../../schema/profile/photo-api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { checkArchive } from "../../../server/backup/archive/read-archive.ts";
import { type Database, openDatabase } from "../../../server/platform/database/database.ts";
import { startEmbeddedDatabase } from "../../../server/platform/database/embedded-database.ts";
import { openLog } from "../../../server/platform/log.ts";
import { loadTicketCodes } from "../../../server/ticket/code/ticket-key.ts";
import { fillCommunity } from "../../load/community/fill-community.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { type App, signInOf, withSecondFactor } from "../../support/account/second-factor.ts";
import { fileSums, rowSums, runScript, shapeOf, withClient } from "../../support/backup/commands.ts";
import { ticketOf } from "../../support/event/door.ts";
import { newEvent } from "../../support/event/events.ts";
import { photoWithPlace } from "../../support/event/sample-image.ts";
import { restSql } from "../../support/release/rest-sql.ts";
import { dataFolder, type ServerProcess, startProcess, untilReady } from "../../support/server/process.ts";

const [first, second] = [dataFolder(), dataFolder()];
let server: ServerProcess;
let ada: Person;
let app: App;
let photo: string;
let ticket: string;
let archive: string;
let duringWrites: string;
let before: { rows: Record<string, string>; shape: unknown[]; files: Record<string, string> };

const urlIn = async (folder: string) => (await startEmbeddedDatabase(folder)).url;
const filesIn = (folder: string) => fileSums(join(folder, "files"));
const archiveIn = (output: string) => /Saved (\S+)/.exec(output)?.[1] ?? "";

async function withDatabase<Result>(folder: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ url: await urlIn(folder), poolSize: 1, log: openLog({ LOG_LEVEL: "error" }) });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** What reads and issues tickets there, and the registration of Ada's. */
const ticketsIn = (folder: string) =>
  withDatabase(folder, async (database) => {
    const [row] = await database
      .fork()
      .execute<{ id: string }[]>("select id from event_registrations where user_id = ?", [ada.me?.memberId]);
    return { codes: await loadTicketCodes(database.fork()), registrationId: row?.id ?? "" };
  });

/** Writes pairs of rows until it is told to stop. A backup has both rows of a pair or none. */
function writePairs(url: string) {
  let isOver = false;
  const done = withClient(url, async (client) => {
    let pairs = 0;
    while (!isOver) {
      pairs += 1;
      await client.query("begin");
      await client.query("insert into rate_limits (key, points, expire) values ($1, 1, 0)", [`pair ${pairs}`]);
      await client.query("insert into former_names (user_id, name) select id, $1 from users order by id limit 1", [
        `pair ${pairs}`,
      ]);
      await client.query("commit");
    }
    return pairs;
  });
  return async () => {
    isOver = true;
    return await done;
  };
}

beforeAll(async () => {
  server = await startProcess({ dataDir: first.path });
  await untilReady(server);
  const url = await urlIn(first.path);
  ada = await newMember(server.url, "Ada Obi");
  ({ app } = await withSecondFactor(ada));
  // Only adults have photos, and roles are for adults.
  await withDatabase(first.path, (database) => giveRole(database.fork(), ada.me?.email ?? "", "mentor"));
  const body = new FormData();
  body.set("photo", new File([new Uint8Array(await photoWithPlace())], "me.jpg", { type: "image/jpeg" }));
  ({ photo } = await ada.must(uploadPhoto, { body }));
  await ticketOf(ada, await withDatabase(first.path, (database) => newEvent({ database })));
  const { codes, registrationId } = await ticketsIn(first.path);
  ticket = codes.issue({ registrationId });

  const stopWriting = writePairs(url);
  const busy = await runScript("back-up", { DATA_DIR: first.path });
  expect(await stopWriting()).toBeGreaterThan(0);
  expect(busy).toMatchObject({ status: 0 });
  duringWrites = archiveIn(busy.output);

  expect(await server.end("SIGTERM")).toBe(0);
  // Now that no job takes them, a row for every table.
  const stopped = await urlIn(first.path);
  await withClient(stopped, async (client) => {
    await fillCommunity(client, { members: 10, messages: 20, events: 3, activities: 10, seed: 1 });
    await client.query(restSql);
  });
  before = { rows: await rowSums(stopped), shape: await shapeOf(stopped), files: filesIn(first.path) };
  const quiet = await runScript("back-up", { DATA_DIR: first.path });
  expect(quiet).toMatchObject({ status: 0 });
  archive = archiveIn(quiet.output);
});
afterAll(async () => {
  await first.remove();
  await second.remove();
});

test("BACKUP-4 the command keeps the archive for its owner alone, and says why", async () => {
  expect(statSync(archive).mode & 0o777).toBe(0o600);
  const { output } = await runScript("back-up", { DATA_DIR: first.path });
  expect(output).toMatch(/personal data.*every secret.*not encrypted/s);
});

test("BACKUP-1 BACKUP-3 the manifest names the release, the community, every part, and no lease", async () => {
  const { manifest, secrets } = await checkArchive(archive);
  expect(manifest.about).toMatchObject({ format: 1, databaseRelease: "1.0.0" });
  expect(manifest.about.communityId).toMatch(/^[0-9a-f-]{36}$/);
  expect(manifest.about.migrations).toEqual(migrations.map(({ name }) => name));
  expect(secrets.SECRET).toBe(readFileSync(join(first.path, "secret"), "utf8"));
  expect(manifest.tables.length).toBeGreaterThan(70);
  expect(manifest.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(70);
  const names = manifest.tables.map(({ name }) => name);
  for (const left of ["servers", "presence_rooms"]) expect(names).not.toContain(left);
});

test("BACKUP-1 an archive made during writes has all of a transaction or nothing", async () => {
  const { path, remove } = dataFolder();
  try {
    expect(await runScript("restore", { DATA_DIR: path }, duringWrites)).toMatchObject({ status: 0 });
    const { rows } = await withClient(await urlIn(path), (client) =>
      client.query<{ one: string; other: string }>(
        `select array(select key from rate_limits where key like 'pair %' order by 1)::text as one,
           array(select name from former_names where name like 'pair %' order by 1)::text as other`,
      ),
    );
    expect(rows[0]?.one).toBe(rows[0]?.other);
  } finally {
    await remove();
  }
});

test("BACKUP-13 a restored place has equal rows, constraints, triggers, numbers and files", async () => {
  const { status, output } = await runScript("restore", { DATA_DIR: second.path }, archive);
  expect([status, output]).toEqual([0, expect.stringContaining("Restored Lampstand as it was on")]);
  const restored = await urlIn(second.path);
  expect(await rowSums(restored)).toEqual(before.rows);
  expect(filesIn(second.path)).toEqual(before.files);
  expect(Object.keys(before.files).length).toBeGreaterThan(1);
  expect(await shapeOf(restored)).toEqual(before.shape);
  expect(readdirSync(second.path).filter((name) => name.includes("restoring"))).toEqual([]);
});

test("BACKUP-13 BACKUP-15 old sessions, tickets, second factors and photos are valid there", async () => {
  const { codes, registrationId } = await ticketsIn(second.path);
  expect(codes.read(ticket)).toEqual({ registrationId });
  expect(statSync(join(second.path, "restored-settings.env")).mode & 0o777).toBe(0o600);
  const restored = await startProcess({ dataDir: second.path });
  try {
    await untilReady(restored);
    const again = new Person(restored.url, ada);
    expect((await again.must(readSession)).me?.memberId).toBe(ada.me?.memberId);
    const browser = new Person(restored.url);
    await browser.must(signIn, signInOf(ada));
    await browser.must(confirmSignIn, { body: { code: app.code(1) } });
    expect((await again.call(readPhoto, { params: { photo, variant: "96.webp" } })).status).toBe(200);
    // New rows get numbers of their own, and triggers work.
    expect((await newMember(restored.url, "Bisi Ade")).me).toBeDefined();
  } finally {
    await restored.end("SIGTERM");
  }
  expect(existsSync(join(second.path, "holder.json"))).toBe(false);
});

test("BACKUP-10 a place with the same community, another one, or a running server is refused", async () => {
  const same = await runScript("restore", { DATA_DIR: second.path }, archive);
  expect(same).toMatchObject({
    status: 1,
    output: expect.stringContaining("has the community of the archive already"),
  });
  await withClient(await urlIn(second.path), (client) =>
    client.query("update installation set community_id = gen_random_uuid()"),
  );
  const other = await runScript("restore", { DATA_DIR: second.path }, archive);
  expect(other).toMatchObject({
    status: 1,
    output: expect.stringContaining("has another community than the archive’s"),
  });
  const running = await startProcess({ dataDir: second.path });
  try {
    await untilReady(running);
    const refused = await runScript("restore", { DATA_DIR: second.path }, archive);
    expect(refused).toMatchObject({ status: 1, output: expect.stringContaining("Stop it first") });
  } finally {
    await running.end("SIGTERM");
  }
});
