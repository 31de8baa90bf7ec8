// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { versesQuery } from "../../../../client/scripture/scripture-queries.ts";
import { VerseList } from "../../../../client/scripture/verse-list.tsx";
import { Scripture } from "../../../../client/ui/text/scripture.tsx";
import type { Verse } from "../../../../schema/scripture/api.ts";
import { translationNames } from "../../../../schema/scripture/translation.ts";
import { render } from "../../../support/browser/render.ts";

function textOf(verses: Verse[]): string {
  render(<VerseList verses={verses} translation="web" />);
  return document.querySelector("p")?.textContent?.trim() ?? "";
}

test("SCRIPTURE-6 SCRIPTURE-7 verses that are missing or have another number say so", () => {
  expect(textOf([{ chapter: 8, verse: 37, text: "And Philip said.", instead: "kjv" }])).toBe(
    "37This verse is not in the World English Bible’s main text. King James Version: And Philip said.",
  );
  document.body.replaceChildren();
  expect(textOf([{ chapter: 16, verse: 25, text: "Now to him.", place: "14:24" }])).toBe(
    "25Now to him. (There it’s verse 14:24.)",
  );
});

test("SCRIPTURE-10 a quoted verse has its translation beside it, with the whole name for screen readers", () => {
  render(
    <Scripture reference="John 11:35" translation={translationNames.web}>
      Jesus wept.
    </Scripture>,
  );
  const caption = document.querySelector("figcaption");
  expect(caption?.querySelector("[title]")?.getAttribute("title")).toBe("World English Bible");
  expect(caption?.textContent).toBe("John 11:35 · WEBWorld English Bible");
  expect(caption?.querySelector("[aria-hidden]")?.textContent).toBe("WEB");
});

test("SCRIPTURE-11 what is read of a reference is kept apart for each translation", () => {
  const keys = (["kjv", "web"] as const).map((translation) => versesQuery("John 3:16", translation).queryKey);
  expect(keys).toEqual([
    ["scripture", "John 3:16", "kjv"],
    ["scripture", "John 3:16", "web"],
  ]);
});
