import { useState } from "react";
import { usePart } from "../../ui/late/use-part.ts";
import { useView } from "../connection/game-context.ts";

/** The room's menu. It loads after the screen. If that fails, the next phase of the game tries again. */
export function LateRoomMenu() {
  const phase = useView((view) => view.phase);
  const [failedIn, setFailedIn] = useState("");
  const { part } = usePart(
    async () => (await import("./fetch-room-menu.ts")).fetchRoomMenu(),
    failedIn !== phase,
    () => setFailedIn(phase),
    { isSilent: true },
  );
  return part ? <part.RoomMenu /> : null;
}
