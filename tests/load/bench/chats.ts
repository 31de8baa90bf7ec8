import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { ChatLoad, ChatReport } from "../chat/chat-load.ts";
import { median, pairedRatio } from "../measure.ts";
import { addressOf } from "../member/members-file.ts";
import { type OwnDatabase, query } from "../server/own-database.ts";
import { ServerProcess } from "../server/server-process.ts";
import { openLampstand, type ServerName } from "../server/servers.ts";
import type { BenchOptions } from "./context.ts";

const WATCHERS = 460;
const WRITERS = 40;
/**
 * Enough that no member writes more than a member may; each has six or seven sockets, and no one comes or goes
 * meanwhile.
 */
const MEMBERS = 80;
/** A server's code gets fast with use: enough messages before any count. */
const WARM_UPS = 2;

export const rates = {
  quiet: { perSecond: 5, seconds: 6 },
  lively: { perSecond: 40, seconds: 5 },
  busy: { perSecond: 130, seconds: 4 },
} as const;
export type Rate = keyof typeof rates;
const rateNames = Object.keys(rates) as Rate[];

/** One stretch of talk at one server. */
export interface ChatRun extends ChatReport {
  /** Microseconds of the server's processor time for one message at one watcher. */
  readonly cpuPerDelivery: number;
  /** The same of PostgreSQL's processes, for one message. */
  readonly databaseCpuPerMessage: number;
}

/** All runs by server and rate. */
export type Chats = Readonly<Record<ServerName, Readonly<Record<Rate, readonly ChatRun[]>>>>;

export const middleOf = (runs: readonly ChatRun[], figure: (run: ChatRun) => number) => median(runs.map(figure));
export const ratioOf = (ours: readonly ChatRun[], theirs: readonly ChatRun[], figure: (run: ChatRun) => number) =>
  pairedRatio(ours.map(figure), theirs.map(figure));

/** A server with everyone in its one room. */
interface Hall {
  readonly name: ServerName;
  readonly server: ServerProcess;
  readonly load: ServerProcess;
  close(): Promise<void>;
}

/** The same talk at our server and at both peers, in turns; the first ones are for warming up. */
export async function measureChats(
  database: OwnDatabase,
  { runs, profileTo }: Pick<BenchOptions, "runs" | "profileTo">,
  say: (text: string) => void,
): Promise<Chats> {
  const none = () => ({ quiet: [], lively: [], busy: [] }) as Record<Rate, ChatRun[]>;
  const chats = { lampstand: none(), ws: none(), "socket.io": none() };
  const halls: Hall[] = [];
  try {
    halls.push(await openOurs(database), await openTheirs("ws"), await openTheirs("socket.io"));
    for (const fixture of halls) {
      say(`${fixture.name} warms up`);
      for (let times = 0; times < WARM_UPS; times += 1) await talk(fixture, "busy", database);
    }
    for (let run = 1; run <= runs; run += 1) {
      for (const rate of rateNames) {
        for (const fixture of halls) {
          say(`${fixture.name} talks, ${rate}, run ${run} of ${runs}`);
          const profile = profileTo && join(profileTo, `${fixture.name}-chat-${rate}-${run}.cpuprofile`);
          chats[fixture.name][rate].push(await talk(fixture, rate, database, profile));
        }
      }
    }
  } finally {
    for (const fixture of halls) await fixture.close();
  }
  return chats;
}

async function talk({ name, server, load }: Hall, rate: Rate, database: OwnDatabase, profile?: string) {
  const before = database.cpuMs();
  const reported = Promise.withResolvers<ChatReport>();
  const cpuMs = await server.cpuOf(async () => reported.resolve(await load.ask<ChatReport>(rate)), profile);
  const report = await reported.promise;
  const { sent, deliveries } = report;
  if (deliveries !== sent * WATCHERS || report.receipts.count !== sent) {
    throw new Error(`${name}, ${rate}: ${deliveries} deliveries and ${report.receipts.count} receipts of ${sent}`);
  }
  const databaseCpuPerMessage = ((database.cpuMs() - before) * 1000) / sent;
  return { ...report, cpuPerDelivery: (cpuMs * 1000) / deliveries, databaseCpuPerMessage };
}

async function openOurs(database: OwnDatabase): Promise<Hall> {
  const benchServer = await openLampstand(database, MEMBERS);
  const { server, databaseUrl, guests } = benchServer;
  const channelId = randomUUID();
  const ids = guests.map(({ memberId }) => memberId);
  await query(
    databaseUrl,
    `with thread as (insert into threads (id, kind) values ($1, 'channel')),
     channel as (insert into community_channels (thread_id, name, created_by) values ($1, 'The fixture', $3::uuid))
     insert into thread_members (thread_id, user_id, role)
     select $1, id, case when id = $3::uuid then 'owner' else 'member' end from unnest($2::uuid[]) as member (id)`,
    [channelId, ids, ids[0]],
  );
  const members = guests.map(({ memberId, cookie }, at) => ({ memberId, cookie, address: addressOf(at) }));
  const load = await openLoad({ serverName: "lampstand", url: server.url, members, channelId });
  const close = async () => {
    await load.stop();
    await benchServer.close();
  };
  return { name: "lampstand", server, load, close };
}

async function openTheirs(name: "ws" | "socket.io"): Promise<Hall> {
  const entry = name === "ws" ? "peer/peer-chat-ws.ts" : "peer/peer-chat-socket-io.ts";
  const server = await ServerProcess.start(entry, {});
  const load = await openLoad({ serverName: name, url: server.url, members: [], channelId: "" });
  const close = async () => {
    await load.stop();
    await server.stop();
  };
  return { name, server, load, close };
}

function openLoad(given: Omit<ChatLoad, "watchers" | "writers" | "rates">): Promise<ServerProcess> {
  const load: ChatLoad = { ...given, watchers: WATCHERS, writers: WRITERS, rates };
  return ServerProcess.start("chat/chat-load.ts", { LOAD: JSON.stringify(load) });
}
