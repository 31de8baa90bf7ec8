import type { Notebook } from "../../bot.ts";
import type { Guest } from "../../bot-client.ts";
import { fillTables } from "../../fill.ts";
import { Table } from "../../table.ts";

const FILL_LIMIT_MS = 120_000;

/** Opens so many tables and fills them without starting a game. Throws if a seat was refused. */
export async function openTables(guests: readonly Guest[], count: number, players: number): Promise<Table[]> {
  const notebook: Notebook = { receipts: [], error: () => {} };
  const tables = Array.from({ length: count }, () => new Table({ think: () => 60_000, notebook }));
  return await fillTables(tables, {
    guests,
    players,
    settings: { rounds: 5, difficulty: "medium", timeLimit: 60 },
    signal: AbortSignal.timeout(FILL_LIMIT_MS),
    onFailure: (error) => {
      throw error;
    },
  });
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
