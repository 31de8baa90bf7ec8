import Crown from "lucide-react/icons/crown";
import type { ReactNode } from "react";
import styled, { keyframes } from "styled-components";
import { listOf } from "../../ui/format/format.ts";
import { color, font, reducedMotion } from "../../ui/theme/css.ts";
import { motion, radius } from "../../ui/tokens.ts";
import { useView } from "../connection/game-context.ts";
import { useCountdown } from "../connection/use-countdown.ts";
import { metals } from "../room/medal.tsx";
import { hasWon, rankedPlayers } from "../room-view.ts";
import * as text from "./screen-text.ts";
import { WallAvatar } from "./wall-avatar.tsx";
import { wallNames } from "./wall-names.ts";
import { WallRow } from "./wall-standings.tsx";
import { Score, WallName, WallStage, WallTitle } from "./wall-style.ts";

/** The height of each place in em, and when its player appears in ms: third first. */
const steps = [
  { height: 14, delay: 1600 },
  { height: 10, delay: 800 },
  { height: 6.6, delay: 0 },
] as const;

const rise = keyframes`from { opacity: 0; transform: translateY(2em); }`;

const Page = styled(WallStage)<{ $sides: boolean }>`
  /* The podium stands on the lower edge. */
  margin-bottom: -2.6em;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr) ${({ $sides }) => ($sides ? "24em" : "")};
  > :first-child { grid-column: 1 / -1; text-align: center; }
`;

const Stage = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 13em);
  grid-auto-flow: column;
  gap: 1em;
  align-items: end;
  justify-content: center;
  min-height: 0;
`;

const Place = styled.li<{ $place: number }>`
  display: grid;
  order: ${({ $place }) => [2, 1, 3][$place]};
  gap: 0.4em;
  justify-items: center;
  min-width: 0;
  animation: ${rise} ${motion.slow}ms ${motion.settle} ${({ $place }) => steps[$place]?.delay ?? 0}ms backwards;
  > * { max-width: 100%; }
  > svg { width: 2.6em; height: 2.6em; color: ${color.accentText}; }
  > ${WallName} { font-size: 1.5em; }
  > ${Score} { font-size: 1.3em; }
  ${reducedMotion} { animation: none; }
`;

const Large = styled.span`font-size: 2em;`;

const Step = styled.div<{ $height: number; $lit: boolean }>`
  display: grid;
  align-items: start;
  justify-items: center;
  width: 100%;
  height: ${({ $height }) => $height}em;
  padding-top: 0.6em;
  border: 2px solid ${({ $lit }) => ($lit ? color.accent : color.line)};
  border-bottom: 0;
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${({ $lit }) => ($lit ? color.lit : color.raised)};
`;

const Medal = styled.b<{ $metal: string | undefined }>`
  display: grid;
  place-items: center;
  width: 1.9em;
  height: 1.9em;
  border-radius: ${radius.drop};
  color: ${color.onMetal};
  background: ${({ $metal = "transparent" }) => $metal};
  font: 700 1.7em/1 ${font.display};
`;

const Others = styled.ol`
  display: grid;
  gap: 0.5em;
  align-content: end;
  padding-bottom: 2.6em;
`;

const Next = styled.p`
  color: ${color.accentText};
  font-size: 1.4em;
  font-weight: 700;
`;

/** When another game starts, once someone has called it. */
function Again() {
  const { seconds } = useCountdown();
  return <Next>{text.again(seconds)}</Next>;
}

interface PodiumPlace {
  id: string;
  name: string;
  score: number;
  rank: number;
  face: ReactNode;
}

interface FrameProps {
  /** The first players, best first. At most three are shown. */
  places: readonly PodiumPlace[];
  /** Below the title. */
  note?: ReactNode;
  /** Beside the podium. */
  side?: ReactNode;
}

/** The results: the first three on a podium, and something beside it. */
export function PodiumFrame({ places, note, side }: FrameProps) {
  const isCalled = useView((view) => view.phase === "rematch");
  const winners = places.filter(hasWon).map(({ name }) => name);
  return (
    <Page $sides={side !== undefined}>
      <div>
        <WallTitle $size={2.8}>{winners.length > 0 ? text.winnerTitle(listOf(winners)) : text.drawTitle}</WallTitle>
        {note}
        {isCalled && <Again />}
      </div>
      <Stage>
        {places.slice(0, steps.length).map((place, index) => (
          <Place key={place.id} $place={index}>
            {hasWon(place) && <Crown aria-hidden />}
            <Large>{place.face}</Large>
            <WallName>{place.name}</WallName>
            <Score>{place.score}</Score>
            <Step $height={steps[place.rank - 1]?.height ?? 0} $lit={hasWon(place)}>
              <Medal $metal={metals[place.rank - 1]}>{place.rank}</Medal>
            </Step>
          </Place>
        ))}
      </Stage>
      {side}
    </Page>
  );
}

/** The results of a table: the first three on a podium, the others beside it. */
export function WallPodium() {
  const players = useView((view) => view.players);
  const names = wallNames(Object.values(players));
  const ranked = rankedPlayers({ players }).filter(({ rank }) => rank > 0);
  const others = ranked.slice(steps.length);
  const places = ranked.map((player) => ({
    ...player,
    id: player.memberId,
    name: names.get(player.memberId) ?? "",
    face: <WallAvatar player={player} lit={hasWon(player)} />,
  }));
  const side = (
    <Others>
      {others.map((player) => (
        <li key={player.memberId}>
          <WallRow>
            <b>{player.rank}</b>
            <WallAvatar player={player} />
            <WallName>{names.get(player.memberId)}</WallName>
            <span />
            <Score>{player.score}</Score>
          </WallRow>
        </li>
      ))}
    </Others>
  );
  return <PodiumFrame places={places} {...(others.length > 0 && { side })} />;
}
