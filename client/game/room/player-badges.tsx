import Check from "lucide-react/icons/check";
import Crown from "lucide-react/icons/crown";
import WifiOff from "lucide-react/icons/wifi-off";
import { useView } from "../connection/game-context.ts";
import * as gameText from "../game-text.ts";
import { PlayerAvatar } from "../player-avatar.tsx";
import type { PlayerView } from "../room-view.ts";
import { AvatarBadge, BadgedAvatar } from "./badged-avatar.tsx";
import * as text from "./room-text.ts";

/** A player's avatar with badges: host, answered, away. */
export function PlayerBadges({ player, isHost, size }: { player: PlayerView; isHost: boolean; size: number }) {
  // The badge belongs to the running round. Afterwards everyone sees the right answer.
  const hasAnswered = useView((view) => view.phase === "round") && player.hasAnswered;
  return (
    <BadgedAvatar faded={!player.isConnected} avatar={<PlayerAvatar player={player} size={size} />}>
      {isHost && <AvatarBadge tone="accent" corner="start" icon={<Crown aria-hidden />} label={gameText.hostBadge} />}
      {hasAnswered && (
        <AvatarBadge tone="success" corner="end" icon={<Check aria-hidden />} label={text.answeredBadge} />
      )}
      {!player.isConnected && !hasAnswered && (
        <AvatarBadge tone="warning" corner="end" icon={<WifiOff aria-hidden />} label={gameText.awayBadge} />
      )}
    </BadgedAvatar>
  );
}
