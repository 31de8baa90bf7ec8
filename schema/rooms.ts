import { z } from "zod";
import { channelProtocol } from "./channel/protocol.ts";
import { ChannelState } from "./channel/state.ts";
import { chatProtocol } from "./chat/protocol.ts";
import { memberProtocol } from "./member/protocol.ts";
import { MemberState } from "./member/state.ts";
import type { RoomProtocol } from "./room-protocol.ts";
import { ThreadState } from "./thread/state.ts";
import { triviaProtocol } from "./trivia/protocol.ts";
import { triviaSettings } from "./trivia/settings.ts";
import { TriviaState } from "./trivia/state.ts";
import { wordBattleProtocol } from "./word-battle/protocol.ts";
import { wordBattleSettings } from "./word-battle/settings.ts";
import { WordBattleState } from "./word-battle/state.ts";

/** One kind of room as a client meets it. */
export interface DeclaredRoom {
  readonly summary: string;
  /** What it is opened with. */
  readonly options: z.ZodType;
  readonly protocol: RoomProtocol;
  /** The class of the synchronized state. */
  readonly state: new () => object;
}

/** Sitemap: every kind of room by the name that a seat reservation carries. */
export const rooms = {
  trivia: {
    summary: "A table of 2 to 8 members who answer timed Bible questions. Opened and joined through /api/game.",
    options: triviaSettings,
    protocol: triviaProtocol,
    state: TriviaState,
  },
  word_battle: {
    summary:
      "A table of 2 to 8 members who make one word a round of the same seven letters. Opened and joined through /api/game.",
    options: wordBattleSettings,
    protocol: wordBattleProtocol,
    state: WordBattleState,
  },
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
