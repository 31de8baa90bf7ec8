import { afterEach, describe, expect, test, vi } from "vitest";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import { openFakeTable } from "../../../../support/game/fake-table.ts";
import { earned, PAUSE_MS, three } from "./finish-game.ts";

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

  test("GAME-54 a round waits five seconds for a player who lost the connection", async () => {
    const { begin, clients, reply, state, pass, player } = await openFakeTable(three, { game });
    await begin();
    await reply("host");
    await reply("ann");
    clients.ben?.drop();
    await pass(3900);
    expect(state.phase).toBe("round");
    await pass(1100);
    expect([state.phase, player("ben").isActive]).toEqual(["reveal", true]);
  });

  test("GAME-54 a round waits five seconds for a player whose connection has gone silent", async () => {
    const { begin, clients, reply, state, pass } = await openFakeTable(three, { game });
    await begin();
    await reply("host");
    await pass(10_000);
    expect(state.phase).toBe("round");
    clients.ben?.goSilent();
    await reply("ann");
    await pass(3900);
    expect(state.phase).toBe("round");
    await pass(1100);
    expect(state.phase).toBe("reveal");
  });

  test("GAME-54 a round does not wait again for a player who was gone before it, until they are back", async () => {
    const { begin, clients, reply, state, pass, sit } = await openFakeTable(three, { game });
    await begin();
    clients.ben?.drop();
    await pass(5000);
    for (const name of ["host", "ann"]) await reply(name);
    expect(state.phase).toBe("reveal");
    await sit("ben");
    await pass(PAUSE_MS);
    for (const name of ["host", "ann"]) await reply(name);
    await pass(5000);
    expect(state.phase).toBe("round");
  });

  test("GAME-54 a round in which everyone is gone lasts until its time is up", async () => {
    const { begin, clients, reply, state, pass } = await openFakeTable(undefined, { game });
    await begin();
    await reply("host");
    for (const name of ["host", "guest"]) clients[name]?.drop();
    await pass(29_000);
    expect(state.phase).toBe("round");
    await pass(2000);
    expect(state.phase).toBe("reveal");
  });

  test("GAME-55 the host goes on from the reveal and from the standings", async () => {
    const { begin, reply, ask, state } = await openFakeTable(three, { game });
    await begin();
    for (const name of three) await reply(name);
    await ask("host", "next");
    expect(state.phase).toBe("break");
    await ask("host", "next");
    expect([state.phase, state.round]).toEqual(["round", 2]);
    await ask("host", "next");
    expect(state.phase).toBe("round");
  });

  test("GAME-55 the others go on when all but one of those who are there want to", async () => {
    const { begin, reply, ask, pass, state, clients, player } = await openFakeTable(["host", "ann", "ben", "cy"], {
      game,
    });
    await begin();
    for (const name of ["host", "ann", "ben", "cy"]) await reply(name);
    await ask("ann", "next");
    await ask("ann", "next");
    expect([state.phase, player("ann").wantsNext, player("ben").wantsNext]).toEqual(["reveal", true, false]);
    clients.cy?.drop();
    await pass(0);
    await ask("ben", "next");
    expect([state.phase, player("ann").wantsNext]).toEqual(["break", false]);
  });

  test("GAME-56 a streak counts right answers in a row, and changes no score", async () => {
    const { begin, reply, pass, player, ports } = await openFakeTable(undefined, { game });
    await begin();
    for (const how of ["right", "right", "wrong"] as const) {
      await reply("guest", how);
      await reply("host", "wrong");
      if (how === "right") await pass(PAUSE_MS);
    }
    expect([player("guest").streak, player("host").streak]).toEqual([0, 0]);
    expect(player("guest").score).toBe(earned(ports, "guest").reduce((sum, points) => sum + points, 0));
    await pass(PAUSE_MS);
    await reply("guest");
    await reply("host", "wrong");
    expect(player("guest").streak).toBe(1);
  });

  test("GAME-57 the reveal shows how long each player took, and nothing shows it before", async () => {
    const { begin, reply, pass, player } = await openFakeTable(undefined, { game });
    await begin();
    await pass(1500);
    await reply("guest");
    expect(player("guest").responseMs).toBe(0);
    await pass(500);
    await reply("host");
    expect([player("guest").responseMs, player("host").responseMs]).toEqual([1500, 2000]);
    await pass(PAUSE_MS);
    expect(player("guest").responseMs).toBe(0);
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
    await pass(PAUSE_MS);
    expect([state.phase, state.round]).toEqual(["round", 2]);
    for (const name of ["host", "guest"]) expect(player(name)).toMatchObject({ hasAnswered: false, roundPoints: 0 });
    await reply("host");
    expect(state.phase).toBe("round");
  });
});
