import { posix } from "node:path";
import { functionKey, functionsOf, type SourceFunction, type TopLevel, topLevelsOf } from "./functions.ts";
import { parse } from "./syntax.ts";

/** The sources of the product by their path from the root. */
export type Sources = ReadonlyMap<string, string>;

interface ParsedSource {
  readonly functions: readonly SourceFunction[];
  readonly topLevels: readonly TopLevel[];
}

const parsed = new Map<string, ParsedSource>();

function parsedSource(file: string, source: string): ParsedSource {
  const known = parsed.get(source);
  if (known) return known;
  const program = parse(file, source);
  const result = { functions: functionsOf(program), topLevels: topLevelsOf(program) };
  parsed.set(source, result);
  return result;
}

/**
 * The keys of the functions that use a declaration outside all functions, in its own file and in those that import it. A
 * class is used by its methods, and a statement without a name by every function of its file.
 */
export function usersOf(file: string, declared: string, sources: Sources): string[] {
  const source = sources.get(file) ?? "";
  const { topLevels: ownTopLevels, functions: ownFunctions } = parsedSource(file, source);
  if (declared === "module") return ownFunctions.map(({ name }) => functionKey(file, name));
  const names = dependents(ownTopLevels, declared, source);
  const own = ownTopLevels.find((each) => each.names.includes(declared));
  const inside = ownFunctions.filter(({ start, end }) => own && own.start <= start && end <= own.end);
  const users = [file, ...importersOf(file, sources)].flatMap((user) => {
    const text = sources.get(user) ?? "";
    const inUser = user === file ? names : names.flatMap((name) => localNames(name, text));
    const { topLevels, functions } = parsedSource(user, text);
    const all = inUser.flatMap((name) => dependents(topLevels, name, text));
    const mentioning = functions.filter(({ start, end }) => mentions(text.slice(start, end), all));
    return mentioning.map(({ name }) => functionKey(user, name));
  });
  return [...new Set([...inside.map(({ name }) => functionKey(file, name)), ...users])];
}

/** The name and those of all declarations that use it, directly or through others. */
function dependents(topLevels: readonly TopLevel[], name: string, source: string): string[] {
  const names = new Set([name]);
  for (let known = 0; known < names.size; ) {
    known = names.size;
    for (const { names: own, start, end } of topLevels) {
      if (mentions(source.slice(start, end), [...names])) for (const each of own) names.add(each);
    }
  }
  return [...names];
}

function mentions(text: string, names: readonly string[]): boolean {
  // Not after the dot of a property, but after the three of a spread.
  const before = "(?<![\\w$])(?<!(?<!\\.\\.)\\.)";
  return names.some((name) => new RegExp(`${before}${name.replaceAll("$", "\\$")}(?![\\w$])`).test(text));
}

/** What an imported name is called in a file: `import { save as saveTicket }`. */
function localNames(name: string, text: string): string[] {
  const renamed = new RegExp(`\\b${name.replaceAll("$", "\\$")} as (\\w+)`).exec(text)?.[1];
  return renamed ? [name, renamed] : [name];
}

/** The files that import a file, directly or through one that only passes it on. */
function importersOf(file: string, sources: Sources): string[] {
  const found = new Set<string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [importer, text] of sources) {
      if (found.has(importer) || !imports(importer, text, next)) continue;
      found.add(importer);
      if (/^export (\{|\*|type).* from /ms.test(text)) open.push(importer);
    }
  }
  return [...found];
}

function imports(importer: string, text: string, file: string): boolean {
  const path = posix.relative(posix.dirname(importer), file);
  return text.includes(`"${path.startsWith(".") ? path : `./${path}`}"`);
}
