import type { RoomPorts } from "../../rooms/index.ts";
import type { FakeGamePorts } from "./fake-game-ports.ts";

/** Where games are tested, nobody talks. */
const silent = () => Promise.reject(new Error("nobody talks here"));

/** The ports of all rooms, of which only the games' are used. */
export function roomPorts(games: FakeGamePorts): RoomPorts {
  const talk = {
    readerOf: async () => ({ fromSeq: 0, hidden: new Set<string>() }),
    keepMessage: silent,
    editMessage: silent,
    deleteMessage: silent,
    keepReaction: silent,
    markRead: silent,
    reportFailure: games.reportFailure,
  };
  return { trivia: games, word_battle: games, member: games, chat: talk, channel: talk };
}
