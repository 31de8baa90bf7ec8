import { useEffect } from "react";
import { useStore } from "zustand";
import { setSession } from "../net/session.ts";
import { usePart } from "../ui/late/use-part.ts";
import { Text } from "../ui/text/text.tsx";
import type { Thread } from "./thread.ts";
import { endText } from "./thread-status-line.tsx";

/**
 * Shows why the connection ended for good, and what the member can do. Its code is loaded when that happens. Says nothing
 * where the composer's place says already that the member may not write.
 */
export function ThreadEnd({ thread, mayWrite }: { thread: Thread; mayWrite: boolean }) {
  const connection = useStore(thread.room, (state) => state.connection);
  const end = connection.kind === "ended" && connection.end !== "left" ? connection.end : null;
  useEffect(() => {
    // RequireAuth asks the member to sign in and returns them to this conversation afterwards.
    if (end === "account/not-signed-in") setSession(null);
  }, [end]);
  const isShown = end !== null && (mayWrite || end === "game/moved");
  const { part } = usePart(() => import("./connection-lost.tsx"), isShown, undefined, { isSilent: false });
  if (!isShown) return null;
  return part ? (
    <part.ConnectionLost end={end} kind={thread.kind} onRetry={thread.open} />
  ) : (
    <Text>{endText(end, thread.kind).message}</Text>
  );
}
