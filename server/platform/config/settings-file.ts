import { readFileSync } from "node:fs";
import { parseSettings, settingsFileOf } from "../../../bin/settings-file.mjs";
import { decodeFile } from "../process/import-file.ts";
import { StartupError } from "../process/startup-error.ts";
import { type Config, readConfig, settings } from "./config.ts";
import { nearestName } from "./nearest-name.ts";
import { SettingsError } from "./settings-error.ts";

/** The settings that `npm run setup` has written. */
export interface SettingsFile {
  readonly path: string;
  /** Each setting with its line, from 1. Empty without a file. */
  readonly entries: ReadonlyMap<string, { readonly line: number; readonly value: string }>;
  readonly exists: boolean;
}

const names = Object.keys(settings.shape);

/**
 * SETUP-3: every setting, from the environment or else from DATA_DIR/settings.env or else from `defaults`. Throws a
 * {@link SettingsError} that names everything that is missing or wrong.
 */
export function readSettings(
  environment: NodeJS.ProcessEnv = process.env,
  defaults: Readonly<Record<string, string>> = {},
): Config {
  const file = readSettingsFile(environment);
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const filed = [...file.entries].map(([name, { value }]) => [name, value]);
  try {
    return readConfig({ ...defaults, ...Object.fromEntries(filed), ...Object.fromEntries(given) });
  } catch (error) {
    throw error instanceof SettingsError ? error.with({ file, environment }) : error;
  }
}

/** SETUP-4: reads and checks the file. Throws a {@link StartupError} that names each line with an error. */
export function readSettingsFile(environment: NodeJS.ProcessEnv): SettingsFile {
  const path = settingsFileOf(environment);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // A folder that is a file is named where it is used.
    if (code === "ENOENT" || code === "ENOTDIR") return { path, entries: new Map(), exists: false };
    throw new StartupError(`The settings file ${path} cannot be read: ${message}.`);
  }
  const text = decodeFile(bytes);
  if (typeof text !== "string") throw new StartupError(`The settings file ${path} ${text.reason}.`);
  return { path, entries: parseSettingsText(text, path), exists: true };
}

/** The settings in a text of that format. `path` names the file in the error. */
export function parseSettingsText(text: string, path: string): SettingsFile["entries"] {
  const { entries, faults } = parseSettings(text);
  const strange = [...entries].flatMap(([name, { line }]) => {
    const reason = nameFault(name);
    return reason === undefined ? [] : [{ line, reason }];
  });
  const found = [...faults, ...strange].sort((a, b) => a.line - b.line);
  if (found.length === 0) return entries;
  const lines = found.map(({ line, reason }) => `  Line ${line} ${reason}${reason.endsWith("?") ? "" : "."}`);
  const count = found.length === 1 ? "an error" : `${found.length} errors`;
  throw new StartupError([`The settings file ${path} has ${count}. Nothing was done:`, ...lines].join("\n"));
}

function nameFault(name: string): string | undefined {
  if (name === "DATA_DIR") return "gives DATA_DIR, which says where this file is. Give it in the environment";
  if (names.includes(name)) return undefined;
  const meant = nearestName(name, names);
  const hint = meant === undefined ? "README.md lists all settings" : `Did you mean ${meant}?`;
  return `gives ${name}, which is not a setting. ${hint}`;
}
