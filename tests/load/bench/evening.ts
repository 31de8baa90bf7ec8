import type { Timings } from "../../../rooms/index.ts";
import type { LeaseTimes } from "../../../server/platform/process/lease-times.ts";
import { type EveningParts, playEvening } from "../evening/evening.ts";
import { bytesOf, type EveningBytes } from "../evening/evening-bytes.ts";
import { readEnd } from "../evening/evening-end.ts";
import { type EveningEnd, eveningFaults } from "../evening/evening-faults.ts";
import type { Interruptions, Returns } from "../evening/interrupt.ts";
import { chooseQuestions } from "../evening/questions.ts";
import { openEventRoom, openTable } from "../evening/rooms.ts";
import { type Pace, Script } from "../evening/script.ts";
import { median } from "../measure.ts";
import { type KillableServer, startKillableServer } from "../server/killable-server.ts";
import { seedMembers } from "../server/seeded-members.ts";
import { benchLine } from "./support/line.ts";
import { atLeast, atMost, type Goal, type Metric } from "./support/metric.ts";

const KILO = 1024;
const SEED = "a Friday evening";
const TABLE = 8;
const PHONE_KB = 70;

interface Size {
  readonly phones: number;
  readonly rounds: 5 | 10;
  readonly pace: Pace;
  readonly timings: Partial<Timings>;
  readonly leaseTimes?: LeaseTimes;
}
const full: Size = {
  phones: 200,
  rounds: 10,
  pace: { leastMs: 300, mostMs: 2000 },
  timings: { startingMs: 300, revealMs: 300, breakMs: 150 },
};
const smallest: Size = {
  phones: 24,
  rounds: 5,
  pace: { leastMs: 30, mostMs: 450 },
  timings: { startingMs: 50, revealMs: 50, breakMs: 30 },
  leaseTimes: { renewalMs: 200, graceMs: 1500 },
};

/** Plays the same evening with and without interruptions, and compares the ends with each other and with the script. */
export const evening = benchLine({
  id: "EVENING",
  title: `${full.phones} phones and a wall in an event's room: host, server and wall are each killed once in the middle`,
  sizes: { full, smallest },
  async measure({ database, options, say }, { phones, rounds, pace, timings, leaseTimes }) {
    const databaseUrl = await (await database()).fresh();
    const server = await startKillableServer({ databaseUrl, timings, ...(leaseTimes && { leaseTimes }) });
    try {
      const script = new Script({ seed: SEED, questions: await chooseQuestions(databaseUrl, rounds), pace });
      const members = await seedMembers({ ...server, count: phones });
      const event = { script, say, parties: [members], openRoom: () => openEventRoom(databaseUrl, members, rounds) };
      const tables = Array.from({ length: phones / TABLE }, (_, at) => members.slice(at * TABLE, (at + 1) * TABLE));
      const calm = await play(server, event);
      const disturbed = await play(server, { ...event, interruptions: interruptionsOf(server, rounds) });
      const atTables = await play(server, { ...event, parties: tables, openRoom: (host) => openTable(host, rounds) });
      const faults = faultsOf([calm, disturbed, atTables]);
      // The smallest size is a test.
      if (options.size === "smallest") requireNone(faults);
      return [
        ...describeEnds(calm, disturbed),
        ...describeFaults(faults),
        ...describeReturns(disturbed.returns as Returns),
        ...describeBytes(`${rounds} rounds on a phone`, calm.bytes, atMost(PHONE_KB)),
        ...describeBytes(`${rounds} rounds on a phone, with the kills`, disturbed.bytes),
        ...describeBytes(`${rounds} rounds on a phone at a table of ${TABLE}`, atTables.bytes, atMost(PHONE_KB)),
        { what: "connections that compressed their frames", measured: calm.bytes.compressed, unit: "" },
      ];
    } catch (error) {
      throw new Error(`the server logged: ${server.output()}`, { cause: error });
    } finally {
      await server.stop();
    }
  },
});

