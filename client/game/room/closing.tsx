import type { CloseReason } from "../../../schema/game/protocol.ts";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useGame } from "../connection/game-context.ts";

/** The moment between the room's last state and the closeTimer that follows it. */
export function Closing() {
  const isRestart = useGame().latest<{ reason: CloseReason }>("closed")?.reason === "draining";
  return (
    <Card>
      <Stack $align="center" $gap={8}>
        <LampPicture lit={false} />
        <Heading level={2}>{isRestart ? "The server is restarting" : "Room Closed"}</Heading>
        <Text $tone="muted" $align="center">
          {isRestart ? "This game could not be finished. You can open a new one in a moment." : "One moment, please."}
        </Text>
      </Stack>
    </Card>
  );
}
