import styled from "styled-components";
import { PLAYERS_MIN_TO_START } from "../../../../schema/limits.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Stack } from "../../../ui/layout/stack.ts";
import { Heading } from "../../../ui/text/heading.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { from } from "../../../ui/theme/css.ts";
import { useIsHost, useIsWatching, useView } from "../../connection/game-context.ts";
import { gameFailures } from "../../game-errors.ts";
import { LeaveButton } from "../../leave-button.tsx";
import { activeCount } from "../../room-view.ts";
import { StartButton } from "../../start-button.tsx";
import { CloseButton } from "../close-button.tsx";
import * as text from "./event-waiting-text.ts";

interface Status {
  title: string;
  hint: string;
}

/** What happens next, from the viewer's point of view. */
export function nextOf({
  isHost,
  isWatching,
  present,
}: {
  isHost: boolean;
  isWatching: boolean;
  present: number;
}): Status {
  if (isWatching) return { title: text.watcherTitle, hint: text.watcherHint };
  if (!isHost) return { title: text.guestTitle, hint: text.guestHint };
  const canStart = present >= PLAYERS_MIN_TO_START;
  return { title: text.hostTitle, hint: canStart ? text.hostHint : text.hostNeedsPlayers };
}

const Actions = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 12px;
  ${from.wide} { display: flex; flex-wrap: wrap; }
`;

/** What happens next, and who starts it. */
export function NextPanel() {
  const present = useView(activeCount);
  const isHost = useIsHost();
  const isWatching = useIsWatching();
  const { title, hint } = nextOf({ isHost, isWatching, present });
  return (
    <Card $lit={isHost && present >= PLAYERS_MIN_TO_START}>
      <Stack $gap={4}>
        <div role="status">
          <Heading level={2} size="title">
            {title}
          </Heading>
          <Text>{hint}</Text>
        </div>
        <Actions>
          <StartButton failure={gameFailures.startFromWaitingRoom} />
          <LeaveButton appearance="button" />
          <CloseButton />
        </Actions>
      </Stack>
    </Card>
  );
}
