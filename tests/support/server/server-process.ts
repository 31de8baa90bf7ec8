import { openApp } from "../../../server/app.ts";
import { readConfig } from "../../../server/platform/config/config.ts";
import { logUncaught, stopOnSignals } from "../../../server/platform/process/process.ts";
import { quickHashing } from "../account/quick-hashing.ts";

/** Runs the server with timings and a lease from the environment, as a process that tests can kill. */
const { TEST_TIMINGS = "{}", TEST_LEASE } = process.env;
const app = await openApp(readConfig(), {
  passwordHashing: quickHashing,
  timings: JSON.parse(TEST_TIMINGS),
  ...(TEST_LEASE && { leaseTimes: JSON.parse(TEST_LEASE) }),
});
logUncaught(app.log);
stopOnSignals(app);
