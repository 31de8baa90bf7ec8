import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Timings } from "../../../rooms/index.ts";
import { takeSeat } from "../../../schema/game/api.ts";
import { gameTypes } from "../../../schema/game/settings.ts";
import type { Phase } from "../../../schema/game/state.ts";
import { startEmbeddedDatabase } from "../../../server/platform/database/embedded-database.ts";
import { Person } from "../../support/account/people.ts";
import { answerRound, openGameRoom, type SeatedPlayer } from "../../support/game/player.ts";
import { dataFolder, startProcess, untilReady } from "../../support/server/process.ts";
import { until } from "../../support/until.ts";

const folder = dataFolder();
afterAll(() => folder.remove());

const quick: Partial<Timings> = { startingMs: 30, revealMs: 30, breakMs: 30 };
/** Longer than any test. */
const ENDLESS_MS = 60 * 60_000;
/** For each kill: the phases it interrupts, each at its own tables, and timings that keep the tables in them. */
const kills: [Phase[], Partial<Timings>][] = [
  [["waiting", "starting"], { ...quick, startingMs: ENDLESS_MS }],
  [["round", "finished"], quick],
  [["reveal"], { ...quick, revealMs: ENDLESS_MS }],
  [["break"], { ...quick, breakMs: ENDLESS_MS }],
];

/** Plays until the table is in this phase. */
async function playUntil(phase: Phase, table: SeatedPlayer[]): Promise<void> {
  const [host] = table as [SeatedPlayer];
  if (phase === "waiting") return;
  host.room.send("start", {});
  const rounds = { starting: 0, round: 0, reveal: 1, break: 1, finished: 5 }[phase as "round"];
  for (let round = 1; round <= rounds; round += 1) {
    await Promise.all(table.map((seated) => answerRound(seated, round, true)));
  }
  await until(() => host.room.state.phase === phase);
}

async function look<T>(sql: string, params: unknown[]): Promise<T[]> {
  const { url } = await startEmbeddedDatabase(folder.path);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, params)).rows as T[];
  } finally {
    await client.end();
  }
}

describe("kill -9, then a start", () => {
  beforeAll(async () => {
    // The first start creates the data folder, so that the starts below only recover from the kill.
    const server = await startProcess({ dataDir: folder.path });
    await untilReady(server);
    expect(await server.end("SIGTERM")).toBe(0);
  });

  test.each(kills)(
    "kill -9 in the phases %s: the next server takes the rooms up and counts finished games once",
    async (phases, timings) => {
      const before = await startProcess({ dataDir: folder.path, timings });
      onTestFinished(() => void before.end("SIGKILL"));
      await untilReady(before);
      const tables = await Promise.all(
        phases.flatMap((phase) =>
          gameTypes.map(async (game) => {
            const table = await openGameRoom(before.url, 2, { game });
            await playUntil(phase, table);
            return { phase, table, host: table[0] as SeatedPlayer };
          }),
        ),
      );
      for (const { phase, host } of tables) {
        if (phase === "starting") await until(async () => (await sessionsOf(host)).length === 1);
        if (phase === "finished") await until(async () => (await countedGames(host)) === 1);
      }
      const disconnected = tables.flatMap(({ table }) =>
        table.map(({ room }) => new Promise((done) => room.onLeave(done))),
      );
      await before.end("SIGKILL");
      await Promise.all(disconnected);

      const after = await startProcess({ dataDir: folder.path });
      onTestFinished(() => void after.end("SIGKILL"));
      await untilReady(after);
      for (const { phase, table, host } of tables) {
        const sessions = await sessionsOf(host);
        // Nobody has seen a question during the countdown, so the host starts again.
        const ended: Partial<Record<string, string[]>> = {
          waiting: [],
          starting: ["interrupted"],
          finished: ["finished"],
        };
        const expected = ended[phase] ?? ["active"];
        expect(sessions.map(({ status }) => status)).toEqual(expected);
        expect(await countedGames(host)).toBe(phase === "finished" ? 1 : 0);
        for (const { person, seat } of table) {
          const returning = new Person(after.url, person);
          const answer = await returning.call(takeSeat, { params: { roomId: seat.roomId }, body: {} });
          expect(answer).toMatchObject({ status: 200 });
        }
      }
      expect(await after.end("SIGTERM")).toBe(0);
    },
  );
});

const sessionsOf = (host: SeatedPlayer) =>
  look<{ status: string }>("select status from game_sessions where room_id = $1", [host.seat.roomId]);

async function countedGames(host: SeatedPlayer): Promise<number> {
  const rows = await look<{ total_games: number }>(
    "select total_games from game_leaderboards where user_id = $1 and game_type = $2",
    [host.memberId, host.game],
  );
  return rows[0]?.total_games ?? 0;
}
