import type { CloseReason } from "../../../schema/game/protocol.ts";
import { Text } from "../../ui/text/text.tsx";
import { whyClosed } from "../connection/connection-text.ts";
import { useGame } from "../connection/game-context.ts";
import * as text from "./room-text.ts";

/** Why the room of these results has closed, for a player who was not taken along too. */
export function ClosedHint() {
  const reason = useGame().latest<{ reason: CloseReason }>("closed")?.reason;
  return (
    <Text $tone="muted" $align="center">
      {reason === "not-joined" ? whyClosed[reason] : text.closedResults}
    </Text>
  );
}
