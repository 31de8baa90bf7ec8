import styled from "styled-components";
import { AnimatedList } from "../../animated-list.tsx";
import { teamsTitle } from "../../event-room/event-room-text.ts";
import { useTeams } from "../../event-room/event-view.ts";
import { standingsTitle } from "../../round/round-text.ts";
import { WallRow } from "../wall-standings.tsx";
import { Score, WallName, WallStage, WallTitle } from "../wall-style.ts";
import * as text from "./wall-event-text.ts";
import { WallFace } from "./wall-face.tsx";
import { useWallLeaders } from "./wall-leaders.ts";
import { WallTeams } from "./wall-teams.tsx";

const Places = styled(WallStage)<{ $sides: boolean }>`
  grid-template-columns: ${({ $sides }) => ($sides ? "minmax(0, 1fr) minmax(0, 1fr)" : "minmax(0, 44em)")};
  gap: 1.2em 2.4em;
  place-content: center;
  width: 100%;
  > div { display: grid; gap: 1em; align-content: start; min-width: 0; }
`;

/** Between two rounds of an event's game: the best five, and the teams. */
export function WallEventStandings() {
  const leaders = useWallLeaders();
  const hasTeams = useTeams().length > 0;
  return (
    <Places $sides={hasTeams}>
      <div>
        <WallTitle $size={2.2}>{hasTeams ? text.leadersTitle : standingsTitle}</WallTitle>
        <AnimatedList items={leaders} keyOf={({ memberId }) => memberId} gap={8} ranked label={standingsTitle}>
          {({ displayName, color, rank, score }) => (
            <WallRow $lit={rank === 1 && score > 0}>
              <b>{rank}</b>
              <WallFace name={displayName} tone={color} />
              <WallName>{displayName}</WallName>
              <span />
              <Score>{score}</Score>
            </WallRow>
          )}
        </AnimatedList>
      </div>
      {hasTeams && (
        <div>
          <WallTitle $size={2.2}>{teamsTitle}</WallTitle>
          <WallTeams />
        </div>
      )}
    </Places>
  );
}
