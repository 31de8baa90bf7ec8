import type { GameType } from "../schema/game/settings.ts";
import { ChannelRoom } from "./channel/channel-room.ts";
import { ChatRoom } from "./chat/chat-room.ts";
import { MemberRoom } from "./member/member-room.ts";
import type { Game, GameShape } from "./support/game/game.ts";
import { GameRoom } from "./support/game/game-room.ts";
import type { GamePorts } from "./support/game/ports.ts";
import type { RoomType } from "./support/room-type.ts";
import type { ThreadPorts } from "./support/thread/ports.ts";
import type { TriviaPorts } from "./trivia/ports.ts";
import { trivia } from "./trivia/trivia.ts";
import type { WordBattlePorts } from "./word-battle/ports.ts";
import { wordBattle } from "./word-battle/word-battle.ts";

/** What the rooms need from outside. All games share one set of ports. */
export interface RoomPorts {
  readonly games: GamePorts & TriviaPorts & WordBattlePorts;
  readonly chat: ThreadPorts;
  readonly channel: ThreadPorts;
}

/** Every kind of room by the name that a seat reservation carries. */
export const roomTypes = ({ games, chat, channel }: RoomPorts): Readonly<Record<string, RoomType>> => ({
  ...({
    trivia: gameType(trivia, games),
    word_battle: gameType(wordBattle, games),
  } satisfies Record<GameType, RoomType>),
  chat: { room: ChatRoom, given: { ports: chat }, mayNotStay: (present) => chat.mayNotStay(present) },
  channel: { room: ChannelRoom, given: { ports: channel }, mayNotStay: (present) => channel.mayNotStay(present) },
  member: { room: MemberRoom, given: {} },
});

/** The rooms of one game. */
export const gameType = <S extends GameShape>(game: Game<S>, ports: S["ports"]): RoomType => ({
  room: GameRoom<S>,
  given: { game, ports },
});
