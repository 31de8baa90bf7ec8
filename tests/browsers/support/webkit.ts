import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Builder, Capabilities, Key as Codes, Origin, type WebDriver } from "selenium-webdriver";
import { webkitPrograms } from "../../../bin/engines.mjs";
import { guardFolder, guardProcess } from "../../../bin/guard.mjs";
import { testPort } from "../../support/server/test-port.ts";
import { until } from "../../support/until.ts";
import type { Engine, Key, Size, Window } from "./engine.ts";

interface Session {
  readonly driver: WebDriver;
  readonly process: ChildProcess;
  readonly screen: ChildProcess;
  /** What its pages wrote to the console since the window was opened. */
  errors: string[];
}

/**
 * Starts WebKit’s small browser once for each seat: a driver has one browser, and that takes seconds to start. Each has a screen
 * of its own, without a monitor: of two windows on one, only one would get keys and draw.
 */
export async function openWebKit(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), "lampstand-webkit-"));
  const removeHome = guardFolder(home);
  const sessions = new Map<number, Promise<Session>>();
  const sessionOf = (seat: number) => {
    const session = sessions.get(seat) ?? openSession(home);
    sessions.set(seat, session);
    return session;
  };
  return {
    name: "WebKit",
    async openWindow(seat, size) {
      const session = await sessionOf(seat);
      session.errors = [];
      await resize(session.driver, size);
      return windowOf(session);
    },
    async close() {
      for (const session of await Promise.all(sessions.values())) {
        await session.driver.quit();
        await end(session.process);
        await end(session.screen);
      }
      await removeHome();
    },
  };
}

async function openScreen(): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn(
    webkitPrograms().screen,
    ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  guardProcess(child);
  const number = await new Promise<string>((resolve, reject) => {
    (child.stdio[3] as Readable).once("data", (line) => resolve(String(line).trim()));
    child.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { display: `:${number}`, process: child };
}

async function openSession(home: string): Promise<Session> {
  const { driver: program, browser } = webkitPrograms();
  const [port, screen] = [await testPort(), await openScreen()];
  const child = spawn(program, [`--port=${port}`, "--host=127.0.0.1"], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      HOME: home,
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      // Root has no sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  guardProcess(child);
  const url = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(`${url}/status`).then(
      () => true,
      () => false,
    ),
  );
  const options = {
    binary: browser,
    args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
  };
  const capabilities = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  const session: Session = { driver, process: child, screen: screen.process, errors: [] };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      const lines = String(chunk).split("\n");
      session.errors.push(...lines.filter((line) => /^CONSOLE .*ERROR/.test(line)));
    });
  }
  return session;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
}

/** The window is larger than the page by its tool bar. */
async function resize(driver: WebDriver, { width, height }: Size): Promise<void> {
  const window = driver.manage().window();
  const [inner, outer] = await Promise.all([
    driver.executeScript<[number, number]>("return [innerWidth, innerHeight]"),
    window.getRect(),
  ]);
  await window.setRect({
    width: width + outer.width - inner[0],
    height: height + outer.height - inner[1],
    x: 0,
    y: 0,
  });
}

const codes: Record<Key, readonly string[]> = {
  Enter: [Codes.ENTER],
  Escape: [Codes.ESCAPE],
  Tab: [Codes.TAB],
  "Shift+Tab": [Codes.SHIFT, Codes.TAB],
  Space: [" "],
  "Control+v": [Codes.CONTROL, "v"],
};

function windowOf(session: Session): Window {
  const { driver } = session;
  return {
    goto: (url) => driver.get(url),
    url: () => driver.getCurrentUrl(),
    run: async (script, ...args) => await driver.executeScript(`return (${script}).apply(null, arguments)`, ...args),
    load: async (source) => void (await driver.executeScript(source)),
    click: async (x, y) => {
      const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
      await driver.actions().move(at).press().release().perform();
    },
    type: async (text) => void (await driver.actions().sendKeys(text).perform()),
    press: async (key) => {
      const pressed = codes[key];
      const actions = driver.actions();
      for (const code of pressed) actions.keyDown(code);
      for (const code of pressed.toReversed()) actions.keyUp(code);
      await actions.perform();
    },
    errors: () => session.errors,
    clearCookies: () => driver.manage().deleteAllCookies(),
  };
}
