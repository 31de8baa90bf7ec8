import { DescriptionList } from "../../ui/text/description-list.tsx";
import { useView } from "../connection/game-context.ts";
import { difficultyName, gameOf } from "../games.ts";

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
        { name: "Game", value: game.name },
        { name: "Max players", value: maxPlayers },
        { name: "Time limit", value: `${timeLimit}s` },
        { name: "Difficulty", value: difficultyName(difficulty) },
        { name: "Rounds", value: rounds },
        ...game.switches.map(({ label }, at) => ({
          name: label,
          value: allowed[at] === "1" ? "Allowed" : "Not allowed",
        })),
        { name: "Privacy", value: isPrivate ? "Private" : "Public" },
      ]}
    />
  );
}
