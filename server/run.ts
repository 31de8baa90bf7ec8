import { type App, type Overrides, openApp } from "./app.ts";
import type { Config } from "./platform/config/config.ts";
import { startupText } from "./platform/config/settings-report.ts";
import { openLog } from "./platform/log.ts";
import { logUncaught, stopOnSignals } from "./platform/process/process.ts";
import { startFault } from "./platform/process/start-fault.ts";
import { StartupError } from "./platform/process/startup-error.ts";

/**
 * Opens the app in this process and stops it on a signal, or when another server takes its place. A start that fails says
 * why and ends the process with 1. Returns nothing if a signal ends the process during the start.
 */
export async function runApp(read: () => Config, overrides: Overrides = {}): Promise<App | undefined> {
  const stopping = new AbortController();
  try {
    const config = read();
    const log = openLog(config);
    logUncaught(log);
    let opening: Promise<App> | undefined;
    // Registered first, so that a signal during the start stops everything that has been opened so far.
    const stop = async () => {
      stopping.abort();
      const app = await opening?.catch(() => undefined);
      await app?.stop();
    };
    const stopFor = stopOnSignals({ log, stop }, config.drainSeconds);
    opening = openApp(config, { ...overrides, signal: stopping.signal });
    const app = await opening;
    void app.replaced.then(() => stopFor("replaced"));
    return app;
  } catch (error) {
    // The start was cancelled on purpose, and `stopOnSignals` ends the process.
    if (stopping.signal.aborted) return undefined;
    const fault = startFault(error);
    console.error(fault instanceof StartupError ? `\n${startupText(fault)}\n` : fault);
    process.exit(1);
  }
}
