import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "../../../client/app/routes.tsx";
import { screenLead as devotionsLead } from "../../../client/devotion/devotion-text.ts";
import { lead as confessionLead } from "../../../client/engagement/confession/confession-text.ts";
import { lead as hangoutsLead } from "../../../client/engagement/hangout/hangout-text.ts";
import { lead as podsLead } from "../../../client/engagement/pod/pod-text.ts";
import { lead as questionsLead } from "../../../client/engagement/question/question-text.ts";
import { lead as aboutLead } from "../../../client/site/about/about-content.ts";
import { lead as engagementLead } from "../../../client/site/engagement/engagement-content.ts";
import { verse as homeVerse } from "../../../client/site/home/home-content.ts";
import { lead as memberLead } from "../../../client/site/home/member-text.ts";
import { pillars } from "../../../client/site/home/rest-content.ts";
import { promises } from "../../../client/site/home/safety-content.ts";
import { lead as parentsLead } from "../../../client/site/parent/parent-text.ts";
import { lead as privacyLead } from "../../../client/site/privacy/privacy-content.ts";
import { lead as termsLead } from "../../../client/site/privacy/terms-content.ts";
import { lead as programsLead } from "../../../client/site/program/programs-content.ts";
import { lead as resourcesLead } from "../../../client/site/resource/resources-text.ts";
import { lead as roadmapLead } from "../../../client/site/roadmap/roadmap-text.ts";
import { lead as rulesLead } from "../../../client/site/rule/community-rules-content.ts";
import { lead as teamLead } from "../../../client/site/team/team-content.ts";
import { sampleQuestions } from "../../../client/trivia/sample/sample-questions.ts";
import { keptData } from "../../../schema/privacy/kept-data.ts";
import { retention, untilOf } from "../../../schema/retention.ts";
import { pageTitleAt, publicPages, titleOf } from "../../../schema/site/pages.ts";
import { resourcePath, resources } from "../../../schema/site/resources.ts";
import { descriptions } from "../../../server/platform/site/page-description-text.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({
    COMMUNITY_NAME: "Lamp & Co",
    COMMUNITY_TAGLINE: "A <light> for all",
    COMMUNITY_ORGANISATION: "St. Peter’s, Enugu",
    COMMUNITY_EMAIL: "ask@example.org",
    COMMUNITY_PEOPLE: "Ada Obi: Safeguarding lead; Bola Ade: Pastor, +234 803 111 2222",
  });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { redirect: "manual", headers, signal: AbortSignal.timeout(60_000) });

const decodeHtml = (html: string) =>
  html
    .replace(/&#x?([0-9a-f]+);/gi, (mark, code: string) =>
      String.fromCharCode(Number.parseInt(code, mark.startsWith("&#x") ? 16 : 10)),
    )
    .replace(
      /&(amp|lt|gt|quot);/g,
      (_, name: "amp" | "lt" | "gt" | "quot") => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name],
    );

