import { Stack } from "../../ui/layout/stack.ts";
import { BulletList } from "../../ui/text/bullet-list.tsx";
import type { ResourceContent } from "./item/resource-content.ts";
import { ResourceBlock } from "./resource-block.tsx";
import { ResourceSection } from "./resource-section.tsx";
import * as text from "./resources-text.ts";

/** What to bring, and everything there is to read and to do. */
export function ResourceParts({ materials, parts }: ResourceContent) {
  return (
    <Stack $gap={32}>
      {materials && (
        <ResourceSection title={text.materialsTitle}>
          <BulletList items={materials} />
        </ResourceSection>
      )}
      {parts.map((part) => (
        <ResourceSection
          key={part.title}
          title={part.title}
          note={part.minutes && text.minutesNote(part.minutes)}
          framed={part.isForLeader ?? false}
        >
          {part.blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a part never change
            <ResourceBlock key={at} block={block} />
          ))}
        </ResourceSection>
      ))}
    </Stack>
  );
}
