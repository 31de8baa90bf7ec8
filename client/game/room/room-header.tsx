import styled from "styled-components";
import type { Phase } from "../../../schema/game/state.ts";
import { Row } from "../../ui/layout/stack.ts";
import { Badge, type BadgeTone } from "../../ui/text/badge.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { from } from "../../ui/theme/css.ts";
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

const Strip = styled.header`
  display: grid;
  gap: 0 16px;
  > :first-child { justify-content: space-between; }
  > * > span { white-space: nowrap; }
  h1 { white-space: nowrap; font-size: clamp(1.0625rem, 5.6vw, 1.375rem); }
  ${from.tablet} { grid-template-columns: 1fr auto; align-items: center; }
`;

const OnPhone = styled.div`${from.tablet} { display: none; }`;

/** What is played, in which room, and how far it is. */
export function RoomHeader() {
  const gameType = useView((view) => view.gameType);
  const code = useView((view) => view.roomCode);
  const phase = useView((view) => view.phase);
  const { words, tone } = statusBadge(phase);
  return (
    <Strip>
      <Row $gap={8}>
        <Heading level={1} size="title">
          {gameOf(gameType).roomTitle}
        </Heading>
        <OnPhone>
          <LeaveButton look="icon" />
        </OnPhone>
      </Row>
      <Row $gap={8} $justify="between">
        <RoomCodeButton code={code} size="lead" />
        <Badge tone={tone}>{words}</Badge>
      </Row>
    </Strip>
  );
}
