import styled from "styled-components";
import type { Phase } from "../../../schema/game/state.ts";
import { RoomTitle } from "../../ui/game/room-title.tsx";
import { Row } from "../../ui/layout/stack.ts";
import { Badge, type BadgeTone } from "../../ui/text/badge.tsx";
import { landscapePhone, largeScreen } from "../../ui/theme/css.ts";
import { useView } from "../connection/game-context.ts";
import { gameOf } from "../games.ts";
import { LeaveButton } from "../leave-button.tsx";
import { RoomCodeButton } from "../room-code-button.tsx";

interface Status {
  words: string;
  tone: BadgeTone;
}

/** The room's state in the words of its badge. */
export function statusBadge(phase: Phase): Status {
  if (phase === "waiting") return { words: "Waiting for Players", tone: "neutral" };
  if (phase === "finished" || phase === "closed") return { words: "Game Finished", tone: "success" };
  return { words: "Game in Progress", tone: "accent" };
}

const Header = styled.header`
  display: grid;
  gap: 0 16px;
  > :first-child { justify-content: space-between; }
  ${landscapePhone} { grid-template-columns: 1fr auto; align-items: center; }
  ${largeScreen} { grid-template-columns: 1fr auto; align-items: center; }
`;

const OnPhone = styled.div`${largeScreen} { display: none; }`;

/** What is played, in which room, and how far it is. */
export function RoomHeader() {
  const gameType = useView((view) => view.gameType);
  const code = useView((view) => view.roomCode);
  const phase = useView((view) => view.phase);
  const { words, tone } = statusBadge(phase);
  return (
    <Header>
      <Row $gap={8}>
        <RoomTitle>{gameOf(gameType).roomTitle}</RoomTitle>
        <OnPhone>
          <LeaveButton look="icon" />
        </OnPhone>
      </Row>
      <Row $gap={8} $justify="between">
        <RoomCodeButton code={code} size="lead" />
        <Badge tone={tone}>{words}</Badge>
      </Row>
    </Header>
  );
}
