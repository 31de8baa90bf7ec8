import { readTicketPdf } from "../../../schema/ticket/api.ts";
import { median, pairedRatio } from "../measure.ts";
import type { Member } from "../member/member.ts";
import { playTables } from "../play.ts";
import { query } from "../server/own-database.ts";
import type { Lampstand } from "../server/servers.ts";
import { benchLine } from "./support/line.ts";
import { atMost, type Metric } from "./support/metric.ts";
import { pause } from "./support/tables.ts";

const PLAYERS = 4;
const sizes = {
  full: {
    tables: 25,
    tickets: 20,
    singlePrints: 10,
    think: () => 300 + Math.random() * 1200,
    /** After the games have started. */
    beforePrintingMs: 1_500,
  },
  smallest: { tables: 1, tickets: 1, singlePrints: 1, think: () => 20, beforePrintingMs: 0 },
};
type Size = typeof sizes.full;

/** A member's ticket, by the address of its PDF. */
interface TicketHolder {
  readonly member: Member;
  readonly address: string;
}

interface Games {
  /** How long players waited for the receipt of an answer. */
  readonly answersP99Ms: number;
  /** From asking for all tickets to having the last PDF. 0 if none were printed. */
  readonly printedMs: number;
}

export const tickets = benchLine({
  id: "T1",
  title: `printing a ticket, and ${sizes.full.tickets} at once while ${sizes.full.tables} tables of ${PLAYERS} play`,
  sizes,
  async measure(bench, size) {
    const benchServer = await bench.lampstand(size.tables * PLAYERS);
    try {
      const holders = await registerAll(benchServer, size);
      await printAll(benchServer, holders.slice(0, 1)); // starts the browser
      const singles: number[] = [];
      for (let n = 0; n < size.singlePrints; n += 1) singles.push(await printAll(benchServer, holders.slice(0, 1)));
      const calm: Games[] = [];
      const printing: Games[] = [];
      await play(benchServer, [], size); // warms up
      for (let run = 1; run <= bench.options.runs; run += 1) {
        bench.say(`games with and without printing, run ${run} of ${bench.options.runs}`);
        calm.push(await play(benchServer, [], size));
        printing.push(await play(benchServer, holders, size));
      }
      return metrics(singles, calm, printing, size);
    } finally {
      await benchServer.close();
    }
  },
});

function metrics(
  singles: readonly number[],
  calm: readonly Games[],
  printing: readonly Games[],
  { tickets: count }: Size,
): Metric[] {
  const p99 = (games: readonly Games[]) => games.map(({ answersP99Ms }) => answersP99Ms);
  return [
    { what: "a PDF, browser running", measured: median(singles), unit: "ms", goal: atMost(1500) },
    { what: `  slowest of ${singles.length}`, measured: Math.max(...singles), unit: "ms" },
    {
      what: "answer to stored receipt, p99, printing / not",
      measured: pairedRatio(p99(printing), p99(calm)),
      unit: "x",
    },
    { what: `  while ${count} PDFs are asked for at once`, measured: median(p99(printing)), unit: "ms" },
    { what: "  without", measured: median(p99(calm)), unit: "ms" },
    {
      what: `  all ${count} PDFs printed after`,
      measured: median(printing.map(({ printedMs }) => printedMs)),
      unit: "ms",
    },
  ];
}

/** Registers some of the players for an event, without the limits of the endpoint. */
async function registerAll({ databaseUrl, guests, server }: Lampstand, size: Size): Promise<TicketHolder[]> {
  const members = guests.slice(0, size.tickets);
  const rows = await query<{ user_id: string; address: string }>(
    databaseUrl,
    `with event as (
       insert into events (title, description, location, event_date)
       values ('Praise night', '', 'Grace Hall, Yaba', now() + interval '3 days') returning id
     ), seat as (
       insert into event_registrations (event_id, user_id, status, reference)
       select event.id, member, 'registered', upper(left(md5(member::text), 8)) from event, unnest($1::uuid[]) member
       returning event_id, user_id, reference
     ) select user_id, event_id || '/' || reference as address from seat`,
    [members.map(({ memberId }) => memberId)],
  );
  return members.map((member) => {
    const [eventId = "", reference = ""] =
      rows.find(({ user_id }) => user_id === member.memberId)?.address.split("/") ?? [];
    const path = readTicketPdf.path.replace(":eventId", eventId).replace(":reference", reference);
    return { member, address: server.url + path };
  });
}

let titles = 0;

/** Prints these tickets at once, under a new title, so that none is printed already. Returns how long it took in ms. */
async function printAll({ databaseUrl }: Lampstand, holders: readonly TicketHolder[]): Promise<number> {
  titles += 1;
  await query(databaseUrl, "update events set title = $1", [`Praise night ${titles}`]);
  const began = performance.now();
  await Promise.all(holders.map(download));
  return performance.now() - began;
}

async function download({ member, address }: TicketHolder): Promise<void> {
  for (;;) {
    const reply = await fetch(address, { headers: { Cookie: member.cookie } });
    const body = await reply.arrayBuffer();
    if (reply.ok) return;
    const { code } = JSON.parse(Buffer.from(body).toString());
    if (code !== "ticket/pdf-in-progress") throw new Error(`a ticket was not printed: ${code}`);
  }
}

/** Plays games at all tables, and prints these tickets meanwhile. */
async function play(
  benchServer: Lampstand,
  holders: readonly TicketHolder[],
  { tables, think, beforePrintingMs }: Size,
): Promise<Games> {
  let printedMs = 0;
  const { receipts, errors, examples } = await playTables({
    guests: benchServer.guests,
    tables,
    players: PLAYERS,
    settings: { rounds: 5, difficulty: "medium", timeLimit: 30 },
    think,
    signal: AbortSignal.timeout(90_000),
    onGames: async (games) => {
      await pause(beforePrintingMs);
      if (holders.length > 0) printedMs = await printAll(benchServer, holders);
      await games;
    },
  });
  if (errors.length > 0) throw new Error(`games failed: ${examples.join("; ")}`);
  return { answersP99Ms: receipts.p99, printedMs };
}
