import { takeMemberSeat } from "../../schema/member/api.ts";
import type { MemberEvent } from "../../schema/member/protocol.ts";
import { call } from "../net/http/http.ts";
import { createRoomClient, type RoomClient } from "../net/room/room-client.ts";
import { currentMember, setSession } from "../net/session.ts";
import { onWake } from "../ui/late/wake.ts";
import type { Sender } from "./live.ts";

/** Long enough to go from one screen to the next. */
const LINGER_MS = 3_000;

export interface MemberHandlers {
  /** For as long as the connection is open. */
  startBackgroundWork(): Required<Sender>;
  /** A new connection is live. Events since the previous one were missed. */
  live(): void;
  event(event: MemberEvent): void;
}

interface OpenConnection {
  memberId: string;
  room: RoomClient<unknown>;
  background: Required<Sender>;
  stopWaking: () => void;
  closeTimer: ReturnType<typeof setTimeout> | undefined;
}

let current: OpenConnection | null = null;

function open(memberId: string, handlers: MemberHandlers): OpenConnection {
  const background = handlers.startBackgroundWork();
  const room = createRoomClient<unknown>({
    takeSeat: () => call(takeMemberSeat),
    message: (type, payload) => handlers.event({ type, payload } as MemberEvent),
    onChange(connection) {
      if (connection.kind === "live") {
        handlers.live();
        background.wake();
      }
      const isOver = connection.kind === "ended" && connection.end === "account/not-signed-in";
      if (isOver && currentMember()?.memberId === memberId) setSession(null);
    },
  });
  room.open();
  function wake(): void {
    const { connection } = room.store.getState();
    // Only a visible tab reopens the connection. Otherwise two tabs would keep taking it from each other.
    if (connection.kind === "ended" && connection.end !== "account/not-signed-in") room.open();
    else room.retryNow();
    if (connection.kind === "live") background.wake();
  }
  return { memberId, room, background, stopWaking: onWake(wake), closeTimer: undefined };
}

function close(connection: OpenConnection): void {
  clearTimeout(connection.closeTimer);
  connection.stopWaking();
  connection.background.stop();
  connection.room.close();
  if (current === connection) current = null;
}

/** Opens this member's one connection, and keeps it open until shortly after the returned function is called. */
export function retainMemberConnection(memberId: string, handlers: MemberHandlers): () => void {
  const hasEnded = current?.room.store.getState().connection.kind === "ended";
  if (current && (current.memberId !== memberId || hasEnded)) close(current);
  current ??= open(memberId, handlers);
  const retained = current;
  clearTimeout(retained.closeTimer);
  return () => {
    // A connection must not outlive the session of its member.
    if (currentMember()?.memberId === memberId) retained.closeTimer = setTimeout(() => close(retained), LINGER_MS);
    else close(retained);
  };
}
