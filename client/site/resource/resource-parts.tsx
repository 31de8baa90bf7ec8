import { Stack } from "../../ui/layout/stack.ts";
import { SheetPart } from "../../ui/sheet/sheet-part.tsx";
import { BulletList } from "../../ui/text/bullet-list.tsx";
import type { ResourceContent, ResourcePart } from "./item/resource-content.ts";
import { ResourceBlock } from "./resource-block.tsx";
import * as text from "./resources-text.ts";

function noteOf({ minutes, isForLeader }: ResourcePart): string | undefined {
  if (minutes !== undefined) return text.minutesNote(minutes);
  return isForLeader ? text.leaderNote : undefined;
}

/** What to bring, and everything there is to read and to do. */
export function ResourceParts({ materials, parts }: ResourceContent) {
  return (
    <Stack $gap={32}>
      {materials && (
        <SheetPart title={text.materialsTitle}>
          <BulletList items={materials} />
        </SheetPart>
      )}
      {parts.map((part) => (
        <SheetPart key={part.title} title={part.title} note={noteOf(part)} framed={part.isForLeader ?? false}>
          {part.blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a part never change
            <ResourceBlock key={at} block={block} />
          ))}
        </SheetPart>
      ))}
    </Stack>
  );
}
