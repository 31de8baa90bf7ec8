import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { rankOf } from "../../../../../schema/game/rank.ts";
import { type GameType, gameTypes } from "../../../../../schema/game/settings.ts";
import type { Phase } from "../../../../../schema/game/state.ts";
import { KEY_LEAD_MAX_MS } from "../../../../../schema/limits.ts";
import { type FakeClient, type FakeTable, memberOf, openFakeTable } from "../../../../support/game/fake-table.ts";
import { type PlayedGame, playedGames, type Reply } from "../../../../support/game/played-game.ts";
import { keysTo, type RoundKey, type SealedRound, shownBy, textsTo, unseal } from "../../../../support/game/sealed.ts";

afterEach(() => void vi.useRealTimers());

const names = ["host", "ann", "ben", "cleo", "dan"] as const;
const who = fc.constantFrom(...names);

/** GAME-18: the phases that may follow each phase. */
const nextPhases: Readonly<Record<Phase, readonly Phase[]>> = {
  waiting: ["starting", "closed"],
  starting: ["round", "waiting", "closed"],
  // GAME-79: the host may end the game in its first round.
  round: ["reveal", "waiting", "closed"],
  reveal: ["break", "finished", "closed"],
  break: ["round", "finished", "closed"],
  finished: ["rematch", "waiting", "starting", "closed"],
  rematch: ["waiting", "starting", "closed"],
  closed: [],
};

/** Everything that can happen in a game's room, in any order. */
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("start"), who: fc.constantFrom("host", "host", "ann") }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("answer"), who, isRight: fc.boolean(), id: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("draft"), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("leave"), who }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("drop"), who }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("come"), who }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("again"), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("next"), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("pause"), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("resume"), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("end_game"), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("fail"), isFailing: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("unseal"), who, roundTripMs: fc.constantFrom(0, 90, 1000, 4000) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("pass"), ms: fc.constantFrom(0, 1, 500, 3000, 31_000, 60_000) }),
  },
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

/** A table, how its game is played, and the last reply. */
type Table = FakeTable<GameType> & { game: PlayedGame; last?: Reply };

/** All sockets that were ever opened, by member. */
class OpenedSockets {
  readonly #clients = new Map<string, FakeClient[]>();

  add(name: string, client: FakeClient): void {
    this.#clients.set(name, [...(this.#clients.get(name) ?? []), client]);
  }

