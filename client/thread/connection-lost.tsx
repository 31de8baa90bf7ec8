import type { FailureCode } from "../net/http/api-error.ts";
import { Button } from "../ui/button/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import type { ThreadKind } from "./pending/thread-key.ts";
import { endText } from "./thread-status-line.tsx";
import { tryAgainButton } from "./thread-text.ts";

interface Props {
  end: FailureCode;
  kind: ThreadKind;
  onRetry: () => void;
}

/** Shows why the connection ended for good, and what the member can do. */
export function ConnectionLost({ end, kind, onRetry }: Props) {
  const { title, message } = endText(end, kind);
  return (
    <Notice
      tone="warning"
      live
      title={title}
      action={
        <Button variant="quiet" onClick={onRetry}>
          {tryAgainButton}
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
