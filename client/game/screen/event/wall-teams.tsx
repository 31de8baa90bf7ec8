import styled from "styled-components";
import { color, reducedMotion } from "../../../ui/theme/css.ts";
import { motion, radius } from "../../../ui/tokens.ts";
import { AnimatedList } from "../../animated-list.tsx";
import { teamsTitle } from "../../event-room/event-room-text.ts";
import { useTeams } from "../../event-room/event-view.ts";
import { barLength } from "../../event-room/team-bars.tsx";
import { TeamMark, teamTone } from "../../event-room/team-mark.tsx";
import { Score, WallName } from "../wall-style.ts";

const Line = styled.div<{ $lit: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.35em 0.8em;
  align-items: center;
  padding: 0.4em 1em 0.55em;
  border-radius: ${radius.medium};
  background: ${({ $lit }) => ($lit ? color.lit : color.surface)};
  font-size: 1.3em;
  font-variant-numeric: tabular-nums;
`;

const Track = styled.span`
  grid-column: 1 / -1;
  height: 0.45em;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.line};
`;

const Fill = styled.span<{ $fill: string }>`
  display: block;
  height: 100%;
  border-radius: inherit;
  background: ${({ $fill }) => $fill};
  transform-origin: left;
  transition: transform ${motion.slow}ms ${motion.out};
  ${reducedMotion} { transition: none; }
`;

/** The teams with their points as bars, best first. */
export function WallTeams() {
  const teams = useTeams();
  return (
    <AnimatedList items={teams} keyOf={({ number }) => String(number)} gap={8} ranked label={teamsTitle}>
      {({ number, name, score, rank }) => (
        <Line $lit={rank === 1 && score > 0}>
          <TeamMark team={number} name={name} />
          <WallName>{name}</WallName>
          <Score>{score}</Score>
          <Track aria-hidden>
            <Fill $fill={teamTone(number).fill} style={{ transform: `scaleX(${barLength(teams, score)})` }} />
          </Track>
        </Line>
      )}
    </AnimatedList>
  );
}
