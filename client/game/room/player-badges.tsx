import Check from "lucide-react/icons/check";
import Crown from "lucide-react/icons/crown";
import WifiOff from "lucide-react/icons/wifi-off";
import styled from "styled-components";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { color } from "../../ui/theme/css.ts";
import { useView } from "../connection/game-context.ts";
import { PlayerAvatar } from "../player-avatar.tsx";
import type { PlayerView } from "../room-view.ts";

const Seat = styled.span<{ $here: boolean }>`
  position: relative;
  display: inline-grid;
  > span:first-child { opacity: ${({ $here }) => ($here ? 1 : 0.55)}; }
`;

const Mark = styled.span<{ $tone: "accent" | "success" | "warning"; $side: "left" | "right" }>`
  position: absolute;
  ${({ $side }) => ($side === "left" ? "top: -7px; left: -7px;" : "right: -7px; bottom: -5px;")}
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  border: 2px solid ${color.surface};
  border-radius: 50%;
  color: ${({ $tone }) => ({ accent: color.onAccent, success: color.onSuccess, warning: color.onWarning })[$tone]};
  background: ${({ $tone }) => color[$tone]};
  > svg { width: 10px; height: 10px; stroke-width: 3; }
`;

/** A face at the game, with what is to be known of it: host, answered, away. */
export function PlayerBadges({ player, isHost, size }: { player: PlayerView; isHost: boolean; size: number }) {
  // The mark is about the running round; afterwards everybody sees what was right.
  const hasAnswered = useView((view) => view.phase === "round") && player.hasAnswered;
  return (
    <Seat $here={player.isConnected}>
      <PlayerAvatar player={player} size={size} />
      {isHost && (
        <Mark $tone="accent" $side="left">
          <Crown aria-hidden />
          <VisuallyHidden>Host</VisuallyHidden>
        </Mark>
      )}
      {hasAnswered && (
        <Mark $tone="success" $side="right">
          <Check aria-hidden />
          <VisuallyHidden>Answered</VisuallyHidden>
        </Mark>
      )}
      {!player.isConnected && !hasAnswered && (
        <Mark $tone="warning" $side="right">
          <WifiOff aria-hidden />
          <VisuallyHidden>Away</VisuallyHidden>
        </Mark>
      )}
    </Seat>
  );
}
