import { Facts } from "../../ui/text/facts.tsx";
import { difficultyName, gameOf } from "../games.ts";
import { useView } from "../table/table-context.ts";

/** What was settled when the room was opened. */
export function RoomFacts() {
  const gameType = useView((view) => view.gameType);
  const maxPlayers = useView((view) => view.maxPlayers);
  const timeLimit = useView((view) => view.timeLimit);
  const difficulty = useView((view) => view.difficulty);
  const rounds = useView((view) => view.rounds);
  const isPrivate = useView((view) => view.isPrivate);
  return (
    <Facts
      facts={[
        { name: "Game", value: gameOf(gameType).name },
        { name: "Max players", value: maxPlayers },
        { name: "Time limit", value: `${timeLimit}s` },
        { name: "Difficulty", value: difficultyName(difficulty) },
        { name: "Rounds", value: rounds },
        { name: "Privacy", value: isPrivate ? "Private" : "Public" },
      ]}
    />
  );
}
