import styled from "styled-components";
import { font, playerTone } from "../../ui/theme/css.ts";
import { playerTones, radius } from "../../ui/tokens.ts";

/** The color of a team, by its number from 1. */
export const teamTone = (team: number) => playerTone(playerTones[(team - 1) % playerTones.length] ?? "coral");

const Mark = styled.span<{ $fill: string; $on: string }>`
  forced-color-adjust: none;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1.6em;
  height: 1.6em;
  border-radius: ${radius.small};
  color: ${({ $on }) => $on};
  background: ${({ $fill }) => $fill};
  > span { font: 600 1em/1 ${font.display}; }
`;

/** A team's color and first letter, as large as the text beside it, which always has its name. */
export function TeamMark({ team, name }: { team: number; name: string }) {
  const { fill, on } = teamTone(team);
  return (
    <Mark aria-hidden $fill={fill} $on={on}>
      <span>{[...name][0]}</span>
    </Mark>
  );
}
