import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelEvent, createEvent } from "../../../schema/event/manage-api.ts";
import type { Person } from "../../support/account/people.ts";
import { inDays } from "../../support/event/events.ts";
import { create, eventInput, newMemberWithRole, readManaged, update } from "../../support/event/managed-event.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

const CONTACT = "Call Auntie Halima on 0803 123 4567";
const FAULT =
  "Leave out phone numbers, email addresses, handles and private links. A safeguarding lead or an admin can add the community’s contact.";

let server: TestServer;
let mentor: Person;
let lead: Person;
let admin: Person;
beforeAll(async () => {
  server = await bootServer({ EVENT_MANAGERS: "mentors" });
  mentor = await newMemberWithRole(server, "mentor", "Halima Danjuma");
  lead = await newMemberWithRole(server, "safeguarding_lead", "Kemi Bello");
  admin = await newMemberWithRole(server, "admin", "Ada Obi");
});
afterAll(() => server.stop());

/** An event of the mentor, as an admin or an earlier release may have left it. */
async function eventWith(columns: Partial<Record<"title" | "description", string>>) {
  const { eventId } = await create(mentor);
  for (const [column, text] of Object.entries(columns)) {
    await server.database.fork().execute(`update events set ${column} = ? where id = ?`, [text, eventId]);
  }
  return (await readManaged(mentor, eventId)).body;
}

/** The error of a refused event by its fields, or undefined if it is created. */
const refusalOf = async (person: Person, changes: Parameters<typeof eventInput>[0]) =>
  (await person.call(createEvent, { body: eventInput(changes) })).error;

test.each([
  ["title", CONTACT],
  ["description", "Write to halima.danjuma@example.com before you come."],
  ["description", "Join us: https://chat.whatsapp.com/AbCdEf12345"],
  ["description", "My snap is halima_d2010"],
  ["eventType", "0803 123 4567"],
  ["location", `Grace Hall, Yaba. ${CONTACT}`],
  ["location", "https://wa.me/2348031234567"],
  ["location", `https://us02web.zoom.us/j/89012345678 or ${CONTACT}`],
])("SAFE-95 a mentor creates no event with contact data in its %s: %s", async (field, text) => {
  expect(await refusalOf(mentor, { [field]: text })).toMatchObject({
    code: "request/invalid",
    fields: { [field]: FAULT },
  });
});

test("SAFE-95 contact data that a mentor splits over two texts is refused at both", async () => {
  const error = await refusalOf(mentor, { title: "Call Auntie Halima: 0803", description: "123 4567, any evening" });
  expect(Object.keys(error?.fields ?? {})).toEqual(["title", "description"]);
});

test.each([
  "https://us02web.zoom.us/j/89012345678?pwd=abc",
  "Zoom: https://us02web.zoom.us/j/89012345678?pwd=abc",
  "https://meet.example/08031234567",
  "15 Adeola Odeku Street, Victoria Island, Lagos 101241",
])("SAFE-95 a mentor’s event takes place at %s", async (location) => {
  expect(await refusalOf(mentor, { location })).toBeUndefined();
});

test("SAFE-95 a safeguarding lead and an admin tell how to reach the community", async () => {
  const texts = { title: CONTACT, description: CONTACT, location: CONTACT, eventType: "0803 123 4567" };
  expect([await refusalOf(lead, texts), await refusalOf(admin, texts)]).toEqual([undefined, undefined]);
});

test("SAFE-95 a mentor moves an event with contact data to another day", async () => {
  const event = await eventWith({ title: "Film night", description: CONTACT });
  const moved = await update(mentor, event, { eventDate: inDays(9).getTime(), title: "Film evening" });
  expect(moved.body).toMatchObject({ title: "Film evening", description: CONTACT });
});

test("SAFE-95 a mentor adds contact data neither to a text nor to one that is next to it", async () => {
  const event = await eventWith({ title: "Call Auntie Halima: 0803" });
  expect((await update(mentor, event, { description: CONTACT })).error?.fields).toEqual({ description: FAULT });
  const split = await update(mentor, event, { description: "123 4567, any evening" });
  expect(split.error?.fields).toEqual({ description: FAULT });
  expect((await readManaged(mentor, event.eventId)).body).toEqual(event);
  expect((await update(admin, event, { description: CONTACT })).body.description).toBe(CONTACT);
});

test("SAFE-95 a mentor gives no contact data as the reason for cancelling", async () => {
  const { eventId } = await create(mentor);
  const cancel = (person: Person) => person.call(cancelEvent, { params: { eventId }, body: { reason: CONTACT } });
  expect((await cancel(mentor)).error).toMatchObject({ code: "request/invalid", fields: { reason: FAULT } });
  expect((await cancel(admin)).body.cancelReason).toBe(CONTACT);
});

test("SAFE-95 a mentor who was a lead until now writes none", async () => {
  const former = await newMemberWithRole(server, "safeguarding_lead");
  const memberId = former.me?.memberId ?? "";
  const em = server.database.fork();
  await em.execute("insert into user_roles (user_id, role) values (?, 'mentor')", [memberId]);
  expect(await refusalOf(former, { description: CONTACT })).toBeUndefined();
  await em.execute("delete from user_roles where user_id = ? and role = 'safeguarding_lead'", [memberId]);
  expect((await refusalOf(former, { description: CONTACT }))?.fields).toEqual({ description: FAULT });
});
