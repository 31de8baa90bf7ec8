import { useMemo } from "react";
import { Avatar } from "../ui/text/avatar.tsx";
import { useView } from "./connection/game-context.ts";
import { playerLooks } from "./player-look.ts";
import type { PlayerView } from "./room-view.ts";

interface Props {
  player: PlayerView;
  /** Side in px. */
  size?: number;
  lit?: boolean;
}

/** A player's avatar in this room: its colour goes with the seat, and nobody else here has its initials. */
export function PlayerAvatar({ player, ...rest }: Props) {
  const players = useView((view) => view.players);
  const looks = useMemo(() => playerLooks(Object.values(players)), [players]);
  return <Avatar name={player.displayName} {...looks.get(player.memberId)} {...rest} />;
}
