import styled from "styled-components";
import type { Phase } from "../../../schema/game/state.ts";
import { Badge, type BadgeTone } from "../../ui/badge/badge.tsx";
import { Row } from "../../ui/layout/stack.ts";
import { landscapePhone, largeScreen } from "../../ui/theme/css.ts";
import { useView } from "../connection/game-context.ts";
import * as gameText from "../game-text.ts";
import { gameOf } from "../games.ts";
import { LeaveButton } from "../leave-button.tsx";
import { LateRoomMenu } from "../menu/late-room-menu.tsx";
import { RoomCodeButton } from "../room-code-button.tsx";
import { hasResults } from "../room-view.ts";
import { WatcherBadge } from "../watch/late-watch.ts";
import { Watchers } from "../watch/watchers.tsx";
import * as text from "./room-text.ts";
import { RoomTitle } from "./room-title.tsx";

interface Status {
  text: string;
  tone: BadgeTone;
}

/** The text of the badge for a phase. */
export function statusBadge(phase: Phase): Status {
  if (phase === "waiting") return { text: gameText.waitingForPlayers, tone: "neutral" };
  if (hasResults(phase) || phase === "closed") return { text: text.gameFinished, tone: "success" };
  return { text: text.gameInProgress, tone: "accent" };
}

const Header = styled.header`
  display: grid;
  gap: 0 16px;
  > :first-child { justify-content: space-between; }
  ${landscapePhone} { grid-template-columns: 1fr auto; align-items: center; }
  ${largeScreen} { grid-template-columns: 1fr auto; align-items: center; }
`;

// A phone has no room for it here, and shows it with the players.
const OnLargeScreen = styled.div`display: none; ${largeScreen} { display: block; }`;
const OnPhone = styled.div`${largeScreen} { display: none; }`;

/** The game's title, the room's code and the phase. */
export function RoomHeader() {
  const gameType = useView((view) => view.gameType);
  const code = useView((view) => view.roomCode);
  const phase = useView((view) => view.phase);
  const status = statusBadge(phase);
  return (
    <Header>
      <Row $gap={8}>
        <RoomTitle>{gameOf(gameType).roomTitle}</RoomTitle>
        <Row $gap={0}>
          <LateRoomMenu />
          <OnPhone>
            <LeaveButton appearance="icon" />
          </OnPhone>
        </Row>
      </Row>
      <Row $gap={8} $justify="between">
        <RoomCodeButton code={code} size="lead" />
        <Row $gap={4}>
          <OnLargeScreen>
            <Watchers part={WatcherBadge} />
          </OnLargeScreen>
          <Badge tone={status.tone}>{status.text}</Badge>
        </Row>
      </Row>
    </Header>
  );
}
