import Minus from "lucide-react/icons/minus";
import TrendingDown from "lucide-react/icons/trending-down";
import TrendingUp from "lucide-react/icons/trending-up";
import styled, { keyframes } from "styled-components";
import { Badge } from "../../ui/badge/badge.tsx";
import { color, font, reducedMotion, short } from "../../ui/theme/css.ts";
import { motion, typeScale } from "../../ui/tokens.ts";
import * as text from "./event-room-text.ts";

const settle = keyframes`from { opacity: 0; transform: translateY(12px); }`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: baseline;
  animation: ${settle} ${motion.slow}ms ${motion.settle};
  ${reducedMotion} { animation: none; }
  > :last-child { align-self: center; }
`;

const Rank = styled.strong`
  color: ${color.accentText};
  font: 600 ${typeScale.giant}/1 ${font.display};
  font-variant-numeric: tabular-nums;
  ${short} { font-size: ${typeScale.display}; }
`;

const Of = styled.span`color: ${color.muted}; font-size: ${typeScale.lead}; font-weight: 600;`;

interface Props {
  rank: number;
  of: number;
  /** Places won in the last round, below zero if they were lost. Undefined before there were places. */
  gained: number | undefined;
}

/** One's own place, large, and how it moved. */
export function OwnPlace({ rank, of, gained }: Props) {
  return (
    <Line key={rank}>
      <Rank>{text.ownRank(rank)}</Rank>
      <Of>{text.outOf(of)}</Of>
      {gained !== undefined && <Moved gained={gained} />}
    </Line>
  );
}

/** The icon says it without color. */
function Moved({ gained }: { gained: number }) {
  const Icon = gained > 0 ? TrendingUp : gained < 0 ? TrendingDown : Minus;
  return (
    <Badge tone={gained > 0 ? "success" : "neutral"} icon={<Icon aria-hidden />}>
      {text.moved(gained)}
    </Badge>
  );
}
