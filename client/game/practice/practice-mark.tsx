import Dumbbell from "lucide-react/icons/dumbbell";
import styled from "styled-components";
import { color } from "../../ui/theme/css.ts";

const Mark = styled.span`
  display: grid;
  width: 32px;
  height: 32px;
  place-items: center;
  color: ${color.muted};
`;

/** In the member's own games, instead of a place: the name of the row says that it was practice. */
export const PracticeMark = () => (
  <Mark>
    <Dumbbell aria-hidden />
  </Mark>
);
