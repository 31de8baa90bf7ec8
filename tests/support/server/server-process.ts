import { readConfig } from "../../../server/platform/config/config.ts";
import { runApp } from "../../../server/run.ts";
import { quickHashing } from "../account/quick-hashing.ts";

/** Runs the server with timings, a lease and an address of a push service from the environment, beside other servers if it says so, as a process that tests can kill. */
const { TEST_TIMINGS = "{}", TEST_LEASE, TEST_PUSH_ADDRESS, TEST_BESIDE_OTHERS } = process.env;
await runApp(readConfig, {
  passwordHashing: quickHashing,
  timings: JSON.parse(TEST_TIMINGS),
  ...(TEST_PUSH_ADDRESS && { isPushAddressAllowed: (address) => address === TEST_PUSH_ADDRESS }),
  ...(TEST_BESIDE_OTHERS && { besideOthers: "allow" }),
  ...(TEST_LEASE && { leaseTimes: JSON.parse(TEST_LEASE) }),
});
