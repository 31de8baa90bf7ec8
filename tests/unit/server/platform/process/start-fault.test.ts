import { expect, test } from "vitest";
import { startFault } from "../../../../../server/platform/process/start-fault.ts";
import { StartupError } from "../../../../../server/platform/process/startup-error.ts";

test.each([
  new Error("Query read timeout"),
  new Error("timeout exceeded when trying to connect"),
  new Error("select 1 - canceling statement due to statement timeout"),
  new Error("the lease could not be taken", { cause: new Error("Query read timeout") }),
])("SETUP-17 a start that ends with %s says what to do", (error) => {
  const fault = startFault(error);
  expect(fault).toBeInstanceOf(StartupError);
  expect((fault as Error).message).toContain("did not answer in time");
  expect((fault as Error).message).toContain("start again");
  expect((fault as Error).message).toContain((error.cause as Error | undefined)?.message ?? error.message);
});

test("SETUP-17 every other error stays as it is", () => {
  const [wrong, told] = [new TypeError("x is not a function"), new StartupError("Query read timeout")];
  expect(startFault(wrong)).toBe(wrong);
  expect(startFault(told)).toBe(told);
});
