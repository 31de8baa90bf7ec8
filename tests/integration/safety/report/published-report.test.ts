import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listDevotions } from "../../../../schema/devotion/api.ts";
import { readEvent, register } from "../../../../schema/event/api.ts";
import { cancelEvent } from "../../../../schema/event/manage-api.ts";
import { sendAnnouncement } from "../../../../schema/notification/admin-api.ts";
import { listReports, type ReportSubject, readReport, report } from "../../../../schema/safety/api.ts";
import { sendBatches } from "../../../../server/notification/announcement/send-batches.ts";
import { newMember, Person } from "../../../support/account/people.ts";
import { storeDevotion } from "../../../support/devotion.ts";
import { newEvent } from "../../../support/event/events.ts";
import { create, update } from "../../../support/event/managed-event.ts";
import { idOf, newGuardian } from "../../../support/post/posts.ts";
import { bootServer, type TestServer } from "../../../support/server/boot.ts";
import { dayFromToday } from "../../../support/today.ts";

let server: TestServer;
let admin: Person;
let other: Person;
let lead: Person;
let ada: Person;
let tunde: Person;
beforeAll(async () => {
  server = await bootServer();
  admin = await newGuardian(server, "admin", "Mama Grace");
  other = await newGuardian(server, "admin", "Pastor Sam");
  lead = await newGuardian(server, "safeguarding_lead", "Emeka Obi");
  [ada, tunde] = [await newMember(server.url, "Ada Obi"), await newMember(server.url, "Tunde Ade")];
});
afterAll(() => server.stop());
beforeEach(() => server.database.fork().execute("delete from reports; delete from devotions"));

const send = (who: Person, subject: ReportSubject) => who.call(report, { body: { subject, reason: "bullying" } });
const codeOf = async (who: Person, subject: ReportSubject) => (await send(who, subject)).error?.code;

/** The report as the lead reads it. */
async function fileOf(who: Person, subject: ReportSubject) {
  const { body } = await send(who, subject);
  return await lead.must(readReport, { params: { reportId: body.reportId } });
}

/** Sends an announcement, to the attendees of an event if one is given. */
async function announce(by: Person, text: string, eventId: string | null = null): Promise<string> {
  const announcementId = crypto.randomUUID();
  const audience = eventId === null ? "everyone" : "event";
  const body = { announcementId, title: "News", text, audience, role: null, eventId, scheduledFor: null } as const;
  await by.must(sendAnnouncement, { body });
  await sendBatches(server.database, announcementId);
  return announcementId;
}

describe("an event", () => {
  const asEvent = (eventId: string) => ({ kind: "event", eventId }) as const;

  test("SAFE-90 is reported with its texts of that time and the announcements that the reporter received", async () => {
    const event = await create(admin, { title: "Film night", description: "Come alone", location: "The old hall" });
    const params = { eventId: event.eventId };
    await ada.must(register, { params });
    await announce(admin, "Bring no phones", event.eventId);
    await announce(admin, "About another thing");
    const elsewhere = await create(admin);
    await ada.must(register, { params: { eventId: elsewhere.eventId } });
    await announce(admin, "About another event", elsewhere.eventId);
    const filed = await fileOf(ada, asEvent(event.eventId));
    const { evidence: ofTunde } = await fileOf(tunde, asEvent(event.eventId));
    await update(admin, event, { title: "Prayer night", description: "Everyone is welcome" });
    expect(filed).toMatchObject({
      kind: "event",
      about: { memberId: idOf(admin), displayName: "Mama Grace" },
      evidence: {
        ...{ title: "Film night", description: "Come alone", location: "The old hall", event_type: "study" },
        ...{ creator_id: idOf(admin), creator_name: "Mama Grace", cancel_reason: null, image_name: null },
        announcements: [{ title: "News", text: "Bring no phones", author_id: idOf(admin), author_name: "Mama Grace" }],
      },
    });
    expect(ofTunde).toMatchObject({ title: "Film night", announcements: [] });
    expect(await lead.must(readReport, { params: { reportId: filed.reportId } })).toEqual(filed);
  });

  test("SAFE-90 is reported with the reason why it was cancelled", async () => {
    const { eventId } = await create(admin);
    await admin.must(cancelEvent, { params: { eventId }, body: { reason: "Nobody likes you" } });
    expect((await fileOf(ada, asEvent(eventId))).evidence).toMatchObject({ cancel_reason: "Nobody likes you" });
  });

  test("SAFE-90 EVENT-78 has its link in the evidence only if the reporter sees it", async () => {
    const { eventId } = await create(admin, { location: "https://meet.example/room" });
    const placeFor = async (who: Person) => (await fileOf(who, asEvent(eventId))).evidence.location;
    await ada.must(register, { params: { eventId } });
    expect([await placeFor(ada), await placeFor(tunde)]).toEqual(["https://meet.example/room", "Online"]);
  });

  test("SAFE-15 SAFE-90 the report does not exist for who created it, and does for other admins", async () => {
    const { eventId } = await create(admin);
    const { reportId } = await fileOf(ada, asEvent(eventId));
    const idsFor = async (who: Person) => (await who.must(listReports)).reports.map((each) => each.reportId);
    expect([await idsFor(admin), await idsFor(other)]).toEqual([[], [reportId]]);
    expect((await admin.call(readReport, { params: { reportId } })).error?.code).toBe("safety/not-found");
  });

  test("SAFE-11 EVENT-11 one that is not published is reported by those who manage it, and by nobody else", async () => {
    const { eventId } = await create(admin, { isActive: false });
    for (const id of [eventId, crypto.randomUUID()]) expect(await codeOf(ada, asEvent(id))).toBe("safety/not-found");
    expect((await fileOf(other, asEvent(eventId))).evidence).toMatchObject({ title: "Bible study night" });
    expect(await codeOf(new Person(server.url), asEvent(eventId))).toBe("account/not-signed-in");
  });

  test("SAFE-90 whose creator is gone is about nobody", async () => {
    const eventId = await newEvent(server);
    expect(await fileOf(ada, asEvent(eventId))).toMatchObject({
      about: null,
      evidence: { creator_id: null, creator_name: "Deleted member" },
    });
  });

  test("SAFE-96 is offered to be reported to members who did not create it", async () => {
    const params = { eventId: (await create(admin)).eventId };
    const offered = [];
    for (const who of [new Person(server.url), ada, other, admin]) {
      offered.push((await who.must(readEvent, { params })).canReport);
    }
    expect(offered).toEqual([false, true, true, false]);
  });
});

