import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "../../../schema/language/languages.ts";
import { manifestPath, offlinePagePath, workerPath } from "../../../schema/site/app-paths.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, signal: AbortSignal.timeout(60_000) });

/** The language of the page at this path. */
async function languageAt(path: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  const [, language] = /<html[^>]* lang="([^"]+)"/.exec(await (await get(path, headers)).text()) ?? [];
  return language;
}

test("LANGUAGE-20 the address decides over the cookie, and the cookie over the browser's wish", async () => {
  const wish = { "Accept-Language": "pcm-NG,en;q=0.5" };
  expect(await languageAt("/about")).toBe("en");
  expect(await languageAt("/about", wish)).toBe("pcm");
  expect(await languageAt("/about", { ...wish, Cookie: "theme=day; language=en" })).toBe("en");
  expect(await languageAt("/about?lang=pcm", { Cookie: "language=en" })).toBe("pcm");
  expect((await get("/about")).headers.get("vary")).toBe("Cookie, Accept-Language, Accept-Encoding");
});

test("LANGUAGE-20 a language that an address asks for is remembered", async () => {
  const cookies = (path: string) => get(path).then(({ headers }) => headers.getSetCookie());
  expect(await cookies("/about?lang=pcm")).toEqual(["language=pcm; Path=/; Max-Age=31536000; SameSite=Lax"]);
  expect(await cookies("/about")).toEqual([]);
});

test("LANGUAGE-21 a language that isn't there changes nothing", async () => {
  for (const path of ["/about?lang=tlh", "/about?lang=", "/about?lang=pcm&lang=en", "/about?lang[]=pcm"]) {
    const reply = await get(path);
    expect(reply.status, path).toBe(200);
    expect(await reply.text(), path).toContain('<html lang="en"');
    expect(reply.headers.getSetCookie(), path).toEqual([]);
  }
  expect(await languageAt("/about", { Cookie: "language=../../etc" })).toBe("en");
  expect(await languageAt("/about", { "Accept-Language": "tlh, xx;q=0.3" })).toBe("en");
});

test("LANGUAGE-20 a page in another language is prerendered, also with the language in its address", async () => {
  const english = await (await get("/games")).text();
  const pidgin = await (await get("/games?lang=pcm")).text();
  for (const page of [english, pidgin]) expect(page).toContain("data-prerendered");
  expect(pidgin).not.toContain(`src="${/src="([^"]+index[^"]+)"/.exec(english)?.[1]}"`);
});

test("LANGUAGE-24 each language has its own worker, page without network, and manifest", async () => {
  const readIn = async (path: string) =>
    await Promise.all(languages.map(async (tag) => (await get(path, { Cookie: `language=${tag}` })).text()));
  for (const path of [workerPath, offlinePagePath, manifestPath]) {
    const replies = await readIn(path);
    expect(new Set(replies).size, path).toBe(languages.length);
  }
  const manifests = await readIn(manifestPath);
  expect(manifests.map((manifest) => JSON.parse(manifest).lang)).toEqual([...languages]);
});

test("LANGUAGE-26 search engines and previews get each page in every language, at an address of its own", async () => {
  const html = await (await get("/community-rules?lang=pcm")).text();
  expect(html).toContain(`<link rel="canonical" href="${server.url}/community-rules?lang=pcm">`);
  for (const page of [html, await (await get("/community-rules")).text()]) {
    expect(page).toContain(`<link rel="alternate" hreflang="en" href="${server.url}/community-rules">`);
    expect(page).toContain(`<link rel="alternate" hreflang="pcm" href="${server.url}/community-rules?lang=pcm">`);
  }
  expect(html).toMatch(/<meta name="description" content="How we dey treat each other for /);
  expect(await (await get("/nowhere?lang=pcm")).text()).toContain("<title>We no see this page · ");
});
