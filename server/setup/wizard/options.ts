import { parseArgs } from "node:util";

export const usage = `npm run setup -- [options]

Asks for the settings of this server, checks them and writes them to DATA_DIR/settings.env.

  --check              checks the settings as they are, and writes nothing
  --answers FILE       takes them from a file with lines as NAME=value instead of asking
  --from-environment   takes them from the environment instead of asking
  --replace            with one of these two: replaces a settings file, which is kept as settings.env.before
  --unchecked          with one of these two: writes them although a check found a problem
  --new-database       puts a built-in database that is there aside, as postgres.before, and begins with an empty one
  --keep-database      goes on with it
  --help`;

const options = {
  check: { type: "boolean", default: false },
  answers: { type: "string" },
  "from-environment": { type: "boolean", default: false },
  replace: { type: "boolean", default: false },
  unchecked: { type: "boolean", default: false },
  "new-database": { type: "boolean", default: false },
  "keep-database": { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

export const readOptions = (args: readonly string[]) => parseArgs({ args: [...args], options }).values;
export type SetupOptions = ReturnType<typeof readOptions>;

/** Whether nobody is asked. */
export const isScripted = (given: SetupOptions): boolean => given.answers !== undefined || given["from-environment"];
