import { readFile } from "node:fs/promises";
import { basename, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { type Language, sourceLanguage } from "../../schema/language/languages.ts";
import { clientFile, projectFolder } from "./paths.ts";
import { isTextModule, readTranslation, translationOf } from "./translated-texts.ts";

/** The English texts, from which a translation takes what it lacks. */
const ENGLISH = "?english";
const english = new RegExp(`\\${ENGLISH}$`);

interface Options {
  readonly language: Language;
  /** Whether texts that are missing are listed. */
  readonly report: boolean;
}

/**
 * Builds the client in one language: of every text module it takes the translation. A text that is missing there is shown in
 * English, and a line of the build's report names it.
 */
export function languageTexts({ language, report }: Options): Plugin {
  const untranslated = new Map<string, readonly string[]>();
  return {
    name: "language-texts",
    enforce: "pre",
    async load(id) {
      if (english.test(id)) {
        return { code: await readFile(id.replace(english, ""), "utf8"), moduleSideEffects: false };
      }
      if (language === sourceLanguage || !isTextModule(id)) return null;
      const translation = await readTranslation(id, language);
      untranslated.set(relative(projectFolder, id), translation.untranslated);
      if (translation.code === undefined) return null;
      this.addWatchFile(translationOf(id, language));
      const { absent } = translation;
      const rest = absent.length > 0 ? `export { ${absent.join(", ")} } from "./${basename(id)}${ENGLISH}";` : "";
      return { code: `${translation.code}\n${rest}`, moduleSideEffects: false };
    },
    buildEnd() {
      if (!report) return;
      const missing = [...untranslated].filter(([, names]) => names.length > 0).sort();
      for (const [file, names] of missing)
        this.warn(`${language}: English is shown for ${names.join(", ")} of ${file}`);
    },
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        const file = clientFile("app/page-text.ts");
        const texts: Record<string, string> = {
          ...(await textsOf(file)),
          ...(await translatedTexts(file, language)),
        };
        return html
          .replace(/(<html [^>]*lang=")[\w-]+/, `$1${language}`)
          .replace(/\{(\w+)\}/g, (mark, name: string) => texts[name] ?? mark);
      },
    },
  };
}

const textsOf = async (file: string): Promise<Record<string, string>> => await import(pathToFileURL(file).href);

const translatedTexts = async (file: string, language: Language) =>
  (await readTranslation(file, language)).code === undefined ? {} : await textsOf(translationOf(file, language));
