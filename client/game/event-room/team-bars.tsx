import styled from "styled-components";
import { NumberText } from "../../ui/text/number-text.tsx";
import { color, reducedMotion } from "../../ui/theme/css.ts";
import { motion, radius, typeScale } from "../../ui/tokens.ts";
import { AnimatedList } from "../animated-list.tsx";
import * as text from "./event-room-text.ts";
import { type RankedTeam, useOwnTeam, useTeams } from "./event-view.ts";
import { TeamMark, teamTone } from "./team-mark.tsx";

const Line = styled.div<{ $mine: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 8px 12px;
  align-items: center;
  padding: 8px;
  border-radius: ${radius.medium};
  background: ${({ $mine }) => ($mine ? color.lit : "transparent")};
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: 700;
  line-height: 1.25;
  > small { display: block; color: ${color.muted}; font-size: ${typeScale.tiny}; font-weight: 600; }
`;

const Track = styled.span`
  grid-column: 1 / -1;
  height: 8px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.line};
`;

const Fill = styled.span<{ $fill: string }>`
  forced-color-adjust: none;
  display: block;
  height: 100%;
  border-radius: inherit;
  background: ${({ $fill }) => $fill};
  transform-origin: left;
  transition: transform ${motion.slow}ms ${motion.out};
  ${reducedMotion} { transition: none; }
`;

/** How long a team's bar is, from 0 to 1. */
export const barLength = (teams: readonly RankedTeam[], score: number): number =>
  score / Math.max(1, ...teams.map((team) => team.score));

/** The teams with their points, best first. */
export function TeamBars() {
  const teams = useTeams();
  const mine = useOwnTeam()?.number;
  return (
    <AnimatedList items={teams} keyOf={({ number }) => String(number)} gap={4} ranked label={text.teamsTitle}>
      {({ number, name, score }) => (
        <Line $mine={number === mine}>
          <TeamMark team={number} name={name} />
          <Name>
            {name}
            {number === mine && <small>{text.ownTeam}</small>}
          </Name>
          <NumberText value={score} size="lead" />
          <Track aria-hidden>
            <Fill $fill={teamTone(number).fill} style={{ transform: `scaleX(${barLength(teams, score)})` }} />
          </Track>
        </Line>
      )}
    </AnimatedList>
  );
}

const Chips = styled.ol`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px 8px;
`;

const Chip = styled.li<{ $mine: boolean }>`
  display: flex;
  gap: 8px;
  align-items: center;
  min-width: 0;
  padding: 4px 8px 4px 4px;
  border-radius: ${radius.small};
  background: ${({ $mine }) => ($mine ? color.lit : color.raised)};
  font-size: ${typeScale.small};
  font-weight: 700;
  > :nth-child(2) { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > :last-child { font-variant-numeric: tabular-nums; }
`;

/** The same in little space, between two rounds. */
export function TeamChips() {
  const teams = useTeams();
  const mine = useOwnTeam()?.number;
  if (teams.length === 0) return null;
  return (
    <Chips aria-label={text.teamsTitle}>
      {teams.map(({ number, name, score }) => (
        <Chip key={number} $mine={number === mine}>
          <TeamMark team={number} name={name} />
          <span>{name}</span>
          <span>{score}</span>
        </Chip>
      ))}
    </Chips>
  );
}
