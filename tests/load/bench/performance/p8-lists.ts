import * as gameApi from "../../../../schema/game/api.ts";
import { median, pairedRatio, percentile } from "../../measure.ts";
import type { Member } from "../../member/member.ts";
import { query } from "../../server/own-database.ts";
import { ServerProcess } from "../../server/server-process.ts";
import type { Lampstand } from "../../server/servers.ts";
import { cpuPerRequest, inTurns, statementsPer } from "../support/http-cost.ts";
import { type Asked, askSteadily } from "../support/http-load.ts";
import { benchLine } from "../support/line.ts";
import { atLeast, atMost } from "../support/metric.ts";

const PER_SECOND = 200;
const sizes = { full: { listed: 50, seconds: 5 }, smallest: { listed: 2, seconds: 0.1 } };

/** The simplest query for the leaderboard. */
const plainQuery = (
  listed: number,
) => `select rank() over (order by total_score desc)::int as rank, full_name as "displayName", total_games,
  total_wins, best_score, average_score::float8 as average_score, total_score, false as "isMine"
  from game_leaderboards board join profiles on profiles.user_id = board.user_id
  where game_type = 'trivia' order by total_score desc limit ${listed}`;

export const lists = benchLine({
  id: "P8",
  title: `lists of ${sizes.full.listed} over HTTP`,
  sizes,
  async measure(bench, { listed, seconds }) {
    const database = await bench.database();
    const benchServer = await bench.lampstand(2 * listed);
    const peer = await openPeer(benchServer, listed);
    try {
      const { url } = benchServer.server;
      const [member] = benchServer.guests as [Member];
      const rooms = { url: `${url}/api/game/rooms` };
      const board = { url: `${url}/api/leaderboard/trivia` };
      const mine = { ...board, headers: { Cookie: member.cookie } };
      const cost = (asked: Asked, server: ServerProcess) => () => cpuPerRequest(bench, asked, server);
      const [cached, fromMemory, read, plain, signedIn] = await inTurns(bench, [
        cost(rooms, benchServer.server),
        cost({ url: `${peer.url}/kept` }, peer),
        cost(board, benchServer.server),
        cost({ url: `${peer.url}/read` }, peer),
        cost(mine, benchServer.server),
      ]);
      const delays = await askSteadily([rooms, board, mine, board], PER_SECOND, seconds);
      return [
        {
          what: "cached public list / node:http that stringifies",
          measured: pairedRatio(fromMemory, cached),
          unit: "x",
        },
        {
          what: "list from the database / node:http with pg",
          measured: pairedRatio(plain, read),
          unit: "x",
          goal: atLeast(0.55),
        },
        { what: "  the same, signed in", measured: pairedRatio(plain, signedIn), unit: "x" },
        { what: "  cached list", measured: median(cached), unit: "us" },
        { what: "  node:http, from memory", measured: median(fromMemory), unit: "us" },
        { what: "  list from the database", measured: median(read), unit: "us" },
        { what: "  node:http with pg", measured: median(plain), unit: "us" },
        { what: `p99 at ${PER_SECOND} requests/s`, measured: percentile(delays, 0.99), unit: "ms", goal: atMost(100) },
        {
          what: "statements per list, signed out",
          measured: await statementsPer(board, database),
          unit: "",
          goal: atMost(1.5),
        },
        {
          what: "statements per list, signed in",
          measured: await statementsPer(mine, database),
          unit: "",
          goal: atMost(4.5),
        },
      ];
    } finally {
      await peer.stop();
      await benchServer.close();
    }
  },
});

/** Fills both lists and starts the peer with the same data. */
async function openPeer(benchServer: Lampstand, listed: number): Promise<ServerProcess> {
  const { databaseUrl, guests } = benchServer;
  await query(
    databaseUrl,
    `insert into game_leaderboards (user_id, game_type, total_games, total_score, total_wins, best_score, average_score)
     select id, 'trivia', 10, (random() * 9000)::int, 3, 900, 450.5 from users
     on conflict do nothing`,
  );
  const settings = { gameType: "trivia", maxPlayers: 8, timeLimit: 30, difficulty: "medium", rounds: 10 } as const;
  for (const [index, guest] of guests.slice(0, listed).entries()) {
    // With a socket: a room that nobody is in leaves the list.
    await guest.open({ ...settings, roomName: `Evening ${index + 1}` });
  }
  const list = await (guests[0] as Member).call(gameApi.listRooms);
  if (list.rooms.length < listed) throw new Error(`${list.rooms.length} rooms are listed`);
  return ServerProcess.start("peer/peer-http.ts", {
    DATABASE_URL: databaseUrl,
    PEER_LIST: JSON.stringify(list),
    PEER_QUERY: plainQuery(listed),
  });
}
