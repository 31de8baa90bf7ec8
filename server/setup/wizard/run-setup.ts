import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import type { z } from "zod";
import { settingsFileOf } from "../../../bin/settings-file.mjs";
import { type Config, readConfig, settings } from "../../platform/config/config.ts";
import { parseSettingsText, readSettings } from "../../platform/config/settings-file.ts";
import { StartupError } from "../../platform/process/startup-error.ts";
import { type Finding, findingLine } from "./check.ts";
import { checkSettings } from "./check-settings.ts";
import { putDatabaseAside, wantsNewDatabase } from "./earlier-database.ts";
import { nextSteps } from "./next-steps.ts";
import { isScripted, readOptions, type SetupOptions, usage } from "./options.ts";
import { openPrompt, type Prompt } from "./prompt.ts";
import { askSettings } from "./questions.ts";
import { readIfThere, saveSettings } from "./save-settings.ts";
import { type Answers, settingsText } from "./settings-text.ts";

export interface Terminal {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable;
  readonly environment: NodeJS.ProcessEnv;
}

/** `npm run setup`. Returns the exit code. Throws a {@link StartupError} if it cannot finish; then nothing was saved. */
export async function runSetup(args: readonly string[], terminal: Terminal): Promise<number> {
  const given = optionsOf(args);
  const print = (text: string) => void terminal.output.write(`${text}\n`);
  if (given.help) {
    print(usage);
    return 0;
  }
  if (given.check) return isGood(await checkSettings(readSettings(terminal.environment)), print) ? 0 : 1;
  const path = settingsFileOf(terminal.environment);
  const seen = readIfThere(path);
  const known = seen === null ? {} : answersIn(seen, path);
  if (isScripted(given)) return await runScript(given, terminal, { path, seen, known });
  const prompt = openPrompt(terminal.input, terminal.output);
  try {
    return await runDialogue(prompt, given, { path, seen, known });
  } finally {
    prompt.close();
  }
}

function optionsOf(args: readonly string[]): SetupOptions {
  try {
    return readOptions(args);
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

interface Present {
  readonly path: string;
  /** The text of the settings file when this began. */
  readonly seen: string | null;
  readonly known: Answers;
}

async function runDialogue(prompt: Prompt, given: SetupOptions, { path, seen, known }: Present): Promise<number> {
  const dataDir = dirname(path);
  prompt.say(`This asks for the settings of your server and saves them in ${path}.`);
  prompt.say("Press Enter to take what is in brackets, or Ctrl-C to stop. Nothing is saved before the end.");
  if (seen !== null && !(await prompt.confirm("\nThat file is there already. Change it? What it is now will be kept.")))
    return 0;
  const answers = await askSettings(prompt, withStandards(usable(known), dataDir), dataDir);
  const isFirst = seen === null;
  const isNew = await wantsNewDatabase(answers, dataDir, given, { prompt, isFirst });
  const config = configOf(answers, dataDir);
  prompt.say("\nThis is what was found:");
  for (const finding of await checkSettings(config)) prompt.say(findingLine(finding));
  if (!(await prompt.confirm(`\nSave these settings?`))) {
    prompt.say("Nothing was saved.");
    return 1;
  }
  await finish({ path, seen, answers, config, isNew }, prompt.say);
  return 0;
}

async function runScript(
  given: SetupOptions,
  { output, environment }: Terminal,
  { path, seen, known }: Present,
): Promise<number> {
  const print = (text: string) => void output.write(`${text}\n`);
  if (seen !== null && !given.replace) {
    throw new StartupError(`${path} is there already. Say --replace to replace it; it is kept as ${path}.before.`);
  }
  const answered = given.answers === undefined ? {} : answersIn(readAnswers(given.answers), given.answers);
  const dataDir = dirname(path);
  const answers = withStandards({ ...known, ...settingsIn(environment), ...answered }, dataDir);
  const config = configOf(answers, dataDir);
  const isNew = await wantsNewDatabase(answers, dataDir, given, { prompt: null, isFirst: seen === null });
  if (!isGood(await checkSettings(config), print) && !given.unchecked) {
    print("Nothing was saved. Say --unchecked to save it anyway.");
    return 1;
  }
  await finish({ path, seen, answers, config, isNew }, print);
  return 0;
}

function isGood(findings: readonly Finding[], print: (line: string) => void): boolean {
  for (const finding of findings) print(findingLine(finding));
  return findings.every(({ level }) => level !== "problem");
}

interface Finished {
  readonly path: string;
  readonly seen: string | null;
  readonly answers: Answers;
  readonly config: Config;
  readonly isNew: boolean;
}

async function finish({ path, seen, answers, config, isNew }: Finished, print: (line: string) => void): Promise<void> {
  const text = settingsText(answers);
  // Whatever was typed, the server has to read the same again.
  configOf(answersIn(text, path), dirname(path));
  await saveSettings(path, text, { seen, alongside: isNew ? () => putDatabaseAside(dirname(path)) : undefined });
  if (isNew) print("The former database was put aside, as postgres.before beside it.");
  print(`\nSaved in ${path}, which only this user of the machine may read.\n\n${nextSteps(config)}`);
}

/** What every production server needs, and nobody has to think about. The secret of an earlier try goes on. */
const withStandards = (answers: Answers, dataDir: string): Answers => ({
  ...answers,
  NODE_ENV: answers.NODE_ENV || "production",
  SECRET: answers.SECRET || readIfThere(join(dataDir, "secret"))?.trim() || randomBytes(32).toString("base64url"),
});

/** Wrong values are asked for again. */
const usable = (known: Answers): Answers =>
  Object.fromEntries(
    Object.entries(known).filter(([name, value]) => {
      const shape: z.ZodType | undefined = settings.shape[name as keyof typeof settings.shape];
      return shape?.safeParse(value).success;
    }),
  );

const configOf = (answers: Answers, dataDir: string): Config => readConfig({ ...answers, DATA_DIR: dataDir });

const answersIn = (text: string, path: string): Answers =>
  Object.fromEntries([...parseSettingsText(text, path)].map(([name, { value }]) => [name, value]));

/** The settings that the environment gives. DATA_DIR says where the file is, so it stays there. */
const settingsIn = (environment: NodeJS.ProcessEnv): Answers =>
  Object.fromEntries(
    Object.keys(settings.shape).flatMap((name) => {
      const value = name === "DATA_DIR" ? "" : environment[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );

function readAnswers(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new StartupError(`The file ${path} cannot be read: ${(error as Error).message}.`);
  }
}
