import type { Guest, TableSettings } from "./bot-client.ts";
import type { Table } from "./table.ts";

const FILLING_AT_ONCE = 8;

/** Seats the guests at the tables in order, some tables at a time; returns the complete tables. */
export async function fillTables(
  tables: readonly Table[],
  options: {
    readonly guests: readonly Guest[];
    readonly players: number;
    readonly settings: Omit<TableSettings, "roomName" | "maxPlayers">;
    readonly signal: AbortSignal;
    readonly onFailure: (error: unknown) => void;
  },
): Promise<Table[]> {
  const { guests, players, settings, signal, onFailure } = options;
  const filled: Table[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < tables.length; index = next++) {
      const table = tables[index] as Table;
      const party = guests.slice(index * players, (index + 1) * players);
      const tableSettings = { ...settings, roomName: `Bots ${index + 1}`, maxPlayers: seatsFor(players) };
      await table.fill(party, tableSettings, signal).then(() => filled.push(table), onFailure);
    }
  };
  await Promise.all(Array.from({ length: FILLING_AT_ONCE }, work));
  return filled;
}

function seatsFor(players: number): TableSettings["maxPlayers"] {
  return ([2, 4, 6, 8] as const).find((seats) => seats >= players) ?? 8;
}
