import Crown from "lucide-react/icons/crown";
import styled from "styled-components";
import { color } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";
import { Medal } from "./medal.tsx";

/** One row of the results. The winner's row is highlighted. */
export const PlaceCard = styled.li<{ $lit: boolean }>`
  padding: 12px;
  border: 2px solid ${({ $lit }) => ($lit ? color.accent : color.line)};
  border-radius: ${radius.medium};
  background: ${({ $lit }) => ($lit ? color.lit : color.surface)};
`;

const MedalColumn = styled.span`
  display: grid;
  flex: none;
  justify-items: center;
  min-width: 34px;
  > svg { width: 24px; height: 24px; margin-bottom: 4px; color: ${color.accentText}; }
`;

interface Props {
  place: number;
  /** The place, for screen readers. */
  label: string;
  /** Shows a crown above the medal. */
  crowned?: boolean;
}

/** A player's rank: a medal, with a crown for the winner. */
export function PlaceMark({ place, label, crowned = false }: Props) {
  return (
    <MedalColumn>
      {crowned && <Crown aria-hidden />}
      <Medal place={place} label={label} />
    </MedalColumn>
  );
}

/** One row of the players beside a game. The reader's own row is highlighted. */
export const RankRow = styled.div<{ $mine: boolean }>`
  padding: 8px;
  border-radius: ${radius.medium};
  background: ${({ $mine }) => ($mine ? color.lit : "transparent")};
`;
