import styled from "styled-components";
import { initialsOf } from "../../../ui/avatar/avatar-name.ts";
import { color, font, playerTone } from "../../../ui/theme/css.ts";
import { playerTones, radius } from "../../../ui/tokens.ts";

const Circle = styled.span<{ $fill: string; $on: string; $lit: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.2em;
  height: 2.2em;
  border-radius: ${radius.round};
  color: ${({ $on }) => $on};
  background: ${({ $fill }) => $fill};
  box-shadow: ${({ $lit }) => ($lit ? `0 0 0 0.12em ${color.ground}, 0 0 0 0.24em ${color.accent}` : "none")};
  > span { font: 600 0.9em/1 ${font.display}; }
`;

interface Props {
  name: string;
  /** The color of the seat, 0 to 7. Among so many people it is not theirs alone. */
  tone: number;
  lit?: boolean;
}

/** One of many players on a wall, whose name is written beside it. */
export function WallFace({ name, tone, lit = false }: Props) {
  const { fill, on } = playerTone(playerTones[tone % playerTones.length] ?? "stone");
  return (
    <Circle aria-hidden $fill={fill} $on={on} $lit={lit}>
      <span>{initialsOf(name)}</span>
    </Circle>
  );
}
