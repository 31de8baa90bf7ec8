import Check from "lucide-react/icons/check";
import CloudOff from "lucide-react/icons/cloud-off";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import type { Devotion } from "../../../schema/devotion/devotion.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import * as text from "../devotion-text.ts";
import { Moment } from "../streak/moment.tsx";
import { usePendingReads } from "./pending-reads.ts";
import { useMarkRead } from "./use-mark-read.ts";

interface Props {
  devotion: Devotion;
  memberId: string;
  /** The main action of its card. */
  isMain: boolean;
}

const WholeLine = styled.div`flex: 1 0 100%;`;

/** The button that marks a devotion as read, or the mark; and once a moment for what was reached with it. */
export function ReadMark({ devotion, memberId, isMain }: Props) {
  const { press, isBusy, milestone } = useMarkRead(devotion, memberId);
  const isPending = usePendingReads(memberId).has(devotion.devotionId);
  const isMarked = devotion.isRead || isPending;
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
        busy={isBusy}
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
  return (
    <>
      <span ref={badge} tabIndex={-1}>
        {devotion.isRead ? (
          <Badge tone="success" icon={<Check aria-hidden />}>
            {text.isRead}
          </Badge>
        ) : (
          <Badge tone="accent" icon={<CloudOff aria-hidden />}>
            {text.waits}
          </Badge>
        )}
      </span>
      {milestone && (
        <WholeLine>
          <Moment milestone={milestone} />
        </WholeLine>
      )}
    </>
  );
}
