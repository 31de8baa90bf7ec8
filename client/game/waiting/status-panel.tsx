import styled from "styled-components";
import { PLAYERS_MIN_TO_START } from "../../../schema/limits.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { from } from "../../ui/theme/css.ts";
import { useIsHost, useView } from "../connection/game-context.ts";
import { gameFailures } from "../game-errors.ts";
import * as gameText from "../game-text.ts";
import { LeaveButton } from "../leave-button.tsx";
import { activeCount } from "../room-view.ts";
import { StartButton } from "../start-button.tsx";
import * as text from "./waiting-text.ts";

interface Status {
  title: string;
  message: string;
}

/** What the room is waiting for, from the viewer's point of view. */
export function statusOf(present: number, isHost: boolean, hostName: string): Status {
  const missing = PLAYERS_MIN_TO_START - present;
  if (missing > 0) return { title: gameText.waitingForPlayers, message: text.playersNeeded(missing) };
  if (isHost) return { title: text.readyTitle, message: gameText.startHint };
  return { title: text.waitingForHostTitle, message: text.hostStarts(hostName) };
}

const Actions = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 12px;
  ${from.wide} { display: flex; }
`;

/** The main card of the waiting room: what happens next, and who starts it. */
export function StatusPanel() {
  const present = useView(activeCount);
  const host = useView((view) => view.players[view.hostId]);
  const isHost = useIsHost();
  const isReady = present >= PLAYERS_MIN_TO_START;
  const { title, message } = statusOf(present, isHost, host?.displayName || gameText.anonymousPlayer);
  return (
    <Card $lit={isReady}>
      <Stack $gap={4}>
        <div role="status">
          <Heading level={2} size="title">
            {title}
          </Heading>
          <Text>{message}</Text>
        </div>
        {host !== undefined && !host.isConnected && !isHost && <Notice tone="warning">{text.hostAway}</Notice>}
        <Actions>
          <StartButton failure={gameFailures.startFromWaitingRoom} />
          <LeaveButton appearance="button" />
        </Actions>
      </Stack>
    </Card>
  );
}
