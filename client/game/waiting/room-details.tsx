import { DescriptionList } from "../../ui/text/description-list.tsx";
import { useView } from "../connection/game-context.ts";
import * as gameText from "../game-text.ts";
import { difficultyName, gameOf } from "../games.ts";
import * as text from "./waiting-text.ts";

/** The room's settings. */
export function RoomDetails() {
  const game = gameOf(useView((view) => view.gameType));
  const maxPlayers = useView((view) => view.maxPlayers);
  const timeLimit = useView((view) => view.timeLimit);
  const difficulty = useView((view) => view.difficulty);
  const rounds = useView((view) => view.rounds);
  const isPrivate = useView((view) => view.isPrivate);
  // A game's own switch has the same name in its state.
  const allowed = useView((view) =>
    game.switches.map(({ name }) => ((view as Record<string, unknown>)[name] === true ? "1" : "0")).join(""),
  );
  return (
    <DescriptionList
      items={[
        { name: text.gameLabel, value: game.name },
        { name: text.maxPlayersLabel, value: maxPlayers },
        { name: text.timeLimitLabel, value: gameText.shortSeconds(timeLimit) },
        { name: gameText.difficultyLabel, value: difficultyName(difficulty) },
        { name: gameText.roundsLabel, value: rounds },
        ...game.switches.map(({ label }, at) => ({
          name: label,
          value: allowed[at] === "1" ? gameText.allowed : gameText.notAllowed,
        })),
        { name: gameText.privacyLabel, value: isPrivate ? gameText.privateRoom : gameText.publicRoom },
      ]}
    />
  );
}
