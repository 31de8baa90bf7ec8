import { useState } from "react";
import type { Devotion } from "../../../schema/devotion/devotion.ts";
import { toastError } from "../../frame/error-text.ts";
import { todayIn } from "../../frame/use-today.ts";
import { community } from "../../net/community.ts";
import { codeOf } from "../../net/http/api-error.ts";
import { queryClient } from "../../net/query/query-client.ts";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { showAsRead, streakQuery } from "../devotion-queries.ts";
import * as text from "../devotion-text.ts";
import { type Milestone, milestoneOf } from "../streak/milestone.ts";
import { savePendingRead } from "./pending-reads.ts";
import { sendRead } from "./send-reads.ts";

interface MarkRead {
  press(): Promise<void>;
  isBusy: boolean;
  /** What the member reached with it. Null until then. */
  milestone: Milestone | null;
}

/** Marks a devotion as read. Offline the read waits on this phone. */
export function useMarkRead({ devotionId }: Devotion, memberId: string): MarkRead {
  const announce = useAnnounce();
  const [isBusy, setBusy] = useState(false);
  const [milestone, setMilestone] = useState<Milestone | null>(null);

  async function press() {
    const read = { devotionId, readOn: todayIn(community.timeZone) };
    setBusy(true);
    try {
      const before = queryClient.getQueryData(streakQuery.queryKey)?.streak;
      const { isNew, streak } = await sendRead(read);
      queryClient.setQueryData(streakQuery.queryKey, { streak });
      showAsRead(devotionId);
      if (isNew) setMilestone(milestoneOf(before, streak));
      toast({ title: text.marked });
    } catch (error) {
      if (codeOf(error) === "network/unreachable") {
        savePendingRead(memberId, read);
        // The toast area may not be loaded yet, and now it cannot be.
        announce(text.savedAnnouncement);
      } else toastError(error, text.markFailed);
    } finally {
      setBusy(false);
    }
  }
  return { press, isBusy, milestone };
}
