import { afterAll, beforeAll, expect, test } from "vitest";
import { manifestPath, offlineCheckInPath, offlinePagePath, workerPath } from "../../../schema/site/app-paths.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ COMMUNITY_NAME: "Lamp & Co", COMMUNITY_ACCENT_COLOUR: "#0b6e4f" });
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, signal: AbortSignal.timeout(60_000) });

test("APP-2 the manifest has the community's name and colour, and every page names it", async () => {
  const reply = await get(manifestPath);
  expect(reply.headers.get("content-type")).toContain("application/manifest+json");
  expect(reply.headers.get("cache-control")).toBe("no-cache");
  const manifest = await reply.json();
  expect(manifest).toMatchObject({ name: "Lamp & Co", theme_color: "#0b6e4f", display: "standalone", start_url: "/" });
  for (const { src, sizes } of manifest.icons) {
    const bytes = Buffer.from(await (await get(src)).arrayBuffer());
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
  for (const path of ["/", "/messages", "/nowhere"]) {
    expect(await (await get(path)).text(), path).toContain(`<link rel="manifest" href="${manifestPath}">`);
  }
});

test("APP-2 every shortcut of the manifest leads to a screen", async () => {
  const { shortcuts } = await (await get(manifestPath)).json();
  expect(shortcuts.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(["Games", "Messages"]));
  for (const { url } of shortcuts) expect((await get(url)).status, url).toBe(200);
});

test("APP-3 browsers look for a newer worker at each visit, and get it only if there is one", async () => {
  const reply = await get(workerPath);
  const script = await reply.text();
  expect(reply.headers.get("content-type")).toContain("text/javascript");
  expect(reply.headers.get("cache-control")).toBe("no-cache");
  expect(script).not.toContain("__VERSION__");
  const etag = reply.headers.get("etag") ?? "";
  expect(script).toContain(JSON.parse(etag));
  // As browsers ask. By itself this client would add that no answer may come from a cache.
  const asBefore = { "If-None-Match": etag, "Cache-Control": "max-age=0" };
  expect((await get(workerPath, asBefore)).status).toBe(304);
  expect((await get(workerPath, { "Accept-Encoding": "br" })).headers.get("content-encoding")).toBe("br");
});

test("APP-4 the page for browsers without network has the settings and nobody's content", async () => {
  for (const path of [offlinePagePath, offlineCheckInPath]) {
    const reply = await get(path, { Cookie: "theme=night" });
    const html = await reply.text();
    expect(reply.status, path).toBe(200);
    expect(html).toContain('"name":"Lamp & Co"');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain("data-prerendered");
    expect(reply.headers.get("content-security-policy")).toContain("script-src 'self';");
    const camera = path === offlineCheckInPath ? "camera=(self)" : "camera=()";
    expect(reply.headers.get("permissions-policy")).toContain(camera);
  }
});
