import { type App, openApp } from "./app.ts";
import { readSettings } from "./platform/config/settings-file.ts";
import { startupText } from "./platform/config/settings-report.ts";
import { openLog } from "./platform/log.ts";
import { logUncaught, stopOnSignals } from "./platform/process/process.ts";
import { startFault } from "./platform/process/start-fault.ts";
import { StartupError } from "./platform/process/startup-error.ts";

const stopping = new AbortController();
try {
  const config = readSettings();
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
  opening = openApp(config, { signal: stopping.signal });
  const app = await opening;
  void app.replaced.then(() => stopFor("replaced"));
  app.printStartMessage();
} catch (error) {
  // The start was cancelled on purpose, and `stopOnSignals` ends the process.
  if (!stopping.signal.aborted) {
    const fault = startFault(error);
    console.error(fault instanceof StartupError ? `\n${startupText(fault)}\n` : fault);
    process.exit(1);
  }
}
