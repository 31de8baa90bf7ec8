import type { Config } from "../platform/config/config.ts";
import { settings } from "../platform/config/config.ts";
import type { ArchivedSecrets, ArchivedSettings } from "./archive/manifest.ts";

/** They describe a machine, which another one has of its own, or are among the secrets. */
const LEFT_OUT = [
  "DATA_DIR",
  "DATABASE_URL",
  "MIGRATION_DATABASE_URL",
  "REDIS_URL",
  "PROCESS_NAME",
  "HOST",
  "PORT",
  "METRICS_PORT",
  "CHROMIUM_PATH",
  "SECRET",
  "SECRET_BEFORE",
];

/** The settings that were given to this server, as they were given. */
export function archivedSettings({ stated }: Pick<Config, "stated">): ArchivedSettings {
  const names = Object.keys(settings.shape).filter((name) => !LEFT_OUT.includes(name));
  return Object.fromEntries(names.flatMap((name) => (stated[name] === undefined ? [] : [[name, stated[name]]])));
}

const HEAD = `# The settings of the server whose backup was restored, and its secrets. Nothing reads this file: take from it what
# this server shall have. One that is tried out must not have the settings of mail, payments and S3.
`;

/** BACKUP-15: the restored settings as lines for an environment file. */
export function settingsText(restored: ArchivedSettings, secrets: ArchivedSecrets): string {
  const lines = Object.entries({ ...restored, ...secrets }).map(([name, value]) => `${name}=${quoted(value ?? "")}`);
  return `${HEAD}${lines.sort().join("\n")}\n`;
}

/** In the quotation marks that the value does not have. */
function quoted(value: string): string {
  const mark = [`'`, `"`, "`"].find((each) => !value.includes(each)) ?? `"`;
  return `${mark}${value}${mark}`;
}
