import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Devotion } from "../../../schema/devotion/devotion.ts";
import { ReportButton } from "../../safety/report-button-panel.tsx";
import { ScriptureReference } from "../../scripture/scripture-panel.tsx";
import { Button } from "../../ui/button/button.tsx";
import { weekdayAndDayFormat } from "../../ui/format/format.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import * as text from "../devotion-text.ts";
import { ReadMark } from "../read/read-mark.tsx";
import { BookPage } from "./book-page.tsx";
import { BookText } from "./book-text.tsx";
import { previewOf } from "./preview.ts";

interface Props {
  devotion: Devotion;
  /** Today's is a page of a book, the others are cards. */
  isToday?: boolean;
  /** Undefined for visitors, who mark nothing. */
  memberId: string | undefined;
}

/** "Thursday 19 November", of a day of the community's calendar. */
const dayOf = (date: string): string => weekdayAndDayFormat("UTC").format(Date.parse(date));

/** One devotion: a preview that opens, its verse, and the mark. */
export function DevotionEntry({ devotion, isToday = false, memberId }: Props) {
  const { devotionId, title, date, content, scriptureReference, isAiDraft, canReport } = devotion;
  const [isOpen, setOpen] = useState(false);
  const entry = useRef<HTMLDivElement>(null);
  const [titleId, bodyId] = [useId(), useId()];
  const preview = previewOf(content);
  const isWhole = isOpen || preview === null;

  function toggle() {
    flushSync(() => setOpen(!isOpen));
    // The end of a long text was on the screen; the reader should not be left far below the card.
    if (entry.current && entry.current.getBoundingClientRect().top < 0) entry.current.scrollIntoView();
  }

  const body = (
    <Stack ref={entry} $gap={isToday ? 16 : 12}>
      <Stack $gap={4}>
        <Text as="time" dateTime={date} $size="small" $weight={600} $tone={isToday ? "accentText" : "muted"}>
          {isToday ? `${text.todayTitle} · ${dayOf(date)}` : dayOf(date)}
        </Text>
        <Heading id={titleId} level={isToday ? 2 : 3} size={isToday ? "display" : "title"}>
          {title}
        </Heading>
      </Stack>
      {scriptureReference !== null && (
        <div>
          <ScriptureReference reference={scriptureReference} />
        </div>
      )}
      <div id={bodyId}>
        <BookText text={isWhole ? content : preview} opens={isToday} quiet={!isToday} />
      </div>
      {isAiDraft && <SecondaryText>{text.draftedByAi}</SecondaryText>}
      <Cluster $gap={8}>
        {preview !== null && (
          <Button
            variant={isToday && !isOpen ? "primary" : "secondary"}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            aria-label={isOpen ? text.showLessOf(title) : text.readMoreOf(title)}
            onClick={toggle}
          >
            {isOpen ? text.showLess : text.readMore}
          </Button>
        )}
        {memberId !== undefined && <ReadMark devotion={devotion} memberId={memberId} isMain={isToday && isWhole} />}
      </Cluster>
      {canReport && isWhole && (
        <ReportButton subject={{ kind: "devotion", devotionId }} label={text.reportOf(title)} atEdge>
          {text.report}
        </ReportButton>
      )}
    </Stack>
  );
  return isToday ? (
    <BookPage labelledBy={titleId}>{body}</BookPage>
  ) : (
    <Card as="article" aria-labelledby={titleId}>
      {body}
    </Card>
  );
}
