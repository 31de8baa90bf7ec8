import styled from "styled-components";
import { REPORT_NOTE_MAX_LENGTH } from "../../../schema/limits.ts";
import { noteOnReport, type ReportFile } from "../../../schema/safety/api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { Button } from "../../ui/button/button.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { formatMoment } from "../../ui/format/moment.ts";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Excerpt } from "../../ui/message/excerpt.tsx";
import { SecondaryText } from "../../ui/text/text.tsx";
import { useReportCache } from "./report-queries.ts";
import * as text from "./report-text.ts";

const List = styled.div`&:not(:empty) { margin-bottom: 16px; }`;

/** What those who handle reports wrote to each other about this one. */
export function ReportNotes({ file: { reportId, notes } }: { file: ReportFile }) {
  return (
    <Panel title={text.notesTitle}>
      <Stack $gap={16}>
        <SecondaryText>{text.notesHint}</SecondaryText>
        <div>
          {/* Screen readers announce a note that was added. */}
          <List aria-live="polite">
            {notes.length > 0 && (
              <Stack as="ul" aria-label={text.notesTitle} $gap={12}>
                {notes.map((note) => (
                  <li key={`${note.createdAt} ${note.author?.memberId}`}>
                    <Excerpt
                      quiet
                      title={
                        <NamesInSentence
                          sentence={`${note.author?.displayName ?? text.goneMemberName} · ${formatMoment(note.createdAt)}`}
                          members={[note.author]}
                        />
                      }
                    >
                      {note.text}
                    </Excerpt>
                  </li>
                ))}
              </Stack>
            )}
          </List>
          <NoteForm reportId={reportId} />
        </div>
      </Stack>
    </Panel>
  );
}

function NoteForm({ reportId }: { reportId: string }) {
  const { changed, refresh } = useReportCache(reportId);
  const { form, field, isBusy, submit } = useApiForm(noteOnReport, {
    params: { reportId },
    defaultValues: { text: "" },
    requiredTexts: { text: text.noteRequired },
    draft: `report-note.${reportId}`,
    onSuccess(file) {
      form.reset({ text: "" });
      changed(file);
    },
    onFailure: () => void refresh(),
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={12}>
        <TextArea label={text.noteLabel} maxLength={REPORT_NOTE_MAX_LENGTH} {...field("text")} />
        <Button type="submit" variant="secondary" busy={isBusy} style={{ alignSelf: "flex-start" }}>
          {text.addNoteButton}
        </Button>
      </Stack>
    </form>
  );
}
