import { usePart } from "../../ui/late/use-part.ts";
import { useGame, useView } from "../connection/game-context.ts";

/** What stays after a game. It loads once the results are shown, because nobody needs it before. */
export function LateAfterGame() {
  const { roomId } = useGame();
  const gameType = useView((view) => view.gameType);
  const { part } = usePart(() => import("./after-game.tsx"), true);
  return part ? <part.AfterGame roomId={roomId} gameType={gameType} /> : null;
}
