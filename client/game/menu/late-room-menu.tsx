import { useState } from "react";
import { usePart } from "../../ui/late/use-part.ts";
import { useView } from "../connection/game-context.ts";

/** What loads after the screen. If that fails, the next phase of the game tries again. */
function useMenuPart() {
  const phase = useView((view) => view.phase);
  const [failedIn, setFailedIn] = useState("");
  const { part } = usePart(
    async () => (await import("./fetch-room-menu.ts")).fetchRoomMenu(),
    failedIn !== phase,
    () => setFailedIn(phase),
    { isSilent: true },
  );
  return part;
}

/** The room's menu. */
export function LateRoomMenu() {
  const part = useMenuPart();
  return part ? <part.RoomMenu /> : null;
}

/** The host's button that pauses the game. */
export function LatePauseButton() {
  const part = useMenuPart();
  return part ? <part.PauseButton /> : null;
}
