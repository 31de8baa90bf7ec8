import styled from "styled-components";
import type { Phase } from "../../../schema/game/state.ts";
import { Badge, type BadgeTone } from "../../ui/badge/badge.tsx";
import { Row } from "../../ui/layout/stack.ts";
import { landscapePhone, largeScreen } from "../../ui/theme/css.ts";
import { useView } from "../connection/game-context.ts";
import * as gameText from "../game-text.ts";
import { gameOf } from "../games.ts";
import { LeaveButton } from "../leave-button.tsx";
import { LatePauseButton, LateRoomMenu } from "../menu/late-room-menu.tsx";
import { practiceBadge } from "../practice/practice-text.ts";
import { useHasReactions } from "../reaction/reaction-bar.tsx";
import { ReactionFeed } from "../reaction/reaction-feed.tsx";
import { ReactionTray } from "../reaction/reaction-tray.tsx";
import { RoomCodeButton } from "../room-code-button.tsx";
import { hasResults, isBetweenRounds } from "../room-view.ts";
import { MuteButton } from "../sound/mute-button.tsx";
import { WatcherBadge } from "../watch/late-watch.ts";
import { Watchers } from "../watch/watchers.tsx";
import * as text from "./room-text.ts";
import { RoomTitle } from "./room-title.tsx";

interface PhaseStatus {
  text: string;
  tone: BadgeTone;
}

/** The text of the badge for a phase. */
export function statusBadge(phase: Phase): PhaseStatus {
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

const Tools = styled(Row)`position: relative;`;

// A phone shows the round's number or the results below, and the watchers with the players, and needs the place.
const OnLargeScreen = styled.div`display: none; ${largeScreen} { display: block; }`;
const Status = styled.div<{ $onPhone: boolean }>`
  display: ${({ $onPhone }) => ($onPhone ? "block" : "none")};
  ${largeScreen} { display: block; }
`;
const OnPhone = styled.div`${largeScreen} { display: none; }`;

/** The game's title, the room's code and the phase. */
export function RoomHeader() {
  const gameType = useView((view) => view.gameType);
  const code = useView((view) => view.roomCode);
  const phase = useView((view) => view.phase);
  const isPractice = useView((view) => view.isPractice);
  const status = statusBadge(phase);
  const isBetween = isBetweenRounds(phase);
  const hasReactions = useHasReactions();
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
      <Tools $gap={8} $justify="between">
        {isPractice ? <Badge tone="accent">{practiceBadge}</Badge> : <RoomCodeButton code={code} size="lead" />}
        <Row $gap={4}>
          <OnLargeScreen>
            <Watchers part={WatcherBadge} />
          </OnLargeScreen>
          <Status $onPhone={phase === "waiting" && !isPractice}>
            <Badge tone={status.tone}>{status.text}</Badge>
          </Status>
          <MuteButton />
          {isBetween && <LatePauseButton />}
          {hasReactions && isBetween && <ReactionTray key={phase} />}
        </Row>
        {phase === "reveal" && <ReactionFeed />}
      </Tools>
    </Header>
  );
}
