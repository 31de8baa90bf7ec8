import Flame from "lucide-react/icons/flame";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { color } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";
import { AnimatedList } from "../animated-list.tsx";
import { useView } from "../connection/game-context.ts";
import { standingsTitle, streakShort } from "../round/round-text.ts";
import { playersBefore, standingsOf } from "../standing.ts";
import { WallAvatar } from "./wall-avatar.tsx";
import { wallNames } from "./wall-names.ts";
import { Score, WallName, WallStage, WallTitle } from "./wall-style.ts";

/** How long the places before the round are shown. */
const BEFORE_MS = 600;

const Places = styled(WallStage)`
  grid-template-rows: auto auto;
  align-content: center;
  width: 100%;
  max-width: 44em;
  margin: 0 auto;
`;

export const WallRow = styled.div<{ $lit?: boolean }>`
  display: grid;
  grid-template-columns: 1.6em auto minmax(0, 1fr) auto auto;
  gap: 0.8em;
  align-items: center;
  padding: 0.22em 1em;
  border-radius: ${radius.medium};
  background: ${({ $lit }) => ($lit ? color.lit : color.surface)};
  font-size: 1.3em;
  font-variant-numeric: tabular-nums;
`;

const Streak = styled.span`
  display: inline-flex;
  gap: 0.2em;
  align-items: center;
  color: ${color.accentText};
  font-size: 0.8em;
  font-weight: 700;
  > svg { width: 1.1em; height: 1.1em; }
`;

/** Between two rounds: everyone's place. */
export function WallStandings() {
  const players = useView((view) => view.players);
  const [hasMoved, setHasMoved] = useState(false);
  const shown = standingsOf(hasMoved ? players : playersBefore(players));
  const names = wallNames(Object.values(players));
  useEffect(() => {
    const timer = setTimeout(() => setHasMoved(true), BEFORE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Places>
      <WallTitle $size={2.4}>{standingsTitle}</WallTitle>
      <AnimatedList items={shown} keyOf={({ player }) => player.memberId} gap={8} ranked label={standingsTitle}>
        {({ player, rank }) => (
          <WallRow $lit={rank === 1 && player.score > 0}>
            <b>{rank}</b>
            <WallAvatar player={player} />
            <WallName>{names.get(player.memberId)}</WallName>
            {player.streak > 1 ? (
              <Streak>
                <Flame aria-hidden />
                {streakShort(player.streak)}
              </Streak>
            ) : (
              <span />
            )}
            <Score>{player.score}</Score>
          </WallRow>
        )}
      </AnimatedList>
    </Places>
  );
}
