import type { EntityManager } from "@mikro-orm/postgresql";
import type { DailyRow, DayStreak, readDaily } from "../../schema/daily/api.ts";
import type { OutputOf } from "../../schema/endpoint.ts";
import type { SolvedStep } from "../../schema/solo/solo.ts";
import { HOUR_MS } from "../../schema/time.ts";
import { readShownBoard } from "../leaderboard/leaderboard.ts";
import type { Database } from "../platform/database/database.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { dayAfter, timeIn } from "../platform/date.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import {
  createSet,
  findGame,
  marksOf,
  openSet,
  type SoloMember,
  type SoloTable,
  solveSet,
  startGame,
} from "../solo/solo.ts";
import { SoloSetEntity } from "../solo/solo-set.entity.ts";
import { selectAsked, selectDailyBoard, selectFinishedDays } from "./daily-store.ts";
import { dayStreakIn } from "./day-streak.ts";

/** DAILY-13 */
const NOT_REPEATED_DAYS = 60;
/** DAILY-9: how long after its day a game may be finished. */
const FINISH_MS = HOUR_MS;

export interface Calendar {
  /** The community's date, as 2026-11-27. */
  readonly today: () => string;
  readonly timeZone: () => string;
}

const endOf = (day: string, timeZone: string): number => timeIn(timeZone, dayAfter(day, 1), "00:00");

/** DAILY-1: begins today's game, or finds the one that the member has begun. Returns its id. */
export async function startDaily(
  em: EntityManager,
  table: SoloTable,
  calendar: Calendar,
  memberId: string,
): Promise<string> {
  const day = calendar.today();
  const found = await em.findOne(SoloSetEntity, { day });
  const set = found ?? (await em.transactional((tx) => drawDay(tx, table, calendar, day)));
  return await startGame(em, memberId, set.id);
}

/** DAILY-2, DAILY-13 */
async function drawDay(tx: EntityManager, table: SoloTable, { timeZone }: Calendar, day: string) {
  const asked = await selectAsked(tx, [dayAfter(day, -NOT_REPEATED_DAYS)]);
  const lately = asked.map(({ question_id }) => question_id);
  const closesAt = new Date(endOf(day, timeZone()) + FINISH_MS);
  return await createSet(tx, table, { day, closesAt, seed: day, lately });
}

/**
 * How far the member has come with the set of today. DAILY-9: as long as they can finish one that they began before midnight, with
 * that one.
 */
export async function dailyOf(
  em: EntityManager,
  member: Pick<Member, "memberId"> | null,
  today: string,
): Promise<OutputOf<typeof readDaily>> {
  if (!member) return { day: today, game: null, streak: null };
  const streak = await streakOf(em, member.memberId, today);
  const before = await gameOf(em, member.memberId, dayAfter(today, -1));
  if (before && !before.game.isFinished && before.closesAt > Date.now())
    return { day: before.day, game: before.game, streak };
  const { day, game } = (await gameOf(em, member.memberId, today)) ?? { day: today, game: null };
  return { day, game, streak };
}

/** The member's game of this day, or null. */
async function gameOf(em: EntityManager, memberId: string, day: string) {
  const set = await em.findOne(SoloSetEntity, { day });
  const game = set && (await findGame(em, memberId, set.id));
  if (!set || !game) return null;
  const { questions } = await openSet(em, set);
  const { id: gameId, score, finishedAt } = game;
  const marks = await marksOf(em, gameId, questions.length);
  const shown = { gameId, steps: questions.length + 1, score, isFinished: Boolean(finishedAt), ...marks };
  return { day, game: shown, closesAt: set.closesAt.getTime() };
}

/** DAILY-11 */
export async function streakOf(source: StatementSource, memberId: string, today: string): Promise<DayStreak> {
  const rows = await selectFinishedDays(source, [memberId]);
  return dayStreakIn(
    rows.map(({ day }) => day),
    today,
  );
}

/** DAILY-15 */
export const readDailyBoard = async (
  database: Pick<Database, "run">,
  policy: MessagingPolicy,
  member: Pick<Member, "memberId"> | null,
  day: string,
): Promise<DailyRow[]> => await readShownBoard(database, policy, member, selectDailyBoard, day);

/** DAILY-12: the set of this day, which is over. Null if nobody has begun it. */
export async function readSolution(
  em: EntityManager,
  table: SoloTable,
  member: SoloMember,
  day: string,
): Promise<{ solved: SolvedStep[] } | null> {
  const set = await em.findOne(SoloSetEntity, { day });
  if (!set) return null;
  const game = await findGame(em, member.memberId, set.id);
  const isRunning = game !== null && !game.finishedAt && set.closesAt.getTime() > Date.now();
  if (isRunning) throw new Refusal("daily/still-running");
  return { solved: await solveSet(em, table, { opened: await openSet(em, set), member, gameId: game?.id }) };
}
