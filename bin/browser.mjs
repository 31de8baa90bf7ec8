// Finds a Chromium for tests and printing, or installs one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./child.mjs";
import { installPackage } from "./debian-program.mjs";
import { nodeProgram } from "./prepare.mjs";

const systemPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of an installed Chromium: from CHROMIUM_PATH, the system or Playwright. Undefined if there is none. */
export function findBrowser(named = process.env.CHROMIUM_PATH) {
  return systemBrowser(named) ?? (named ? undefined : playwrightBrowser());
}

/** The same without Playwright, which only developers have. Looking for it blocks for some hundred milliseconds. */
export function systemBrowser(named = process.env.CHROMIUM_PATH) {
  return (named ? [named] : systemPaths).find((path) => existsSync(path));
}

/** The path of an installed Chromium. If there is none, it tries Playwright's download and then, as root on Debian, the distribution's package. */
export function browserOrInstall() {
  const found = findBrowser();
  if (found) return found;
  console.log("Looking for a browser for the tests ...");
  spawnSync(nodeProgram(), [playwright, "install", "chromium"], { cwd: root, stdio: "ignore", timeout: 180_000 });
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  installPackage("chromium");
  return findBrowser();
}

/**
 * The browser for journeys. Debian's Chromium without windows loads a page in about half the processor time, so it is
 * used, or installed, if nobody has named another.
 */
export function journeyBrowserOrInstall() {
  const whole = browserOrInstall();
  if (process.env.CHROMIUM_PATH || whole !== systemPaths[0]) return whole;
  if (!existsSync(headlessShell)) installPackage("chromium-headless-shell");
  return existsSync(headlessShell) ? headlessShell : whole;
}

const headlessShell = "/usr/bin/chromium-headless-shell";

const playwright = join(root, "node_modules", "playwright-core", "cli.js");

function playwrightBrowser() {
  const script = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const { stdout } = spawnSync(nodeProgram(), ["--input-type=module", "-e", script], { cwd: root, encoding: "utf8" });
  const path = stdout?.trim();
  return path && existsSync(path) ? path : undefined;
}
