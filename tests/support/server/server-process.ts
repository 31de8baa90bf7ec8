import { openApp } from "../../../server/app.ts";
import { readConfig } from "../../../server/platform/config/config.ts";
import { logUncaught, stopOnSignals } from "../../../server/platform/process/process.ts";
import { quickHashing } from "../account/quick-hashing.ts";

/** Runs the server with timings, a lease and an address of a push service from the environment, beside other servers if it says so, as a process that tests can kill. */
const { TEST_TIMINGS = "{}", TEST_LEASE, TEST_PUSH_ADDRESS, TEST_BESIDE_OTHERS } = process.env;
const config = readConfig();
const app = await openApp(config, {
  passwordHashing: quickHashing,
  timings: JSON.parse(TEST_TIMINGS),
  ...(TEST_PUSH_ADDRESS && { isPushAddressAllowed: (address) => address === TEST_PUSH_ADDRESS }),
  ...(TEST_BESIDE_OTHERS && { besideOthers: "allow" }),
  ...(TEST_LEASE && { leaseTimes: JSON.parse(TEST_LEASE) }),
});
logUncaught(app.log);
const stopFor = stopOnSignals(app, config.drainSeconds);
void app.replaced.then(() => stopFor("replaced"));
