import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gameTypes } from "../../../schema/game/settings.ts";
import { answerId, type GameFixture, openGameFixture, openGameRoom, waitFor } from "../../support/game/game-fixture.ts";
import { playedGames } from "../../support/game/played-game.ts";

let fixture: GameFixture;
beforeAll(async () => {
  // The reveal is long, so that everything sent in the round arrives before the next one.
  fixture = await openGameFixture({ revealMs: 60_000 });
});
afterAll(() => fixture.close());

describe.each(gameTypes)("repeated answers in %s", (game) => {
  test("GAME-16 GAME-37 eight players who each send one answer twenty times at once have one result each", async () => {
    const { players, host } = await openGameRoom(fixture, game, ["1", "2", "3", "4", "5", "6", "7", "8"]);
    host.send("start");
    for (const player of players) await player.untilState((state) => state.phase === "round");
    const before = fixture.ports.results.size;
    for (const [index, player] of players.entries()) {
      const { request, payload } = playedGames[game].reply(player.state, index % 2 === 0 ? "right" : "wrong");
      const answer = { id: answerId(`of-player-${index}`), round: 1, ...payload };
      for (let count = 0; count < 20; count += 1) player.send(request, answer);
    }
    await host.untilState((state) => state.phase === "reveal");
    for (const player of players) {
      const receipts = () => player.received.filter(({ type }) => type === "receipt");
      // The host sent the start in the same second, so 19 of its 20 allowed messages are left.
      await waitFor(() => receipts().length >= 19);
      expect(new Set(receipts().map(({ payload }) => JSON.stringify(payload))).size).toBe(1);
    }
    expect(fixture.ports.results.size - before).toBe(8);
  });
});
