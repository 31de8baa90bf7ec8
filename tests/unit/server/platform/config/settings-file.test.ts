import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { nearestName } from "../../../../../server/platform/config/nearest-name.ts";
import { readSettings } from "../../../../../server/platform/config/settings-file.ts";
import { startupText } from "../../../../../server/platform/config/settings-report.ts";
import { StartupError } from "../../../../../server/platform/process/startup-error.ts";

const SECRET = "a secret of forty characters or even more";
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lampstand settings-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (text: string | Buffer) => writeFileSync(join(folder, "settings.env"), text);
const read = (environment: Record<string, string> = {}, defaults: Record<string, string> = {}) =>
  readSettings({ DATA_DIR: folder, ...environment }, defaults);
function failure(environment: Record<string, string> = {}): string {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof StartupError) return startupText(error);
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("where settings come from", () => {
  test("SETUP-3 the environment comes before the file, and the file before a default", () => {
    write(`SECRET=${SECRET}\nPORT=3001\nCOMMUNITY_NAME='Light & Salt'\nLOG_LEVEL=debug\n`);
    const config = read({ PORT: "3002", COMMUNITY_NAME: " " }, { LOG_LEVEL: "warn", HOST: "::1" });
    expect(config).toMatchObject({ PORT: 3002, COMMUNITY_NAME: "Light & Salt", LOG_LEVEL: "debug", HOST: "::1" });
    expect(config.PASSWORD_MIN_LENGTH).toBe(6);
    // SETTING-1: admins see that it is fixed.
    expect(config.given.has("COMMUNITY_NAME")).toBe(true);
  });

  test("SETUP-3 without a file, the environment and the defaults apply", () => {
    expect(read({ SECRET, PORT: "3003" })).toMatchObject({ PORT: 3003, NODE_ENV: "development" });
  });
});

describe("a settings file with errors", () => {
  test("SETUP-4 each line with an error is named, with the nearest known name", () => {
    write(`PUBLC_URL=https://one.example\nPORT 80\n# fine\nSAFEGARDING_CONTACT=a@b.example\nXYZZY=1\nDATA_DIR=other\n`);
    expect(failure()).toBe(
      [
        `The settings file ${join(folder, "settings.env")} has 5 errors. Nothing was done:`,
        "  Line 1 gives PUBLC_URL, which is not a setting. Did you mean PUBLIC_URL?",
        "  Line 2 is not NAME=value. A line of notes begins with #.",
        "  Line 4 gives SAFEGARDING_CONTACT, which is not a setting. Did you mean SAFEGUARDING_CONTACT?",
        "  Line 5 gives XYZZY, which is not a setting. README.md lists all settings.",
        "  Line 6 gives DATA_DIR, which says where this file is. Give it in the environment.",
      ].join("\n"),
    );
  });

  test("SETUP-4 a file of another encoding is named as that", () => {
    write(Buffer.from("\ufeffPORT=80", "utf16le"));
    expect(failure()).toContain("is written in UTF-16");
  });

  test("SETUP-4 a file that cannot be read is named", () => {
    // Unlike its permissions, this stops root too.
    mkdirSync(join(folder, "settings.env"));
    expect(failure()).toContain(`${join(folder, "settings.env")} cannot be read`);
  });

  test.each([
    ["port", "PORT"],
    ["DATABSE_URL", "DATABASE_URL"],
    ["SMTP", undefined],
    ["OPENAI_KEY", "OPENAI_API_KEY"],
  ])("SETUP-4 the name that %s was meant to be is %s", (typed, meant) => {
    expect(nearestName(typed, ["PORT", "DATABASE_URL", "SMTP_URL_LONG", "OPENAI_API_KEY"])).toBe(meant);
  });
});

describe("settings that are missing or wrong", () => {
  test("SETUP-1 a production server without settings lists all, with what they are for, and offers the setup", () => {
    const text = failure({ NODE_ENV: "production", PORT: "many", S3_BUCKET: "pictures" });
    expect(text).toMatch(/^4 settings are missing or wrong:/);
    for (const name of ["SECRET", "PUBLIC_URL", "PORT", "S3_REGION", "SAFEGUARDING_CONTACT"]) {
      expect(text).toMatch(new RegExp(`The setting ${name} .+\\n    What it is for: .+\\n    Example: ${name}=.+`));
    }
    expect(text).toContain("`npm run setup` asks for these settings");
    expect(text).toContain(`${join(folder, "settings.env")} (there is none yet)`);
  });

  test("SETUP-1 all keys of a payment provider that are missing are listed, and none is shown", () => {
    const text = failure({
      NODE_ENV: "production",
      SECRET,
      PUBLIC_URL: "https://a.example",
      FLUTTERWAVE_SECRET_KEY: "FLWSECK-hidden",
    });
    expect(text).toMatch(/FLUTTERWAVE_PUBLIC_KEY[\s\S]+FLUTTERWAVE_WEBHOOK_HASH/);
    expect(text).not.toContain("hidden");
  });

  test("SETUP-1 a setting that is given is not also called missing", () => {
    const text = failure({ NODE_ENV: "production", SECRET: "short", PUBLIC_URL: "community" });
    expect(text).toMatch(/^2 settings are/);
    expect(text).not.toContain("must be given in production:");
  });

  test("SETUP-2 a wrong value of the file is named with its line, unless the environment gives it", () => {
    write(`SECRET=${SECRET}\nPORT=many\n`);
    expect(failure()).toContain("It is in line 2 of the settings file.");
    expect(failure({ PORT: "some" })).not.toContain("line 2");
  });

  test("SETUP-1 a start that failed for another reason has that text alone", () => {
    expect(startupText(new StartupError("Port 80 is taken."))).toBe("Port 80 is taken.");
  });
});
