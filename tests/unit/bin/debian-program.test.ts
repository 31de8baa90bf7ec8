import { expect, test, vi } from "vitest";
import { findProgram, ProgramMissingError, programOrInstall } from "../../../bin/debian-program.mjs";

const unknown = { name: "lampstand-has-no-such-program", debianPackage: "such-a-package", neededFor: "A test" };

test("a program is found in the folders of PATH", () => {
  expect(findProgram("sh")).toMatch(/\/sh$/);
  expect(findProgram(unknown.name)).toBeUndefined();
});

test("an installed program is used as it is", () => {
  expect(programOrInstall({ ...unknown, name: "sh" })).toBe(findProgram("sh"));
});

test("without the rights to install it, a missing program is named with how to get it", () => {
  vi.spyOn(process, "getuid").mockReturnValue(1000);
  const find = () => programOrInstall(unknown);
  expect(find).toThrow(ProgramMissingError);
  expect(find).toThrow(/A test needs the program lampstand-has-no-such-program.*`sudo apt-get install such-a-package`/);
});
