import { afterEach, describe, expect, test, vi } from "vitest";
import { defaultTimings } from "../../../../../rooms/index.ts";
import { GAME_REACTIONS_MAX, GAME_REACTIONS_SECONDS } from "../../../../../schema/limits.ts";
import { type FakeTable, openFakeTable } from "../../../../support/game/fake-table.ts";

afterEach(() => void vi.useRealTimers());

const clap = { reaction: "clap" };
const shownTo = ({ clients }: FakeTable, name: string) => clients[name]?.messagesOf("reaction");
const refusalsOf = ({ clients }: FakeTable, name: string) => clients[name]?.refusals;

describe("reactions", () => {
  test("GAME-82 everyone in the room sees a reaction, its sender too, and nothing is stored", async () => {
    const table = await openFakeTable(["host", "ann"]);
    table.ports.calls.length = 0;
    await table.ask("ann", "react", { reaction: "amen" });
    const shown = [{ memberId: "ann", reaction: "amen" }];
    expect(shownTo(table, "host")).toEqual(shown);
    expect(shownTo(table, "ann")).toEqual(shown);
    expect(table.ports.calls).toEqual(["isMuted"]);
  });

  test.each(["bravo", "", 1, null])("GAME-82 %j is no reaction", async (reaction) => {
    const table = await openFakeTable(["host", "ann"]);
    await table.ask("ann", "react", { reaction });
    expect(refusalsOf(table, "ann")).toEqual(["message/invalid"]);
    expect(shownTo(table, "host")).toEqual([]);
  });

  test("GAME-82 the phase decides: none during the countdown and a round, some at all other times", async () => {
    const table = await openFakeTable(["host", "ann"], { settings: { rounds: 5 } });
    const accepted: Record<string, boolean> = {};
    async function tryNow() {
      const before = shownTo(table, "host")?.length;
      await table.ask("ann", "react", clap);
      accepted[table.state.phase] = shownTo(table, "host")?.length !== before;
    }
    await tryNow();
    await table.ask("host", "start");
    await tryNow();
    await table.pass(defaultTimings.startingMs);
    for (let round = 1; round <= 5; round += 1) {
      await tryNow();
      await table.reply("host");
      await table.reply("ann");
      if (round === 1) await tryNow();
      await table.ask("host", "next");
      if (round === 1) await tryNow();
      if (round < 5) await table.ask("host", "next");
    }
    await table.pass(GAME_REACTIONS_SECONDS * 1000);
    await tryNow();
    await table.ask("host", "play_again");
    await tryNow();
    expect(accepted).toEqual({
      waiting: true,
      starting: false,
      round: false,
      reveal: true,
      break: true,
      finished: true,
      rematch: true,
    });
  });

  test("GAME-82 a reaction whose sender is still being looked up when a game starts is refused", async () => {
    const table = await openFakeTable(["host", "ann"]);
    let answer = () => {};
    const looking = new Promise<void>((resolve) => {
      answer = resolve;
    });
    table.ports.before = (name) => (name === "isMuted" ? looking : undefined);
    await table.ask("ann", "react", clap);
    await table.ask("host", "start");
    answer();
    await table.pass(0);
    expect(refusalsOf(table, "ann")).toEqual(["game/wrong-phase"]);
    expect(shownTo(table, "host")).toEqual([]);
  });

  test("GAME-83 of many reactions the first five count, one is refused, and the others are dropped", async () => {
    const table = await openFakeTable(["host", "ann"]);
    for (let sent = 0; sent < 100; sent += 1) {
      await table.ask("ann", "react", clap);
      // Slower than GAME-25, which would close the socket.
      await table.pass(60);
    }
    expect(shownTo(table, "host")).toHaveLength(GAME_REACTIONS_MAX);
    expect(refusalsOf(table, "ann")).toEqual(["message/too-many"]);
    await table.ask("host", "react", clap);
    expect(shownTo(table, "ann")).toHaveLength(GAME_REACTIONS_MAX + 1);
    await table.pass(GAME_REACTIONS_SECONDS * 1000);
    await table.ask("ann", "react", clap);
    expect(shownTo(table, "host")).toHaveLength(GAME_REACTIONS_MAX + 2);
  });

  test("GAME-83 a hundred in a second close the sender's socket and show the others no more than five", async () => {
    const table = await openFakeTable(["host", "ann"]);
    for (let sent = 0; sent < 100; sent += 1) table.clients.ann?.ask("react", clap);
    await table.pass(0);
    expect(table.clients.ann?.closedWith).toBeDefined();
    expect(shownTo(table, "host")?.length).toBeLessThanOrEqual(GAME_REACTIONS_MAX);
  });

  test("GAME-83 a new socket brings no new reactions", async () => {
    const table = await openFakeTable(["host", "ann"]);
    for (let sent = 0; sent < GAME_REACTIONS_MAX; sent += 1) await table.ask("ann", "react", clap);
    const again = await table.sit("ann");
    again.ask("react", clap);
    await table.pass(0);
    expect(again.refusals).toEqual(["message/too-many"]);
    expect(shownTo(table, "host")).toHaveLength(GAME_REACTIONS_MAX);
  });

  test("GAME-84 a muted member sends none until the mute ends", async () => {
    const table = await openFakeTable(["host", "ann"]);
    table.ports.muted.add("ann");
    await table.ask("ann", "react", clap);
    expect(refusalsOf(table, "ann")).toEqual(["safety/muted"]);
    expect(shownTo(table, "host")).toEqual([]);
    table.ports.muted.clear();
    await table.ask("ann", "react", clap);
    expect(shownTo(table, "host")).toHaveLength(1);
  });

  test("GAME-84 without an answer about mutes nothing is shown", async () => {
    const table = await openFakeTable(["host", "ann"]);
    table.ports.before = (name) => {
      if (name === "isMuted") throw new Error("no database");
    };
    await table.ask("ann", "react", clap);
    expect(refusalsOf(table, "ann")).toEqual(["server/unavailable"]);
    expect(table.ports.failures).toMatchObject([{ operation: "isMuted" }]);
    expect(shownTo(table, "host")).toEqual([]);
  });

  test("GAME-85 only the host turns reactions off and on, for everyone and for the next game", async () => {
    const table = await openFakeTable(["host", "ann"]);
    await table.ask("ann", "allow_reactions", { isAllowed: false });
    expect(refusalsOf(table, "ann")).toEqual(["game/not-host"]);
    expect(table.state.allowsReactions).toBe(true);
    await table.ask("host", "allow_reactions", { isAllowed: false });
    await table.ask("ann", "react", clap);
    await table.ask("host", "react", clap);
    expect(refusalsOf(table, "ann")).toEqual(["game/not-host", "game/reactions-off"]);
    expect(refusalsOf(table, "host")).toEqual(["game/reactions-off"]);
    await table.begin();
    expect(table.state.allowsReactions).toBe(false);
    await table.ask("host", "allow_reactions", { isAllowed: true });
    expect(table.state.allowsReactions).toBe(true);
  });
});
