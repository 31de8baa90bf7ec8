import { defaultTimings, type RoomEnvironment, type RoomPorts } from "../../../rooms/index.ts";
import type { FakeGamePorts } from "./fake-game-ports.ts";

const notExpected = () => Promise.reject(new Error("the test has no threads"));

/** The ports of all rooms for tests of games, which never write in threads. */
export function roomPorts(games: FakeGamePorts): RoomPorts {
  const threads = {
    accessOf: async () => ({ fromSeq: 0, hidden: new Set<string>() }),
    saveMessage: notExpected,
    editMessage: notExpected,
    deleteMessage: notExpected,
    saveReaction: notExpected,
    saveVote: notExpected,
    readShared: notExpected,
    markRead: notExpected,
    findSeenMarks: notExpected,
    findMembersWithoutAccess: async () => [],
  };
  return { games, chat: threads, channel: threads };
}

/** An environment with the real clock and live sessions; it collects failures in `games.failures`. */
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
