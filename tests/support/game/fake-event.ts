import { PATCH_EVERY_MS } from "../../../rooms/support/event-room/flush-pace.ts";
import { type EventGameState, type EventPlayer, eventStateOf } from "../../../schema/game/event-state.ts";
import type { GameType } from "../../../schema/game/settings.ts";
import { BREAK_SECONDS, REVEAL_SECONDS } from "../../../schema/limits.ts";
import { afterKill, type FakeTable, type FakeTableOptions, openFakeTable } from "./fake-table.ts";
import type { ChosenSettings } from "./played-game.ts";

export const EVENT_ID = "5a3c1d2e-0000-4000-8000-00000000e000";

type EventOptions<G extends GameType> = FakeTableOptions<G> & { readonly teams?: NonNullable<ChosenSettings["teams"]> };

/** Opens the room of an event on a fake clock. The host, who comes first, manages the event. */
export async function openFakeEvent<G extends GameType = "trivia">(
  names: readonly string[],
  { teams = 0, managers = ["host"], settings, ...options }: EventOptions<G> = {},
): Promise<FakeTable<G>> {
  const event = { eventId: EVENT_ID, teams, ...settings };
  const table = await openFakeTable<G>(names, { ...options, managers, settings: event });
  await table.pass(PATCH_EVERY_MS);
  return table;
}

/** Kills the room's process. Another one takes the room up. */
export const afterEventKill = <G extends GameType>(table: FakeTable<G>, game: G): Promise<FakeTable<G>> =>
  afterKill(table, game, { managers: ["host"], settings: { eventId: EVENT_ID, teams: 2 } });

/** What the room of an event has in its state. */
export function eventOf({ state }: { readonly state: object }): EventGameState {
  const event = eventStateOf(state);
  if (!event) throw new Error("this is not the room of an event");
  return event;
}

export const playerOf = (table: { readonly state: object }, name: string): EventPlayer => {
  const player = eventOf(table).players.get(name);
  if (!player) throw new Error(`${name} does not play`);
  return player;
};

/** Plays the open round and waits for the next one, or the results. The first name answers right, the others wrong. */
export async function playRound<G extends GameType>(table: FakeTable<G>, names: readonly string[]): Promise<void> {
  const isLast = table.state.round === table.state.rounds;
  for (const [at, name] of names.entries()) await table.reply(name, at === 0 ? "right" : "wrong");
  await table.pass((isLast ? REVEAL_SECONDS : REVEAL_SECONDS + BREAK_SECONDS) * 1000);
}

/** Plays a whole game. */
export async function playEvent<G extends GameType>(table: FakeTable<G>, names: readonly string[]): Promise<void> {
  await table.begin();
  const { rounds } = table.state;
  for (let round = 1; round <= rounds; round += 1) await playRound(table, names);
}
