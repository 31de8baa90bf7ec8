import { randomUUID } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { gameSettings } from "../../schema/game/settings.ts";
import { keepSeat, openRoom } from "../../server/game/game.ts";
import { finishSession, keepResult, startRound, startSession } from "../../server/game/game-session.ts";

/** The number under which test rooms are held. */
export const TEST_SERVER_ID = 7;

/** Writes members down; `null` stands for one without a name. Answers with their ids. */
export async function addMembers(em: EntityManager, ...names: (string | null)[]): Promise<string[]> {
  const ids = names.map(() => randomUUID());
  for (const [index, id] of ids.entries()) {
    await em.execute("insert into users (id, email) values (?, ?)", [id, `${id}@example.org`]);
    const name = names[index];
    if (name) await em.execute("insert into profiles (user_id, full_name) values (?, ?)", [id, name]);
  }
  return ids;
}

interface WrittenTable {
  readonly roomId: string;
  readonly roomCode: string;
  readonly memberIds: readonly string[];
  /** In the order of the members. */
  readonly participantIds: readonly string[];
}

/** Writes down a room whose host is the first of these members, all of them seated. */
export async function seatTable(
  em: EntityManager,
  memberIds: readonly string[],
  settings: Partial<Parameters<typeof gameSettings.parse>[0] & object> = {},
): Promise<WrittenTable> {
  const roomId = randomUUID();
  const { roomCode } = await openRoom(em, TEST_SERVER_ID, {
    roomId,
    hostId: memberIds[0] as string,
    settings: gameSettings.parse({ gameType: "trivia", roomName: "Friday evening", ...settings }),
  });
  const participantIds: string[] = [];
  for (const [seat, memberId] of memberIds.entries()) {
    const kept = await keepSeat(em, { roomId, memberId, displayName: `Player ${seat + 1}`, seat });
    participantIds.push(participantOf(kept));
  }
  return { roomId, roomCode, memberIds, participantIds };
}

/** The row behind a seat that a test needs kept. */
export function participantOf(kept: { participantId: string } | { refused: string }): string {
  if ("refused" in kept) throw new Error(`no seat: ${kept.refused}`);
  return kept.participantId;
}

/** One answer of a round, worth `points`. */
export const resultOf = (sessionId: string, participantId: string, round: number, points: number) => ({
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

/** The places at the end for these scores, in the order of the table's members. */
export const standingsOf = (table: WrittenTable, scores: readonly number[]) =>
  table.memberIds.map((memberId, index) => {
    const score = scores[index] ?? 0;
    const rank = 1 + scores.filter((other) => other > score).length;
    return { memberId, participantId: table.participantIds[index] as string, score, rank };
  });

/** Plays a whole game of one round per question, every score in its first round, and finishes it. */
export async function playGame(
  em: EntityManager,
  table: WrittenTable,
  scores: readonly number[],
  questionIds: readonly (string | null)[] = [null],
): Promise<string> {
  const { sessionId } = await startSession(em, table);
  for (const [index, drawnId] of questionIds.entries()) {
    await startRound(em, { sessionId, round: index + 1, startedAt: Date.now(), drawn: { id: drawnId, text: null } });
  }
  for (const [index, participantId] of table.participantIds.entries()) {
    await keepResult(em, resultOf(sessionId, participantId, 1, scores[index] ?? 0));
  }
  await finishSession(em, { roomId: table.roomId, sessionId, standings: standingsOf(table, scores) });
  return sessionId;
}
