import type { OwnDatabase } from "../../server/own-database.ts";
import type { ServerProcess } from "../../server/server-process.ts";
import type { Bench } from "./context.ts";
import { type Asked, askAll } from "./http-load.ts";

const CONNECTIONS = 16;
const sizes = { full: { requests: 2000, warmUps: 2 }, smallest: { requests: 20, warmUps: 0 } };

/** Microseconds of the server's CPU time per request. */
export async function cpuPerRequest(bench: Bench, asked: Asked, server: ServerProcess): Promise<number> {
  const { requests } = sizes[bench.options.size];
  return ((await server.cpuOf(() => askAll(asked, requests, CONNECTIONS))) * 1000) / requests;
}

/** Measures each cost in turns, after warm-up runs. */
export async function inTurns<Costs extends readonly (() => Promise<number>)[]>(
  bench: Bench,
  costs: readonly [...Costs],
): Promise<{ [Index in keyof Costs]: number[] }> {
  const taken: number[][] = costs.map(() => []);
  const { warmUps } = sizes[bench.options.size];
  for (let run = 1 - warmUps; run <= bench.options.runs; run += 1) {
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
