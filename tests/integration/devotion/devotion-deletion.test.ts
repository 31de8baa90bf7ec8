import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as devotionAdminApi from "../../../schema/devotion/admin-api.ts";
import * as devotionApi from "../../../schema/devotion/api.ts";
import { clearDeletedDevotions } from "../../../server/devotion/admin/delete-devotion.ts";
import { notifyDevotion } from "../../../server/notification/notification.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { addDevotion } from "../../support/devotion-form.ts";
import { newGuardian } from "../../support/post/posts.ts";
import { notifiedBy } from "../../support/server/announced.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { dayFromToday as day } from "../../support/today.ts";

let server: TestServer;
let admin: Person;
let ada: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newGuardian(server, "admin", "Mama Grace");
  ada = await newMember(server.url, "Ada Obi");
});
afterAll(() => server.stop());
beforeEach(() => server.database.fork().execute("delete from user_devotion_reads; delete from devotions"));

type Named = { readonly devotionId: string };
const at = ({ devotionId }: Named) => ({ params: { devotionId } });
const remove = (devotion: Named) => admin.call(devotionAdminApi.deleteDevotion, at(devotion));
const restore = (devotion: Named) => admin.call(devotionAdminApi.restoreDevotion, at(devotion));
const read = (devotion: Named) => ada.call(devotionApi.markDevotionRead, { ...at(devotion), body: {} });
const feed = async () => (await ada.must(devotionApi.listDevotions)).devotions;
const listed = async (query = {}) => (await admin.must(devotionAdminApi.listManagedDevotions, { query })).devotions;

test("DEVOTION-45 a deleted devotion is gone for members at once, and from the list of admins", async () => {
  const devotion = await addDevotion(admin, { publish: true });
  expect((await remove(devotion)).body).toMatchObject({ state: "deleted" });
  expect(await feed()).toEqual([]);
  expect(await ada.must(devotionApi.readTodaysDevotion)).toEqual({ devotion: null });
  expect((await read(devotion)).error?.code).toBe("devotion/not-found");
  expect(await notifiedBy(server.database, () => notifyDevotion(server.database.fork(), day(0)))).toEqual([]);
  expect(await listed()).toEqual([]);
  expect(await listed({ state: "deleted" })).toMatchObject([{ devotionId: devotion.devotionId }]);
  expect((await remove(devotion)).error?.code).toBe("devotion/not-found");
  const { error } = await admin.call(devotionAdminApi.publishDevotion, { ...at(devotion), body: {} });
  expect(error?.code).toBe("devotion/not-found");
});

test("DEVOTION-46 a devotion is restored as it was, with its reads", async () => {
  const devotion = await addDevotion(admin, { publish: true });
  await read(devotion);
  await remove(devotion);
  expect((await restore(devotion)).body).toMatchObject({ state: "published", title: devotion.title });
  expect(await feed()).toMatchObject([{ isRead: true }]);
  expect((await restore(devotion)).error?.code).toBe("devotion/not-found");
  const draft = await addDevotion(admin);
  await remove(draft);
  expect((await restore(draft)).body).toMatchObject({ state: "draft" });
});

test("DEVOTION-46 a restored devotion is a draft if its day has another one", async () => {
  const devotion = await addDevotion(admin, { title: "Old", publish: true });
  await remove(devotion);
  await addDevotion(admin, { title: "New", publish: true });
  expect((await restore(devotion)).body).toMatchObject({ state: "draft" });
  expect(await feed()).toMatchObject([{ title: "New" }]);
});

test("DEVOTION-47 what was deleted 30 days ago is removed, and the days on which it was read still count", async () => {
  const [old, recent] = [await addDevotion(admin, { publish: true }), await addDevotion(admin)];
  await read(old);
  for (const devotion of [old, recent]) await remove(devotion);
  const em = server.database.fork();
  await em.execute("update devotions set deleted_at = now() - interval '30 days 1 minute' where id = ?", [
    old.devotionId,
  ]);
  expect(await clearDeletedDevotions(server.database.fork())).toBe(1);
  expect(await listed({ state: "deleted" })).toMatchObject([{ devotionId: recent.devotionId }]);
  expect((await restore(old)).error?.code).toBe("devotion/not-found");
  expect((await ada.must(devotionApi.readStreak)).streak.total).toBe(1);
});
