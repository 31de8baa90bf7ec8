import type { RoomPorts } from "../../rooms/index.ts";
import type { FakeGamePorts } from "./fake-game-ports.ts";

/** Where games are tested, nobody talks. */
const silent = () => Promise.reject(new Error("nobody talks here"));

/** The ports of all rooms, of which only the games' are used. */
export function roomPorts(games: FakeGamePorts): RoomPorts {
  const talk = {
    mayEnter: async () => true,
    keepMessage: silent,
    editMessage: silent,
    deleteMessage: silent,
    markRead: silent,
    reportFailure: games.reportFailure,
  };
  return { trivia: games, word_battle: games, member: games, chat: talk, channel: talk };
}
