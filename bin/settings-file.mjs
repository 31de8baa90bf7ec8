// Reads DATA_DIR/settings.env, which `npm run setup` writes: lines as `NAME=value`, in the format of `node --env-file`. Uses only
// built-in modules, so it runs before anything is installed.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { root } from "./child.mjs";

/** The settings file of the data folder. `DATA_DIR` is relative to `base`. */
export const settingsFileOf = (environment, base = process.cwd()) =>
  join(resolve(base, environment.DATA_DIR?.trim() || "data"), "settings.env");

/**
 * The settings in a text, and what is wrong with its lines, which count from 1. Stricter than Node, which skips what it cannot
 * read. No reason contains a value, because it may be a password.
 */
export function parseSettings(text) {
  const entries = new Map();
  const faults = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split("\n")
    .entries()) {
    const number = index + 1;
    const stated = line.trim();
    if (stated === "" || stated.startsWith("#")) continue;
    const [, name = "", written = ""] = /^(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(stated) ?? [];
    const reason = faultOf(name, written, entries.get(name)?.line);
    if (reason !== undefined) faults.push({ line: number, reason });
    else entries.set(name, { line: number, value: parseEnv(stated)[name] ?? "" });
  }
  return { entries, faults };
}

function faultOf(name, written, earlierLine) {
  if (name === "") return "is not NAME=value. A line of notes begins with #";
  if (earlierLine !== undefined) return `gives ${name} again, after line ${earlierLine}. Delete one of the two`;
  const isQuoted = /^["'`]/.test(written);
  if (isQuoted && !/^(["'`])(?:(?!\1).)*\1\s*(?:#.*)?$/.test(written)) {
    return `gives ${name} in quotation marks that do not end where the line ends. Use other ones (" ' or \`) around the value`;
  }
  // It would silently cut a password or a color.
  if (!isQuoted && /^#|\S#/.test(written)) {
    return `has a # in the value of ${name}, which begins a note there. Put the value in quotation marks`;
  }
  return undefined;
}

/**
 * The environment with these settings of the file, for programs that need them before the server reads all. Skips what is wrong:
 * the server names it.
 */
export function withSettingsFile(environment, names) {
  const merged = { ...environment };
  for (const [name, { value }] of entriesOf(settingsFileOf(environment, root))) {
    if (names.includes(name) && !merged[name]?.trim()) merged[name] = value;
  }
  return merged;
}

function entriesOf(file) {
  try {
    return existsSync(file) ? parseSettings(readFileSync(file, "utf8")).entries : [];
  } catch {
    // It may not be read, which the server reports.
    return [];
  }
}
