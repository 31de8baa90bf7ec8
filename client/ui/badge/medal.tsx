import styled from "styled-components";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { color, font } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

interface Props {
  place: number;
  /** "1st place", read aloud. */
  label: string;
}

// Not the accent, which a community may change to green: gold stays gold. The number distinguishes them without color.
const metals = [color.flame, color.silver, color.bronze];

const Round = styled.span<{ $metal: string | undefined }>`
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

/** A rank: the first three on metal, the others plain. */
export function Medal({ place, label }: Props) {
  return (
    <Round $metal={metals[place - 1]}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden>{place}</span>
    </Round>
  );
}