/** The visible text: the page without its head, styles and tags. */
const textOf = (html: string) => decodeHtml(html.replace(/^.*<body>/s, "").replace(/<[^>]+>/g, ""));
const metaOf = (html: string, name: string) =>
  decodeHtml(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");

/** Public pages of records: an address without its record is a 404, although it has a screen. */
const recordPaths = ["/event/:eventId", "/resources/:name"];

/** Part of a sentence that only this page contains. */
const ownText: Record<string, string> = {
  "/": homeVerse.text,
  "/about": aboutLead,
  "/programs": programsLead,
  "/engagement": engagementLead,
  "/team": teamLead,
  "/community-rules": rulesLead,
  "/privacy": privacyLead,
  "/terms": termsLead,
  "/parents": parentsLead,
  "/games": "Room code",
  "/resources": resourcesLead,
  "/devotions": devotionsLead,
  "/engagement/questions": questionsLead,
  "/engagement/confession-box": confessionLead,
  "/engagement/hangouts": hangoutsLead,
  "/engagement/pods": podsLead,
  "/coming-soon": roadmapLead,
  "/auth": "Sign in to Lamp & Co",
};

describe("a public page, fetched without JavaScript", () => {
  test.each(publicPages)(
    "the page $path has its title, description, image, canonical address and text",
    async (page) => {
      const response = await get(page.path);
      const html = await response.text();
      expect(response.status).toBe(200);
      const title = titleOf(pageTitleAt(page.path), "Lamp & Co");
      expect(decodeHtml(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? "")).toBe(title);
      const description = (descriptions[page.path] ?? "").replace("{community}", "Lamp & Co");
      for (const name of ["description", "og:description", "twitter:description"])
        expect(metaOf(html, name)).toBe(description);
      const canonical = new URL(page.path, `http://localhost:${server.port}`).href;
      expect(html).toContain(`<link rel="canonical" href="${canonical}">`);
      expect(metaOf(html, "og:url")).toBe(canonical);
      expect(metaOf(html, "twitter:card")).toBe("summary_large_image");
      expect(textOf(html)).toContain(ownText[page.path]);
      expect(html).not.toContain("noindex");
    },
  );

  test("PRIVACY-3 what is kept, and for how long, is in the page without JavaScript", async () => {
    const text = textOf(await (await get("/privacy")).text());
    for (const { label } of keptData.flatMap(({ items }) => items)) expect(text).toContain(label);
    expect(text).toContain(`Until ${untilOf(retention.games)}.`);
  });

  test("SETTING-22 the pages about privacy and for parents name who runs the community, and whom to ask", async () => {
    const parents = textOf(await (await get("/parents")).text());
    for (const shown of ["Ada Obi", "Safeguarding lead", "Bola Ade", "+234 803 111 2222", "ask@example.org"])
      expect(parents).toContain(shown);
    expect(textOf(await (await get("/privacy")).text())).toContain("Lamp & Co is run by St. Peter’s, Enugu");
  });

  test("pages contain the community's settings, escaped", async () => {
    const html = await (await get("/")).text();
    expect(html).not.toContain("<light>");
    expect(textOf(html)).toContain("A <light> for all");
  });

  test("a form that needs JavaScript is replaced by a text that says so", async () => {
    const html = await (await get("/")).text();
    expect(html).not.toContain("<form");
    expect(textOf(html)).toContain("This form needs JavaScript.");
  });

  test("devotions that need JavaScript are replaced by a text that says so", async () => {
    expect(await (await get("/devotions")).text()).toMatch(
      /<noscript>.*The devotions need JavaScript\..*<\/noscript>/s,
    );
  });

  test("the page of devotions names the screen’s code and what it reads first, to be fetched together", async () => {
    const response = await fetch(`${server.url}/devotions`);
    expect(await response.text()).toMatch(/<link rel="modulepreload"[^>]* href="\/assets\/devotions-screen-/);
    for (const address of ["/api/account/session", "/api/devotions"]) {
      expect(response.headers.get("link")).toContain(`<${address}>; rel=preload; as=fetch`);
    }
  });

  test("no page contains an inline script, which the content security policy would refuse", async () => {
    for (const { path } of publicPages) {
      const html = await (await get(path)).text();
      const inline = html.match(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/json")[^>]*>/g);
      expect([path, inline]).toEqual([path, null]);
    }
  });

  test("the image of link previews is a PNG of 1200 x 630 pixels and less than 80 KB", async () => {
    const html = await (await get("/about")).text();
    const response = await get(new URL(metaOf(html, "og:image")).pathname);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-type")).toBe("image/png");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(80 * 1024);
  });

  test("a page is compressed, and the same in every encoding", async () => {
    const plain = await (await get("/about", { "accept-encoding": "identity" })).text();
    for (const encoding of ["br", "gzip"]) {
      const response = await get("/about", { "accept-encoding": encoding });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(await response.text()).toBe(plain);
    }
  });

  test("the chosen theme is in the page from the start", async () => {
    expect(await (await get("/about", { cookie: "theme=night" })).text()).toContain(`<html data-theme="night"`);
    const response = await get("/about");
    expect(await response.text()).not.toContain("<html data-theme");
    expect(response.headers.get("vary")).toContain("Cookie");
  });
});

describe("the home page", () => {
  test("the page of the server holds every part, also those whose code comes later", async () => {
    const text = textOf(await (await get("/")).text());
    const parts = [...pillars.map(({ name }) => name), ...promises.map(({ sentence }) => sentence)];
    const buttons = ["Start Your Journey", "Learn More", "Create an account"];
    const headings = ["Upcoming Events", "Join Our Community", sampleQuestions[0]?.question ?? ""];
    expect([...parts, ...buttons, ...headings].filter((part) => !text.includes(part))).toEqual([]);
  });

  test("every script and drawing that the home page names is served", async () => {
    const html = await (await get("/")).text();
    const files = [...new Set(html.match(/\/assets\/[\w.-]+/g))];
    expect(files.filter((file) => file.endsWith(".svg")).length).toBeGreaterThanOrEqual(2);
    for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200]);
  });

  test("HOME-1 a browser with a session’s cookie gets the members’ page, and visitors never do", async () => {
    for (const cookie of ["session=abc.def", "theme=night; __Host-session=abc"]) {
      const html = await (await get("/", { cookie })).text();
      expect(html).toContain(" data-member");
      expect(textOf(html)).toContain(memberLead);
      expect(textOf(html)).not.toContain("Start Your Journey");
    }
    for (const cookie of ["", "session=", "theme=night", "old-session=1"]) {
      const html = await (await get("/", { cookie })).text();
      expect(html).not.toContain("data-member");
      expect(textOf(html)).toContain("Start Your Journey");
    }
  });

  test("HOME-1 the members’ page says nothing about the member, so that the server builds it once", async () => {
    const html = await (await get("/", { cookie: "session=one" })).text();
    expect(await (await get("/", { cookie: "session=another" })).text()).toBe(html);
  });
});

describe("other addresses", () => {
  test.each(["/nothing", "/about/nothing", "/games/room", "/games/room/", "/games/room/a/b", "/ui", "/wp-login.php"])(
    "the address %s gets a 404 with a page that says so",
    async (path) => {
      const response = await get(path);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(textOf(html)).toContain("Oops! Page not found");
      expect(html).toContain(`<meta name="robots" content="noindex">`);
    },
  );

  test("every route of the client is an address of the server, in any letter case", async () => {
    // `/ui` and what is below it exist in development only.
    const paths = routes.map(({ path }) => path).filter((path) => path !== "*" && !path.startsWith("/ui"));
    expect(paths.length).toBeGreaterThan(15);
    for (const path of paths) {
      const { status } = await get(path.replace(/:\w+/g, "Abc-1").toUpperCase());
      expect([path, status]).toEqual([path, recordPaths.includes(path) ? 404 : 200]);
    }
  });

  test.each(["/messages", "/games/room/abc", "/auth/verify?token=abc"])(
    "the address %s has a page for members that search engines must not list",
    async (path) => {
      const response = await get(path);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain(`<meta name="robots" content="noindex">`);
      expect(html).not.toContain("canonical");
      expect(metaOf(html, "og:title")).toBe("Lamp & Co");
    },
  );

  test.each([
    ["/index.html", "/"],
    ["/about/", "/about"],
    ["/games/waiting/abc/", "/games/waiting/abc"],
    ["/games/?code=ABC123", "/games?code=ABC123"],
  ])("the address %s redirects permanently to %s", async (path, target) => {
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([301, target]);
  });

  test("a list of rooms with a code in its address is not prerendered", async () => {
    expect(await (await get("/games")).text()).toContain("data-prerendered");
    expect(await (await get("/games?code=ABC123")).text()).not.toContain("data-prerendered");
  });
});

describe("files for crawlers and browsers", () => {
  test("a missing script gets a 404, not a page", async () => {
    expect((await get("/assets/nothing.js")).status).toBe(404);
  });

  test("robots.txt names the sitemap, which lists the public pages with absolute addresses", async () => {
    const robots = await (await get("/robots.txt")).text();
    const [, sitemap = ""] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
    const xml = await (await get(new URL(sitemap).pathname)).text();
    const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const paths = [...publicPages.map(({ path }) => path), ...resources.map(({ name }) => resourcePath(name))];
    expect(listed).toEqual(paths.map((path) => `http://localhost:${server.port}${path}`));
  });

  test("favicon.ico is an icon, and the touch icon a PNG of 180 pixels", async () => {
    const icon = await get("/favicon.ico");
    expect(icon.headers.get("content-type")).toBe("image/x-icon");
    expect([...new Uint8Array(await icon.arrayBuffer()).slice(0, 4)]).toEqual([0, 0, 1, 0]);
    const touch = Buffer.from(await (await get("/apple-touch-icon.png")).arrayBuffer());
    expect([touch.readUInt32BE(16), touch.readUInt32BE(20)]).toEqual([180, 180]);
  });
});
