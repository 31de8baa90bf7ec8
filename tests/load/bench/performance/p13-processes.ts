import { openConversation, takeChatSeat } from "../../../../schema/chat/api.ts";
import { takeMemberSeat } from "../../../../schema/member/api.ts";
import { type Listener, listen } from "../../../support/chat/chat-member.ts";
import { type NightCluster, startNightCluster } from "../../cluster/night-cluster.ts";
import { median, pairedRatio, percentile } from "../../measure.ts";
import { Member } from "../../member/member.ts";
import { type PlayReport, playTables } from "../../play.ts";
import { cpuOfFamily } from "../../server/own-database.ts";
import { seedMembers } from "../../server/seeded-members.ts";
import { benchTimings } from "../../server/servers.ts";
import { benchLine } from "../support/line.ts";
import { atLeast, atMost } from "../support/metric.ts";
import { pause } from "../support/tables.ts";
import { within } from "../support/within.ts";

const PLAYERS = 4;
const RUN_LIMIT_MS = 120_000;
const NEWS_LIMIT_MS = 20_000;
interface Size {
  readonly tables: number;
  readonly rounds: 5 | 10;
  readonly leastMs: number;
  readonly mostMs: number;
  readonly warmUps: number;
  readonly messages: number;
  readonly everyMs: number;
}
const sizes: { readonly full: Size; readonly smallest: Size } = {
  full: { tables: 30, rounds: 10, leastMs: 200, mostMs: 1500, warmUps: 2, messages: 300, everyMs: 40 },
  smallest: { tables: 2, rounds: 5, leastMs: 20, mostMs: 60, warmUps: 0, messages: 5, everyMs: 20 },
};

const kinds = {
  /** A server without Redis. */
  alone: { isAlone: true, processNames: ["a"] },
  one: { processNames: ["a"] },
  two: { processNames: ["a", "b"] },
} as const;
type Kind = keyof typeof kinds;

interface Run {
  /** Milliseconds of all server processes for each seat and for each round of a table. */
  readonly cpuPerJoin: number;
  readonly cpuPerRound: number;
  readonly report: PlayReport;
}

/**
 * What it costs to have another process. How many members two processes carry follows from their processor time for the same
 * games: on machines where proxy, database and players need processors of their own, the servers are not the first to be full.
 */
export const processes = benchLine({
  id: "P13",
  title: "what a second process carries and costs; the proxy, Redis and the database beside them",
  isOnlyNamed: true,
  sizes,
  async measure(bench, size) {
    const runs: Record<Kind, Run[]> = { alone: [], one: [], two: [] };
    const opened: { readonly kind: Kind; readonly night: NightCluster; guests: readonly Member[] }[] = [];
    try {
      for (const kind of Object.keys(kinds) as Kind[]) {
        bench.say(`starting: ${kind}`);
        const night = await startNightCluster({
          ...kinds[kind],
          timings: benchTimings,
          environment: { ROOMS_PER_HOUR: "1000000" },
        });
        const entry: (typeof opened)[number] = { kind, night, guests: [] };
        opened.push(entry);
        entry.guests = await seedMembers({ ...night, count: size.tables * PLAYERS });
      }
      for (let run = 1 - size.warmUps; run <= bench.options.runs; run += 1) {
        for (const { kind, night, guests } of opened) {
          bench.say(`${kind}: ${guests.length} play, run ${run}`);
          const played = await playOnce(night, guests, size);
          if (run > 0) runs[kind].push(played);
        }
      }
      const two = opened.find(({ kind }) => kind === "two")?.night as NightCluster;
      bench.say("messages to members at both processes");
      return metricsOf(runs, await compareMessages(two, size));
    } finally {
      for (const { night } of opened) await night.stop();
    }
  },
});

function metricsOf(runs: Record<Kind, readonly Run[]>, messages: Messages) {
  const cpu = (kind: Kind, figure: "cpuPerJoin" | "cpuPerRound") => runs[kind].map((run) => run[figure]);
  const p99 = (kind: Kind) => runs[kind].map(({ report }) => report.answersSeen.p99);
  const carried = 2 / pairedRatio(cpu("two", "cpuPerRound"), cpu("one", "cpuPerRound"));
  return [
    {
      what: "members of two processes / of one, by processor time",
      measured: carried,
      unit: "x",
      goal: atLeast(1.7),
    },
    {
      what: "  answer seen by all, p99, two processes / one",
      measured: pairedRatio(p99("two"), p99("one")),
      unit: "x",
    },
    {
      what: "CPU per join, two processes / a server without Redis",
      measured: pairedRatio(cpu("two", "cpuPerJoin"), cpu("alone", "cpuPerJoin")),
      unit: "x",
      goal: atMost(1.25),
    },
    {
      what: "  one process with Redis / a server without",
      measured: pairedRatio(cpu("one", "cpuPerJoin"), cpu("alone", "cpuPerJoin")),
      unit: "x",
    },
    {
      what: "news of a message, p99 at the other process - at the same",
      measured: messages.across.p99 - messages.within.p99,
      unit: "ms",
      goal: atMost(2),
    },
    ...(["within", "across"] as const).flatMap((where) => [
      {
        what: `  p50, ${where === "within" ? "the same process" : "the other one"}`,
        measured: messages[where].p50,
        unit: "ms",
      },
      { what: "  p99", measured: messages[where].p99, unit: "ms" },
    ]),
    ...(Object.keys(kinds) as Kind[]).flatMap((kind) => [
      { what: `  ${kind}: CPU per join`, measured: median(cpu(kind, "cpuPerJoin")), unit: "ms" },
      { what: `  ${kind}: CPU per round of a table`, measured: median(cpu(kind, "cpuPerRound")), unit: "ms" },
      { what: `  ${kind}: answer seen by all, p99`, measured: median(p99(kind)), unit: "ms" },
    ]),
  ];
}

