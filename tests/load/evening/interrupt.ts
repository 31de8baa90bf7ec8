import { until } from "../../support/until.ts";
import type { Gathering } from "./gathering.ts";
import type { Phone } from "./phone.ts";
import type { Viewer } from "./viewer.ts";

/** What happens in the middle of an evening. */
export interface Interruptions {
  /** The rounds in which the host's socket, the server and the wall end. */
  readonly rounds: { readonly host: number; readonly server: number; readonly wall: number };
  killServer(): Promise<unknown>;
  startServer(): Promise<void>;
}

/** How long everything took that an interruption has ended, in milliseconds. */
export interface Returns {
  /** From the end of the server: until each phone was connected again, and until each saw the round open again. */
  readonly phonesBack: readonly number[];
  readonly roundsBack: readonly number[];
  readonly serverReady: number;
  readonly hostBack: number;
  readonly wallBack: number;
}

interface InterruptParts {
  readonly gathering: Gathering;
  readonly interruptions: Interruptions;
  readonly host: Phone;
  readonly wall: Viewer;
  /** Opens the screen that the host has given to the hall. */
  readonly key: string;
  readonly limitMs: number;
  say(text: string): void;
}

/** Ends the host's socket, the server and the wall, each in a round of its own. */
export async function interrupt(parts: InterruptParts): Promise<Returns> {
  const hostBack = await cutHost(parts);
  const server = await killServer(parts);
  const wallBack = await killWall(parts);
  return { ...server, hostBack: hostBack(), wallBack };
}

/** The host's phone comes back by itself. Until then the round may end, because it does not wait for a host (GAME-125). */
async function cutHost({ interruptions, host, limitMs, say }: InterruptParts): Promise<() => number> {
  const { viewer } = host;
  await until(() => host.hasReceipt(interruptions.rounds.host), limitMs);
  say("the host's socket is cut");
  const cutAt = performance.now();
  viewer.line.cut();
  return () => viewer.backAfter(cutAt);
}

async function killServer(parts: InterruptParts): Promise<Pick<Returns, "phonesBack" | "roundsBack" | "serverReady">> {
  const { gathering, interruptions, limitMs, say } = parts;
  const { phones } = gathering;
  const round = interruptions.rounds.server;
  await until(() => phones.filter((phone) => phone.hasReceipt(round)).length >= phones.length / 2, limitMs);
  say("the server is killed");
  const killedAt = performance.now();
  await interruptions.killServer();
  await interruptions.startServer();
  const serverReady = performance.now() - killedAt;
  const roundsBack = () => phones.map(({ viewer }) => viewer.roundAfter(killedAt, round));
  await until(() => roundsBack().every(Number.isFinite), limitMs);
  return { phonesBack: phones.map(({ viewer }) => viewer.backAfter(killedAt)), roundsBack: roundsBack(), serverReady };
}

async function killWall({ gathering, interruptions, host, wall, key, limitMs, say }: InterruptParts): Promise<number> {
  await until(() => host.viewer.isIn("round", interruptions.rounds.wall), limitMs);
  say("the wall is killed");
  const killedAt = performance.now();
  wall.line.cut();
  wall.close();
  const next = gathering.showWall(key);
  await until(() => next.view !== undefined, limitMs);
  return next.backAfter(killedAt);
}
