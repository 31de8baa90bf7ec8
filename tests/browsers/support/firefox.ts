import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { type BrowserContext, type KeyInput, type Page } from "puppeteer-core";
import { firefoxProgram } from "../../../bin/engines.mjs";
import { guardFolder, guardProcess } from "../../../bin/guard.mjs";
import type { Engine, Key, Window } from "./engine.ts";

const preferences = {
  "ui.prefersReducedMotion": 1,
  // A mouse that hovers and is precise; without a screen there would be none.
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  // Nothing is fetched from the network in the background.
  "app.update.enabled": false,
  "browser.safebrowsing.downloads.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
};

/** Firefox says so of a part of a page that was still loading when the page was left. One that is missing, journeys miss. */
const OF_LEFT_PAGE =
  /^TypeError: error loading dynamically imported module|^Error: Failed to load ‘[^’]+’\. A ServiceWorker intercepted/;
/** Only ends what hangs. */
const LIMIT_MS = 120_000;

/** Starts Firefox without windows. Each seat has a container of its own. */
export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "lampstand-firefox-"));
  const removeProfile = guardFolder(profile);
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefoxProgram(),
    headless: true,
    userDataDir: profile,
    extraPrefsFirefox: preferences,
    timeout: LIMIT_MS,
    protocolTimeout: LIMIT_MS,
  });
  const child = browser.process();
  if (child) guardProcess(child);
  const contexts = new Map<number, BrowserContext>();
  return {
    name: "Firefox",
    async openWindow(seat, size) {
      await contexts.get(seat)?.close();
      const context = await browser.createBrowserContext();
      contexts.set(seat, context);
      const page = await context.newPage();
      page.setDefaultTimeout(LIMIT_MS);
      await page.setViewport(size);
      await page.evaluateOnNewDocument(writeErrorsAsText);
      return windowOf(page);
    },
    async close() {
      await browser.close();
      await removeProfile();
    },
  };
}

function windowOf(page: Page): Window {
  const errors: string[] = [];
  const add = (error: string) => {
    if (!OF_LEFT_PAGE.test(error)) errors.push(error);
  };
  page.on("pageerror", (error) => add(String(error)));
  page.on("console", (line) => {
    if (line.type() === "error") add(line.text());
  });
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    url: async () => page.url(),
    run: async (script, ...args) => (await page.evaluate(script as never, ...args)) as never,
    load: async (source) => void (await page.evaluate(source)),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => press(page, key),
    errors: () => errors,
    clearCookies: async () => {
      const cookies = await page.browserContext().cookies();
      await page.browserContext().deleteCookie(...cookies);
    },
  };
}

/** Runs in each page before its scripts. The driver says of an error in the console only that it was one. */
function writeErrorsAsText(): void {
  const { error } = console;
  console.error = (...parts) =>
    error(...parts.map((part) => (part instanceof Error ? `${part}\n${part.stack}` : part)));
}

async function press(page: Page, key: Key): Promise<void> {
  const [name = "", ...modifiers] = key.split("+").toReversed();
  for (const modifier of modifiers) await page.keyboard.down(modifier as KeyInput);
  await page.keyboard.press(name as KeyInput);
  for (const modifier of modifiers) await page.keyboard.up(modifier as KeyInput);
}
