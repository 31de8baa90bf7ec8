import { useEffect, useRef, useState } from "react";
import type { ReportFile } from "../../../schema/safety/api.ts";
import { Button } from "../../ui/button/button.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { CloseReport } from "./close-report.tsx";
import { NextReport } from "./next-report.tsx";
import { useTakeReport } from "./report-queries.ts";
import * as text from "./report-text.ts";

/**
 * What the reader can do next: take the report or, as its owner, close it, and go on to the next one. It stays within reach
 * on a phone.
 */
export function NextStep({ file, isOwn }: { file: ReportFile; isOwn: boolean }) {
  const { mutate: take, isPending } = useTakeReport(file.reportId);
  const [isClosing, setIsClosing] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  const isClosed = file.state === "closed";
  const wasClosed = useRef(isClosed);
  // The button that opened the form is gone by then.
  useEffect(() => {
    if (isClosed && !wasClosed.current) next.current?.focus();
    wasClosed.current = isClosed;
  }, [isClosed]);
  const mayTake = !isOwn && (file.state === "open" || file.owner === null);
  return (
    <ActionBar $always>
      {!isClosed && isOwn && <Button onClick={() => setIsClosing(true)}>{text.startClosingButton}</Button>}
      {!isClosed && mayTake && (
        <Button busy={isPending} onClick={() => take()}>
          {text.takeButton}
        </Button>
      )}
      <NextReport reportId={file.reportId} isMain={isClosed || !(isOwn || mayTake)} ref={next} />
      {!isClosed && isClosing && <CloseReport file={file} onDone={() => setIsClosing(false)} />}
    </ActionBar>
  );
}
