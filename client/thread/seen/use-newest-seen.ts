import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStore } from "zustand";
import type { Thread } from "../thread.ts";
import { newestSeen, type SeenMessage } from "./seen-marks.ts";
import { seenQuery } from "./seen-queries.ts";

/** The message to mark as seen, if the thread has such marks. They are loaded after the messages, with every connection. */
export function useNewestSeen(thread: Thread, hasMarks: boolean): SeenMessage | null {
  const isLive = useStore(thread.store, ({ status }) => status.kind === "live");
  const messages = useStore(thread.store, ({ visible }) => visible);
  const { data: marks } = useQuery({ ...seenQuery(thread.threadId), enabled: hasMarks && isLive });
  return useMemo(
    () => (hasMarks && marks ? newestSeen(messages, marks, thread.memberId) : null),
    [hasMarks, marks, messages, thread],
  );
}
