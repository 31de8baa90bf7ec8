import { describe, expect, test } from "vitest";
import { readDevotionFile } from "../../../../server/devotion/import/devotion-file.ts";
import { parseCsv } from "../../../../server/platform/document/parse-csv.ts";

const row = { date: "2027-01-01", title: "A lamp", scripture_reference: "Ps 119:105", content: "One.\n\nTwo." };
const json = (...rows: object[]) => readDevotionFile(JSON.stringify(rows));

describe("a file of devotions", () => {
  test("DEVOTION-14 a JSON file is read, and its references are written as people cite them", () => {
    expect(json(row)).toEqual({ rows: [{ ...row, scripture_reference: "Psalm 119:105" }], problems: [] });
  });

  test("DEVOTION-14 a CSV file is read, with columns in any order and several paragraphs in quotes", () => {
    const csv = '\uFEFFtitle,date,content\r\n"Light, again",2027-01-02,"She said: ""Come.""\n\nThen they went."\r\n';
    expect(readDevotionFile(csv)).toEqual({
      rows: [
        {
          date: "2027-01-02",
          title: "Light, again",
          content: 'She said: "Come."\n\nThen they went.',
          scripture_reference: null,
        },
      ],
      problems: [],
    });
  });

  test.each([
    [{ date: "2027-02-30" }, /^date: /],
    [{ date: "1 January" }, /^date: /],
    [{ date: "0000-01-01" }, /^date: /],
    [{ title: " " }, /^title: Please fill this in/],
    [{ content: "" }, /^content: Please fill this in/],
    [{ content: "x".repeat(10_001) }, /^content: Please use at most/],
    [{ content: "a\u202eb" }, /^content: This has hidden characters/],
    [{ scripture_reference: "John 3:99" }, /^scripture_reference: is not found in the Bible/],
    [{ scripture_reference: "Hezekiah 1:1" }, /^scripture_reference: is not found/],
    [{ is_published: true }, /is_published/],
  ])("DEVOTION-14 a row with %j is named with what is wrong", (wrong, reason) => {
    const { problems } = json(row, { ...row, date: "2027-01-02", ...wrong });
    expect(problems).toEqual([{ row: 2, reason: expect.stringMatching(reason) }]);
  });

  test("DEVOTION-14 two rows of one date are named", () => {
    expect(json(row, row).problems).toEqual([{ row: 2, reason: "has the same date as row 1" }]);
  });

  test.each([
    ["", "must begin with a line of column names"],
    ["[]", "contains no devotion"],
    ["{}", "is not a list of devotions"],
    ["[1,", "is not JSON"],
    ["date,title,content", "contains no devotion"],
    ["day,title\n2027-01-01,A lamp", "must begin with a line of column names"],
    ['date,title\n2027-01-01,"A lamp', "a quotation mark is where none may be"],
  ])("DEVOTION-14 the file %j is refused as a whole", (file, reason) => {
    const { rows, problems } = readDevotionFile(file);
    expect(rows).toEqual([]);
    expect(problems).toEqual([{ row: null, reason: expect.stringContaining(reason) }]);
  });

  test("DEVOTION-14 a CSV line with too many fields is named", () => {
    const { problems } = readDevotionFile("date,title,content\n2027-01-01,A lamp,One,Two");
    expect(problems).toEqual([{ row: 1, reason: expect.stringContaining("column 4") }]);
  });

  test("markup in a title and a text stays what it is: letters", () => {
    const markup = "<script>alert(1)</script>";
    expect(json({ ...row, title: markup, content: markup }).rows).toMatchObject([{ title: markup, content: markup }]);
  });
});

describe("parseCsv", () => {
  test.each([
    [
      "a,b\nc,d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "a,\n,b\n",
      [
        ["a", ""],
        ["", "b"],
      ],
    ],
    ['"a""b","c\nd"', [['a"b', "c\nd"]]],
    ["a\r\n\r\nb", [["a"], ["b"]]],
    ['""', []],
    ['"",', [["", ""]]],
  ])("parseCsv reads %j", (text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  test.each(['a"b', '"a"b', '"a', 'a,"'])("parseCsv refuses %j", (text) => {
    expect(parseCsv(text)).toBeNull();
  });
});
