import Crown from "lucide-react/icons/crown";
import styled, { css, keyframes } from "styled-components";
import { Glow } from "../../ui/illustration/glow.tsx";
import { NumberText } from "../../ui/text/number-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { color, reducedMotion } from "../../ui/theme/css.ts";
import { motion, radius } from "../../ui/tokens.ts";
import * as gameText from "../game-text.ts";
import { PlayerAvatar } from "../player-avatar.tsx";
import { PlayerRoles } from "../player-roles.tsx";
import { hasWon, type PlayerView } from "../room-view.ts";
import { Medal } from "./medal.tsx";
import * as text from "./room-text.ts";

/** The step of each place in px, and when its player appears in ms: third first. */
const steps = [
  { height: 72, delay: 1400 },
  { height: 48, delay: 700 },
  { height: 28, delay: 0 },
] as const;

const rise = keyframes`from { opacity: 0; transform: translateY(24px); }`;

const Stage = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 132px);
  grid-auto-flow: column;
  gap: 8px;
  align-items: end;
  justify-content: center;
`;

const place = css<{ $place: number }>`
  /* The first stands in the middle, the second on the left. */
  order: ${({ $place }) => [2, 1, 3][$place]};
  animation-delay: ${({ $place }) => steps[$place]?.delay ?? 0}ms;
`;

const Place = styled.li<{ $place: number }>`
  display: grid;
  gap: 4px;
  justify-items: center;
  min-width: 0;
  text-align: center;
  animation: ${rise} ${motion.slow}ms ${motion.settle} backwards;
  > * { max-width: 100%; }
  > svg { width: 28px; height: 28px; color: ${color.accentText}; }
  ${place}
  ${reducedMotion} { animation: none; }
`;

const Step = styled.div<{ $height: number; $isLit: boolean }>`
  display: grid;
  align-items: start;
  justify-items: center;
  width: 100%;
  min-height: ${({ $height }) => $height + 34}px;
  padding-top: 8px;
  border: 2px solid ${({ $isLit }) => ($isLit ? color.accent : color.line)};
  border-bottom: 0;
  border-radius: ${radius.medium} ${radius.medium} 0 0;
  background: ${({ $isLit }) => ($isLit ? color.lit : color.raised)};
`;

/** A player of a podium. `color` is that of someone whom the room shows without a seat. */
type Placed = Pick<PlayerView, "memberId" | "displayName" | "avatarUrl" | "roles" | "score" | "rank"> & {
  color?: number;
};

interface Props {
  /** The first players, best first. At most three are shown. */
  ranked: readonly Placed[];
  myId: string;
}

/** The first three players of a game. They appear from the third to the first. */
export function Podium({ ranked, myId }: Props) {
  return (
    <Stage>
      {ranked.slice(0, steps.length).map((player, index) => {
        const isWinner = hasWon(player);
        return (
          <Place key={player.memberId} $place={index}>
            {isWinner && <Crown aria-hidden />}
            <Glow active={isWinner && player.memberId === myId} reach={104}>
              <PlayerAvatar player={player} size={56} lit={isWinner} />
            </Glow>
            <Text $weight={700} $size="small" $lines={2} $align="center">
              {gameText.listedName(player.displayName, player.memberId === myId)}
            </Text>
            <PlayerRoles player={player} />
            {isWinner && (
              <Text $weight={700} $size="small" $tone="accentText">
                {text.winner}
              </Text>
            )}
            <NumberText value={player.score} size="lead" />
            <Step $height={steps[player.rank - 1]?.height ?? 0} $isLit={isWinner}>
              <Medal place={player.rank} label={text.rankLabel(player.rank)} />
            </Step>
          </Place>
        );
      })}
    </Stage>
  );
}
