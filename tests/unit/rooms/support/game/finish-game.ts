import type { GameType } from "../../../../../schema/game/settings.ts";
import { BREAK_SECONDS, GAME_STARTING_SECONDS, REVEAL_SECONDS } from "../../../../../schema/limits.ts";
import type { FakeGamePorts } from "../../../../support/game/fake-game-ports.ts";
import type { FakeTable } from "../../../../support/game/fake-table.ts";

export const REVEAL_MS = REVEAL_SECONDS * 1000;
export const BREAK_MS = BREAK_SECONDS * 1000;
/** From the end of a round to the next. */
export const PAUSE_MS = REVEAL_MS + BREAK_MS;

export const three = ["host", "ann", "ben"] as const;

/** The points of this player's saved answers, oldest first. */
export const earned = (ports: FakeGamePorts, name: string) =>
  [...ports.results.values()]
    .filter(({ participantId }) => participantId === `participant-${name}`)
    .map(({ pointsEarned }) => pointsEarned);

/** Plays all rounds: the host answers right, the others wrong. `untilReveal` stops before the last reveal ends. */
export async function finishGame(table: FakeTable<GameType>, names: readonly string[], { untilReveal = false } = {}) {
  if (table.state.phase === "waiting") await table.begin();
  for (let round = 1; round <= table.state.rounds; round += 1) {
    for (const name of names) await table.reply(name, name === "host" ? "right" : "wrong");
    if (untilReveal && round === table.state.rounds) return;
    await table.pass(round < table.state.rounds ? PAUSE_MS : REVEAL_MS);
  }
}

/** These players join another game, whose first round is open then. */
export async function playAgain(table: FakeTable<GameType>, names: readonly string[]) {
  for (const name of names) await table.ask(name, "play_again");
  await table.pass(GAME_STARTING_SECONDS * 1000);
}
