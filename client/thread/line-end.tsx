import type { FailureCode } from "../net/api-error.ts";
import { Button } from "../ui/button/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { endWords } from "./thread-status.tsx";

/** Why the line ended for good, and what can be done. */
export function LineEnd({ end, onRetry }: { end: FailureCode; onRetry: () => void }) {
  const { title, message } = endWords(end);
  return (
    <Notice
      tone="warning"
      live
      title={title}
      action={
        <Button variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
