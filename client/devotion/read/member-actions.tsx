import type { ReactNode } from "react";
import type { Devotion } from "../../../schema/devotion/devotion.ts";
import { usePart } from "../../ui/late/use-part.ts";
import { Cluster } from "../../ui/layout/stack.ts";
import { Moment } from "../streak/moment.tsx";
import { usePendingReads } from "./pending-reads.ts";
import { ReadMark } from "./read-mark.tsx";
import { useMarkRead } from "./use-mark-read.ts";

interface Props {
  devotion: Devotion;
  memberId: string;
  isToday: boolean;
  /** The whole text is shown. */
  isWhole: boolean;
  /** The buttons before Mark as Read. */
  children: ReactNode;
}

/** What a member does with a devotion: marks it as read, sees the lamp light, and then reacts, answers and goes on. */
export function MemberActions({ devotion, memberId, isToday, isWhole, children }: Props) {
  const markRead = useMarkRead(devotion, memberId);
  const isPending = usePendingReads(memberId).some(({ devotionId }) => devotionId === devotion.devotionId);
  const isAfter = (devotion.isRead || isPending) && (isToday || isWhole);
  // Already while it is read, because there may be no network afterwards.
  const { part: after } = usePart(() => import("../after/after-reading.tsx"), isAfter || (isToday && isWhole));
  return (
    <>
      <Cluster $gap={8}>
        {children}
        <ReadMark devotion={devotion} memberId={memberId} isMain={isToday && isWhole} markRead={markRead} />
      </Cluster>
      {markRead.joy && <Moment joy={markRead.joy} />}
      {isAfter && after && <after.AfterReading devotion={devotion} isToday={isToday} />}
    </>
  );
}
