import type { Channel } from "../../schema/channel/api.ts";
import type { Conversation } from "../../schema/chat/api.ts";
import { takeMemberSeat } from "../../schema/member/api.ts";
import type { ChannelLoss } from "../../schema/member/protocol.ts";
import type { Notification } from "../../schema/notification/api.ts";
import { call } from "../net/http.ts";
import { createRoomClient, type RoomClient } from "../net/room-client.ts";
import { currentMember, setSession } from "../net/session.ts";
import { onWake } from "../net/wake.ts";

/** Long enough to walk from one screen to the next. */
const LINGER_MS = 3_000;

export interface MemberHandlers {
  /** The line is new: what was said before it came to nobody. */
  live(): void;
  conversation(conversation: Conversation): void;
  channel(channel: Channel): void;
  channelGone(channelId: string, why: ChannelLoss): void;
  notifications(news: { unread: number; newest: Notification | null }): void;
}

interface Held {
  memberId: string;
  room: RoomClient<unknown>;
  sleep: () => void;
  closeTimer: ReturnType<typeof setTimeout> | undefined;
}

let held: Held | null = null;

function open(memberId: string, handlers: MemberHandlers): Held {
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
      if (connection.kind === "live") handlers.live();
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
  }
  return { memberId, room, sleep: onWake(wake), closeTimer: undefined };
}

function close(connection: Held): void {
  clearTimeout(connection.closeTimer);
  connection.sleep();
  connection.room.close();
  if (held === connection) held = null;
}

/** Keeps the one line of this member open until the returned function is called, and a moment longer. */
export function retainMemberConnection(memberId: string, handlers: MemberHandlers): () => void {
  if (held && (held.memberId !== memberId || held.room.store.getState().connection.kind === "ended")) close(held);
  held ??= open(memberId, handlers);
  const mine = held;
  clearTimeout(mine.closeTimer);
  return () => {
    // Somebody else's line must not outlive their session.
    if (currentMember()?.memberId === memberId) mine.closeTimer = setTimeout(() => close(mine), LINGER_MS);
    else close(mine);
  };
}
