import { RoomRefusal } from "../../../rooms/index.ts";
import type { RoundResult, Standing } from "../../../rooms/support/game/ports.ts";
import type { DrawnQuestion, TriviaPorts } from "../../../rooms/trivia/ports.ts";
import type { WordBattlePorts } from "../../../rooms/word-battle/ports.ts";
import type { GameSettings } from "../../../schema/game/settings.ts";
import type { GameSnapshot } from "../../../schema/game/snapshot.ts";
import { openWordList } from "../../../server/word/word.ts";

type PortName = keyof TriviaPorts;

/** They store nothing, so that a room which another process holds may still call them. */
const reads: readonly PortName[] = [
  "leadOfRoom",
  "isMuted",
  "findBlocked",
  "blockedPairs",
  "savedAnswers",
  "drawQuestions",
];

const words = openWordList();

export interface FakeRoom {
  readonly roomId: string;
  readonly roomCode: string;
  hostId: string;
  isVacant: boolean;
  status: "waiting" | "playing" | "finished" | "closed";
  closedBecause?: string;
}

export type FakeResult = RoundResult & { readonly sessionId: string; readonly round: number };

/** Ports that store everything in memory and, like the database, each result only once. */
export interface FakeGamePorts extends TriviaPorts, WordBattlePorts {
  readonly rooms: Map<string, FakeRoom>;
  /** Whether the seat is active, by `roomId/memberId`. */
  readonly seats: Map<string, boolean>;
  /** How often each member's coming or leaving as a watcher was stored, by `roomId/memberId`. */
  readonly watchers: Map<string, number>;
  readonly results: Map<string, FakeResult>;
  readonly finished: Map<string, readonly Standing[]>;
  /** How many rounds a session has since its host ended the game. */
  readonly shortened: Map<string, number>;
  readonly skipped: { sessionId: string; round: number; rounds: number }[];
  /** The last snapshot of each room, as JSON. */
  readonly snapshots: Map<string, { readonly snapshot: GameSnapshot; readonly content: unknown }>;
  readonly failures: { operation: string; error: unknown }[];
  readonly calls: string[];
  /** Used as the environment's `reportFailure`; adds to `failures`. */
  reportFailure(failure: { roomId: string; operation: string; error: unknown }): void;
  /** The members who are muted. */
  readonly muted: Set<string>;
  /** The rooms that another process has taken up. Nothing is stored while there are any. */
  readonly lost: Set<string>;
  /** The rooms that were left to another process. */
  readonly released: Set<string>;
  /** Pairs of members whom a block keeps apart. */
  apart: (readonly [string, string])[];
  questions: DrawnQuestion[];
  /** What storage counts after a skip, for a game that has ended. */
  scoresAfterSkip: Readonly<Record<string, number>> | null;
  /** Runs before each call; if it throws, the call fails with that error. */
  before: (name: PortName) => void | Promise<void>;
}

/** Questions whose answers are easy to find in a frame. */
export function fakeQuestions(count: number): DrawnQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    questionId: `question-${index}`,
    question: `Who did deed ${index}?`,
    correctAnswer: `Right One ${index}`,
    incorrectAnswers: [`Wrong A ${index}`, `Wrong B ${index}`, `Wrong C ${index}`],
    category: "People",
    points: 100,
    scriptureReference: `SecretBook ${index}:1`,
    verse: `SecretVerse ${index} and it came to pass`,
    translation: "kjv" as const,
  }));
}

