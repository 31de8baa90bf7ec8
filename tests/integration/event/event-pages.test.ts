import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CALENDAR_TYPE } from "../../../schema/event/calendar-api.ts";
import { EventImageEntity } from "../../../server/event/image/event-image.entity.ts";
import { inDays, newEvent } from "../../support/event/events.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ COMMUNITY_NAME: "Lamp & Co", COMMUNITY_TIME_ZONE: "Africa/Lagos" });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { redirect: "manual", headers, signal: AbortSignal.timeout(60_000) });
const pageOf = async (path: string) => {
  const response = await get(path);
  return { status: response.status, html: await response.text(), headers: response.headers };
};
const decoded = (html: string) => html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
const metaOf = (html: string, name: string) =>
  decoded(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");
const jsonLdOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "null");

describe("the page of an event, fetched without JavaScript", () => {
  test("EVENT-60 has its title, description, canonical address and preview", async () => {
    const eventDate = new Date("2027-03-05T18:00:00Z");
    const id = await newEvent(server, { title: "Film & talk", eventDate, endDate: new Date("2027-03-05T20:00:00Z") });
    const { status, html, headers } = await pageOf(`/event/${id.toUpperCase()}`);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-cache"]);
    expect(decoded(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "")).toBe("Film & talk · Lamp & Co");
    expect(metaOf(html, "og:title")).toBe("Film & talk · Lamp & Co");
    expect(metaOf(html, "description").replaceAll("\u00a0", " ")).toBe(
      "Friday, March 5, 2027, 7:00 PM – 9:00 PM (Lagos time) · Grace Hall, Yaba. We read Mark together.",
    );
    const url = `http://localhost:${server.port}/event/${id}`;
    expect(html).toContain(`<link rel="canonical" href="${url}">`);
    expect(metaOf(html, "og:url")).toBe(url);
    expect(html).not.toContain("noindex");
    expect(jsonLdOf(html)).toMatchObject({ name: "Film & talk", startDate: "2027-03-05T19:00:00+01:00" });
  });

  test("EVENT-60 shows title, date and place without JavaScript", async () => {
    const id = await newEvent(server, { title: "A <b>bold</b> night", eventDate: new Date("2027-03-05T18:00:00Z") });
    const [, noscript = ""] = /<noscript>(<h1>.*?)<\/noscript>/s.exec((await pageOf(`/event/${id}`)).html) ?? [];
    expect(decoded(noscript)).toContain("<h1>A <b>bold</b> night</h1>");
    expect(noscript).not.toContain("<b>");
    expect(noscript).toContain("Friday, March 5, 2027");
    expect(noscript).toContain("Grace Hall, Yaba");
  });

  test("EVENT-60 texts with markup, quotes and 300 characters end no tag, attribute or script", async () => {
    const hostile = `"></script><script>alert('1')</script> <!-- مرحبا 😀 ${"ọ̀".repeat(100)}`;
    const id = await newEvent(server, { title: hostile, description: hostile, location: hostile });
    const { html } = await pageOf(`/event/${id}`);
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<!-- مرحبا");
    expect(metaOf(html, "og:title")).toBe(`${hostile} · Lamp & Co`);
    expect(jsonLdOf(html)).toMatchObject({ name: hostile, location: { name: hostile } });
  });

  test("EVENT-60 shows the event's own picture in previews and to search engines, and the site's without one", async () => {
    const imageName = "1795000000000-0123456789abcdef01234567";
    await server.database.fork().insert(EventImageEntity, { name: imageName });
    const shown = await pageOf(`/event/${await newEvent(server, { imageName })}`);
    const preview = `http://localhost:${server.port}/api/event-images/${imageName}/share.jpg`;
    expect(metaOf(shown.html, "og:image")).toBe(preview);
    expect(metaOf(shown.html, "og:image:type")).toBe("image/jpeg");
    expect(jsonLdOf(shown.html).image).toContain(preview);
    const bare = await pageOf(`/event/${await newEvent(server)}`);
    expect(metaOf(bare.html, "og:image")).toMatch(/\/share\.png$/);
    expect(jsonLdOf(bare.html)).not.toHaveProperty("image");
  });

  test("EVENT-63 LANGUAGE-4 changes with the event and the page’s language, and names its screen’s reads", async () => {
    const id = await newEvent(server, { maxAttendees: 1 });
    expect(jsonLdOf((await pageOf(`/event/${id}`)).html).offers.availability).toContain("InStock");
    const change = "update events set title = 'Another title', cancelled_at = now(), version = 2 where id = ?";
    await server.database.fork().execute(change, [id]);
    const { html, headers } = await pageOf(`/event/${id}`);
    expect(html).toContain("<title>Another title");
    expect(metaOf(html, "description")).toMatch(/^Cancelled · /);
    const pidgin = await pageOf(`/event/${id}?lang=pcm`);
    expect(metaOf(pidgin.html, "description")).toMatch(/^Dem don cancel am · /);
    expect(jsonLdOf(html)).toMatchObject({
      eventStatus: "https://schema.org/EventCancelled",
      offers: { availability: "https://schema.org/SoldOut" },
    });
    expect(headers.get("link")).toContain(`</api/events/${id}>; rel=preload`);
  });

  test("EVENT-63 is compressed and in the chosen theme like every page", async () => {
    const id = await newEvent(server);
    const response = await get(`/event/${id}`, { "accept-encoding": "br", cookie: "theme=night" });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(await response.text()).toContain(`<html data-theme="night"`);
  });
});

