import type { GameType } from "../../../../../schema/game/settings.ts";
import type { FakeGamePorts } from "../../../../support/game/fake-game-ports.ts";
import type { FakeTable } from "../../../../support/game/fake-table.ts";
import { playedGames } from "../../../../support/game/played-game.ts";

export const three = ["host", "ann", "ben"] as const;

/** The points of this player's saved answers, oldest first. */
export const earned = (ports: FakeGamePorts, name: string) =>
  [...ports.results.values()]
    .filter(({ participantId }) => participantId === `participant-${name}`)
    .map(({ pointsEarned }) => pointsEarned);

/** Plays all rounds: the host answers right, the others wrong. `untilReveal` stops before the last reveal ends. */
export async function finishGame(
  table: FakeTable<GameType>,
  game: GameType,
  names: readonly string[],
  { untilReveal = false } = {},
) {
  await table.begin();
  for (let round = 1; round <= table.state.rounds; round += 1) {
    for (const name of names) await table.reply(name, name === "host" ? "right" : "wrong");
    if (untilReveal && round === table.state.rounds) return;
    await table.pass(3000 + (round < table.state.rounds ? playedGames[game].breakMs : 0));
  }
}
