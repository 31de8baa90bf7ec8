import { median, pairedRatio, percentile } from "../../measure.ts";
import { type OwnDatabase, query } from "../../server/own-database.ts";
import { ServerProcess } from "../../server/server-process.ts";
import { cpuPerRequest, inTurns, statementsPer } from "../support/http-cost.ts";
import { type Asked, askSteadily } from "../support/http-load.ts";
import { benchLine } from "../support/line.ts";
import { atLeast, atMost, type Metric } from "../support/metric.ts";

const GUESTS = 20;
const PER_SECOND = 200;
const sizes = { full: { listed: 50, seconds: 5 }, smallest: { listed: 2, seconds: 0.1 } };

/** The simplest query for events, with their registrations. */
const plainQuery = (where: string) => `select id as "eventId", title, description, event_type as "eventType",
  extract(epoch from event_date)::float8 * 1000 as "eventDate", location, max_attendees as "maxAttendees",
  (select count(*)::int from event_registrations where event_id = events.id and status = 'registered') as "currentAttendees",
  null as "ticketPriceKobo", image_url as "imageName", version from events where ${where}`;

export const events = benchLine({
  id: "P8E",
  title: `${sizes.full.listed} events and one event over HTTP`,
  sizes,
  async measure(bench, { listed: count, seconds }) {
    const database = await bench.database();
    const own = await bench.lampstand(GUESTS);
    const eventId = await fill(own.databaseUrl, count);
    const listPeer = await openPeer(
      own.databaseUrl,
      plainQuery(`event_date > now() order by event_date limit ${count}`),
    );
    const onePeer = await openPeer(own.databaseUrl, plainQuery(`id = '${eventId}'`));
    try {
      const { url } = own.server;
      const list = { url: `${url}/api/events` };
      const one = { url: `${url}/api/events/${eventId}` };
      const page = { url: `${url}/event/${eventId}` };
      const cost = (asked: Asked, server: ServerProcess) => () => cpuPerRequest(bench, asked, server);
      const [listed, plainList, read, plainOne, shown] = await inTurns(bench, [
        cost(list, own.server),
        cost({ url: `${listPeer.url}/read` }, listPeer),
        cost(one, own.server),
        cost({ url: `${onePeer.url}/read` }, onePeer),
        cost(page, own.server),
      ]);
      const delays = await askSteadily([list, one, page, one], PER_SECOND, seconds);
      return [
        {
          what: "list of events / node:http with pg",
          measured: pairedRatio(plainList, listed),
          unit: "x",
          goal: atLeast(0.55),
        },
        {
          what: "one event / node:http with pg",
          measured: pairedRatio(plainOne, read),
          unit: "x",
          goal: atLeast(0.55),
        },
        { what: "  list of events", measured: median(listed), unit: "us" },
        { what: "  node:http with pg, list", measured: median(plainList), unit: "us" },
        { what: "  one event", measured: median(read), unit: "us" },
        { what: "  node:http with pg, one event", measured: median(plainOne), unit: "us" },
        { what: "  the page of an event, with its metadata", measured: median(shown), unit: "us" },
        { what: `p99 at ${PER_SECOND} requests/s`, measured: percentile(delays, 0.99), unit: "ms", goal: atMost(100) },
        ...(await statements({ list, one, page }, database)),
      ];
    } finally {
      await listPeer.stop();
      await onePeer.stop();
      await own.close();
    }
  },
});

/** The list takes two statements, for events to come and for past ones. */
async function statements(asked: Record<"list" | "one" | "page", Asked>, database: OwnDatabase): Promise<Metric[]> {
  const goals = { list: 2.5, one: 1.5, page: 1.5 };
  const names = ["list", "one", "page"] as const;
  const metrics: Metric[] = [];
  for (const name of names) {
    const measured = await statementsPer(asked[name], database);
    metrics.push({ what: `statements per request: ${name}`, measured, unit: "", goal: atMost(goals[name]) });
  }
  return metrics;
}

const openPeer = (databaseUrl: string, plain: string) =>
  ServerProcess.start("peer/peer-http.ts", { DATABASE_URL: databaseUrl, PEER_LIST: "[]", PEER_QUERY: plain });

/** Stores the events, each with all guests registered. Returns the id of one. */
async function fill(databaseUrl: string, count: number): Promise<string> {
  await query(
    databaseUrl,
    `insert into events (title, description, location, event_date, max_attendees)
     select 'Evening ' || n, repeat('We read, sing and eat together. ', 8), 'Grace Hall, Yaba', now() + n * interval '1 day', 40
     from generate_series(1, ${count}) n`,
  );
  await query(
    databaseUrl,
    `insert into event_registrations (event_id, user_id, status, reference)
     select e.id, u.id, 'registered', substr(md5(e.id::text || u.id::text), 1, 12) from events e, users u`,
  );
  const [row] = await query<{ id: string }>(databaseUrl, "select id from events order by event_date limit 1");
  return row?.id ?? "";
}
