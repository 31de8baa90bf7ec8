import { useMemo } from "react";
import { Avatar } from "../ui/avatar/avatar.tsx";
import { useView } from "./connection/game-context.ts";
import { playerStyles } from "./player-style.ts";
import type { PlayerView } from "./room-view.ts";

interface Props {
  player: PlayerView;
  /** Side in px. */
  size?: number;
  lit?: boolean;
}

/** A player's avatar. In one room, no two players share a colour or initials. */
export function PlayerAvatar({ player, ...rest }: Props) {
  const players = useView((view) => view.players);
  const styles = useMemo(() => playerStyles(Object.values(players)), [players]);
  return <Avatar name={player.displayName} {...styles.get(player.memberId)} {...rest} />;
}
