import { existsSync } from "node:fs";
import type { Browser } from "puppeteer-core";
import { findBrowser, systemBrowser } from "../../../bin/browser.mjs";
import type { Config } from "../../platform/config/config.ts";
import type { Log } from "../../platform/log.ts";

/** Starts the browser after everything else, so that games keep their answer times. */
const NICE = ["/usr/bin/nice", "-n", "15"];
/** A process that wakes up in the batch class does not interrupt one that runs. */
const BATCH = ["/usr/bin/chrt", "--batch", "0"];
/** Chromium raises its priority again where it may, as root may. */
const WITHOUT_RAISING = ["/usr/bin/setpriv", "--bounding-set=-sys_nice"];
const isRoot = process.getuid?.() === 0;

/** The command before the browser's own, as far as this system has the programs. */
const lowPriority: readonly string[] = [...(isRoot ? [WITHOUT_RAISING] : []), BATCH, NICE]
  .filter(([program = ""]) => existsSync(program))
  .flat();

const LAUNCH_MS = 20_000;

const flags = [
  // No name resolves, in addition to the refused requests of each page.
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--disable-gpu",
  // Containers give shared memory 64 MB, which one page can exceed.
  "--disable-dev-shm-usage",
];

/** No browser is installed, or it does not start. */
export class BrowserUnavailable extends Error {}

/** Opens a Chromium for printing. Rejects with {@link BrowserUnavailable}. */
export type LaunchBrowser = () => Promise<Browser>;

export function chromiumLauncher(
  { CHROMIUM_PATH, isProduction }: Pick<Config, "CHROMIUM_PATH" | "isProduction">,
  log: Pick<Log, "warn">,
): LaunchBrowser {
  const find = isProduction ? systemBrowser : findBrowser;
  // Chromium refuses to run sandboxed as root. The pages it prints are our own, without scripts or network.
  let sandboxed = !isRoot;
  return async () => {
    const path = find(CHROMIUM_PATH);
    if (!path) throw new BrowserUnavailable("no Chromium found: install one, or set CHROMIUM_PATH");
    if (!sandboxed) return launch(path, ["--no-sandbox"]);
    try {
      return await launch(path, []);
    } catch (error) {
      // Most containers forbid the namespaces that the sandbox needs.
      const browser = await launch(path, ["--no-sandbox"]);
      sandboxed = false;
      log.warn({ error }, "Chromium's sandbox is not available here; tickets are printed without it");
      return browser;
    }
  };
}

async function launch(path: string, more: readonly string[]): Promise<Browser> {
  // Its modules are a tenth of a server's, and most starts are long before the first ticket.
  const { default: puppeteer } = await import("puppeteer-core");
  const args = await puppeteer.defaultArgs({ headless: true, args: [...flags, ...more] });
  const [program = path, ...command] = [...lowPriority, path, ...args];
  try {
    return await puppeteer.launch({
      executablePath: program,
      // The arguments are complete: puppeteer would put its own before the browser's path.
      ignoreDefaultArgs: true,
      args: command,
      pipe: true,
      timeout: LAUNCH_MS,
      // The server's environment holds secrets.
      env: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: process.env.LANG },
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  } catch (cause) {
    throw new BrowserUnavailable(`${path} does not start`, { cause });
  }
}
