import Flame from "lucide-react/icons/flame";
import Zap from "lucide-react/icons/zap";
import { useEffect } from "react";
import styled, { keyframes } from "styled-components";
import { Badge } from "../../ui/badge/badge.tsx";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { color, font, from, reducedMotion, short } from "../../ui/theme/css.ts";
import { motion, typeScale } from "../../ui/tokens.ts";
import { useOwnId, useView } from "../connection/game-context.ts";
import { useOnlyLeads } from "../event-room/own-player.ts";
import { usePlace } from "../event-room/use-place.ts";
import { soFar } from "../practice/practice-text.ts";
import { isEventRoom } from "../room-view.ts";
import { fastestOf, type Progress, progressAt, progressOf, type Standing, standingsOf } from "../standing.ts";
import { NextButton } from "./next-button.tsx";
import * as text from "./round-text.ts";

const land = keyframes`from { opacity: 0; transform: translateY(10px) scale(0.8); }`;

const Points = styled.span<{ $earned: boolean }>`
  flex: none;
  color: ${({ $earned }) => ($earned ? color.success : color.muted)};
  font: 700 ${typeScale.display}/1 ${font.display};
  font-variant-numeric: tabular-nums;
  animation: ${land} ${motion.slow}ms ${motion.settle};
  ${reducedMotion} { animation: none; }
`;

// Beside the points, a phone has room for the sign alone.
const FromWide = styled(VisuallyHidden)`
  ${from.wide} { position: static; width: auto; height: auto; margin: 0; clip-path: none; }
`;

const Notes = styled(Stack)`
  ${short} { > * { font-size: ${typeScale.tiny}; line-height: 1.25; } }
`;

const Line = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  min-height: 56px;
  ${short} { gap: 8px; }
`;

/**
 * Below the solution and the standings: what the round earned, where the player stands now, and how to go on. `note`
 * explains the points, `notice` why there are none for anybody.
 */
export function Verdict(props: { note: string; notice: string | undefined }) {
  return useOnlyLeads() ? <LeaderLine /> : <OwnVerdict {...props} />;
}

/** A host who does not play earns nothing. */
function LeaderLine() {
  return (
    <Line>
      <Text $size="small" $tone="muted">
        {text.onlyLeads}
      </Text>
      <NextButton />
    </Line>
  );
}

function OwnVerdict({ note, notice }: { note: string; notice: string | undefined }) {
  const announce = useAnnounce();
  const myId = useOwnId();
  const players = useView((view) => view.players);
  const me = players[myId];
  const { own, progress } = useOwnStanding();
  const isFastest = me !== undefined && fastestOf(players)?.memberId === myId;
  const points = me?.roundPoints ?? 0;
  const isPractice = useView((view) => view.isPractice);
  // Alone, there is nobody to overtake.
  const isBreak = useView((view) => view.phase === "break") && !isPractice;
  const change = notice ?? (progress ? text.progress(progress) : "");
  useEffect(() => {
    if (isBreak && change !== "") announce(change);
  }, [announce, isBreak, change]);
  return (
    <Line>
      <Row $gap={12}>
        <Stack $gap={4} $align="start" style={{ flex: "none" }}>
          {notice === undefined && (
            <Points key={points} $earned={points > 0} aria-hidden>
              {text.pointsEarned(points)}
            </Points>
          )}
          <Row $gap={4}>
            {me !== undefined && me.streak > 1 && (
              <Badge tone="accent" size="small" icon={<Flame aria-hidden />}>
                <span aria-hidden>{text.streakShort(me.streak)}</span>
                <VisuallyHidden>{text.streak(me.streak)}</VisuallyHidden>
              </Badge>
            )}
            {isFastest && Object.keys(players).length > 1 && (
              <Badge tone="success" size="small" icon={<Zap aria-hidden />}>
                <FromWide>{text.fastest}</FromWide>
              </Badge>
            )}
          </Row>
        </Stack>
        <Notes $gap={4}>
          <Text $size="small" $weight={600}>
            {isBreak ? change : note}
          </Text>
          {own && (
            <Text $size="small" $tone="muted">
              {isPractice ? soFar(me?.score ?? 0) : text.rankAndMove(own.rank, own.climbed)}
            </Text>
          )}
        </Notes>
      </Row>
      <NextButton />
    </Line>
  );
}

/** Where the player is after this round, and what it has changed. At an event the room says it, which shows no other players. */
function useOwnStanding(): { own: Pick<Standing, "rank" | "climbed"> | undefined; progress: Progress | undefined } {
  const myId = useOwnId();
  const players = useView((view) => view.players);
  const isEvent = useView(isEventRoom);
  const isBreak = useView((view) => view.phase === "break");
  const place = usePlace();
  if (!isEvent) {
    const own = standingsOf(players).find(({ player }) => player.memberId === myId);
    return { own, progress: progressOf(players, myId) };
  }
  if (!place || place.rank === null) return { own: undefined, progress: undefined };
  // The standings of the break show the place themselves.
  const own = isBreak ? undefined : { rank: place.rank, climbed: place.gained };
  return { own, progress: progressAt(place) };
}
