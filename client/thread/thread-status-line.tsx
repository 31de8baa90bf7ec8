import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { type ErrorText, errorTextFor } from "../frame/error-text.ts";
import { ApiError, type FailureCode } from "../net/http/api-error.ts";
import type { ConnectionState } from "../net/room/room-connection.ts";
import { useOnline } from "../net/use-online.ts";
import { StatusLine } from "../ui/feedback/status-line.ts";
import type { ThreadKind } from "./pending/thread-key.ts";
import type { Thread } from "./thread.ts";
import * as text from "./thread-text.ts";

/** A connection that returns sooner needs no notice. */
const NOTICE_DELAY_MS = 1_500;

export function connectionText(connection: ConnectionState, isOnline: boolean): string {
  if (connection.kind === "ended") return "";
  if (!isOnline) return text.offline;
  if (connection.kind !== "reconnecting" && connection.kind !== "connecting") return "";
  const isRestart = connection.kind === "reconnecting" && connection.cause === "server/draining";
  return isRestart ? text.serverRestarting : text.reconnecting;
}

/** Why the connection ended for good. */
export function endText(end: FailureCode, kind: ThreadKind): ErrorText {
  // Closed from the other end: too many screens, or a thread that changed.
  if (end === "game/moved") return { title: text.closedHereTitle, message: text.closedHereMessage[kind] };
  return errorTextFor(new ApiError(end));
}

/** One line above the composer: the connection is lost, or who is typing. */
export function ThreadStatusLine({ thread, nameOf }: { thread: Thread; nameOf: (memberId: string) => string }) {
  const connection = useStore(thread.room, (state) => state.connection);
  const writing = useStore(thread.store, (state) => state.writing);
  const isBroken = connection.kind !== "live" && connection.kind !== "ended";
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isBroken) return setIsShown(false);
    const timer = setTimeout(() => setIsShown(true), NOTICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isBroken]);
  const isOnline = useOnline();
  const trouble = isShown || !isOnline ? connectionText(connection, isOnline) : "";
  return (
    <StatusLine $tone={trouble === "" ? "muted" : "warning"}>
      {/* Rendered before it has text, because some screen readers miss a live region that appears with its text. */}
      <span role="status" aria-live="polite">
        {trouble}
      </span>
      {/* Not announced: it would interrupt too often. */}
      {trouble === "" && text.typingNames(writing.map(nameOf))}
    </StatusLine>
  );
}
