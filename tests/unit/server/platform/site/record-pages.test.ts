import { describe, expect, test, vi } from "vitest";
import type { CommunitySettings } from "../../../../../schema/community/settings.ts";
import type { Log } from "../../../../../server/platform/log.ts";
import { recordHead } from "../../../../../server/platform/site/page-head.ts";
import {
  listedPaths,
  type RecordContent,
  type RecordPages,
  readRecord,
  recordIdAt,
} from "../../../../../server/platform/site/record-pages.ts";
import { sitemapXml } from "../../../../../server/platform/site/robots.ts";

const pages: RecordPages = {
  path: "/event/:eventId",
  module: "event/open/event-screen.tsx",
  read: async () => undefined,
  listed: async () => ["/event/1", "/event/2"],
};

const content: RecordContent = {
  path: "/event/1",
  title: `</title><script>alert("1")</script>`,
  description: `"><img src=x>`,
  jsonLd: { name: "</script><script>alert(1)</script>" },
  lines: [],
  reads: [],
};
const site = {
  community: { name: "Lampstand" } as CommunitySettings,
  siteUrl: "https://a.example",
  language: "en" as const,
};

test.each([
  ["/event/1", "1"],
  ["/Event/AB/", "AB"],
  ["/event/", undefined],
  ["/event", undefined],
  ["/event/1/check-in", undefined],
])("the record of the address %s is %s", (path, id) => {
  expect(recordIdAt(pages, path)).toBe(id);
});

test("a record that could not be read is logged, and is not a missing one", async () => {
  const log = { error: vi.fn() };
  const failing = { ...pages, read: () => Promise.reject(new Error("the database is away")) };
  expect(await readRecord(failing, { id: "1", language: "en" }, log as unknown as Log)).toBe("unknown");
  expect(log.error).toHaveBeenCalledOnce();
});

describe("the head of a record's page", () => {
  test("has title, description, canonical address and the site's image", () => {
    const head = recordHead({ ...content, title: "Film night", description: "A film" }, site);
    expect(head).toContain("<title>Film night · Lampstand</title>");
    expect(head).toContain(`<meta property="og:url" content="https://a.example/event/1">`);
    expect(head).toContain(`<meta property="og:image" content="https://a.example/share.png">`);
  });

  test("cannot be ended by a title, a description or the record's data", () => {
    const head = recordHead(content, site);
    expect(head).not.toContain("<img");
    expect(head.match(/<script/g)).toHaveLength(1);
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
    expect(JSON.parse(json)).toEqual(content.jsonLd);
  });

  test("shows the record's own image", () => {
    const image = { url: "https://a.example/1.jpg", width: 1200, height: 675, type: "image/jpeg", alt: "A stage" };
    const head = recordHead({ ...content, image }, site);
    expect(head).toContain(`<meta property="og:image" content="https://a.example/1.jpg">`);
    expect(head).toContain(`<meta property="og:image:height" content="675">`);
    expect(head).toContain(`<meta name="twitter:image:alt" content="A stage">`);
  });
});

test("the sitemap lists the records of all features", async () => {
  const paths = await listedPaths([pages, { ...pages, listed: async () => ["/devotion/3"] }]);
  expect(sitemapXml("https://a.example", paths)).toContain(
    "<loc>https://a.example/event/2</loc></url><url><loc>https://a.example/devotion/3</loc>",
  );
});
