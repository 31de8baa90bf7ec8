import { afterAll, beforeAll, expect, test } from "vitest";
import { readSession } from "../../../schema/account/api.ts";
import { createRoom } from "../../../schema/game/api.ts";
import { newMember } from "../../support/account/people.ts";
import { playedGames } from "../../support/game/played-game.ts";
import { messagesOf, openGameRoom, roundOpens, type SeatedPlayer } from "../../support/game/player.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { readyStatus } from "../../support/server/process.ts";
import { openTcpProxy, type TcpProxy } from "../../support/server/tcp-proxy.ts";
import { until } from "../../support/until.ts";

/** For each way to the database: longer than a short transaction may take, shorter than a statement. */
const SLOW_MS = 2_000;
const AT_ONCE = 5;

let proxy: TcpProxy;
let server: TestServer;
beforeAll(async () => {
  const through = new URL(await freshDatabaseUrl());
  proxy = await openTcpProxy(Number(through.port));
  through.port = new URL(proxy.url).port;
  server = await bootServer({ DATABASE_URL: through.href });
});
afterAll(async () => {
  proxy.delay(0);
  await server.stop();
  await proxy.close();
});

const rows = (sql: string, ...params: unknown[]) =>
  server.database.fork().execute<Record<string, unknown>[]>(sql, params);

test("with a slow database every call is answered, and what is refused with a code is not half done", async () => {
  const [host, guest] = (await openGameRoom(server.url, 2, { timeLimit: 60 })) as [SeatedPlayer, SeatedPlayer];
  const member = await newMember(server.url, "Late Ade");
  host.room.send("start", {});
  await roundOpens(guest, 1);
  const answer = () => {
    const { request, payload } = playedGames.trivia.reply(guest.room.state, "right");
    guest.room.send(request, { id: "the-very-same", round: 1, ...payload });
  };

  proxy.delay(SLOW_MS);
  answer();
  const body = { gameType: "trivia", roomName: "Slow evening" } as const;
  const calls = await Promise.all([
    ...Array.from({ length: AT_ONCE }, () => member.call(createRoom, { body })),
    member.call(readSession),
  ]);
  for (const { status, error } of calls) {
    if (status !== 200) expect(error?.code).toBe("server/unavailable");
  }
  expect([200, 503]).toContain(await readyStatus(server.url));
  await until(() => messagesOf(guest, "receipt").length + messagesOf(guest, "refused").length > 0);
  for (const refusal of messagesOf(guest, "refused")) expect(refusal).toMatchObject({ code: "server/unavailable" });

  proxy.delay(0);
  await until(async () => (await readyStatus(server.url)) === 200);
  while (messagesOf(guest, "receipt").length === 0) {
    const { length } = guest.received;
    answer();
    await until(() => guest.received.length > length);
  }
  const stored =
    "select from game_round_results where participant_id in (select id from game_participants where user_id = ?)";
  expect(await rows(stored, guest.memberId)).toHaveLength(1);
  // A room that was refused is closed, at the latest when the write queue has tried again.
  const opened = calls.filter(({ status, body: seat }) => status === 200 && "roomId" in seat).length;
  const openRooms = "select from game_rooms where host_id = ? and closed_at is null";
  await until(async () => (await rows(openRooms, member.me?.memberId ?? "")).length === opened);
});