interface Played {
  readonly end: EveningEnd;
  readonly bytes: EveningBytes;
  readonly returns: Returns | undefined;
}

async function play({ databaseUrl }: KillableServer, parts: EveningParts): Promise<Played> {
  const { script, parties } = parts;
  const { gathering, seconds, returns } = await playEvening(parts);
  try {
    const played = { rounds: script.questions.length, players: parties[0]?.length ?? 0, seconds };
    const bytes = bytesOf(gathering.phones, played);
    return { end: await readEnd(databaseUrl, gathering, script), bytes, returns };
  } finally {
    gathering.close();
  }
}

/** Spread over the evening, so that each is over before the next begins. */
function interruptionsOf({ kill, start }: KillableServer, rounds: number): Interruptions {
  const after = (share: number) => Math.ceil(rounds * share);
  return {
    rounds: { host: after(0.3), server: after(0.5), wall: after(0.7) },
    killServer: kill,
    startServer: start,
  };
}

type Faults = ReturnType<typeof eveningFaults>;

/** All faults of these evenings, by kind. */
function faultsOf(played: readonly Played[]): Faults {
  const each = played.map(({ end }) => eveningFaults(end));
  const kinds = Object.keys(each[0] ?? {}) as (keyof Faults)[];
  return Object.fromEntries(kinds.map((kind) => [kind, each.flatMap((faults) => faults[kind])])) as unknown as Faults;
}

function requireNone(faults: Faults): void {
  const found = Object.entries(faults).filter(([, list]) => list.length > 0);
  if (found.length === 0) return;
  const lines = found.map(([kind, list]) => `${kind}: ${list.slice(0, 3).join("; ")}`);
  throw new Error(lines.join("\n"));
}

/** Scores and questions of both evenings, player by player. */
function describeEnds(calm: Played, disturbed: Played): Metric[] {
  const others = disturbed.end.players;
  const differing = calm.end.players.filter(({ stored }, at) => stored.score !== others[at]?.stored.score);
  const counted = others.map(({ recap }) => recap.rounds.filter(({ state }) => state === "counted").length);
  return [
    { what: "scores other than without the kills", measured: differing.length, unit: "phones", goal: atMost(0) },
    {
      what: "  rounds that counted",
      measured: Math.min(...counted),
      unit: "",
      goal: atLeast(disturbed.end.questions.length),
    },
    { what: "  acknowledged answers", measured: others.flatMap(({ receipts }) => receipts).length, unit: "" },
  ];
}

const describeFaults = (faults: Faults): Metric[] =>
  Object.entries(faults).map(([kind, { length }]) => ({
    what: `  ${kind}`,
    measured: length,
    unit: "",
    goal: atMost(0),
  }));

function describeReturns({ phonesBack, roundsBack, serverReady, hostBack, wallBack }: Returns): Metric[] {
  const seconds = (what: string, ms: number) => ({ what, measured: ms / 1000, unit: "s" });
  return [
    seconds("phones connected again after the server's end, median", median(phonesBack)),
    seconds("  longest", Math.max(...phonesBack)),
    seconds("  of which until another server was ready", serverReady),
    seconds("longest interruption, until a phone saw the round again", Math.max(...roundsBack)),
    seconds("host connected again after the end of their socket", hostBack),
    seconds("wall open again after its end", wallBack),
  ];
}

function describeBytes(
  what: string,
  { received, sent, largest, largestOfPeople }: EveningBytes,
  goal?: Goal,
): Metric[] {
  const kilobytes = (label: string, bytes: number) => ({ what: label, measured: bytes / KILO, unit: "KB" });
  return [
    { ...kilobytes(`${what}, at most`, largest), ...(goal && { goal }) },
    { ...kilobytes("  computed for people, 20 s a round", largestOfPeople), ...(goal && { goal }) },
    kilobytes("  received, median", received.median),
    kilobytes("  received, most", received.largest),
    kilobytes("  sent, median", sent.median),
    kilobytes("  sent, most", sent.largest),
  ];
}
