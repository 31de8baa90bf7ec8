import { StartupError } from "../../platform/process/startup-error.ts";

/** Settings by their name, as they are written into the file. */
export type Answers = Readonly<Record<string, string>>;

/** The text of a settings file, in the format of `node --env-file`. */
export function settingsText(answers: Answers): string {
  const lines = Object.entries(answers)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${quoted(name, value)}`);
  return [
    "# The settings of this Lampstand server, written by `npm run setup`. README.md lists them all.",
    "# Keep this file secret, and in your backups. What the environment gives comes before it.",
    ...lines,
    "",
  ].join("\n");
}

/** In quotation marks only where they are needed. They are no part of the value, and there is no way to write them inside. */
function quoted(name: string, value: string): string {
  if (/[\r\n]/.test(value)) throw new StartupError(`${name} has a line break in it.`);
  if (/^[\w@:/.,+%?&=;-]+$/.test(value)) return value;
  // Between double quotation marks, \n would become a line break.
  const mark = ["'", '"', "`"].find((each) => !value.includes(each) && !(each === '"' && value.includes("\\n")));
  if (mark === undefined)
    throw new StartupError(`${name} has every kind of quotation mark in it (' " \`). Leave one out.`);
  return `${mark}${value}${mark}`;
}
