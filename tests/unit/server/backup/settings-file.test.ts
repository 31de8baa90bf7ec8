import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { archivedSettings, settingsText } from "../../../../server/backup/settings-file.ts";
import { readConfig } from "../../../../server/platform/config/config.ts";

test("BACKUP-1 the settings that were given are archived as they were given, without those of the machine", () => {
  const given = {
    PUBLIC_URL: "https://lamp.example/",
    HELPLINES: "Childline: 0800 123 4567; Emergency: 112",
    SMTP_URL: "smtps://user:password@mail.example",
  };
  const machine = { PORT: "3000", DATABASE_URL: "postgres://one:two@three/four", PATH: "/bin", SECRET: "s".repeat(40) };
  expect(archivedSettings(readConfig({ ...given, ...machine }))).toEqual(given);
});

test("BACKUP-15 the restored settings are lines for an environment file, whatever their characters", () => {
  const restored = {
    SMTP_URL: "smtps://user:pass#word@mail.example",
    COMMUNITY_NAME: 'The "Lamp"',
    MAIL_FROM: "Ada’s `Lamp`",
  };
  const secrets = { SECRET: "$ecret'with\\signs".padEnd(40, "."), SECRET_BEFORE: "b".repeat(40) };
  expect(parseEnv(settingsText(restored, secrets))).toEqual({ ...restored, ...secrets });
});
