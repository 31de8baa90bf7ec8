import type { Guest } from "../../bot-client.ts";
import type { Bench } from "./context.ts";
import { openTables, pause } from "./tables.ts";

const TABLES_AT_ONCE = 50;
const PLAYERS = 2;
const SETTLE_MS = 2000;

/** Heap bytes after a full garbage collection, once few and once many tables have started a game and closed. */
export async function heapAfterChurn(bench: Bench): Promise<{ few: number; many: number }> {
  const [few, many] = bench.options.churn;
  const benchServer = await bench.lampstand(Math.min(TABLES_AT_ONCE, many) * PLAYERS);
  let gone = 0;
  const churnUntil = async (count: number) => {
    while (gone < count) {
      bench.say(`${gone} of ${many} tables have come and gone`);
      gone += await openAndClose(benchServer.guests, Math.min(TABLES_AT_ONCE, count - gone));
    }
    await pause(SETTLE_MS);
    return (await benchServer.server.usageAfterGc()).heapBytes;
  };
  try {
    return { few: await churnUntil(few), many: await churnUntil(many) };
  } finally {
    await benchServer.close();
  }
}

async function openAndClose(guests: readonly Guest[], count: number): Promise<number> {
  const tables = await openTables(guests, count, PLAYERS);
  for (const { bots } of tables) bots[0]?.start();
  const signal = AbortSignal.timeout(20_000);
  await Promise.all(
    tables.flatMap(({ bots }) => bots.map((bot) => bot.until(() => bot.client.view.round > 0, signal))),
  );
  for (const table of tables) table.leave();
  return tables.length;
}
