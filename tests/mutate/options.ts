import { parseArgs } from "node:util";
import { z } from "zod";
import { guarded } from "./folders.ts";

export const usage = `Puts one small fault after another into the sources, in memory, and runs the tests that reach it. A fault that no test
notices survives, and is printed.

  npm run mutate [-- server/payment/refund …] [options]

  --sample 50       so many faults, drawn at random
  --seed 1          another draw
  --json file       writes the result to a file
  --again file      tries only the faults that survived in such a result, after tests for them or with more --files
  --near            runs only test files of the same feature: quicker, and more faults survive
  --parallel 3      how many faults are tried at once
  --files 20        how many test files are run at most for one fault
  --fresh           records again which functions each test file reaches
  --list            prints the faults and runs nothing

Without a path it takes everything where a fault costs money, privacy or safety:

  ${guarded.join("\n  ")}`;

const shape = z.object({
  sample: z.coerce.number().int().min(1).optional(),
  seed: z.coerce.number().int().default(1),
  json: z.string().min(1).optional(),
  again: z.string().min(1).optional(),
  near: z.boolean().default(false),
  files: z.coerce.number().int().min(1).default(20),
  // More than cores: some faults make tests wait.
  parallel: z.coerce.number().int().min(1).max(16).default(3),
  fresh: z.boolean().default(false),
  list: z.boolean().default(false),
});

export type MutateOptions = z.output<typeof shape> & { readonly paths: readonly string[] };

/** Reads the command line: the options, or why they cannot be used; null if help was asked for. */
export function readMutateOptions(args: readonly string[]): MutateOptions | { readonly problem: string } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        sample: { type: "string" },
        seed: { type: "string" },
        json: { type: "string" },
        again: { type: "string" },
        near: { type: "boolean" },
        files: { type: "string" },
        parallel: { type: "string" },
        fresh: { type: "boolean" },
        list: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    const { help, ...rest } = values;
    if (help) return null;
    const options = shape.safeParse(rest);
    if (!options.success) {
      const [issue] = options.error.issues;
      return { problem: `--${issue?.path.join(".")}: ${issue?.message}` };
    }
    return { ...options.data, paths: positionals.length > 0 ? positionals : guarded };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}
