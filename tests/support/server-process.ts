import { openApp } from "../../server/app.ts";
import { readConfig } from "../../server/platform/config.ts";
import { logUncaught, stopOnSignals } from "../../server/platform/process.ts";

/** The server as a process of its own with timings and a lease given in the environment, for tests that kill it. */
const { TEST_TIMINGS = "{}", TEST_LEASE } = process.env;
const app = await openApp(readConfig(), {
  timings: JSON.parse(TEST_TIMINGS),
  ...(TEST_LEASE && { leaseTimes: JSON.parse(TEST_LEASE) }),
});
logUncaught(app.log);
stopOnSignals(app);
