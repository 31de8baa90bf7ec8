import { Client } from "pg";
import { gameTypes } from "../../../schema/game/settings.ts";
import { startEmbeddedDatabase } from "../../../server/platform/database/embedded-database.ts";
import { answerRound, openGameRoom, type SeatedPlayer } from "../game/player.ts";
import { until } from "../until.ts";
import { type ServerProcess, startProcess, untilReady } from "./process.ts";

/** When a server is killed: in the last reveal, while the result is being saved, or about when it is saved. */
export const moments = ["reveal", "saving", "saved"] as const;
export type Moment = (typeof moments)[number];

/** How long each reveal lasts: long enough to kill the server in it. */
const REVEAL_MS = 500;
const timings = { startingMs: 30, revealMs: REVEAL_MS, breakMs: 30 };

/** What the next start recovered. */
export interface Recovery {
  /** How often each player's game was counted. */
  readonly counted: readonly number[];
  readonly status: string;
  /** Whether the counted scores equal the sum of the stored answers. */
  readonly isRight: boolean;
  /** Milliseconds from the start until the server reported ready. */
  readonly readyMs: number;
}

/** Plays a game on a data folder, kills the server at this moment of its end, and starts it again. */
export async function killAtEnd(dataDir: string, moment: Moment, nth: number): Promise<Recovery> {
  const server = await startProcess({ dataDir, timings });
  let next: ServerProcess | undefined;
  try {
    await untilReady(server);
    const table = await openGameRoom(server.url, 2, { game: gameTypes[nth % gameTypes.length] ?? "trivia" });
    await withDatabase(dataDir, async (client) => {
      const isLocked = moment === "saving";
      if (isLocked) await client.query("begin; lock table game_leaderboards in exclusive mode");
      await playToTheEnd(table);
      if (isLocked) await until(() => isSavingHeld(client));
      else if (moment === "saved") await until(() => hasPhase(table, "finished"));
      // At a random moment in the rest of the last reveal, or in the milliseconds after the result.
      await new Promise((resolve) => setTimeout(resolve, (moment === "reveal" ? REVEAL_MS : 20) * Math.random()));
      await server.end("SIGKILL");
      if (isLocked) await client.query("rollback");
    });
    const startedAt = performance.now();
    next = await startProcess({ dataDir });
    await untilReady(next);
    const readyMs = performance.now() - startedAt;
    return { ...(await withDatabase(dataDir, (client) => readRecovery(client, table))), readyMs };
  } finally {
    await server.end("SIGKILL");
    await next?.end("SIGTERM");
  }
}

async function playToTheEnd(table: SeatedPlayer[]): Promise<void> {
  const [host] = table as [SeatedPlayer];
  host.room.send("start", {});
  for (let round = 1; round <= 5; round += 1) {
    await Promise.all(table.map((seated, player) => answerRound(seated, round, player === 0 || round < 3)));
  }
  await until(() => hasPhase(table, "reveal") || hasPhase(table, "finished"));
}

const hasPhase = ([host]: SeatedPlayer[], phase: string) => host?.room.state.phase === phase;

async function isSavingHeld(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    "select from pg_locks where relation = 'game_leaderboards'::regclass and not granted",
  );
  return rows.length > 0;
}

async function readRecovery(client: Client, table: SeatedPlayer[]): Promise<Omit<Recovery, "readyMs">> {
  const [host] = table as [SeatedPlayer];
  const { rows: sessions } = await client.query<{ status: string }>(
    "select status from game_sessions where room_id = $1",
    [host.seat.roomId],
  );
  const { rows } = await client.query<{ total_games: number; is_right: boolean }>(
    `select coalesce(board.total_games, 0) as total_games,
       coalesce(board.total_score = (select sum(points_earned) from game_round_results where participant_id = seat.id), false)
         as is_right
     from game_participants seat left join game_leaderboards board on board.user_id = seat.user_id
     where seat.room_id = $1`,
    [host.seat.roomId],
  );
  return {
    counted: rows.map(({ total_games }) => total_games),
    status: sessions.map(({ status }) => status).join(),
    isRight: rows.every(({ is_right }) => is_right),
  };
}

/** Connects to the database of this folder directly, without the server. */
export async function withDatabase<T>(dataDir: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: (await startEmbeddedDatabase(dataDir)).url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
