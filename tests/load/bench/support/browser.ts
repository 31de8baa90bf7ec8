import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { MissingProgram } from "../../server/missing-program.ts";

/** A poor mobile connection: 400 kbit/s and 400 ms latency. */
const slowNetwork = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOW_PROCESSOR = 4;

/** Launches a browser, after building the client if its sources have changed. */
export async function launchWithBuild(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserWithBuild(), args: ["--no-sandbox", "--disable-gpu"] });
}

/** The path of a browser, after building the client if its sources have changed. */
export async function browserWithBuild(): Promise<string> {
  const tools = await buildTools();
  await tools.buildClientIfStale();
  const path = tools.findBrowser();
  if (!path) throw new MissingProgram("Chromium", "install one, or name it in CHROMIUM_PATH");
  return path;
}

/** Imports the project's build scripts, which are plain JavaScript without types. */
async function buildTools() {
  const load = (name: string) => import(new URL(`../../../../bin/${name}.mjs`, import.meta.url).href);
  return { ...(await load("prepare")), ...(await load("browser")) } as {
    buildClientIfStale(): Promise<void>;
    findBrowser(): string | undefined;
  };
}

/** The tools of developers for this page, which can make it as slow as a cheap phone on a poor connection. */
export async function toolsOf(page: Page, { isSlow }: { isSlow: boolean }): Promise<CDPSession> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Network.enable");
  if (!isSlow) return tools;
  await tools.send("Network.emulateNetworkConditions", slowNetwork);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PROCESSOR });
  return tools;
}
