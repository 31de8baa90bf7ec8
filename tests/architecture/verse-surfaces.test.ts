import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { verseSurfaces } from "../support/scripture/verse-surfaces.ts";

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !name.startsWith("dist"))
    .map((name) => name.replaceAll("\\", "/"));
const textOf = (path: string) => readFileSync(path, "utf8");

/** What shows verses, or opens them. */
const shows = /<(?:Scripture|ScriptureReference|OwnVerse|VerseList)\b/;

test("SCRIPTURE-8 each file of the client that shows verses is named, with whose translation it follows", () => {
  const found = filesIn("client", /\.tsx$/).filter(
    (name) => !name.startsWith("ui/gallery/") && shows.test(textOf(`client/${name}`)),
  );
  expect(found.sort()).toEqual([...new Set(verseSurfaces.flatMap(({ files }) => files))].sort());
});

test("SCRIPTURE-8 each file of the server that takes words from the Bible says in which translation", () => {
  const takers = filesIn("server", /\.ts$/).filter(
    (name) => !name.startsWith("scripture/") && /\b(?:findPassage|readVerses)\(/.test(textOf(`server/${name}`)),
  );
  const calls = takers.flatMap((name) =>
    [...textOf(`server/${name}`).matchAll(/\bfindPassage\(([^()]*)\)/g)].map(([, given]) => `${name}: ${given}`),
  );
  expect(calls.sort()).toEqual([
    "game/played/played-round.ts: scriptureReference, translation",
    // Whether the verses exist, and how long they are.
    "question/question-shape.ts: written",
    "question/question.ts: row.scripture_reference, translation",
    "solo/solo-view.ts: scriptureReference, translation",
  ]);
});

test("SCRIPTURE-10 whoever shows a quotation says whose words it is", () => {
  for (const file of filesIn("client", /\.tsx$/)) {
    const quotations = [...textOf(`client/${file}`).matchAll(/<Scripture(?=[\s>])[^>]*?(?:=\{<[^>]*>\}[^>]*)?>/g)];
    for (const [opening] of quotations) expect(opening, file).toContain("translation=");
  }
});