describe("an announcement", () => {
  const asAnnouncement = (announcementId: string) => ({ kind: "announcement", announcementId }) as const;

  test("SAFE-91 is reported by who received it, about who sent it, with the name of its event", async () => {
    const { eventId } = await create(admin, { title: "Film night" });
    await ada.must(register, { params: { eventId } });
    const [toAttendees, toAll] = [await announce(other, "Come alone", eventId), await announce(other, "Hello")];
    expect(await fileOf(ada, asAnnouncement(toAttendees))).toMatchObject({
      about: { memberId: idOf(other) },
      evidence: { title: "News", text: "Come alone", author_name: "Pastor Sam", event: "Film night" },
    });
    expect((await fileOf(tunde, asAnnouncement(toAll))).evidence).toMatchObject({ text: "Hello", event: null });
    expect(await codeOf(tunde, asAnnouncement(toAttendees))).toBe("safety/not-found");
    expect(await codeOf(tunde, asAnnouncement(crypto.randomUUID()))).toBe("safety/not-found");
  });
});

describe("a devotion", () => {
  const asDevotion = (devotionId: string) => ({ kind: "devotion", devotionId }) as const;
  const store = (devotion: Parameters<typeof storeDevotion>[1]) => storeDevotion(server.database.fork(), devotion);

  test("SAFE-92 is reported with all of its text, about who wrote it", async () => {
    const devotionId = await store({
      ...{ date: dayFromToday(0), title: "A lamp", content: "Hide this from your parents." },
      ...{ scriptureReference: "John 3:16", createdBy: idOf(admin) },
    });
    expect(await fileOf(ada, asDevotion(devotionId))).toMatchObject({
      about: { memberId: idOf(admin) },
      evidence: {
        ...{ title: "A lamp", content: "Hide this from your parents.", scripture_reference: "John 3:16" },
        ...{ date: dayFromToday(0), is_ai_draft: false, creator_name: "Mama Grace" },
      },
    });
  });

  test("SAFE-92 that was imported is about nobody", async () => {
    const devotionId = await store({ date: dayFromToday(-3) });
    const filed = await fileOf(ada, asDevotion(devotionId));
    expect(filed).toMatchObject({ about: null, evidence: { creator_id: null, creator_name: null } });
  });

  test("SAFE-96 is offered to be reported to members who did not write it", async () => {
    const devotionId = await store({ date: dayFromToday(-2), createdBy: idOf(admin) });
    const offered = [];
    for (const who of [new Person(server.url), ada, admin]) {
      const { devotions } = await who.must(listDevotions);
      offered.push(devotions.find((each) => each.devotionId === devotionId)?.canReport);
    }
    expect(offered).toEqual([false, true, false]);
    expect(await codeOf(admin, asDevotion(devotionId))).toBe("safety/own-words");
  });

  test("SAFE-11 SAFE-92 is not reported as a draft, before its day, or when it was deleted", async () => {
    const hidden = [
      await store({ date: dayFromToday(0), isPublished: false }),
      await store({ date: dayFromToday(1) }),
      await store({ date: dayFromToday(-1), isPublished: false, deletedAt: new Date() }),
      crypto.randomUUID(),
    ];
    for (const devotionId of hidden) expect(await codeOf(ada, asDevotion(devotionId))).toBe("safety/not-found");
  });
});
