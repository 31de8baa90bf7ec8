import { afterEach, describe, expect, test, vi } from "vitest";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import { openFakeTable } from "../../../../support/game/fake-table.ts";
import { playedGames } from "../../../../support/game/played-game.ts";
import { earned, three } from "./finish-game.ts";

afterEach(() => void vi.useRealTimers());

describe.each(gameTypes)("a round in %s", (game) => {
  test("GAME-15 a round ends when every active player has answered", async () => {
    const { begin, reply, state } = await openFakeTable(three, { game });
    await begin();
    await reply("host");
    await reply("ann");
    expect(state.phase).toBe("round");
    await reply("ben");
    expect(state.phase).toBe("reveal");
  });

  test("GAME-15 a round ends when the time is up, even if players have not answered", async () => {
    const { begin, reply, state, pass } = await openFakeTable(undefined, { game });
    await begin();
    await reply("host");
    await pass(30_000);
    expect(state.phase).toBe("round");
    await pass(500);
    expect(state.phase).toBe("reveal");
  });

  test("GAME-15 a round does not wait for players who left, but counts their answers", async () => {
    const { begin, reply, ask, state, player, ports } = await openFakeTable(three, { game });
    await begin();
    await reply("ben");
    await ask("ben", "leave");
    await reply("host", "wrong");
    await ask("ann", "leave");
    expect(state.phase).toBe("reveal");
    expect(player("ben").roundPoints).toBeGreaterThan(0);
    expect([player("ben").roundPoints]).toEqual(earned(ports, "ben"));
  });

  test("GAME-10 a round waits for a minute for a player who lost the network", async () => {
    const { begin, clients, reply, state, pass, player } = await openFakeTable(undefined, {
      game,
      settings: { timeLimit: 60 },
    });
    await begin();
    clients.guest?.drop();
    await reply("host");
    await pass(59_000);
    expect([state.phase, player("guest").isActive]).toEqual(["round", true]);
    await pass(1000);
    expect([state.phase, player("guest").isActive]).toEqual(["reveal", false]);
  });

  test("GAME-17 scores change only at the reveal", async () => {
    const { begin, reply, player, ports } = await openFakeTable(undefined, { game });
    await begin();
    await reply("guest");
    expect(player("guest")).toMatchObject({ score: 0, roundPoints: 0, hasAnswered: true });
    await reply("host", "wrong");
    const [points] = earned(ports, "guest");
    expect(points).toBeGreaterThan(0);
    expect(player("guest")).toMatchObject({ score: points, roundPoints: points });
  });

  test("GAME-15 GAME-34 after a round whose time was up, the next one waits for everyone's answer again", async () => {
    const { begin, reply, state, pass, player } = await openFakeTable(undefined, { game });
    await begin();
    await reply("host");
    await pass(30_500);
    expect([state.phase, player("host").hasAnswered, player("host").roundPoints > 0]).toEqual(["reveal", true, true]);
    await pass(3000 + playedGames[game].breakMs);
    expect([state.phase, state.round]).toEqual(["round", 2]);
    for (const name of ["host", "guest"]) expect(player(name)).toMatchObject({ hasAnswered: false, roundPoints: 0 });
    await reply("host");
    expect(state.phase).toBe("round");
  });
});
