import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { GameType } from "../../../schema/game/settings.ts";
import { until } from "../../support/until.ts";
import type { StoredRow, Writer } from "../chat/kill-faults.ts";
import { contiguousLog, openPages, type Page, rowsOf, writerOf } from "../chat/pages.ts";
import { readEnd } from "../evening/evening-end.ts";
import type { EveningEnd } from "../evening/evening-faults.ts";
import { Gathering } from "../evening/gathering.ts";
import { chooseQuestions } from "../evening/questions.ts";
import { openTable } from "../evening/rooms.ts";
import { type Pace, Script } from "../evening/script.ts";
import { type Member, Refused } from "../member/member.ts";
import { query } from "../server/own-database.ts";
import { seedMembers } from "../server/seeded-members.ts";
import type { NightCluster } from "./night-cluster.ts";
import { WordTable } from "./word-table.ts";

/** Something bad, or an update, in the middle of games and conversations. */
export interface Incident {
  readonly name: string;
  happen(night: NightCluster): Promise<void>;
}

export interface NightSize {
  readonly incidents: readonly Incident[];
  /** Tables of eight that play trivia while each incident happens. One more plays word battle. */
  readonly tables: number;
  readonly rounds: 5 | 10;
  readonly pace: Pace;
  /** Members who write to each other, two by two, all the time. */
  readonly writers: number;
}

/** What the members noticed of one incident. */
export interface IncidentReport {
  readonly name: string;
  /** How long it took itself, in milliseconds. */
  readonly tookMs: number;
  /** The longest time that a phone was without its game. */
  readonly longestOutageMs: number;
  readonly phones: number;
  readonly phonesCutOff: number;
  /** How trivia ended. */
  readonly end: EveningEnd;
  /** How word battle ended. */
  readonly wordEnd: EveningEnd;
}

export interface Night {
  readonly reports: readonly IncidentReport[];
  readonly rows: readonly StoredRow[];
  readonly writers: readonly Writer[];
  /** The longest wait of a message for its receipt. */
  readonly longestWaitMs: number;
  /** Players whose row of the leaderboard has another number of games than the one that they played. */
  readonly miscounted: readonly string[];
}

const SEED = "a bad night";
const TABLE = 8;
/** Tables of word battle at each incident. */
export const WORD_TABLES = 1;
/** Only ends a night that hangs. */
const LIMIT_MS = 180_000;
/** As fast as people write, and below the rate limit. */
const pauseMs = () => randomInt(900, 1800);

/** Lets members play and write while one incident after the other happens. Every incident meets games in the middle. */
export async function spendNight(night: NightCluster, size: NightSize, say: (text: string) => void): Promise<Night> {
  const { url, databaseUrl, secret } = night;
  const script = new Script({
    seed: SEED,
    questions: await chooseQuestions(databaseUrl, size.rounds),
    pace: size.pace,
  });
  const players = size.incidents.length * (size.tables + WORD_TABLES) * TABLE;
  const members = await seedMembers({ url, databaseUrl, secret, count: size.writers + players });
  const pages = await openPages(members.splice(0, size.writers));
  const enough = new AbortController();
  const writing = pages.map(({ screen }) => screen.writeOn(pauseMs, enough.signal));
  const reports: IncidentReport[] = [];
  let halfway = pages.map(({ screen }) => contiguousLog(screen));
  for (const incident of size.incidents) {
    const people = members.splice(0, (size.tables + WORD_TABLES) * TABLE);
    reports.push(await playThrough({ night, incident, people, script, pages, pace: size.pace, say }));
    if (reports.length <= size.incidents.length / 2) halfway = pages.map(({ screen }) => contiguousLog(screen));
  }
  enough.abort();
  await Promise.all(writing);
  await until(() => pages.every(({ screen }) => screen.waiting().length === 0), LIMIT_MS).catch(() => {});
  const rows = await rowsOf(databaseUrl);
  const writers = await Promise.all(
    pages.map((page, at) => writerOf(page, rows, halfway[at] as ReturnType<typeof contiguousLog>)),
  );
  for (const { screen } of pages) screen.close();
  const longestWaitMs = Math.max(...pages.flatMap(({ screen }) => screen.waits));
  return { reports, rows, writers, longestWaitMs, miscounted: await findMiscounted(databaseUrl, reports) };
}

