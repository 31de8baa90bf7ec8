import type { channelAnnouncements } from "../../schema/channel/protocol.ts";
import type { PayloadOf } from "../../schema/room-protocol.ts";
import type { SeenMark } from "../../schema/thread/seen.ts";
import type { RoomClient } from "../net/room/room-client.ts";
import type { LiveHistory } from "./history/live-history.ts";
import type { Outbox } from "./pending/outbox.ts";
import type { ThreadSignals } from "./thread-signals.ts";

/** Those of channels are all that there are. */
type Announcements = typeof channelAnnouncements;

/** Refusals belong to requests, and the room's client handles them. */
type Handlers = {
  [Type in Exclude<keyof Announcements, "refused">]: (payload: PayloadOf<Announcements[Type]>) => void;
};

export interface Receivers {
  memberId: string;
  onSeen(marks: readonly SeenMark[]): void;
  history: LiveHistory;
  outbox: Outbox;
  signals: ThreadSignals;
}

const handlersFor = ({ memberId, onSeen, history, outbox, signals }: Receivers): Handlers => ({
  messages({ messages }) {
    history.addMessages(messages);
    for (const { senderId } of messages) signals.stopped(senderId);
  },
  reactions: ({ changes }) => history.addReactions(changes, memberId),
  polls: ({ changes }) => history.addPolls(changes),
  voted: history.addOwnVote,
  receipt({ id, message }) {
    history.addReceipt(message);
    outbox.confirmed(id);
  },
  accessChanged: history.reset,
  seen: ({ marks }) => onSeen(marks),
  typing(typist) {
    if (typist.memberId !== memberId) signals.onTyping(typist.memberId);
  },
});

/** Gives each message of the thread's room to the part that handles it. */
export function handleRoomMessages(room: Pick<RoomClient<unknown>, "on">, receivers: Receivers): void {
  for (const [type, handler] of Object.entries(handlersFor(receivers)))
    room.on(type, handler as (payload: unknown) => void);
}
