import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseSettings, withSettingsFile } from "../../../bin/settings-file.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lampstand settings-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const text = `\uFEFF# Notes
PORT=80
export HOST = 127.0.0.1  # only here\r

COMMUNITY_NAME="Light & \`Salt\`"
SECRET='a # "quoted" one'
EMPTY=
`;

test("settings are lines as NAME=value, with notes, quotation marks and line endings of any system", () => {
  const { entries, faults } = parseSettings(text);
  expect(faults).toEqual([]);
  expect([...entries].map(([name, { line, value }]) => [line, name, value])).toEqual([
    [2, "PORT", "80"],
    [3, "HOST", "127.0.0.1"],
    [5, "COMMUNITY_NAME", "Light & `Salt`"],
    [6, "SECRET", 'a # "quoted" one'],
    [7, "EMPTY", ""],
  ]);
});

test("Node reads such a file with --env-file as this does", () => {
  const file = join(folder, "settings.env");
  writeFileSync(file, text.replace("\uFEFF", ""));
  const print = "for (const name of ['PORT', 'HOST', 'COMMUNITY_NAME', 'SECRET']) console.log(process.env[name])";
  const { stdout } = spawnSync(process.execPath, [`--env-file=${file}`, "-e", print], {
    env: { PATH: "" },
    encoding: "utf8",
  });
  const { entries } = parseSettings(text);
  const names = ["PORT", "HOST", "COMMUNITY_NAME", "SECRET"];
  expect(stdout.trim().split("\n")).toEqual(names.map((name) => entries.get(name)?.value));
});

test.each([
  ["without an equals sign", "PORT 80", "is not NAME=value"],
  ["given twice", "PORT=80\nPORT=81", "gives PORT again, after line 1"],
  ["with an open quotation mark", "COMMUNITY_NAME='Light", "quotation marks that do not end"],
  ["with its own quotation mark inside", "COMMUNITY_NAME='Peter's house'", "quotation marks that do not end"],
  ["that a # would cut", "SMTP_URL=smtps://u:pass#word@host", "has a # in the value of SMTP_URL"],
  ["that a # would empty", "COMMUNITY_ACCENT_COLOUR=#b45309", "has a # in the value"],
])("SETUP-4 a line %s is named, and its value is not shown", (_, lines, reason) => {
  const { faults } = parseSettings(`${lines}\nHOST=::1`);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({ line: lines.split("\n").length, reason: expect.stringContaining(reason) });
  expect(faults[0]?.reason).not.toContain("word");
});

test("SETUP-3 programs before the server read some settings of the file, and the environment comes first", () => {
  writeFileSync(join(folder, "settings.env"), "NODE_ENV=production\nDATABASE_URL=postgres://one/db\nPORT=80\noops");
  const read = (environment: object) => withSettingsFile({ DATA_DIR: folder, ...environment }, ["NODE_ENV", "PORT"]);
  expect(read({})).toEqual({ DATA_DIR: folder, NODE_ENV: "production", PORT: "80" });
  expect(read({ NODE_ENV: "test", PORT: " " })).toEqual({ DATA_DIR: folder, NODE_ENV: "test", PORT: "80" });
  expect(withSettingsFile({ DATA_DIR: join(folder, "none") }, ["PORT"])).toEqual({ DATA_DIR: join(folder, "none") });
});
