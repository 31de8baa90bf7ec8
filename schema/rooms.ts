import { z } from "zod";
import { channelProtocol } from "./channel/protocol.ts";
import { ChannelState } from "./channel/state.ts";
import { chatProtocol } from "./chat/protocol.ts";
import type { DeclaredGame } from "./game/game.ts";
import { gameAnnouncements, gameRequests } from "./game/protocol.ts";
import { type GameState, gameStateClass } from "./game/state.ts";
import { memberProtocol } from "./member/protocol.ts";
import { MemberState } from "./member/state.ts";
import type { RoomProtocol } from "./room-protocol.ts";
import { ThreadState } from "./thread/state.ts";

/** One kind of room as a client meets it. */
export interface DeclaredRoom {
  readonly summary: string;
  /** What it is opened with. */
  readonly options: z.ZodType;
  readonly protocol: RoomProtocol;
  /** The class of the synchronized state. */
  readonly state: new () => object;
}

/** One game's room. */
export interface DeclaredGameRoom extends DeclaredRoom {
  readonly state: new () => GameState;
}

/** A game's room: what all of them have, and the game's own. */
export const gameRoom = ({ summary, settings, requests, announcements, fields }: DeclaredGame): DeclaredGameRoom => ({
  summary,
  options: settings,
  protocol: {
    requests: { ...gameRequests, ...requests },
    announcements: { ...gameAnnouncements, ...announcements },
  },
  state: gameStateClass<Record<never, never>>(fields),
});

/** Sitemap: every kind of room but the games, by the name that a seat reservation carries. */
export const presenceRooms = {
  chat: {
    summary: "A conversation while somebody has it open. Joined through /api/chat.",
    options: z.strictObject({ threadId: z.uuid() }),
    protocol: chatProtocol,
    state: ThreadState,
  },
  channel: {
    summary: "A channel while somebody has it open. Joined through /api/channels.",
    options: z.strictObject({ threadId: z.uuid() }),
    protocol: channelProtocol,
    state: ChannelState,
  },
  member: {
    summary: "One member's own line: counts and news, wherever they are. Joined through /api/member.",
    options: z.strictObject({ memberId: z.uuid() }),
    protocol: memberProtocol,
    state: MemberState,
  },
} as const satisfies Record<string, DeclaredRoom>;
