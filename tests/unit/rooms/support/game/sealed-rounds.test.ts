import { afterEach, describe, expect, test, vi } from "vitest";
import { type GameType, gameTypes } from "../../../../../schema/game/settings.ts";
import { GAME_STARTING_SECONDS, RETURN_SECONDS } from "../../../../../schema/limits.ts";
import { afterKill, type FakeClient, type FakeTable, openFakeTable } from "../../../../support/game/fake-table.ts";
import { askAs, openScreen, screenKeyOf, watch } from "../../../../support/game/fake-watch.ts";
import { keysTo, readBy, shownBy, textsTo } from "../../../../support/game/sealed.ts";
import { BREAK_MS, PAUSE_MS, playAgain, REVEAL_MS } from "./finish-game.ts";

afterEach(() => void vi.useRealTimers());

const STARTING_MS = GAME_STARTING_SECONDS * 1000;
/** In milliseconds, by player: the host's is the shortest. */
const roundTrips = { host: 50, near: 400, far: 1000, farther: 1500, farthest: 9000 } as const;
type Name = keyof typeof roundTrips;
const slowNames = Object.keys(roundTrips) as Name[];

/** The connection asks for sealed rounds, with this measured round trip. */
async function opens(table: FakeTable<GameType>, client: FakeClient, roundTripMs?: number): Promise<FakeClient> {
  client.roundTripMs = roundTripMs;
  await askAs(table as FakeTable, client, "clock", { sentAt: 1, opensSealed: true });
  return client;
}

/** A table of players who open sealed rounds, each with their own round trip. */
async function sealedTable(names: readonly Name[] = slowNames, game: GameType = "trivia") {
  const table = await openFakeTable<GameType>(names, { game });
  for (const name of names) await opens(table, table.clients[name] as FakeClient, roundTrips[name]);
  return table;
}

const clientsOf = ({ clients }: FakeTable<GameType>) => Object.values(clients);
const allKeys = (table: FakeTable<GameType>) => clientsOf(table).flatMap(keysTo);

/** Advances to the opening of the round, at most so far. Returns how long before it each connection got its key. */
async function leads(
  table: FakeTable<GameType>,
  clients: Readonly<Record<string, FakeClient>>,
  round: number,
  ms: number,
) {
  const keyedAt = new Map<string, number>();
  // All leads of this file are multiples of 25 ms.
  for (let at = 0; at < ms && table.state.phase !== "round"; at += 25) {
    await table.pass(25);
    for (const [name, client] of Object.entries(clients)) {
      if (!keyedAt.has(name) && keysTo(client).some((key) => key.round === round)) keyedAt.set(name, Date.now());
    }
  }
  expect(table.state).toMatchObject({ phase: "round", round });
  return Object.fromEntries([...keyedAt].map(([name, at]) => [name, table.state.phaseStartedAt - at]));
}

/** Everyone answers, and the round is revealed. */
async function reveal(table: FakeTable<GameType>): Promise<void> {
  for (const name of table.state.players.keys()) await table.reply(name);
  expect(table.state.phase).toBe("reveal");
}

const shown = ({ state }: FakeTable<GameType>): object => shownBy(state);

const full = { host: 25, near: 200, far: 500, farther: 750, farthest: 750 };

