import { z } from "zod";
import { channelProtocol } from "./channel/protocol.ts";
import { ChannelState } from "./channel/state.ts";
import { chatProtocol } from "./chat/protocol.ts";
import { eventStateClass } from "./game/event-state.ts";
import type { DeclaredGame } from "./game/game.ts";
import { gameAnnouncements, gameRequests } from "./game/protocol.ts";
import { type GameState, gameStateClass } from "./game/state.ts";
import { EVENT_PLAYERS_MAX } from "./limits.ts";
import { memberProtocol } from "./member/protocol.ts";
import { MemberState } from "./member/state.ts";
import type { RoomProtocol } from "./room-protocol.ts";
import { ThreadState } from "./thread/state.ts";

/** One type of room, as clients see it. */
export interface DeclaredRoom {
  readonly summary: string;
  /** Its options. */
  readonly options: z.ZodType;
  readonly protocol: RoomProtocol;
  /** The class of the synchronized state. */
  readonly state: new () => object;
}

/** One game's room. */
export interface DeclaredGameRoom extends DeclaredRoom {
  readonly state: new () => GameState;
}

/** The declaration of a game's room: the common parts and the game's own. */
export const gameRoom = ({ summary, settings, requests, announcements, fields }: DeclaredGame): DeclaredGameRoom => ({
  summary,
  options: settings,
  protocol: {
    requests: { ...gameRequests, ...requests },
    announcements: { ...gameAnnouncements, ...announcements },
  },
  state: gameStateClass<Record<never, never>>(fields),
});

/** The declaration of a game's room at an event: the same messages, and a state of which a phone sees its own player only. */
export const eventGameRoom = (game: DeclaredGame): DeclaredGameRoom => ({
  ...gameRoom(game),
  summary: `The room of an event: the game of up to ${EVENT_PLAYERS_MAX} members who have registered for it. Opened and joined through /api/game.`,
  // A superset of the state at a table, but TypeScript compares the classes of its players.
  state: eventStateClass<Record<never, never>>(game.fields) as unknown as DeclaredGameRoom["state"],
});

/** Every type of room except games, by the room name in a seat reservation. */
export const presenceRooms = {
  chat: {
    summary: "The live room of a conversation. Joined through /api/chat.",
    options: z.strictObject({ threadId: z.uuid() }),
    protocol: chatProtocol,
    state: ThreadState,
  },
  channel: {
    summary: "The live room of a channel. Joined through /api/channels.",
    options: z.strictObject({ threadId: z.uuid() }),
    protocol: channelProtocol,
    state: ChannelState,
  },
  member: {
    summary:
      "A member's own room, which sends counts and notifications to all their screens. Joined through /api/member.",
    options: z.strictObject({ memberId: z.uuid() }),
    protocol: memberProtocol,
    state: MemberState,
  },
} as const satisfies Record<string, DeclaredRoom>;
