import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { type Language, sourceLanguage } from "../../schema/language/languages.ts";

/** The modules whose words can be translated. `client/texts.grit` keeps words out of the others. */
const textModule = /\/(?:client|schema)\/.*-(?:text|errors|content|game)\.ts$/;

export const isTextModule = (file: string): boolean => textModule.test(file) && !/\.\w+\.ts$/.test(basename(file));

/** `room-text.pcm.ts`, beside `room-text.ts`. */
export const translationOf = (file: string, language: Language): string => file.replace(/ts$/, `${language}.ts`);

const literals = /(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g;
/** A literal with several words or a capital letter is read by people. Others are names of icons, addresses and the like. */
const words = /\p{L} |^\p{Lu}\p{Ll}/u;
const hasWords = (source: string): boolean =>
  [...source.matchAll(literals)].some(([, , literal = ""]) => words.test(literal));

/** The values that a module exports, each with the part of its source. What comes from other modules has no part of its own. */
function exportsOf(source: string): Map<string, string> {
  const parts = source.replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, "").split(/^(?=export )/m);
  return new Map(parts.flatMap((part) => namesOf(part).map((name) => [name, isList(part) ? "" : part] as const)));
}

const isList = (part: string): boolean => part.startsWith("export {");

/** `room` and `table` for "export const room = …" and "export { chair as table, room }"; nothing for types. */
function namesOf(part: string): string[] {
  const [, list] = /^export \{([^}]*)\}/.exec(part) ?? [];
  if (list === undefined) return /^export (?:const|function) (\w+)/.exec(part)?.slice(1) ?? [];
  const items = list.split(",").map((item) => item.trim());
  return items.flatMap((item) => (/^type /.test(item) ? [] : (/\w+$/.exec(item) ?? [])));
}

export interface TranslatedModule {
  /** The source of the translation. Undefined without one. */
  readonly code: string | undefined;
  /** The names that it lacks: they come from English. */
  readonly absent: readonly string[];
  /** Those of them that hold words. */
  readonly untranslated: readonly string[];
}

/** What there is of this text module in a language. */
export async function readTranslation(file: string, language: Language): Promise<TranslatedModule> {
  const translation = translationOf(file, language);
  const code = language !== sourceLanguage && existsSync(translation) ? await readFile(translation, "utf8") : undefined;
  const translated = exportsOf(code ?? "");
  const english = [...exportsOf(await readFile(file, "utf8"))].filter(([name]) => !translated.has(name));
  return {
    code,
    absent: english.map(([name]) => name),
    untranslated: english.flatMap(([name, part]) => (hasWords(part) ? [name] : [])),
  };
}
