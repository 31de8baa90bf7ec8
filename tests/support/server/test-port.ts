import { freePort } from "../../../server/platform/process/free-port.ts";

/** Workers of Vitest count from 1, those of Playwright from 0. A program that is no worker takes the first range. */
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0);
const FIRST = 20_000;
const PER_WORKER = 1000;
const RANGES = 8;
/** Enough for every server that starts at the same time, and few enough that some are always left. */
const REMEMBERED = 500;
const given: number[] = [];

/**
 * A free port for a server that a test starts. Each worker has ports of its own, and gives none twice in a row: between the choice of
 * a port and the server that listens on it, seconds pass in which another test could choose the same one.
 */
export async function testPort(): Promise<number> {
  const from = FIRST + (worker % RANGES) * PER_WORKER;
  for (;;) {
    const port = await freePort(from, from + PER_WORKER);
    if (given.includes(port)) continue;
    given.push(port);
    if (given.length > REMEMBERED) given.shift();
    return port;
  }
}
