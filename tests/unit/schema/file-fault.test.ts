import { describe, expect, test } from "vitest";
import type { FileRule } from "../../../schema/endpoint.ts";
import { fileFault } from "../../../schema/file-fault.ts";

const rule: FileRule = { types: ["image/png", "image/jpeg"], maxBytes: 1024 * 1024 };
const png = { type: "image/png", size: 1024 * 1024 };

describe("what is wrong with a file", () => {
  test("is nothing if its type and its size are allowed", () => {
    expect(fileFault(rule, png)).toBeUndefined();
  });

  test("is that it is missing, unless it is optional", () => {
    expect(fileFault(rule, undefined)).toBe("Please choose a file.");
    expect(fileFault({ ...rule, isOptional: true }, undefined)).toBeUndefined();
  });

  test("is its size, in the unit that people know", () => {
    const large = { ...png, size: png.size + 1 };
    expect(fileFault(rule, large)).toBe("Please choose a file of at most 1 MB.");
    const kilobytes = { ...rule, maxBytes: 300 * 1024 };
    expect(fileFault(kilobytes, large)).toBe("Please choose a file of at most 300 KB.");
    expect(fileFault({ ...rule, maxBytes: 2.5 * 1024 * 1024 }, { ...png, size: 9e9 })).toContain("2.5 MB");
  });

  test("is its type, with the names of those that are allowed", () => {
    expect(fileFault(rule, { ...png, type: "image/svg+xml" })).toBe("Please choose a PNG or JPEG file.");
    expect(fileFault({ ...rule, types: ["text/csv"] }, png)).toBe("Please choose a CSV file.");
  });
});
