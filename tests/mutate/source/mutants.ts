import { functionAt, functionsOf, topLevelsOf } from "./functions.ts";
import { sqlEdits } from "./sql-edits.ts";
import { canBeParsed, parse, walk } from "./syntax.ts";
import { type Edit, syntaxEdits } from "./syntax-edits.ts";

/** A source with one small fault. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** The function with the fault, or the declaration outside all functions. */
  readonly place: string;
  readonly isInFunction: boolean;
  /** What was changed into what, on one line. */
  readonly change: string;
  /** The whole faulty source. */
  readonly source: string;
}

/** Every faulty version of a source, in the order of its lines. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const program = parse(file, source);
  const functions = functionsOf(program);
  const topLevels = topLevelsOf(program);
  const edits: Edit[] = [];
  const hasSql = /^(server|migrations)\//.test(file);
  walk(program, (node, around) => {
    edits.push(...syntaxEdits(node, around, source), ...(hasSql ? sqlEdits(node, source) : []));
  });
  const mutants = edits.map((edit): Mutant => {
    const inside = functionAt(functions, edit.start);
    const declared = topLevels.find(({ start, end }) => start <= edit.start && edit.start < end)?.names[0];
    return {
      file,
      line: source.slice(0, edit.start).split("\n").length,
      place: inside?.name ?? declared ?? "module",
      isInFunction: inside !== undefined,
      change: describeEdit(source, edit),
      source: source.slice(0, edit.start) + edit.text + source.slice(edit.end),
    };
  });
  const seen = new Set<string>([source]);
  return mutants
    .filter((mutant) => !seen.has(mutant.source) && seen.add(mutant.source) && canBeParsed(file, mutant.source))
    .sort((one, other) => one.line - other.line);
}

const MAX_LENGTH = 100;
/** A shorter fault is shown with the text around it. */
const MIN_LENGTH = 25;

function describeEdit(source: string, { start, end, text }: Edit): string {
  const before = source.slice(start, end);
  if (before.length >= MIN_LENGTH) return `${oneLine(before)} → ${oneLine(text) || "(nothing)"}`;
  const lineStart = source.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = source.indexOf("\n", end);
  const head = source.slice(Math.max(lineStart, start - MIN_LENGTH), start);
  const tail = source.slice(end, Math.min(lineEnd === -1 ? source.length : lineEnd, end + MIN_LENGTH));
  return `${oneLine(head + before + tail)} → ${oneLine(head + text + tail)}`;
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH - 35)} … ${line.slice(-30)}`;
}
