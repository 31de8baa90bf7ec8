import { type ReactNode, useEffect, useRef } from "react";
import type { OutputOf } from "../../../../schema/endpoint.ts";
import type { importQuestions } from "../../../../schema/question/file-api.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { FileField } from "../../../ui/field/file-field.tsx";
import { Panel } from "../../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.ts";
import { BulletList } from "../../../ui/text/bullet-list.tsx";
import { SecondaryText, Text } from "../../../ui/text/text.tsx";
import * as text from "./file-text.ts";
import { useImport } from "./use-import.ts";

/** QUESTION-7: imports a file, and reports on it by row. */
export function ImportPanel() {
  const { input, fault, progress, isBusy, report, choose, send } = useImport();
  return (
    <Panel title={text.importSection}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack>
          <Text $tone="muted">{text.importHint}</Text>
          <details>
            <summary>{text.columnsSummary}</summary>
            <SecondaryText>{text.columnsHint}</SecondaryText>
          </details>
          <FileField
            ref={input}
            label={text.fileLabel}
            accept=".json,.csv,application/json,text/csv"
            error={fault}
            progress={progress}
            onChange={(event) => choose(event.currentTarget.files?.[0])}
          />
          <Cluster>
            <Button type="submit" busy={isBusy}>
              {text.importButton}
            </Button>
          </Cluster>
          {report && <Report report={report} />}
        </Stack>
      </form>
    </Panel>
  );
}

function Report({ report: { imported, problems, problemCount } }: { report: OutputOf<typeof importQuestions> }) {
  if (problemCount === 0) {
    return (
      <Announced>
        <Notice tone="success" title={text.importedTitle(imported)} live>
          {text.importedHint}
        </Notice>
      </Announced>
    );
  }
  return (
    <Announced>
      <Stack $gap={12}>
        <Notice tone="danger" title={text.nothingTitle} live>
          {text.nothingHint(problemCount)}
        </Notice>
        <BulletList items={problems.map(text.problemText)} />
        {problemCount > problems.length && <Text>{text.moreProblems(problemCount - problems.length)}</Text>}
      </Stack>
    </Announced>
  );
}

/** Takes the reader to what appeared below the button. */
function Announced({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which React would take for its cleanup.
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return <div ref={place}>{children}</div>;
}