interface PlayParts {
  readonly night: NightCluster;
  readonly incident: Incident;
  readonly people: readonly Member[];
  readonly script: Script;
  readonly pace: Pace;
  readonly pages: readonly Page[];
  say(text: string): void;
}

/** Plays a game at each table. In its middle the incident happens; then everyone must reach the results by themselves. */
async function playThrough({ night, incident, people, script, pace, pages, say }: PlayParts): Promise<IncidentReport> {
  const gathering = new Gathering(script, night.url);
  const { phones } = gathering;
  const rounds = script.questions.length as 5 | 10;
  let words: WordTable | undefined;
  try {
    say(`${incident.name}: ${people.length} sit down`);
    const [wordParty = [], ...parties] = Array.from({ length: people.length / TABLE }, (_, at) =>
      people.slice(at * TABLE, (at + 1) * TABLE),
    );
    for (const party of parties) gathering.seat(party, await openPatiently(party[0] as Member, rounds, "trivia"));
    const roomId = await openPatiently(wordParty[0] as Member, rounds, "word_battle");
    const table = new WordTable({ party: wordParty, roomId, pace, rounds });
    words = table;
    const viewers = [...phones, ...table.phones].map(({ viewer }) => viewer);
    await until(() => viewers.every((viewer) => viewer.isIn("waiting")), LIMIT_MS);
    const hosts = [...parties.map((party) => gathering.hostOf(party)), table.host];
    await Promise.all(hosts.map(({ viewer }) => viewer.client.start()));
    const middle = Math.ceil(rounds * 0.4);
    await until(() => phones.filter((phone) => phone.hasReceipt(middle)).length >= phones.length / 2, LIMIT_MS);
    await pause(randomInt(1000));
    say(`${incident.name}: it happens`);
    const began = performance.now();
    await incident.happen(night);
    const tookMs = performance.now() - began;
    say(`${incident.name}: the games end`);
    await until(() => viewers.every((viewer) => viewer.isIn("finished")), LIMIT_MS);
    await untilWritersAreBack(pages);
    const outages = viewers.map(({ longestOutageMs }) => longestOutageMs);
    return {
      name: incident.name,
      tookMs,
      longestOutageMs: Math.max(...outages),
      phones: viewers.length,
      phonesCutOff: outages.filter((outage) => outage > 0).length,
      end: await readEnd(night.databaseUrl, gathering, script),
      wordEnd: await table.readEnd(night.databaseUrl),
    };
  } catch (error) {
    const what = `${incident.name}: ${gathering.describe()}; word battle ${words?.host.viewer.describe() ?? ""}; ${pages.flatMap(({ screen }) => screen.waiting()).join(", ")}`;
    throw new Error(what, { cause: error });
  } finally {
    words?.close();
    gathering.close();
  }
}

/** Opens a table; tries again while the server says that it cannot now, as people do. */
async function openPatiently(host: Member, rounds: 5 | 10, gameType: GameType): Promise<string> {
  const deadline = performance.now() + LIMIT_MS;
  for (;;) {
    try {
      return await openTable(host, rounds, gameType);
    } catch (error) {
      const isAway = error instanceof Refused && error.code.startsWith("server/");
      if (!isAway || performance.now() > deadline) throw error;
      await pause(pauseMs());
    }
  }
}

/** Each writer has had a receipt since. */
async function untilWritersAreBack(pages: readonly Page[]): Promise<void> {
  const before = pages.map(({ screen }) => screen.ledger.length);
  await until(() => pages.every(({ screen }, at) => screen.ledger.length > (before[at] ?? 0)), LIMIT_MS);
}

/** Everyone has played one game, so the leaderboard counts one for each. Waits some time, because results are stored a moment later. */
async function findMiscounted(databaseUrl: string, reports: readonly IncidentReport[]): Promise<string[]> {
  const players = reports.flatMap(({ end, wordEnd }) =>
    [...end.players, ...wordEnd.players].map(({ memberId }) => memberId),
  );
  const find = () =>
    query<{ id: string }>(
      databaseUrl,
      `select player as id from unnest($1::uuid[]) as player left join game_leaderboards board on board.user_id = player
       group by player having coalesce(sum(board.total_games), 0) <> 1`,
      [players],
    );
  await until(async () => (await find()).length === 0).catch(() => {});
  return (await find()).map(({ id }) => id);
}
