import { openApp } from "../../server/app.ts";
import { readConfig } from "../../server/platform/config.ts";
import { logUncaught, stopOnSignals } from "../../server/platform/process.ts";

/** The server as a process of its own with a pace given in TEST_PACE, for tests that kill it. */
const app = await openApp(readConfig(), { pace: JSON.parse(process.env.TEST_PACE ?? "{}") });
logUncaught(app.log);
stopOnSignals(app);