export function fakeGamePorts(): FakeGamePorts {
  const rooms = new Map<string, FakeRoom>();
  const seats = new Map<string, boolean>();
  const watchers: FakeGamePorts["watchers"] = new Map();
  const results = new Map<string, FakeResult>();
  const finished = new Map<string, readonly Standing[]>();
  const shortened = new Map<string, number>();
  const skipped: FakeGamePorts["skipped"] = [];
  const snapshots: FakeGamePorts["snapshots"] = new Map();
  const failures: FakeGamePorts["failures"] = [];
  const calls: string[] = [];
  const muted = new Set<string>();
  const released = new Set<string>();
  let sessions = 0;

  const roomOf = (roomId: string): FakeRoom => {
    const room = rooms.get(roomId);
    if (!room) throw new Error(`no room ${roomId}`);
    return room;
  };

  /** As storage does: GAME-164. */
  function refuseLost(name: PortName): void {
    if (ports.lost.size > 0 && !reads.includes(name)) throw new RoomRefusal("server/other-process");
  }

  /** Records the call and runs `before` first. */
  function port<Input, Output>(name: PortName, work: (input: Input) => Output): (input: Input) => Promise<Output> {
    return async (input) => {
      await ports.before(name);
      refuseLost(name);
      calls.push(name);
      return work(input);
    };
  }

  const ports: FakeGamePorts = {
    rooms,
    seats,
    watchers,
    results,
    finished,
    shortened,
    skipped,
    snapshots,
    failures,
    calls,
    muted,
    apart: [],
    lost: new Set(),
    released,
    questions: fakeQuestions(15),
    words,
    before: () => undefined,
    scoresAfterSkip: null,
    openRoom: port("openRoom", ({ roomId, hostId }: { roomId: string; hostId: string; settings: GameSettings }) => {
      const roomCode = `CODE${rooms.size + 22}`;
      rooms.set(roomId, { roomId, roomCode, hostId, isVacant: false, status: "waiting" });
      return { roomCode };
    }),
    storeSeat: port("storeSeat", ({ roomId, memberId }) => {
      seats.set(`${roomId}/${memberId}`, true);
      return { participantId: `participant-${memberId}` };
    }),
    leadOfRoom: port("leadOfRoom", () => ""),
    isMuted: port("isMuted", ({ memberId }) => muted.has(memberId)),
    findBlocked: port("findBlocked", () => []),
    storeWatchers: port("storeWatchers", ({ roomId, memberIds }) => {
      for (const memberId of memberIds) {
        const key = `${roomId}/${memberId}`;
        watchers.set(key, (watchers.get(key) ?? 0) + 1);
      }
    }),
    blockedPairs: port("blockedPairs", () => ports.apart),
    releaseSeat: port("releaseSeat", ({ roomId, memberId }) => {
      seats.set(`${roomId}/${memberId}`, false);
    }),
    setVacant: port("setVacant", ({ roomId, isVacant }) => {
      roomOf(roomId).isVacant = isVacant;
    }),
    passHost: port("passHost", ({ roomId, hostId }) => {
      roomOf(roomId).hostId = hostId;
    }),
    startSession: port("startSession", ({ roomId }) => {
      roomOf(roomId).status = "playing";
      sessions += 1;
      return { sessionId: `session-${sessions}` };
    }),
    startRound: port("startRound", () => undefined),
    shortenSession: port("shortenSession", ({ sessionId, rounds }) => {
      shortened.set(sessionId, rounds);
    }),
    skipRound: port("skipRound", ({ sessionId, round, rounds }) => {
      skipped.push({ sessionId, round, rounds });
      return { scores: ports.scoresAfterSkip };
    }),
    saveResult: port("saveResult", (result) => {
      const key = `${result.sessionId}/${result.participantId}/${result.round}`;
      if (results.has(key)) return { saved: false };
      results.set(key, result);
      return { saved: true };
    }),
    finishSession: port("finishSession", ({ roomId, sessionId, standings }) => {
      roomOf(roomId).status = "finished";
      if (!finished.has(sessionId)) finished.set(sessionId, standings);
      return { saved: true as const };
    }),
    // Not among the calls: they follow every change of seats and phases.
    async saveSnapshot({ roomId, snapshot, content = snapshots.get(roomId)?.content }) {
      await ports.before("saveSnapshot");
      refuseLost("saveSnapshot");
      snapshots.set(roomId, JSON.parse(JSON.stringify({ snapshot, content: content ?? null })));
    },
    releaseRoom: port("releaseRoom", ({ roomId }) => {
      released.add(roomId);
    }),
    savedAnswers: port("savedAnswers", ({ sessionId, round }) =>
      [...results.values()]
        .filter((result) => result.sessionId === sessionId && result.round === round)
        .map((result) => ({
          participantId: result.participantId,
          requestId: result.requestId,
          answer: result.answer,
          points: result.pointsEarned,
          isCorrect: result.isCorrect,
          responseMs: result.responseTimeSeconds * 1000,
        })),
    ),
    reopenRoom: port("reopenRoom", ({ roomId }) => {
      roomOf(roomId).status = "waiting";
    }),
    closeRoom: port("closeRoom", ({ roomId, reason }) => {
      const room = roomOf(roomId);
      room.status = "closed";
      room.closedBecause ??= reason;
    }),
    drawQuestions: port("drawQuestions", ({ count }) => ports.questions.slice(0, count)),
    reportFailure: ({ operation, error }) => {
      failures.push({ operation, error });
    },
  };
  return ports;
}
