import { defaultTimings, type RoomEnvironment, type RoomPorts } from "../../rooms/index.ts";
import type { FakeGamePorts } from "./fake-game-ports.ts";

/** Where games are tested, no one talks. */
const silent = () => Promise.reject(new Error("nobody talks here"));

/** The ports of all rooms, of which only the games' are used. */
export function roomPorts(games: FakeGamePorts): RoomPorts {
  const talk = {
    accessOf: async () => ({ fromSeq: 0, hidden: new Set<string>() }),
    saveMessage: silent,
    editMessage: silent,
    deleteMessage: silent,
    saveReaction: silent,
    markRead: silent,
    withoutAccess: async () => [],
  };
  return { games, chat: talk, channel: talk };
}

/** An environment on the process's clock in which every session is live, and failures are collected. */
export function roomEnvironment(games: FakeGamePorts, more: Partial<RoomEnvironment> = {}): RoomEnvironment {
  return {
    now: () => Date.now(),
    random: Math.random,
    timings: defaultTimings,
    sessionIsLive: async () => true,
    liveSessions: async (sessionIds) => new Set(sessionIds),
    reportFailure: (failure) => games.reportFailure(failure),
    ...more,
  };
}
