import type { CloseReason } from "../../../schema/game/protocol.ts";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useGame } from "../connection/game-context.ts";
import * as gameText from "../game-text.ts";
import * as text from "./room-text.ts";

/** Shown between the room's last state and the end of its connection. */
export function Closing() {
  const isRestart = useGame().latest<{ reason: CloseReason }>("closed")?.reason === "draining";
  return (
    <Card>
      <Stack $align="center" $gap={8}>
        <LampPicture lit={false} />
        <Heading level={2}>{isRestart ? text.restartTitle : gameText.roomClosedTitle}</Heading>
        <Text $tone="muted" $align="center">
          {isRestart ? text.restartMessage : text.closingMessage}
        </Text>
      </Stack>
    </Card>
  );
}
