import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { gameSettings } from "../../../schema/game/settings.ts";
import { openRoom, storeSeat } from "../../../server/game/game.ts";
import { finishSession, startSession } from "../../../server/game/game-session.ts";
import { type RoundAnswer, roundBatches, type StartedRound } from "../../../server/game/round-batch.ts";
import type { Database } from "../../../server/platform/database/database.ts";

/** The server id of test rooms. */
export const TEST_SERVER_ID = 7;

/** Stores members; `null` is a member without a name. Returns their ids. */
export async function addMembers(em: EntityManager, ...names: (string | null)[]): Promise<string[]> {
  const ids = names.map(() => randomUUID());
  for (const [index, id] of ids.entries()) {
    await em.execute("insert into users (id, email) values (?, ?)", [id, `${id}@example.org`]);
    const name = names[index];
    if (name) await em.execute("insert into profiles (user_id, full_name) values (?, ?)", [id, name]);
  }
  return ids;
}

export interface StoredTable {
  readonly roomId: string;
  readonly roomCode: string;
  readonly memberIds: readonly string[];
  /** In the order of the members. */
  readonly participantIds: readonly string[];
}

/** Stores a room where all of these members are seated; the first is the host. */
export async function createTableRows(
  em: EntityManager,
  memberIds: readonly string[],
  settings: Partial<Parameters<typeof gameSettings.parse>[0] & object> = {},
  serverId = TEST_SERVER_ID,
): Promise<StoredTable> {
  const roomId = randomUUID();
  const { roomCode } = await openRoom(em, serverId, {
    roomId,
    hostId: memberIds[0] as string,
    settings: gameSettings.parse({ gameType: "trivia", roomName: "Friday evening", ...settings }),
  });
  const participantIds: string[] = [];
  for (const [seat, memberId] of memberIds.entries()) {
    const saved = await storeSeat(em, { roomId, memberId, displayName: `Player ${seat + 1}`, seat });
    participantIds.push(participantOf(saved));
  }
  return { roomId, roomCode, memberIds, participantIds };
}

/** The participant of a saved seat. Throws if the seat was refused. */
export function participantOf(saved: { participantId: string } | { refused: string }): string {
  if ("refused" in saved) throw new Error(`no seat: ${saved.refused}`);
  return saved.participantId;
}

/** One answer of a round, worth `points`. */
export const resultOf = (sessionId: string, participantId: string, round: number, points: number): RoundAnswer => ({
  sessionId,
  round,
  participantId,
  requestId: randomUUID(),
  answer: "Noah",
  pointsEarned: points,
  responseTimeSeconds: 1.5,
  timeLimitSeconds: 30,
  isCorrect: points > 0,
});

type Runner = Pick<Database, "run">;

/** Stores one answer. */
export const saveResult = (database: Runner, answer: RoundAnswer) => roundBatches(database).saveResult(answer);

/** Starts one round, now if no time is given. */
export const startRound = (
  database: Runner,
  round: Pick<StartedRound, "sessionId" | "round"> & Partial<StartedRound>,
) => roundBatches(database).startRound({ startedAt: Date.now(), content: { id: null, text: null }, ...round });

/** Stores a finished game in which each player earns their whole score in the first round. */
export async function playGame(
  database: Pick<Database, "fork" | "run">,
  table: StoredTable,
  scores: readonly number[],
  questionIds: readonly (string | null)[] = [null],
): Promise<string> {
  const { roomId } = table;
  const { sessionId } = await startSession(database.fork(), { roomId, rounds: questionIds.length });
  for (const [index, id] of questionIds.entries()) {
    await startRound(database, { sessionId, round: index + 1, content: { id, text: null } });
  }
  for (const [index, participantId] of table.participantIds.entries()) {
    await saveResult(database, resultOf(sessionId, participantId, 1, scores[index] ?? 0));
  }
  await finishSession(database.fork(), { roomId, sessionId });
  return sessionId;
}

/** A round of a stored game: its question, and what each player earned. Null: they did not answer. */
export interface PlayedRound {
  readonly questionId: string | null;
  readonly points: readonly (number | null)[];
}

/** Stores a game with these rounds that runs until it is finished. */
export async function playRounds(
  database: Pick<Database, "fork" | "run">,
  { roomId, participantIds }: StoredTable,
  rounds: readonly PlayedRound[],
): Promise<string> {
  const { sessionId } = await startSession(database.fork(), { roomId, rounds: rounds.length });
  for (const [index, { questionId, points }] of rounds.entries()) {
    const round = index + 1;
    await startRound(database, { sessionId, round, content: { id: questionId, text: null } });
    for (const [player, participantId] of participantIds.entries()) {
      const earned = points[player];
      if (typeof earned === "number") await saveResult(database, resultOf(sessionId, participantId, round, earned));
    }
  }
  return sessionId;
}
