import styled from "styled-components";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { color, font } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";

interface Props {
  place: number;
  /** "1st place", read aloud. */
  label: string;
}

// Gold is not the accent color, which a community may change to green. The number tells the medals apart without color.
export const metals = [color.flame, color.silver, color.bronze];

const Disc = styled.span<{ $metal: string | undefined }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 34px;
  height: 34px;
  border-radius: ${radius.drop};
  color: ${({ $metal }) => ($metal ? color.onMetal : color.muted)};
  background: ${({ $metal = "transparent" }) => $metal};
  font: 700 ${typeScale.body}/1 ${font.display};
`;

/** A rank: gold, silver or bronze for the first three, plain for the others. */
export function Medal({ place, label }: Props) {
  return (
    <Disc $metal={metals[place - 1]}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden>{place}</span>
    </Disc>
  );
}