  open(name: string): FakeClient[] {
    return (this.#clients.get(name) ?? []).filter((client) => client.closedWith === undefined);
  }
}

async function play(table: Table, sockets: OpenedSockets, event: Event): Promise<void> {
  if (event.kind === "pass") return table.pass(event.ms);
  if (event.kind === "fail") {
    table.ports.before = (name) => {
      if (event.isFailing && name === "saveResult") throw new Error("away");
    };
    return;
  }
  if (event.kind === "come") {
    const client = await table.sit(event.who).catch(() => undefined);
    if (client) sockets.add(event.who, client);
    return table.pass(0);
  }
  const [client] = sockets.open(event.who);
  if (event.kind === "drop") client?.drop();
  if (event.kind === "start") client?.ask("start");
  if (event.kind === "leave") client?.ask("leave");
  if (event.kind === "again") client?.ask("play_again");
  if (event.kind === "next" || event.kind === "pause") client?.ask(event.kind);
  if (event.kind === "resume" || event.kind === "end_game") client?.ask(event.kind);
  if (event.kind === "unseal" && client) {
    client.roundTripMs = event.roundTripMs;
    client.ask("clock", { sentAt: 1, opensSealed: true });
  }
  if (event.kind === "answer" || event.kind === "draft") submit(table, client, event);
  await table.pass(0);
}

/** Sends an answer or a draft. While no round is shown, it sends the last one again, at the wrong time. */
function submit(table: Table, client: FakeClient | undefined, event: Event & { kind: "answer" | "draft" }): void {
  const { state, game } = table;
  if (game.isShown(state)) table.last = game.reply(state, event.kind === "answer" && event.isRight ? "right" : "wrong");
  const round = Math.max(1, state.round);
  const draft = game.draft?.(state);
  if (event.kind === "draft" && draft) client?.ask(draft.request, { round, ...draft.payload });
  if (event.kind === "draft" || !table.last) return;
  client?.ask(table.last.request, { id: `answer-${round}-${event.id}`, round, ...table.last.payload });
}

const running: readonly string[] = ["starting", "round", "reveal", "break", "finished", "rematch"];
const shown: readonly string[] = ["reveal", "break", "finished", "rematch"];

/** Checks what must hold in every state that is sent to clients. */
function checkState({ state, ports, roomId, game }: Table, before: Phase): void {
  const phase = state.phase as Phase;
  const players = [...state.players.values()];
  if (phase !== before) expect(nextPhases[before], `${before} -> ${phase}`).toContain(phase);
  expect(new Set(players.map((player) => player.seat)).size).toBe(players.length);
  for (const player of players) expect(player.seat).toBeLessThan(state.maxPlayers);
  for (const player of players) expect(player.isActive || !player.isConnected).toBe(true);
  const isNobodyHere = players.every(({ isConnected }) => !isConnected);
  // GAME-41: in the waiting room an absent host keeps the role while no one else is present.
  // GAME-76: the phones of a paused game may all be asleep.
  const mayHostBeAway = isNobodyHere && (phase === "waiting" || phase === "starting" || state.isPaused);
  if (phase !== "closed" && !mayHostBeAway) expect(state.players.get(state.hostId)?.isActive).toBe(true);
  expect(shown.includes(phase) || phase === "closed" || !game.isSolved(state)).toBe(true);
  expect(!state.isPaused || phase === "reveal" || phase === "break").toBe(true);
  expect(running.includes(phase) || phase === "closed" || state.round === 0).toBe(true);
  if (phase === "finished") {
    const scores = players.map((player) => player.score);
    for (const player of players) expect(player.rank).toBe(rankOf(player.score, scores));
  }
  expect(ports.rooms.get(roomId)).toBeDefined();
}

/** Checks the last sealed round that a socket has received. */
function checkSealed({ state }: Table, client: FakeClient): void {
  const [text, key] = [textsTo(client).at(-1), keysTo(client).at(-1)];
  const isKeyed = text !== undefined && key?.round === text.round && canOpen(text, key);
  if (state.phase === "round" && state.round === text?.round) {
    expect(isKeyed && unseal(text, key.key)).toEqual(shownBy(state));
  } else if (isKeyed && state.round < text.round && ["starting", "reveal", "break"].includes(state.phase)) {
    expect(key.startsAt).toBeGreaterThanOrEqual(Date.now());
    expect(key.startsAt - Date.now()).toBeLessThanOrEqual(KEY_LEAD_MAX_MS);
  }
}

function canOpen(text: SealedRound, { key }: RoundKey): boolean {
  try {
    unseal(text, key);
    return true;
  } catch {
    return false;
  }
}

/** Checks what must hold in the room, its sockets and its storage after every event. */
function checkConsistency(table: Table, sockets: OpenedSockets): void {
  const { state, ports, roomId } = table;
  for (const name of names) expect(sockets.open(name).length).toBeLessThanOrEqual(1);
  for (const name of names) for (const client of sockets.open(name)) checkSealed(table, client);
  if (state.phase === "closed") {
    for (const name of names) expect(sockets.open(name)).toEqual([]);
    expect(ports.rooms.get(roomId)?.status).toBe("closed");
    return;
  }
  expect(ports.rooms.get(roomId)?.hostId).toBe(state.hostId);
  for (const player of state.players.values()) {
    // GAME-40: before the game starts, absent players keep their seats.
    const isHeld = player.isActive || state.phase === "waiting";
    // During the countdown, absent players keep their seats, and players who left do not. So both are possible.
    const isEither = state.phase === "starting" && !player.isActive;
    if (!isEither) expect(ports.seats.get(`${roomId}/${player.memberId}`)).toBe(isHeld);
    expect(sockets.open(player.memberId)).toHaveLength(player.isConnected ? 1 : 0);
  }
  if (!shown.includes(state.phase)) return;
  const session = `session-${ports.calls.filter((call) => call === "startSession").length}`;
  for (const player of state.players.values()) {
    const results = [...ports.results.values()].filter(
      (result) => result.sessionId === session && result.participantId === `participant-${player.memberId}`,
    );
    expect(player.score).toBe(results.reduce((sum, result) => sum + result.pointsEarned, 0));
  }
}

test.each(gameTypes)(
  "GAME-1 GAME-13 GAME-16 GAME-18 GAME-19 GAME-141 hold in %s for any events in any order",
  async (game) => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 10, maxLength: 70 }), async (events) => {
        // Short games, so that the events include their ends and the next games.
        const settings = { maxPlayers: 4, rounds: 2 as never } as const;
        const opened = await openFakeTable(["host", "ann", "ben"], { game, settings });
        const table: Table = { ...opened, game: playedGames[game] };
        const sockets = new OpenedSockets();
        for (const [name, client] of Object.entries(table.clients)) sockets.add(name, client);
        let before: Phase = "waiting";
        const send = table.room.broadcastPatch.bind(table.room);
        vi.spyOn(table.room, "broadcastPatch").mockImplementation(() => {
          checkState(table, before);
          before = table.state.phase as Phase;
          return send();
        });
        for (const event of events) {
          await play(table, sockets, event);
          await table.pass(1);
          checkConsistency(table, sockets);
        }
        expect(table.ports.failures.filter(({ operation }) => operation !== "saveResult")).toEqual([]);
        vi.useRealTimers();
      }),
      { numRuns: 150 },
    );
  },
);

test.each(gameTypes)("GAME-14 a room of %s closes after every player has left, and leaves no timers", async (game) => {
  const table = await openFakeTable([...names.slice(0, 3)], { game });
  await table.begin();
  for (const client of Object.values(table.clients)) client.drop();
  await table.pass(61_000);
  expect(table.state.phase).toBe("closed");
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  await expect(table.rooms.games.admit(table.roomId, memberOf("host"))).rejects.toMatchObject({
    code: "game/room-not-found",
  });
});
