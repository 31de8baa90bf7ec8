import { existsSync, globSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { translationUrl } from "../../server/platform/language/translated.ts";
import { mentioned, rendered } from "../support/language/sample.ts";
import { wholeLanguages } from "../support/language/whole-languages.ts";

/** Modules of this name that hold no texts for people, or only texts for operators. */
const others = new Set([
  "server/ai/draft-text.ts",
  "server/devotion/stored-text.ts",
  "server/erasure/redact-text.ts",
  "server/event/page/stored-text.ts",
  "server/platform/error-text.ts",
  "server/platform/site/security-text.ts",
  "server/platform/site/stored-text.ts",
  "server/safety/contact/plain-text.ts",
  "server/setup/wizard/settings-text.ts",
]);

/** Texts that are the same in two languages, because people who speak the second say them in English. */
const same: Readonly<Record<string, readonly string[]>> = {
  "server/payment/settle/payment-mail-text.ts": ["paymentButton", "ticketButton"],
};

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = globSync("server/**/*-text.ts", { cwd: root })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !others.has(file))
  .toSorted();
const urlOf = (file: string) => pathToFileURL(`${root}/${file}`);

type Texts = Readonly<Record<string, unknown>>;
const load = async (url: URL): Promise<Texts> => ({ ...(await import(url.href)) });

test("LANGUAGE-4 the modules of server texts are found, and each exception exists", () => {
  expect(files).toContain("server/account/account-mail-text.ts");
  expect(files).toContain("server/push/push-text.ts");
  expect([...others].filter((file) => !existsSync(urlOf(file)))).toEqual([]);
});

const each = wholeLanguages.flatMap((language) => files.map((file) => ({ file, language })));

test.each(each)("LANGUAGE-4 $file is there in $language, whole and with nothing else", async ({ file, language }) => {
  const english = await load(urlOf(file));
  const translation = await load(translationUrl(urlOf(file), language));
  expect(Object.keys(translation).toSorted()).toEqual(Object.keys(english).toSorted());
});

test.each(each)("LANGUAGE-2 $file in $language says the same as in English, in other words", async (text) => {
  const english = await load(urlOf(text.file));
  const translation = await load(translationUrl(urlOf(text.file), text.language));
  for (const [name, words] of Object.entries(english)) {
    const [said, translated] = [rendered(words), rendered(translation[name])];
    expect(mentioned(translated), name).toEqual(mentioned(said));
    if (!same[text.file]?.includes(name)) expect(translated, name).not.toBe(said);
  }
});

/** Where a module of texts is chosen by the language of its reader. */
const importsOf = (file: string): string => file.slice(file.lastIndexOf("/") + 1);

test.each(files)("LANGUAGE-2 the texts of %s are chosen by the language of their reader", async (file) => {
  const folder = file.slice(0, file.lastIndexOf("/"));
  const { readFile } = await import("node:fs/promises");
  const sources = globSync(`${folder}/*.ts`, { cwd: root }).map((each) => readFile(`${root}/${each}`, "utf8"));
  const chosen = `await translated(import.meta.url, "./${importsOf(file)}", english)`;
  expect((await Promise.all(sources)).filter((source) => source.includes(chosen))).toHaveLength(1);
});
