import { useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import type { Devotion } from "../../../schema/devotion/devotion.ts";
import { ReportButton } from "../../safety/report-button-panel.tsx";
import { ScriptureReference } from "../../scripture/scripture-panel.tsx";
import { Button } from "../../ui/button/button.tsx";
import { weekdayAndDayFormat } from "../../ui/format/format.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { ListenButtons } from "../aloud/listen-buttons.tsx";
import { sentencesOf } from "../aloud/sentences.ts";
import { useReadAloud } from "../aloud/use-read-aloud.ts";
import { useHasVoice } from "../aloud/voice.ts";
import * as text from "../devotion-text.ts";
import { ShareVerseButton } from "../picture/share-verse-button.tsx";
import { MemberActions } from "../read/member-actions.tsx";
import { BookPage } from "./book-page.tsx";
import { BookText } from "./book-text.tsx";
import { minutesToRead } from "./minutes.ts";
import { previewOf } from "./preview.ts";

interface Props {
  devotion: Devotion;
  /** Today's is a page of a book, the others are cards. */
  isToday?: boolean;
  /** Undefined for visitors, who mark nothing. */
  memberId: string | undefined;
}

/** In one line where it fits in one. */
const Day = styled.span`display: inline-block;`;

/** "Thursday 19 November", of a day of the community's calendar. */
const dayOf = (date: string): string => weekdayAndDayFormat("UTC").format(Date.parse(date));

/** One devotion: a preview that opens, its verse, how long it takes, the device's voice, and the mark. */
export function DevotionEntry({ devotion, isToday = false, memberId }: Props) {
  const { devotionId, title, date, content, scriptureReference, isAiDraft, canReport } = devotion;
  const [isOpen, setOpen] = useState(false);
  const entry = useRef<HTMLDivElement>(null);
  const [titleId, bodyId] = [useId(), useId()];
  const aloud = useDevotionAloud(devotion);
  const preview = previewOf(content);
  const isWhole = isOpen || preview === null;

  function toggle() {
    flushSync(() => setOpen(!isOpen));
    // The end of a long text was on the screen; the reader should not be left far below the card.
    if (entry.current && entry.current.getBoundingClientRect().top < 0) entry.current.scrollIntoView();
  }

  const opener = preview !== null && (
    <Button
      variant={isToday && !isOpen ? "primary" : "secondary"}
      aria-expanded={isOpen}
      aria-controls={bodyId}
      aria-label={isOpen ? text.showLessOf(title) : text.readMoreOf(title)}
      onClick={toggle}
    >
      {isOpen ? text.showLess : text.readMore}
    </Button>
  );
  const body = (
    <Stack ref={entry} $gap={isToday ? 16 : 12}>
      <Stack $gap={4}>
        <Text as="time" dateTime={date} $size="small" $weight={600} $tone={isToday ? "accentText" : "muted"}>
          {isToday && `${text.todayTitle} · `}
          <Day>{dayOf(date)}</Day>
        </Text>
        <Heading id={titleId} level={isToday ? 2 : 3} size={isToday ? "display" : "title"}>
          {title}
        </Heading>
      </Stack>
      <Cluster $gap={8}>
        {scriptureReference !== null && <ScriptureReference reference={scriptureReference} />}
        <SecondaryText as="span">
          {text.minutes(minutesToRead(content))} <VisuallyHidden>{text.toRead}</VisuallyHidden>
        </SecondaryText>
        {aloud && <ListenButtons title={title} aloud={aloud} onPlay={() => setOpen(true)} />}
      </Cluster>
      <div id={bodyId}>
        <BookText
          text={isWhole ? content : preview}
          opens={isToday}
          quiet={!isToday}
          lit={isWhole ? aloud?.sentence : undefined}
        />
      </div>
      {isAiDraft && <SecondaryText>{text.draftedByAi}</SecondaryText>}
      {memberId === undefined ? (
        <Cluster $gap={8}>
          {opener}
          {isWhole && scriptureReference !== null && <ShareVerseButton reference={scriptureReference} />}
        </Cluster>
      ) : (
        <MemberActions devotion={devotion} memberId={memberId} isToday={isToday} isWhole={isWhole}>
          {opener}
        </MemberActions>
      )}
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

/** Devotions are written in English, whatever the language of the page. */
const LANGUAGE = "en";

/** DEVOTION-21: undefined if the device has no voice for a devotion. */
function useDevotionAloud({ title, content }: Devotion) {
  const sentences = useMemo(() => sentencesOf(title, content, LANGUAGE), [title, content]);
  const aloud = useReadAloud(sentences, LANGUAGE);
  return useHasVoice(LANGUAGE) ? aloud : undefined;
}
