import { useMemo } from "react";
import styled from "styled-components";
import { color, font, playerTone } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";
import { useView } from "../connection/game-context.ts";
import { playerStyles } from "../player-style.ts";
import type { PlayerView } from "../room-view.ts";

const Circle = styled.span<{ $fill: string; $on: string; $lit: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.4em;
  height: 2.4em;
  border-radius: ${radius.round};
  color: ${({ $on }) => $on};
  background: ${({ $fill }) => $fill};
  box-shadow: ${({ $lit }) => ($lit ? `0 0 0 0.12em ${color.ground}, 0 0 0 0.24em ${color.accent}` : "none")};
  > span { font: 600 0.95em/1 ${font.display}; }
`;

/** A player's avatar, as large as the text around it asks for. */
export function WallAvatar({ player, lit = false }: { player: PlayerView; lit?: boolean }) {
  const players = useView((view) => view.players);
  const style = useMemo(() => playerStyles(Object.values(players)).get(player.memberId), [players, player.memberId]);
  const { fill, on } = playerTone(style?.tone ?? "stone");
  return (
    <Circle aria-hidden $fill={fill} $on={on} $lit={lit}>
      <span>{style?.initials}</span>
    </Circle>
  );
}