describe.each(gameTypes)("sealed rounds of %s", (game) => {
  test("GAME-140 each round comes sealed in the pause before it, and opens to what the state shows", async () => {
    const table = await sealedTable(["host", "near"], game);
    await table.ask("host", "start");
    expect(clientsOf(table).map((client) => textsTo(client).map(({ round }) => round))).toEqual([[1], [1]]);
    await table.pass(STARTING_MS);
    for (let round = 1; round < 4; round += 1) {
      expect(table.state).toMatchObject({ phase: "round", round });
      for (const client of clientsOf(table)) expect(readBy(client, round)).toEqual(shown(table));
      await reveal(table);
      for (const client of clientsOf(table)) {
        expect(textsTo(client).at(-1)?.round).toBe(round + 1);
        expect(keysTo(client).at(-1)?.round).toBe(round);
      }
      await table.pass(PAUSE_MS);
    }
    const keys = keysTo(table.clients.host).map(({ key }) => Buffer.from(key).toString("hex"));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("GAME-148 after a kill, the next round asks what was sealed, under another key", async () => {
    const before = await sealedTable(["host", "near"], game);
    await before.begin();
    await reveal(before);
    const [sealed] = textsTo(before.clients.host).slice(-1);
    const drawn = before.ports.snapshots.get(before.roomId)?.snapshot.drawn;
    const after = await afterKill<GameType>(before, game);
    const host = await opens(after, await after.sit("host"), roundTrips.host);
    expect(textsTo(host).map(({ round }) => round)).toEqual([2]);
    expect(textsTo(host)[0]?.ciphertext).not.toEqual(sealed?.ciphertext);
    await after.pass(RETURN_SECONDS * 1000 + roundTrips.host / 2);
    expect(readBy(host, 2)).toEqual(shown(after));
    expect(after.state).toMatchObject({ phase: "round", round: 2 });
    expect(drawn).toMatchObject(
      "letters" in after.state ? { text: after.state.letters } : { question: { options: [...after.state.options] } },
    );
    expect(keysTo(before.clients.host).map(({ round }) => round)).toEqual([1]);
  });
});

describe("when keys leave", () => {
  test("GAME-142 each key leaves half a round trip before the round, which opens when it would have", async () => {
    const table = await sealedTable();
    const startedAt = Date.now();
    await table.ask("host", "start");
    expect(await leads(table, table.clients, 1, STARTING_MS)).toEqual(full);
    expect(table.state.phaseStartedAt - startedAt).toBe(STARTING_MS);
    await reveal(table);
    await table.pass(REVEAL_MS);
    const breakAt = Date.now();
    expect(await leads(table, table.clients, 2, BREAK_MS)).toEqual(full);
    expect(table.state.phaseStartedAt - breakAt).toBe(BREAK_MS);
  });

  test("GAME-141 GAME-142 no key leaves sooner than the longest lead before the round", async () => {
    const table = await sealedTable();
    await table.ask("host", "start");
    await table.pass(STARTING_MS - 751);
    expect(allKeys(table)).toEqual([]);
    await table.pass(1);
    expect(keysTo(table.clients.farthest)).toMatchObject([{ round: 1, startsAt: Date.now() + 750 }]);
    expect(allKeys(table)).toHaveLength(2);
  });

  test("GAME-142 who watches gets the key no sooner than the player whose way is the longest", async () => {
    const table = await sealedTable(["host", "near"]);
    const watcher = await opens(table, await watch(table as FakeTable, "watcher"), 9000);
    const screen = await openScreen(table as FakeTable, await screenKeyOf(table as FakeTable), "screen-one");
    await opens(table, screen, 100);
    await table.ask("host", "start");
    const early = await leads(table, { ...table.clients, watcher, screen }, 1, STARTING_MS);
    expect(early).toEqual({ host: 25, near: 200, watcher: 200, screen: 50 });
    expect([readBy(watcher, 1), readBy(screen, 1)]).toEqual([shown(table), shown(table)]);
  });

  test("GAME-142 a socket without a measurement gets its key when the round opens", async () => {
    const table = await openFakeTable<GameType>(["host", "ann"]);
    for (const client of clientsOf(table)) await opens(table, client);
    await table.ask("host", "start");
    await table.pass(STARTING_MS - 1);
    expect(allKeys(table)).toEqual([]);
    await table.pass(1);
    expect(clientsOf(table).map((client) => keysTo(client).length)).toEqual([1, 1]);
    expect(table.state.phase).toBe("round");
  });

  test("GAME-143 standings that the host ends early wait for the slowest phone, and nobody shortens that", async () => {
    const table = await sealedTable();
    await table.begin();
    await reveal(table);
    await table.ask("host", "next");
    expect(table.state.phase).toBe("break");
    await table.ask("host", "next");
    expect(keysTo(table.clients.farther).map(({ round }) => round)).toEqual([1, 2]);
    await table.ask("near", "next");
    await table.ask("host", "next");
    expect(table.state.phase).toBe("break");
    const early = await leads(table, { host: table.clients.host as FakeClient }, 2, 750);
    expect(early).toEqual({ host: 25 });
    expect(readBy(table.clients.far, 2)).toEqual(shown(table));
  });

  test("GAME-143 among fast phones the next round opens at once", async () => {
    const table = await openFakeTable<GameType>(["host", "ann"]);
    for (const client of clientsOf(table)) await opens(table, client, 0.4);
    await table.begin();
    await reveal(table);
    for (const _ of ["reveal", "break"]) await table.ask("host", "next");
    expect(table.state).toMatchObject({ phase: "round", round: 2 });
  });
});

describe("the response time", () => {
  const ANSWERED_MS = 10_000;
  const seconds = ({ ports }: FakeTable<GameType>) =>
    [...ports.results.values()].map(({ responseTimeSeconds }) => responseTimeSeconds);

  test("GAME-144 lead and credit are together at most half a second", async () => {
    const table = await sealedTable();
    await table.begin();
    await table.pass(ANSWERED_MS);
    for (const name of slowNames) await table.reply(name);
    expect(seconds(table)).toEqual([9.975, 9.8, 10, 10.25, 10.25]);
  });

  test("GAME-144 the lead counts on a new socket too", async () => {
    const table = await sealedTable(["host", "farther"]);
    await table.begin();
    (table.clients as Record<string, FakeClient>).farther = await table.sit("farther");
    if (table.clients.farther) table.clients.farther.roundTripMs = 9000;
    await table.pass(ANSWERED_MS);
    await table.reply("farther");
    expect(seconds(table)).toEqual([10.25]);
  });

  test("GAME-144 the lead of one round does not count in the next", async () => {
    const table = await sealedTable(["host", "farther"]);
    await table.begin();
    await reveal(table);
    const client = await table.sit("farther");
    client.roundTripMs = 1000;
    (table.clients as Record<string, FakeClient>).farther = client;
    await table.pass(PAUSE_MS + ANSWERED_MS);
    table.ports.results.clear();
    await table.reply("farther");
    expect(seconds(table)).toEqual([9.5]);
  });

  test("GAME-31 GAME-144 an answer is in time as long as without sealed rounds", async () => {
    const table = await sealedTable(["host", "far"]);
    await table.begin();
    await table.pass(30_400);
    await table.reply("far");
    expect(seconds(table)).toEqual([30]);
  });
});

describe("who gets sealed rounds", () => {
  test("GAME-145 a socket that does not ask for them gets none, and the state shows it the round", async () => {
    const table = await openFakeTable<GameType>(["host", "ann"]);
    await opens(table, table.clients.host as FakeClient, 400);
    if (table.clients.ann) table.clients.ann.roundTripMs = 1500;
    const startedAt = Date.now();
    await table.begin();
    expect(textsTo(table.clients.ann)).toEqual([]);
    expect(keysTo(table.clients.ann)).toEqual([]);
    // The round does not wait for those who get no key.
    expect([table.state.phase, table.state.phaseStartedAt - startedAt]).toEqual(["round", STARTING_MS]);
    await table.pass(10_000);
    await table.reply("ann");
    expect([...table.ports.results.values()]).toMatchObject([{ responseTimeSeconds: 9.5 }]);
  });

  test("GAME-145 a socket that asks again gets nothing twice", async () => {
    const table = await sealedTable(["host", "near"]);
    await table.ask("host", "start");
    await opens(table, table.clients.host as FakeClient, 50);
    await table.pass(STARTING_MS);
    await opens(table, table.clients.host as FakeClient, 50);
    expect([textsTo(table.clients.host).length, keysTo(table.clients.host).length]).toEqual([1, 1]);
  });

  test("GAME-146 a player who comes back in the pause gets the sealed round and its key in time", async () => {
    const table = await sealedTable(["host", "far"]);
    await table.begin();
    await reveal(table);
    const back = await opens(table, await table.sit("far"), 1000);
    expect(textsTo(back).map(({ round }) => round)).toEqual([2]);
    await table.pass(REVEAL_MS);
    expect(await leads(table, { back }, 2, BREAK_MS)).toEqual({ back: 500 });
  });

  test("GAME-146 a player who comes back when keys are leaving gets text and key at once", async () => {
    const table = await sealedTable(["host", "farther"]);
    await table.begin();
    await reveal(table);
    await table.pass(PAUSE_MS - 300);
    const back = await opens(table, await table.sit("farther"), 1500);
    expect([textsTo(back), keysTo(back)].map((sent) => sent.length)).toEqual([1, 1]);
    await table.pass(300);
    expect(readBy(back, 2)).toEqual(shown(table));
    await opens(table, await table.sit("farther"), 1500);
    expect(textsTo(table.lastClient)).toEqual([]);
  });
});

describe("rounds that do not open", () => {
  const slow = ["host", "farther"] as const;

  test("GAME-147 a room that closes while keys are leaving sends no further ones", async () => {
    const table = await sealedTable(slow);
    await table.begin();
    await reveal(table);
    await table.pass(PAUSE_MS - 700);
    const sent = allKeys(table).length;
    for (const name of slow) await table.ask(name, "leave");
    await table.pass(60_000);
    expect([table.state.phase, allKeys(table).length]).toEqual(["closed", sent]);
  });

  test("GAME-112 GAME-147 a server that shuts down sends no key", async () => {
    const table = await sealedTable(slow);
    await table.begin();
    await reveal(table);
    await table.pass(PAUSE_MS - 700);
    const keys = () => keysTo(table.clients.host).map(({ round }) => round);
    expect(keys()).toEqual([1]);
    // Its last snapshot takes long.
    table.ports.before = (name) =>
      name === "saveSnapshot" ? new Promise((done) => setTimeout(done, 5000)) : undefined;
    void table.rooms.drain();
    await table.pass(60_000);
    expect(keys()).toEqual([1]);
    expect(table.ports.snapshots.get(table.roomId)?.snapshot).toMatchObject({ drawn: { id: "question-1" } });
  });

  test("GAME-147 a game that cannot start sends no sealed round", async () => {
    const table = await sealedTable(slow);
    table.ports.before = (name) => {
      if (name === "startSession") throw new Error("the database is gone");
    };
    await table.ask("host", "start");
    await table.pass(60_000);
    expect([table.state.phase, clientsOf(table).flatMap(textsTo), allKeys(table)]).toEqual(["waiting", [], []]);
  });

  test("GAME-71 GAME-147 after a skip the next round opens, and the skipped one gets no further key", async () => {
    const table = await sealedTable(slow);
    await table.begin();
    await table.ask("host", "skip", { round: 1 });
    expect(textsTo(table.clients.host).map(({ round }) => round)).toEqual([1, 2]);
    await table.pass(BREAK_MS);
    expect(readBy(table.clients.host, 2)).toEqual(shown(table));
    await reveal(table);
    // The third is sealed by now, and stays the third.
    await table.ask("host", "skip", { round: 2 });
    await table.pass(BREAK_MS);
    expect(table.state).toMatchObject({ round: 3, question: "Who did deed 2?" });
    expect(textsTo(table.clients.host).map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(keysTo(table.clients.host).map(({ round }) => round)).toEqual([1, 2, 3]);
    expect(readBy(table.clients.host, 3)).toEqual(shown(table));
  });

  test("GAME-147 another game of the room is sealed anew", async () => {
    const table = await sealedTable(slow);
    await table.begin();
    const [first] = keysTo(table.clients.host);
    for (let round = 1; round <= table.state.rounds; round += 1) {
      await reveal(table);
      await table.pass(round < table.state.rounds ? PAUSE_MS : REVEAL_MS);
    }
    // Nothing follows the last round.
    expect([table.state.phase, textsTo(table.clients.host).length]).toEqual(["finished", 5]);
    await playAgain(table, slow);
    expect(keysTo(table.clients.host).map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 1]);
    expect(keysTo(table.clients.host).at(-1)?.key).not.toEqual(first?.key);
    expect(readBy(table.clients.host, 1)).toEqual(shown(table));
  });
});
