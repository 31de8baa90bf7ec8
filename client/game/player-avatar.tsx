import { useMemo } from "react";
import { Avatar } from "../ui/avatar/avatar.tsx";
import { playerTones } from "../ui/tokens.ts";
import { useView } from "./connection/game-context.ts";
import { playerStyles } from "./player-style.ts";
import { ReactingFace } from "./reaction/reaction-bubble.tsx";
import type { PlayerView } from "./room-view.ts";

interface Props {
  /** `color` is that of someone whom the room shows without a seat. */
  player: Pick<PlayerView, "memberId" | "displayName" | "avatarUrl"> & { color?: number };
  /** Side in px. */
  size?: number;
  lit?: boolean;
}

/** A player's picture, or initials, in the colour of their seat. In one room, no two players share a colour or initials. */
export function PlayerAvatar({ player, size = 44, lit = false }: Props) {
  const players = useView((view) => view.players);
  const styles = useMemo(() => playerStyles(Object.values(players)), [players]);
  const tone = playerTones[player.color ?? -1];
  const style = styles.get(player.memberId) ?? (tone && { tone });
  return (
    <ReactingFace memberId={player.memberId} size={size}>
      <Avatar name={player.displayName} src={player.avatarUrl} {...style} size={size} lit={lit} />
    </ReactingFace>
  );
}
