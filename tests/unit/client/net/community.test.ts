// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const settings = { name: "Ọ̀nà Ìyè", sendsMail: true };
const load = async () => (await import("../../../../client/net/community.ts")).community;

function writeIntoPage(text: string): void {
  document.body.innerHTML = '<script type="application/json" id="community"></script>';
  const [place] = document.getElementsByTagName("script");
  if (place) place.textContent = text;
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  document.body.innerHTML = "";
  globalThis.communitySettings = undefined;
  vi.unstubAllEnvs();
});

test("the community's settings are those that the server wrote into the page", async () => {
  writeIntoPage(` ${JSON.stringify(settings)} `);
  expect(await load()).toEqual(settings);
});

test("while a page is prerendered, the settings are those of its renderer", async () => {
  writeIntoPage("{}");
  globalThis.communitySettings = settings as never;
  expect(await load()).toEqual(settings);
});

test.each([
  ["DEV", "SSR"],
  ["SSR", "DEV"],
] as const)("a page of %s without settings has defaults, which promise no mail and no AI", async (on, off) => {
  vi.stubEnv(on, true);
  vi.stubEnv(off, false);
  writeIntoPage("");
  expect(await load()).toMatchObject({ name: "Lampstand", sendsMail: false, draftsWithAi: false });
});

test("a page of a real server without settings does not open with somebody else's", async () => {
  vi.stubEnv("DEV", false);
  vi.stubEnv("SSR", false);
  await expect(load()).rejects.toThrow(SyntaxError);
});
