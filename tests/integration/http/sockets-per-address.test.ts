import { afterAll, beforeAll, expect, test } from "vitest";
import { openGameRoom, type SeatedPlayer } from "../../support/game/player.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ SOCKETS_PER_ADDRESS: "8" });
});
afterAll(() => server.stop());

test("an address can open SOCKETS_PER_ADDRESS sockets, and the next one only after one has closed", async () => {
  const [host, guest] = (await openGameRoom(server.url, 8, { isPrivate: true })) as [SeatedPlayer, SeatedPlayer];
  await expect(openGameRoom(server.url, 1)).rejects.toThrow();
  await guest.room.leave(false);
  await until(() => host.room.state.players.get(guest.memberId)?.isConnected === false);
  await expect(openGameRoom(server.url, 1)).resolves.toHaveLength(1);
});
