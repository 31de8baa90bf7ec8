import { useState } from "react";
import type { ReportFile } from "../../../schema/safety/api.ts";
import { Button } from "../../ui/button/button.tsx";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { CloseReport } from "./close-report.tsx";
import { useTakeReport } from "./report-queries.ts";
import * as text from "./report-text.ts";

/** What the reader can do next with the report: take it or, as its owner, close it. It stays within reach on a phone. */
export function NextStep({ file, isOwn }: { file: ReportFile; isOwn: boolean }) {
  const { mutate: take, isPending } = useTakeReport(file.reportId);
  const [isClosing, setIsClosing] = useState(false);
  if (file.state === "closed") return null;
  if (isOwn) {
    return (
      <ActionBar $always>
        <Button onClick={() => setIsClosing(true)}>{text.startClosingButton}</Button>
        {isClosing && <CloseReport file={file} onDone={() => setIsClosing(false)} />}
      </ActionBar>
    );
  }
  if (file.state === "taken" && file.owner !== null) return null;
  return (
    <ActionBar $always>
      <Button busy={isPending} onClick={() => take()}>
        {text.takeButton}
      </Button>
    </ActionBar>
  );
}
