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
 * The keys of the functions that use a declaration outside all functions, in its own file and in those that import it, also
 * through other declarations and through functions that run while a module is loaded. A class is used by its methods, and a
 * statement without a name by every function of its file.
 */
export function usersOf(
  file: string,
  declared: string,
  sources: Sources,
  runsAtLoad: (key: string) => boolean = () => false,
): string[] {
  const source = sources.get(file) ?? "";
  const { topLevels, functions } = parsedSource(file, source);
  if (declared === "module") return functions.map(({ name }) => functionKey(file, name));
  const own = topLevels.find((each) => each.names.includes(declared));
  const inside = functions.filter(({ start, end }) => own && own.start <= start && end <= own.end);
  const users = new Set(inside.map(({ name }) => functionKey(file, name)));
  const known = new Set<string>();
  const open: Declarations[] = [{ file, names: [declared] }];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const user of [next.file, ...importersOf(next.file, sources)]) {
      const { own: ownNames, functions: mentioning } = usesIn({ file: user, next, sources, runsAtLoad });
      for (const each of mentioning) users.add(each);
      const fresh = ownNames.filter((name) => !known.has(functionKey(user, name)));
      for (const name of fresh) known.add(functionKey(user, name));
      if (fresh.length > 0) open.push({ file: user, names: fresh });
    }
  }
  return [...users];
}

interface Declarations {
  readonly file: string;
  readonly names: readonly string[];
}

interface Use {
  /** The file that may use the declarations. */
  readonly file: string;
  readonly next: Declarations;
  readonly sources: Sources;
  readonly runsAtLoad: (key: string) => boolean;
}

/** What uses the declarations in a file: declarations of its own that are no functions of a test, and the keys of its functions. */
function usesIn({ file, next, sources, runsAtLoad }: Use) {
  const text = sources.get(file) ?? "";
  const { topLevels, functions } = parsedSource(file, text);
  const called = new Set(functions.map(({ name }) => name).filter((name) => !runsAtLoad(functionKey(file, name))));
  const passing = topLevels.filter((each) => !each.names.some((name) => called.has(name)));
  const local = file === next.file ? next.names : next.names.flatMap((name) => localNames(name, text));
  const all = [...new Set(local.flatMap((name) => dependents(passing, name, text)))];
  const mentioning = functions.filter(({ start, end }) => mentions(text.slice(start, end), all));
  const declared = new Set(passing.flatMap((each) => each.names));
  return {
    own: all.filter((name) => declared.has(name)),
    functions: mentioning.map(({ name }) => functionKey(file, name)),
  };
}

/** The name and those of all these declarations that use it, directly or through others. */
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