const cpuOf = ({ cluster }: NightCluster) =>
  cluster.processes.reduce((sum, { processId = 0 }) => sum + cpuOfFamily(processId), 0);

async function playOnce(night: NightCluster, guests: readonly Member[], size: Size): Promise<Run> {
  const { tables, rounds, leastMs, mostMs } = size;
  const began = cpuOf(night);
  let seated = began;
  const report = await playTables({
    guests,
    tables,
    players: PLAYERS,
    settings: { rounds, difficulty: "medium", timeLimit: 30 },
    think: () => leastMs + Math.random() * (mostMs - leastMs),
    signal: AbortSignal.timeout(RUN_LIMIT_MS),
    onGames: (games) => {
      seated = cpuOf(night);
      return games;
    },
  });
  const ended = cpuOf(night);
  if (report.gamesFinished < tables || report.errors.length > 0) {
    throw new Error(`${report.gamesFinished} of ${tables} games: ${report.examples.join("; ")}\n${night.output()}`);
  }
  return {
    cpuPerJoin: (seated - began) / guests.length,
    cpuPerRound: (ended - seated) / (tables * rounds),
    report,
  };
}

interface Messages {
  readonly within: { readonly p50: number; readonly p99: number };
  readonly across: { readonly p50: number; readonly p99: number };
}

/** How soon two members learn of a message: one whose own room is at the process of the conversation, and one elsewhere. */
async function compareMessages(night: NightCluster, size: Size): Promise<Messages> {
  const [here, there] = night.cluster.processes.map(({ url }) => url) as [string, string];
  const [near, far] = [await newsOf(night, here, here), await newsOf(night, here, there)];
  const delays = { within: [] as number[], across: [] as number[] };
  try {
    // In turns, so that both meet the same machine.
    for (let message = 0; message < size.messages; message += 1) {
      delays.within.push(await near.delayOfMessage());
      await pause(size.everyMs);
      delays.across.push(await far.delayOfMessage());
      await pause(size.everyMs);
    }
  } finally {
    for (const each of [near, far]) await each.close();
  }
  const figures = (values: readonly number[]) => ({ p50: percentile(values, 0.5), p99: percentile(values, 0.99) });
  return { within: figures(delays.within), across: figures(delays.across) };
}

/** Many writers to one reader, because one of them may not write so often. */
const WRITERS = 10;

/** Members who write at one process to a member whose own room is at another, or the same. */
async function newsOf(night: NightCluster, writesAt: string, readsAt: string) {
  const [reader, ...writers] = (await seedMembers({ ...night, count: WRITERS + 1 })) as [Member, ...Member[]];
  const at = (url: string, { memberId, cookie }: Member) => new Member({ url, origin: night.url, memberId, cookie });
  const readerThere = at(readsAt, reader);
  const own = await readerThere.call(takeMemberSeat);
  let told = () => {};
  const inbox = await listen(readerThere, readerThere.reachable(own.reservation), (type) => {
    if (type === "conversation") told();
  });
  const rooms: Listener[] = [];
  for (const writer of writers.map((each) => at(writesAt, each))) {
    const { conversationId } = await writer.call(openConversation, { body: { memberId: reader.memberId } });
    const { reservation } = await writer.call(takeChatSeat, { params: { conversationId } });
    rooms.push(await listen(writer, writer.reachable(reservation)));
  }
  let sent = 0;
  return {
    /** Milliseconds from writing a message until the reader's own room has told of it. */
    async delayOfMessage(): Promise<number> {
      const { promise, resolve } = Promise.withResolvers<number>();
      const began = performance.now();
      told = () => resolve(performance.now() - began);
      (rooms[sent++ % rooms.length] as Listener).send("send", { id: crypto.randomUUID(), content: `news ${sent}` });
      return await within(NEWS_LIMIT_MS, promise);
    },
    async close(): Promise<void> {
      for (const each of [inbox, ...rooms]) await each.room.leave(false);
    },
  };
}
