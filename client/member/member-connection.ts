import type { Channel } from "../../schema/channel/api.ts";
import type { Conversation } from "../../schema/chat/api.ts";
import { takeMemberSeat } from "../../schema/member/api.ts";
import type { ChannelLoss } from "../../schema/member/protocol.ts";
import type { Notification } from "../../schema/notification/api.ts";
import { call } from "../net/http/http.ts";
import { createRoomClient, type RoomClient } from "../net/room/room-client.ts";
import { currentMember, setSession } from "../net/session.ts";
import { onWake } from "../net/wake.ts";

/** Long enough to get from one screen to the next. */
const LINGER_MS = 3_000;

/** Something that works in the background for as long as the connection is retained. */
export interface BackgroundWork {
  /** The network is back, or the page is visible again. */
  wake(): void;
  stop(): void;
}

export interface MemberHandlers {
  startBackgroundWork(): BackgroundWork;
  /** A new connection is live. Pushes since the last one were missed. */
  live(): void;
  conversation(conversation: Conversation): void;
  channel(channel: Channel): void;
  channelGone(channelId: string, why: ChannelLoss): void;
  notifications(change: { unread: number; newest: Notification | null }): void;
}

interface Held {
  memberId: string;
  room: RoomClient<unknown>;
  background: BackgroundWork;
  stopWaking: () => void;
  closeTimer: ReturnType<typeof setTimeout> | undefined;
}

let held: Held | null = null;

function open(memberId: string, handlers: MemberHandlers): Held {
  const background = handlers.startBackgroundWork();
  const room = createRoomClient<unknown>({
    takeSeat: () => call(takeMemberSeat),
    message(type, payload) {
      if (type === "conversation") handlers.conversation((payload as { conversation: Conversation }).conversation);
      if (type === "channel") handlers.channel((payload as { channel: Channel }).channel);
      if (type === "channelGone") {
        const { channelId, why } = payload as { channelId: string; why: ChannelLoss };
        handlers.channelGone(channelId, why);
      }
      if (type === "notifications") handlers.notifications(payload as Parameters<MemberHandlers["notifications"]>[0]);
    },
    changed(connection) {
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
    // Only the visible screen takes the connection back. Otherwise two screens would take it from each other in turn.
    if (connection.kind === "ended" && connection.end !== "account/not-signed-in") room.open();
    else room.retryNow();
    if (connection.kind === "live") background.wake();
  }
  return { memberId, room, background, stopWaking: onWake(wake), closeTimer: undefined };
}

function close(connection: Held): void {
  clearTimeout(connection.closeTimer);
  connection.stopWaking();
  connection.background.stop();
  connection.room.close();
  if (held === connection) held = null;
}

/** Keeps the one connection of this member open until the returned function is called, and a moment longer. */
export function retainMemberConnection(memberId: string, handlers: MemberHandlers): () => void {
  if (held && (held.memberId !== memberId || held.room.store.getState().connection.kind === "ended")) close(held);
  held ??= open(memberId, handlers);
  const mine = held;
  clearTimeout(mine.closeTimer);
  return () => {
    // A connection must not outlive the session of its member.
    if (currentMember()?.memberId === memberId) mine.closeTimer = setTimeout(() => close(mine), LINGER_MS);
    else close(mine);
  };
}
