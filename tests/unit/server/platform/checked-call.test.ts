import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { CheckedCall } from "../../../../server/platform/checked-call.ts";
import type { Database } from "../../../../server/platform/database.ts";

const CALLS = 2000;
const ROWS = 1000;
const POINTER_BYTES = 8;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as (options: { type: "minor" }) => void;

function callWith(database: Partial<Database>, body?: object) {
  const setCookies = () => {};
  const parts = { params: undefined, query: undefined, member: null, address: "", cookie: "", setCookies };
  return new CheckedCall(database as Database, { ...parts, body });
}

test("what calls held is gone with the next small garbage collection", () => {
  const rowsOf = (call: number) => Array.from({ length: ROWS }, (_, row) => call + row);
  collect({ type: "minor" });
  const before = process.memoryUsage().heapUsed;
  for (let call = 0; call < CALLS; call += 1) callWith({}, rowsOf(call));
  collect({ type: "minor" });
  collect({ type: "minor" });
  const grownBytes = process.memoryUsage().heapUsed - before;
  expect(grownBytes).toBeLessThan((CALLS * ROWS * POINTER_BYTES) / 4);
});

test("a call makes its unit of work once, and none where nobody asks", () => {
  let made = 0;
  const fork = () => {
    made += 1;
    return {} as ReturnType<Database["fork"]>;
  };
  const call = callWith({ fork });
  expect(made).toBe(0);
  expect(call.em).toBe(call.em);
  expect(made).toBe(1);
});
