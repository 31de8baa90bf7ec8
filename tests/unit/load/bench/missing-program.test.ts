import { expect, test } from "vitest";
import { MissingProgram, missingPackage } from "../../../load/server/missing-program.ts";

test("a peer that could not start names the package that is missing", () => {
  const printed = "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'socket.io' imported from /x/peer-socket-io.ts";
  expect(missingPackage(printed)).toBe("socket.io");
  expect(missingPackage("Error: the port is in use")).toBeUndefined();
  expect(new MissingProgram("socket.io", "the peer cannot start").message).toBe(
    "socket.io is missing: the peer cannot start",
  );
});
