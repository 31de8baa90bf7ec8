import { useQuery } from "@tanstack/react-query";
import type { Reading } from "../../schema/scripture/api.ts";
import { QueryState } from "../frame/query-state.tsx";
import { useTranslation } from "../net/translation.ts";
import { SkeletonText } from "../ui/feedback/skeleton.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { SecondaryText } from "../ui/text/text.tsx";
import { versesQuery } from "./scripture-queries.ts";
import * as text from "./scripture-text.ts";
import { VerseList } from "./verse-list.tsx";

interface Props {
  reference: string;
  onClose: () => void;
}

/** The verses of a reference, set like a page of a book. */
export function ScriptureSheet({ reference, onClose }: Props) {
  const query = useQuery(versesQuery(reference, useTranslation()));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={query.data?.reference ?? reference}>
      {query.isSuccess ? (
        <Passages {...query.data} />
      ) : (
        <QueryState query={query} label={text.loading} level={3}>
          <SkeletonText lines={4} />
        </QueryState>
      )}
    </Dialog>
  );
}

function Passages({ reference: whole, passages, total, translation }: Reading) {
  const shown = passages.reduce((sum, { verses }) => sum + verses.length, 0);
  return (
    // Focusable, so that long passages can be scrolled with the keyboard.
    <Stack $gap={16} role="group" aria-label={whole} tabIndex={0}>
      {passages.map(({ reference, verses }) => (
        <Stack key={reference} $gap={8}>
          {passages.length > 1 && (
            <Heading level={3} size="lead">
              {reference}
            </Heading>
          )}
          <VerseList verses={verses} translation={translation} />
        </Stack>
      ))}
      <SecondaryText>
        {shown < total ? `${text.shortened(shown, total)} ${text.nameOf(translation)}` : text.nameOf(translation)}
      </SecondaryText>
    </Stack>
  );
}
