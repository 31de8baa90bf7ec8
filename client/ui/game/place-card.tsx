import Crown from "lucide-react/icons/crown";
import styled from "styled-components";
import { Medal } from "../badge/medal.tsx";
import { color } from "../theme/css.ts";
import { radius } from "../tokens.ts";

/** One row of the results; the winner's is lit. */
export const PlaceCard = styled.li<{ $lit: boolean }>`
  padding: 12px;
  border: 2px solid ${({ $lit }) => ($lit ? color.accent : color.line)};
  border-radius: ${radius.medium};
  background: ${({ $lit }) => ($lit ? color.lit : color.surface)};
`;

const Honour = styled.span`
  display: grid;
  flex: none;
  justify-items: center;
  min-width: 34px;
  > svg { width: 24px; height: 24px; margin-bottom: 2px; color: ${color.accentText}; }
`;

interface Props {
  place: number;
  /** The place, for screen readers. */
  label: string;
  /** Puts a crown on the medal. */
  crowned?: boolean;
}

/** The place of a player: a medal, with a crown for the winner. */
export function PlaceMark({ place, label, crowned = false }: Props) {
  return (
    <Honour>
      {crowned && <Crown aria-hidden />}
      <Medal place={place} label={label} />
    </Honour>
  );
}

/** One row of the players beside a game; the reader's own is lit. */
export const RankRow = styled.div<{ $mine: boolean }>`
  padding: 8px;
  border-radius: ${radius.medium};
  background: ${({ $mine }) => ($mine ? color.lit : "transparent")};
`;
