import { expect, test } from "vitest";
import { CheckedCall } from "../../../../server/platform/checked-call.ts";
import type { Database } from "../../../../server/platform/database.ts";

test("a call makes its unit of work once, and none where nobody asks", () => {
  let made = 0;
  const fork = () => {
    made += 1;
    return {} as ReturnType<Database["fork"]>;
  };
  const setCookies = () => {};
  const parts = {
    params: undefined,
    query: undefined,
    body: undefined,
    member: null,
    address: "",
    cookie: "",
    setCookies,
  };
  const call = new CheckedCall({ fork } as Partial<Database> as Database, parts);
  expect(made).toBe(0);
  expect(call.em).toBe(call.em);
  expect(made).toBe(1);
});
