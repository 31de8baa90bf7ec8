import { ScriptureReference } from "../../scripture/scripture-panel.tsx";
import { BulletList } from "../../ui/text/bullet-list.tsx";
import { Scripture } from "../../ui/text/scripture.tsx";
import { Text } from "../../ui/text/text.tsx";
import { quoted } from "../page/verse.ts";
import type { Block } from "./item/resource-content.ts";
import { NumberedList } from "./numbered-list.tsx";
import * as text from "./resources-text.ts";
import { ScriptLines } from "./script-lines.tsx";

/** How many lines one writes an answer on. */
const ANSWER_LINES = 2;

/** One block of a resource: a paragraph, a passage, a list, questions or a script. */
export function ResourceBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "text":
      return <Text>{block.text}</Text>;
    case "passage":
      return (
        <Scripture reference={<ScriptureReference reference={block.verse.reference} />} translation={quoted}>
          {block.verse.text}
        </Scripture>
      );
    case "list":
      return <BulletList items={block.items} />;
    case "steps":
      return <NumberedList items={block.items} />;
    case "questions":
      return <NumberedList items={block.items} lines={block.lines ?? ANSWER_LINES} />;
    case "script":
      return <ScriptLines moments={block.shots} pictureLabel={text.pictureLabel} wordsLabel={text.wordsLabel} />;
  }
}
