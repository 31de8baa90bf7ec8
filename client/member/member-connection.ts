import type { Channel } from "../../schema/channel/api.ts";
import type { ChannelInvitation } from "../../schema/channel/invitation-api.ts";
import type { Conversation } from "../../schema/chat/api.ts";
import { takeMemberSeat } from "../../schema/member/api.ts";
import type { ChannelLoss } from "../../schema/member/protocol.ts";
import type { Notification } from "../../schema/notification/api.ts";
import { call } from "../net/http/http.ts";
import { createRoomClient, type RoomClient } from "../net/room/room-client.ts";
import { currentMember, setSession } from "../net/session.ts";
import { onWake } from "../net/wake.ts";

/** Long enough to go from one screen to the next. */
const LINGER_MS = 3_000;

/** Work in the background for as long as the connection is open. */
export interface BackgroundWork {
  /** The network is back, or the page is visible again. */
  wake(): void;
  stop(): void;
}

export interface MemberHandlers {
  startBackgroundWork(): BackgroundWork;
  /** A new connection is live. Events since the previous one were missed. */
  live(): void;
  conversation(conversation: Conversation): void;
  channel(channel: Channel): void;
  channelGone(channelId: string, why: ChannelLoss): void;
  /** The member was warned or muted, or that ended. */
  standing(): void;
  /** Someone else has changed a report that the member handles. */
  reportChanged(reportId: string): void;
  invitations(change: { invitations: ChannelInvitation[] }): void;
  notifications(change: { unread: number; newest: Notification | null }): void;
}

interface OpenConnection {
  memberId: string;
  room: RoomClient<unknown>;
  background: BackgroundWork;
  stopWaking: () => void;
  closeTimer: ReturnType<typeof setTimeout> | undefined;
}

let current: OpenConnection | null = null;

function open(memberId: string, handlers: MemberHandlers): OpenConnection {
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
      if (type === "standing") handlers.standing();
      if (type === "reportChanged") handlers.reportChanged((payload as { reportId: string }).reportId);
      if (type === "invitations") handlers.invitations(payload as Parameters<MemberHandlers["invitations"]>[0]);
      if (type === "notifications") handlers.notifications(payload as Parameters<MemberHandlers["notifications"]>[0]);
    },
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
