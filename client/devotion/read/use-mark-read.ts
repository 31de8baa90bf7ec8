import { useState } from "react";
import type { Devotion, Streak } from "../../../schema/devotion/devotion.ts";
import { toastError } from "../../frame/error-text.ts";
import { todayIn } from "../../frame/use-today.ts";
import { community } from "../../net/community.ts";
import { ApiError } from "../../net/http/api-error.ts";
import { queryClient } from "../../net/query/query-client.ts";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { streakQuery } from "../devotion-queries.ts";
import * as text from "../devotion-text.ts";
import { type Joy, joyOf } from "../streak/joy.ts";
import { streakOn } from "../streak/streak-on.ts";
import { pendingReads, savePendingRead } from "./pending-reads.ts";
import { readingDay } from "./reading-day.ts";
import { sendRead } from "./send-reads.ts";

export interface MarkRead {
  press(): Promise<void>;
  /** The read is on its way. */
  isSending: boolean;
  /** What the member reached with it. Null until then, and if today counted already. */
  joy: Joy | null;
}

/** Marks a devotion as read. DEVOTION-19: that shows at once, with network and without; the read waits on this phone until it is sent. */
export function useMarkRead({ devotionId, date }: Devotion, memberId: string): MarkRead {
  const announce = useAnnounce();
  const [isSending, setSending] = useState(false);
  const [joy, setJoy] = useState<Joy | null>(null);

  async function press() {
    const today = todayIn(community.timeZone);
    const known = queryClient.getQueryData(streakQuery.queryKey)?.streak;
    const now = () => known && streakOn(known, waitingDays(memberId), today);
    const before = now();
    const read = { devotionId, readOn: readingDay(today, date, known) };
    setSending(true);
    savePendingRead(memberId, read);
    setJoy(joyOf(before, now()));
    const sent = await sendRead(memberId, read);
    setSending(false);
    if (sent === "stored") {
      // Without the streak from before, only the server knows whether this was the first devotion.
      if (!known) setJoy(joyOf(undefined, streakNow()));
      toast({ title: text.marked });
    } else if (sent === "gone") {
      setJoy(null);
      toastError(new ApiError("devotion/not-found"), text.markFailed);
    }
    // The toast area may not be loaded yet, and now it cannot be.
    else announce(sent === "early" ? text.waitsForDay : text.savedAnnouncement);
  }
  return { press, isSending, joy };
}

const streakNow = (): Streak | undefined => queryClient.getQueryData(streakQuery.queryKey)?.streak;

const waitingDays = (memberId: string): string[] => pendingReads(memberId).map(({ readOn }) => readOn);
