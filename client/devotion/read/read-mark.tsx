import Check from "lucide-react/icons/check";
import CloudOff from "lucide-react/icons/cloud-off";
import { useEffect, useRef } from "react";
import type { Devotion } from "../../../schema/devotion/devotion.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import * as text from "../devotion-text.ts";
import { usePendingReads } from "./pending-reads.ts";
import type { MarkRead } from "./use-mark-read.ts";

interface Props {
  devotion: Devotion;
  memberId: string;
  markRead: MarkRead;
  /** The main action of its card. */
  isMain: boolean;
}

/** The button that marks a devotion as read, or the mark. */
export function ReadMark({ devotion, memberId, isMain, markRead: { press, isSending } }: Props) {
  const pending = usePendingReads(memberId).find(({ devotionId }) => devotionId === devotion.devotionId);
  const isMarked = devotion.isRead || pending !== undefined;
  const pressed = useRef(false);
  const badge = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isMarked && pressed.current) badge.current?.focus({ preventScroll: true });
  }, [isMarked]);

  if (!isMarked) {
    return (
      <Button
        variant={isMain ? "primary" : "secondary"}
        onClick={() => {
          pressed.current = true;
          void press();
        }}
        aria-label={text.markReadOf(devotion.title)}
      >
        {text.markRead}
      </Button>
    );
  }
  // While it is on its way it looks stored: that it is not yet would only flash.
  const waits = !devotion.isRead && pending && !isSending;
  return (
    <span ref={badge} tabIndex={-1}>
      {waits ? (
        <Badge tone="accent" icon={<CloudOff aria-hidden />}>
          {pending.isEarly ? text.waitsForDay : text.waits}
        </Badge>
      ) : (
        <Badge tone="success" icon={<Check aria-hidden />}>
          {text.isRead}
        </Badge>
      )}
    </span>
  );
}
