import { afterAll, beforeAll, expect, test } from "vitest";
import { type SearchHits, searchAdmin } from "../../../schema/admin/search-api.ts";
import { closeChannel } from "../../../schema/channel/api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { newChannel, newLead } from "../../support/chat/channel.ts";
import { newChatMember } from "../../support/chat/chat-member.ts";
import { storeDevotion } from "../../support/devotion.ts";
import { newEvent } from "../../support/event/events.ts";
import { idOf, newGuardian } from "../../support/post/posts.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { dayFromToday } from "../../support/today.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newGuardian(server, "admin", "Mama Grace");
});
afterAll(() => server.stop());

const hitsOf = (q: string, person = admin): Promise<SearchHits> => person.must(searchAdmin, { query: { q } });

test("ADMIN-41 a search finds members, events, devotions and channels, also drafts", async () => {
  const member = await newMember(server.url, "Lantern Obi");
  const eventId = await newEvent(server, { title: "Lantern night", isActive: false });
  const date = dayFromToday(40);
  const devotionId = await storeDevotion(server.database.fork(), { date, title: "A lantern", isPublished: false });
  const channelId = await newChannel(admin, "lantern-choir");
  const hits = await hitsOf("LANTERN");
  expect(hits.members).toEqual([
    { memberId: idOf(member), displayName: "Lantern Obi", email: member.me?.email, avatarUrl: null, roles: [] },
  ]);
  expect(hits.events).toMatchObject([{ eventId, title: "Lantern night" }]);
  expect(hits.devotions).toEqual([{ devotionId, title: "A lantern", date }]);
  expect(hits.channels).toEqual([{ channelId, name: "lantern-choir", isPrivate: false }]);
});

test("ADMIN-41 a deleted devotion is not found", async () => {
  const em = server.database.fork();
  const devotionId = await storeDevotion(em, { date: dayFromToday(41), title: "Driftwood", isPublished: false });
  expect((await hitsOf("driftwood")).devotions).toHaveLength(1);
  await em.execute("update devotions set deleted_at = now() where id = ?", [devotionId]);
  expect((await hitsOf("driftwood")).devotions).toEqual([]);
});

test("ADMIN-41 at most 5 of a kind are found, and what begins with the words comes first", async () => {
  for (const title of ["The psalms 1", "The psalms 2", "The psalms 3", "The psalms 4", "The psalms 5", "Psalms"]) {
    await newEvent(server, { title });
  }
  const { events } = await hitsOf("psalms");
  expect(events).toHaveLength(5);
  expect(events[0]?.title).toBe("Psalms");
});

test("ADMIN-42 members are found by name or address, whatever the case, dots and tone marks", async () => {
  const member = await newMember(server.url, "Ṣọlá Adébáyọ̀");
  const found = async (q: string) => (await hitsOf(q)).members.map(({ memberId }) => memberId);
  for (const q of ["sola", "ADEBAYO", member.me?.email ?? "", member.me?.email.toUpperCase() ?? ""]) {
    expect(await found(q), q).toEqual([idOf(member)]);
  }
  const nameless = await newMember(server.url);
  expect((await hitsOf(nameless.me?.email ?? "")).members).toMatchObject([{ displayName: "Unknown User" }]);
});

test("ADMIN-42 the characters % and _ and \\ stand for themselves", async () => {
  await newEvent(server, { title: "Give 100% of it" });
  await newEvent(server, { title: "Give 100 of it" });
  await newEvent(server, { title: "snake_case evening" });
  await newEvent(server, { title: "snakeXcase evening" });
  const titles = async (q: string) => (await hitsOf(q)).events.map(({ title }) => title);
  expect(await titles("100%")).toEqual(["Give 100% of it"]);
  expect(await titles("snake_")).toEqual(["snake_case evening"]);
  expect(await titles("%%%")).toEqual([]);
  expect(await titles("\\")).toEqual([]);
});

test("ADMIN-43 a private channel is found only by admins who are in it or supervise it", async () => {
  const owner = await newChatMember(server.url, "Owner Obi");
  const lead = await newLead(server.url, server.database, "Emeka Obi");
  const channelId = await newChannel(owner, "harbour-secret", true);
  await newChannel(owner, "harbour-open");
  const names = async (person: Person) => (await hitsOf("harbour", person)).channels.map(({ name }) => name);
  expect(await names(admin)).toEqual(["harbour-open"]);
  for (const { me } of [owner, lead]) await giveRole(server.database.fork(), me?.email ?? "", "admin");
  expect(await names(owner)).toEqual(["harbour-open", "harbour-secret"]);
  expect(await names(lead)).toEqual(["harbour-open", "harbour-secret"]);
  await owner.must(closeChannel, { params: { channelId } });
  expect(await names(owner)).toEqual(["harbour-open"]);
});

test("ADMIN-44 each search is recorded in the audit log, without the words", async () => {
  await hitsOf("confidential");
  const [entry] = await server.database
    .fork()
    .execute("select actor_id, kind, detail, reason from audit_log order by id desc limit 1");
  expect(entry).toEqual({ actor_id: idOf(admin), kind: "admin-search", detail: null, reason: null });
});

test("ADMIN-1 a search without words or with 101 characters is refused, and so is everyone but admins", async () => {
  for (const q of ["", "   ", "a".repeat(101), "a\u0000b"]) {
    expect((await admin.call(searchAdmin, { query: { q } })).status, q).toBe(422);
  }
  expect((await admin.call(searchAdmin)).status).toBe(422);
  expect(await hitsOf("a".repeat(100))).toEqual({ members: [], events: [], devotions: [], channels: [] });
  const lead = await newGuardian(server, "safeguarding_lead", "Ngozi Obi");
  for (const person of [lead, await newMember(server.url)]) {
    expect((await person.call(searchAdmin, { query: { q: "obi" } })).status).toBe(403);
  }
});
