import type { OwnDatabase } from "../../server/own-database.ts";
import type { ServerProcess } from "../../server/server-process.ts";
import type { Bench } from "./context.ts";
import { type Asked, askAll } from "./http-load.ts";

const REQUESTS = 2000;
const WARM_UPS = 2;
const CONNECTIONS = 16;

/** Microseconds of the server's CPU time per request. */
export async function cpuPerRequest(asked: Asked, server: ServerProcess): Promise<number> {
  return ((await server.cpuOf(() => askAll(asked, REQUESTS, CONNECTIONS))) * 1000) / REQUESTS;
}

/** Measures each cost in turns, after warm-up runs. */
export async function inTurns<Costs extends readonly (() => Promise<number>)[]>(
  bench: Bench,
  costs: readonly [...Costs],
): Promise<{ [Index in keyof Costs]: number[] }> {
  const taken: number[][] = costs.map(() => []);
  for (let run = 1 - WARM_UPS; run <= bench.options.runs; run += 1) {
    bench.say(`lists, run ${run} of ${bench.options.runs}`);
    for (const [index, cost] of costs.entries()) {
      const measured = await cost();
      if (run > 0) taken[index]?.push(measured);
    }
  }
  return taken as { [Index in keyof Costs]: number[] };
}

/** Database statements per request, to detect a list that queries each row. */
export async function statementsPer(asked: Asked, database: OwnDatabase): Promise<number> {
  const requests = 20;
  return (await database.statementsDuring(() => askAll(asked, requests, 1))) / requests;
}
