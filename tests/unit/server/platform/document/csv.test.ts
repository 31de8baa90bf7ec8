import { describe, expect, test } from "vitest";
import { csvHead, csvLine } from "../../../../../server/platform/document/csv.ts";

describe("a line of a CSV file", () => {
  test("has its cells separated by commas and ends with a line break", () => {
    expect(csvLine(["Ada", 15, null, "Lagos"])).toBe("Ada,15,,Lagos\r\n");
  });

  test("quotes commas, quotation marks and line breaks", () => {
    expect(csvLine(["a,b", 'say "hi"', "one\ntwo"])).toBe('"a,b","say ""hi""","one\ntwo"\r\n');
  });

  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "  =1", "\r=1"])("makes %j a text, not a formula", (typed) => {
    expect(csvLine([typed])).toContain(`'${typed}`);
  });

  test("leaves numbers, dates and names as they are", () => {
    expect(csvLine([-5, "2026-11-24", "Ọlá-Jumọ̀kẹ́"])).toBe("-5,2026-11-24,Ọlá-Jumọ̀kẹ́\r\n");
  });

  test("the first line begins with a byte order mark", () => {
    expect(csvHead(["Name"])).toBe("\ufeffName\r\n");
  });
});
