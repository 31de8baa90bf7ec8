import { parseArgs } from "node:util";
import type { BenchOptions } from "./support/context.ts";

export interface BenchArguments {
  /** Empty for all lines. */
  readonly ids: readonly string[];
  readonly options: BenchOptions;
  /** The file to write the figures to. */
  readonly json: string | undefined;
  /** A file of figures to write the document from, instead of measuring. */
  readonly document: string | undefined;
  readonly isHelp: boolean;
}

/** Reads the arguments of the command; throws with a message for its user if they are wrong. */
export function parseBenchArguments(args: readonly string[], knownIds: readonly string[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: "string" },
      curve: { type: "string" },
      churn: { type: "string" },
      smallest: { type: "boolean", default: false },
      profile: { type: "string" },
      json: { type: "string" },
      document: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const ids = positionals.map((each) => each.toUpperCase());
  const unknown = ids.find((id) => !knownIds.includes(id));
  if (unknown) throw new Error(`There is no benchmark ${unknown}.`);
  const usual = values.smallest
    ? { runs: "1", curve: "1,2", churn: "1,2" }
    : { runs: "5", curve: "10,100,300,1000", churn: "100,1000" };
  const [runs = 1] = numbers(values.runs ?? usual.runs);
  const [few = 0, many = 0] = numbers(values.churn ?? usual.churn);
  return {
    ids,
    options: {
      size: values.smallest ? "smallest" : "full",
      runs,
      curve: numbers(values.curve ?? usual.curve),
      churn: [few, many],
      profileTo: values.profile,
    },
    json: values.json,
    document: values.document,
    isHelp: values.help,
  };
}

function numbers(text: string): number[] {
  const found = text.split(",").map(Number);
  if (found.some((each) => !Number.isInteger(each) || each < 1)) throw new Error(`${text} is not a list of numbers.`);
  return found;
}
