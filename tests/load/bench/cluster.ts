import { setTimeout as pause } from "node:timers/promises";
import type { WatchedProcess } from "../../../deploy/cluster/watched-process.ts";
import { faultsOf } from "../chat/kill-faults.ts";
import { type Incident, type Night, type NightSize, spendNight, WORD_TABLES } from "../cluster/night.ts";
import { type NightCluster, startNightCluster } from "../cluster/night-cluster.ts";
import { eveningFaults } from "../evening/evening-faults.ts";
import { benchLine } from "./support/line.ts";
import { atLeast, atMost, type Metric } from "./support/metric.ts";

/** How soon everyone is back, whatever happens. */
const BACK_SECONDS = 15;
/** How long Redis and PostgreSQL are away. */
const AWAY_MS = 1_500;
const FAULTS_SHOWN = 5;

const firstProcess = ({ cluster }: NightCluster) => cluster.processes[0] as WatchedProcess;

const killed: Incident = {
  name: "a process is killed",
  happen: async (night) => {
    await firstProcess(night).kill();
    await firstProcess(night).untilReady();
  },
};
const redisAway: Incident = {
  name: "Redis restarts",
  happen: ({ cluster }) => cluster.restartRedis(() => pause(AWAY_MS)),
};
const databaseAway: Incident = {
  name: "PostgreSQL restarts",
  happen: async (night) => {
    await night.restartDatabase(() => pause(AWAY_MS));
    await Promise.all(night.cluster.processes.map((each) => each.untilReady()));
  },
};
/** One process leaves and its successor comes before the next one leaves. */
const rolled: Incident = {
  name: "both processes are rolled",
  happen: async ({ cluster }) => {
    for (const each of cluster.processes) {
      await each.stop();
      await each.start();
    }
  },
};

/** With the pace below, an answer that waits for a restarted database still earns all points (see script.ts). */
const timings = { startingMs: 500, revealMs: 500, breakMs: 300 };
const incidents = [killed, redisAway, databaseAway, rolled];
const sizes: { readonly full: NightSize; readonly smallest: NightSize } = {
  full: { incidents, tables: 6, rounds: 10, pace: { leastMs: 500, mostMs: 1800 }, writers: 40 },
  smallest: { incidents: [killed], tables: 1, rounds: 5, pace: { leastMs: 100, mostMs: 700 }, writers: 2 },
};

/** Members play and write at two processes behind a proxy, while one thing after the other fails or is updated. */
export const cluster = benchLine({
  id: "CLUSTER",
  title: "two processes behind a proxy: one killed, Redis and PostgreSQL restarted, both rolled, under games and chat",
  isOnlyNamed: true,
  sizes,
  async measure({ say }, size) {
    say("starting proxy, Redis, PostgreSQL and two processes");
    const night = await startNightCluster({ timings, environment: { DRAIN_SECONDS: "20" } });
    try {
      const spent = await spendNight(night, size, say);
      const found = describeFaults(spent);
      if (found.length > 0) console.error(`\n${found.join("\n")}`);
      return metricsOf(spent, size);
    } catch (error) {
      throw new Error(`the processes logged: ${night.output()}`, { cause: error });
    } finally {
      await night.stop();
    }
  },
});

/** What was wrong in which games, for whoever looks for the reason. */
function describeFaults({ reports }: Night): string[] {
  const ends = reports.flatMap(({ name, end, wordEnd }) => [
    { name, end },
    { name: `${name}, word battle`, end: wordEnd },
  ]);
  return ends.flatMap(({ name, end }) => {
    const faults = Object.entries(eveningFaults(end)).filter(([kind, found]) => found.length > 0 && !ofWall.has(kind));
    return faults.flatMap(([kind, found]) => {
      const players = end.players.filter(({ memberId }) => found.some((each) => each.startsWith(memberId)));
      const games = players.map(({ memberId, roomId, scripted, shownScore, stored, recap }) => {
        const answers = stored.answers.map(
          ({ round, points, isCorrect }) => `${round}${isCorrect ? "+" : "-"}${points}`,
        );
        const rounds = recap.rounds.map(({ state, question }) => `${state} ${question?.question.slice(0, 20) ?? ""}`);
        const scores = `${scripted.score} by the script, ${shownScore} shown, ${stored.score} stored`;
        return `  ${memberId} in ${roomId}: ${scores}; answers ${answers.join(" ")}; rounds ${rounds.join(", ")}`;
      });
      return [
        `${name}: ${kind}`,
        ...games.slice(0, FAULTS_SHOWN),
        ...(games.length === 0 ? found.slice(0, FAULTS_SHOWN) : []),
      ];
    });
  });
}

/** Nobody shows these games on a wall. */
const ofWall: ReadonlySet<string> = new Set(["scores on the wall other than the script's"]);

function metricsOf(night: Night, { incidents: all, tables }: NightSize): Metric[] {
  const { reports, rows, writers, miscounted, longestWaitMs } = night;
  const chat = faultsOf({ rows, writers, files: { rows: [], names: [] } });
  const { lost, storedTwice, ...otherChat } = chat;
  const ends = reports.flatMap(({ end, wordEnd }) => [end, wordEnd]);
  const games = ends.map(eveningFaults);
  const count = (what: string, measured: number) => ({ what, measured, unit: "", goal: atMost(0) });
  const kinds = (Object.keys(games[0] ?? {}) as (keyof (typeof games)[number])[]).filter((kind) => !ofWall.has(kind));
  const outages = reports.map(({ longestOutageMs }) => longestOutageMs);
  const wrongScores = games.flatMap((each) => each["final scores other than the script's"]).length;
  const rooms = new Set(ends.flatMap((end) => end.players.map(({ roomId }) => roomId)));
  return [
    { what: "messages acknowledged", measured: writers.flatMap(({ ledger }) => ledger).length, unit: "" },
    count("acknowledged messages lost", lost.length),
    count("messages doubled", storedTwice.length),
    ...Object.entries(otherChat).map(([kind, found]) => count(`  ${kind}`, found.length)),
    { what: "games finished", measured: rooms.size, unit: "", goal: atLeast(all.length * (tables + WORD_TABLES)) },
    count("players with another score than without the incidents", wrongScores),
    count("players whose game was counted twice or not", miscounted.length),
    ...kinds.map((kind) => count(`  ${kind}`, games.flatMap((each) => each[kind]).length)),
    ...reports.flatMap(({ name, tookMs, longestOutageMs, phones, phonesCutOff }) => [
      {
        what: `${name}: longest outage of a phone`,
        measured: longestOutageMs / 1000,
        unit: "s",
        goal: atMost(BACK_SECONDS),
      },
      { what: "  phones that were cut off", measured: (100 * phonesCutOff) / phones, unit: "%" },
      { what: "  it took", measured: tookMs / 1000, unit: "s" },
    ]),
    {
      what: "longest wait of a message for its receipt",
      measured: longestWaitMs / 1000,
      unit: "s",
      goal: atMost(BACK_SECONDS),
    },
    {
      what: "longest interruption",
      measured: Math.max(...outages, longestWaitMs) / 1000,
      unit: "s",
      goal: atMost(BACK_SECONDS),
    },
  ];
}
