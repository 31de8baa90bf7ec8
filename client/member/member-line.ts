import type { Channel } from "../../schema/channel/api.ts";
import type { Conversation } from "../../schema/chat/api.ts";
import { takeMemberLine } from "../../schema/member/api.ts";
import type { ChannelLoss } from "../../schema/member/protocol.ts";
import type { Notification } from "../../schema/notification/api.ts";
import { call } from "../net/http.ts";
import { createLiveRoom, type LiveRoom } from "../net/live-room.ts";
import { becomeMember, presentMember } from "../net/session.ts";
import { onWake } from "../net/wake.ts";

/** Long enough to walk from one screen to the next. */
const LINGER_MS = 3_000;

export interface MemberEars {
  /** The line is new: what was said before it came to nobody. */
  live(): void;
  conversation(conversation: Conversation): void;
  channel(channel: Channel): void;
  channelGone(channelId: string, why: ChannelLoss): void;
  notifications(news: { unread: number; newest: Notification | null }): void;
}

interface Held {
  memberId: string;
  room: LiveRoom<unknown>;
  sleep: () => void;
  farewell: ReturnType<typeof setTimeout> | undefined;
}

let held: Held | null = null;

function open(memberId: string, ears: MemberEars): Held {
  const room = createLiveRoom<unknown>({
    takeSeat: () => call(takeMemberLine),
    message(type, payload) {
      if (type === "conversation") ears.conversation((payload as { conversation: Conversation }).conversation);
      if (type === "channel") ears.channel((payload as { channel: Channel }).channel);
      if (type === "channelGone") {
        const { channelId, why } = payload as { channelId: string; why: ChannelLoss };
        ears.channelGone(channelId, why);
      }
      if (type === "notifications") ears.notifications(payload as Parameters<MemberEars["notifications"]>[0]);
    },
    changed(line) {
      if (line.kind === "live") ears.live();
      const isOver = line.kind === "ended" && line.end === "account/not-signed-in";
      if (isOver && presentMember()?.memberId === memberId) becomeMember(null);
    },
  });
  room.open();
  function wake(): void {
    const { line } = room.store.getState();
    // The screen that is looked at takes its place back; by itself it would take another screen's in turn.
    if (line.kind === "ended" && line.end === "game/moved") room.open();
    else room.nudge();
  }
  return { memberId, room, sleep: onWake(wake), farewell: undefined };
}

function close(line: Held): void {
  clearTimeout(line.farewell);
  line.sleep();
  line.room.close();
  if (held === line) held = null;
}

/** Keeps the one line of this member open until the returned function is called, and a moment longer. */
export function holdMemberLine(memberId: string, ears: MemberEars): () => void {
  if (held && (held.memberId !== memberId || held.room.store.getState().line.kind === "ended")) close(held);
  held ??= open(memberId, ears);
  const mine = held;
  clearTimeout(mine.farewell);
  return () => {
    // Somebody else's line must not outlive their session.
    if (presentMember()?.memberId === memberId) mine.farewell = setTimeout(() => close(mine), LINGER_MS);
    else close(mine);
  };
}