test.each(["unknown", "unpublished", "not-an-id", "%22%3E%3Cb%3E"])(
  "EVENT-61 the address of an event that is %s gets a 404 that search engines do not list",
  async (kind) => {
    const ids: Record<string, () => Promise<string>> = {
      unknown: async () => crypto.randomUUID(),
      unpublished: () => newEvent(server, { isActive: false, title: "A secret plan" }),
    };
    const { status, html } = await pageOf(`/event/${(await ids[kind]?.()) ?? kind}`);
    expect(status).toBe(404);
    expect(html).toContain("noindex");
    expect(html).not.toContain("A secret plan");
    expect(jsonLdOf(html)).toBeNull();
  },
);

test("EVENT-64 the sitemap lists events to come, not those that are over, cancelled or unpublished", async () => {
  const upcoming = await newEvent(server);
  const others = [
    await newEvent(server, { eventDate: inDays(-1) }),
    await newEvent(server, { cancelledAt: new Date() }),
    await newEvent(server, { isActive: false }),
  ];
  const xml = await (await get("/sitemap.xml")).text();
  expect(xml).toContain(`<loc>http://localhost:${server.port}/event/${upcoming}</loc>`);
  expect(others.filter((id) => xml.includes(id))).toEqual([]);
});

describe("calendar files", () => {
  test("EVENT-65 an event's file is downloaded as text/calendar", async () => {
    const id = await newEvent(server, { title: "Career night", version: 3 });
    const response = await get(`/api/events/${id}/calendar.ics`);
    expect(response.headers.get("content-type")).toBe(CALENDAR_TYPE);
    expect(response.headers.get("content-disposition")).toBe("attachment; filename=event.ics");
    const calendar = await response.text();
    expect(calendar).toContain(`UID:${id}@localhost\r\nSEQUENCE:2\r\n`);
    expect(calendar).toContain("SUMMARY:Career night\r\n");
  });

  test("EVENT-65 there is no file of an unknown or unpublished event", async () => {
    for (const id of [crypto.randomUUID(), await newEvent(server, { isActive: false })]) {
      const response = await get(`/api/events/${id}/calendar.ics`);
      expect([response.status, (await response.json()).code]).toEqual([404, "event/not-found"]);
    }
    expect((await get("/api/events/x/calendar.ics")).status).toBe(404);
  });

  test("EVENT-67 the feed holds events to come and cancelled ones, but no unpublished or long past ones", async () => {
    const shown = [
      await newEvent(server),
      await newEvent(server, { cancelledAt: new Date() }),
      await newEvent(server, { eventDate: inDays(-29) }),
    ];
    const hidden = [
      await newEvent(server, { isActive: false }),
      await newEvent(server, { eventDate: inDays(-31) }),
      await newEvent(server, { eventDate: inDays(367) }),
    ];
    const feed = await (await get("/api/calendar.ics")).text();
    expect(shown.filter((id) => !feed.includes(`UID:${id}@`))).toEqual([]);
    expect(hidden.filter((id) => feed.includes(id))).toEqual([]);
    expect(feed.match(/^STATUS:CANCELLED\r$/gm)?.length).toBeGreaterThan(0);
  });
});
