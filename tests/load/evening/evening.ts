import { until } from "../../support/until.ts";
import type { Member } from "../member/member.ts";
import { Gathering } from "./gathering.ts";
import { type Interruptions, interrupt, type Returns } from "./interrupt.ts";
import type { Script } from "./script.ts";

/** Only ends an evening that hangs. */
const LIMIT_MS = 120_000;

export interface EveningParts {
  /** The people of each room; the first is its host. */
  readonly parties: readonly (readonly Member[])[];
  readonly script: Script;
  /** Opens the room of a party; returns its id. */
  openRoom(host: Member): Promise<string>;
  readonly interruptions?: Interruptions;
  say(text: string): void;
}

export interface Evening {
  readonly gathering: Gathering;
  /** From the start until everyone saw the results. */
  readonly seconds: number;
  readonly returns: Returns | undefined;
}

/** Plays one game in each party's room to its results, with a wall at the first one. The caller closes the gathering. */
export async function playEvening(parts: EveningParts): Promise<Evening> {
  const { parties, script } = parts;
  const gathering = new Gathering(script, parties[0]?.[0]?.url ?? "");
  try {
    return await play(gathering, parts);
  } catch (error) {
    const stuck = new Error(`an evening that did not end: ${gathering.describe()}`, { cause: error });
    gathering.close();
    throw stuck;
  }
}

async function play(gathering: Gathering, { parties, openRoom, interruptions, say }: EveningParts): Promise<Evening> {
  for (const [at, party] of parties.entries()) {
    say(`filling room ${at + 1} of ${parties.length}`);
    gathering.seat(party, await openRoom(party[0] as Member));
    await until(() => gathering.viewers.every((viewer) => viewer.isIn("waiting")), LIMIT_MS);
  }
  const hosts = parties.map((party) => gathering.hostOf(party));
  const [host] = hosts as [(typeof hosts)[number]];
  const key = await host.viewer.client.showScreen();
  const wall = gathering.showWall(key);
  await until(() => wall.isIn("waiting"), LIMIT_MS);

  say(`${gathering.phones.length} phones play`);
  const began = performance.now();
  await Promise.all(hosts.map(({ viewer }) => viewer.client.start()));
  const returns =
    interruptions && (await interrupt({ gathering, interruptions, host, wall, key, limitMs: LIMIT_MS, say }));
  await until(() => gathering.viewers.every((viewer) => viewer.isIn("finished")), LIMIT_MS);
  return { gathering, seconds: (performance.now() - began) / 1000, returns };
}
