import styled from "styled-components";
import { listOf } from "../../../ui/format/format.ts";
import { color } from "../../../ui/theme/css.ts";
import { useTeams } from "../../event-room/event-view.ts";
import { hasWon } from "../../room-view.ts";
import { PodiumFrame } from "../wall-podium.tsx";
import * as text from "./wall-event-text.ts";
import { WallFace } from "./wall-face.tsx";
import { useWallLeaders } from "./wall-leaders.ts";
import { WallTeams } from "./wall-teams.tsx";

/** More teams than these are set smaller beside the podium. */
const MANY = 4;

const Side = styled.div<{ $many: boolean }>`
  display: grid;
  align-content: end;
  min-width: 0;
  padding-bottom: 2.6em;
  font-size: ${({ $many }) => ($many ? 0.8 : 1)}em;
`;

const Winner = styled.p`
  color: ${color.accentText};
  font-size: 1.6em;
  font-weight: 700;
`;

/** The results of an event's game: the first three on a podium, and the teams. */
export function WallEventPodium() {
  const leaders = useWallLeaders();
  const teams = useTeams();
  const winners = teams.filter(({ rank, score }) => rank === 1 && score > 0).map(({ name }) => name);
  const places = leaders.map((leader) => ({
    ...leader,
    id: leader.memberId,
    name: leader.displayName,
    face: <WallFace name={leader.displayName} tone={leader.color} lit={hasWon(leader)} />,
  }));
  const side = (
    <Side $many={teams.length > MANY}>
      <WallTeams />
    </Side>
  );
  return (
    <PodiumFrame
      places={places}
      note={winners.length > 0 && <Winner>{text.winningTeam(listOf(winners))}</Winner>}
      {...(teams.length > 0 && { side })}
    />
  );
}
