import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { ChatLoad, ChatReport } from "../../chat/chat-load.ts";
import type { ChatServerName } from "../../chat/protocol-adapter.ts";
import { median, pairedRatio } from "../../measure.ts";
import { addressOf } from "../../member/members-file.ts";
import { type OwnDatabase, query } from "../../server/own-database.ts";
import { ServerProcess } from "../../server/server-process.ts";
import type { BenchServers } from "./bench-servers.ts";

const sizes = {
  full: {
    watchers: 460,
    writers: 40,
    /** Enough that none of them reaches the rate limit for messages. Each keeps six or seven sockets open. */
    members: 80,
    /** Runs per server that are not counted, so that its code is already compiled and optimised when measuring starts. */
    warmUps: 2,
    rates: {
      quiet: { perSecond: 5, seconds: 6 },
      lively: { perSecond: 40, seconds: 5 },
      busy: { perSecond: 130, seconds: 4 },
    },
  },
  smallest: {
    watchers: 3,
    writers: 2,
    members: 3,
    warmUps: 0,
    rates: {
      quiet: { perSecond: 5, seconds: 0.4 },
      lively: { perSecond: 40, seconds: 0.2 },
      busy: { perSecond: 130, seconds: 0.1 },
    },
  },
};
type ChatSize = typeof sizes.full;
export type Rate = keyof ChatSize["rates"];

/** The result of sending messages at one rate on one server. */
export interface ChatRun extends ChatReport {
  /** Microseconds of the server's processor time for delivering one message to one watcher. */
  readonly cpuPerDelivery: number;
  /** Microseconds of processor time of all PostgreSQL processes, for one message. */
  readonly databaseCpuPerMessage: number;
}

/** All runs by server and rate. */
export type Chats = Readonly<Record<ChatServerName, Readonly<Record<Rate, readonly ChatRun[]>>>>;

export const medianOf = (runs: readonly ChatRun[], measure: (run: ChatRun) => number) => median(runs.map(measure));
export const ratioOf = (ours: readonly ChatRun[], theirs: readonly ChatRun[], measure: (run: ChatRun) => number) =>
  pairedRatio(ours.map(measure), theirs.map(measure));

/** A server with all sockets in one room, and the process that sends and receives the messages. */
interface ChatSetup {
  readonly name: ChatServerName;
  readonly server: ServerProcess;
  readonly load: ServerProcess;
  readonly watchers: number;
  close(): Promise<void>;
}

/** Sends the same messages on our server and on both peers. They take turns, and the first runs only warm them up. */
export async function measureChats(bench: BenchServers): Promise<Chats> {
  const { runs, profileTo } = bench.options;
  const size = sizes[bench.options.size];
  const database = await bench.database();
  const noRuns = () => ({ quiet: [], lively: [], busy: [] }) as Record<Rate, ChatRun[]>;
  const chats = { lampstand: noRuns(), ws: noRuns(), "socket.io": noRuns() };
  const setups: ChatSetup[] = [];
  try {
    setups.push(
      await openLampstandChat(bench, size),
      await openPeerChat("ws", size),
      await openPeerChat("socket.io", size),
    );
    for (const setup of setups) {
      bench.say(`${setup.name} warms up`);
      for (let run = 0; run < size.warmUps; run += 1) await measureRun(setup, "busy", database);
    }
    for (let run = 1; run <= runs; run += 1) {
      for (const rate of Object.keys(size.rates) as Rate[]) {
        for (const setup of setups) {
          bench.say(`${setup.name} chats, ${rate}, run ${run} of ${runs}`);
          const profile = profileTo && join(profileTo, `${setup.name}-chat-${rate}-${run}.cpuprofile`);
          chats[setup.name][rate].push(await measureRun(setup, rate, database, profile));
        }
      }
    }
  } finally {
    for (const setup of setups) await setup.close();
  }
  return chats;
}

async function measureRun(
  { name, server, load, watchers }: ChatSetup,
  rate: Rate,
  database: OwnDatabase,
  profile?: string,
) {
  const before = database.cpuMs();
  const reported = Promise.withResolvers<ChatReport>();
  const cpuMs = await server.cpuOf(async () => reported.resolve(await load.request<ChatReport>(rate)), profile);
  const report = await reported.promise;
  const { sent, deliveries } = report;
  if (deliveries !== sent * watchers || report.receipts.count !== sent) {
    throw new Error(`${name}, ${rate}: ${deliveries} deliveries and ${report.receipts.count} receipts of ${sent}`);
  }
  const databaseCpuPerMessage = ((database.cpuMs() - before) * 1000) / sent;
  return { ...report, cpuPerDelivery: (cpuMs * 1000) / deliveries, databaseCpuPerMessage };
}

async function openLampstandChat(bench: BenchServers, size: ChatSize): Promise<ChatSetup> {
  const benchServer = await bench.lampstand(size.members);
  const { server, databaseUrl, guests } = benchServer;
  const channelId = randomUUID();
  const ids = guests.map(({ memberId }) => memberId);
  await query(
    databaseUrl,
    `with thread as (insert into threads (id, kind) values ($1, 'channel')),
     channel as (insert into community_channels (thread_id, name, created_by) values ($1, 'The bench', $3::uuid))
     insert into thread_members (thread_id, user_id, role)
     select $1, id, case when id = $3::uuid then 'owner' else 'member' end from unnest($2::uuid[]) as member (id)`,
    [channelId, ids, ids[0]],
  );
  const members = guests.map(({ memberId, cookie }, at) => ({ memberId, cookie, address: addressOf(at) }));
  const load = await openLoad(size, { serverName: "lampstand", url: server.url, members, channelId });
  const close = async () => {
    await load.stop();
    await benchServer.close();
  };
  return { name: "lampstand", server, load, watchers: size.watchers, close };
}

async function openPeerChat(name: "ws" | "socket.io", size: ChatSize): Promise<ChatSetup> {
  const entry = name === "ws" ? "peer/peer-chat-ws.ts" : "peer/peer-chat-socket-io.ts";
  const server = await ServerProcess.start(entry, {});
  const load = await openLoad(size, { serverName: name, url: server.url, members: [], channelId: "" });
  const close = async () => {
    await load.stop();
    await server.stop();
  };
  return { name, server, load, watchers: size.watchers, close };
}

function openLoad(size: ChatSize, target: Omit<ChatLoad, "watchers" | "writers" | "rates">): Promise<ServerProcess> {
  const { watchers, writers, rates } = size;
  const load: ChatLoad = { ...target, watchers, writers, rates };
  return ServerProcess.start("chat/chat-load.ts", { LOAD: JSON.stringify(load) });
}
