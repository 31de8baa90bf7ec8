import styled from "styled-components";
import { color, font } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";

/** A key, or keys that are pressed together, as they are on a keyboard. */
export const KeyCap = styled.kbd`
  padding: 0 8px;
  border: 1px solid ${color.edge};
  border-bottom-width: 2px;
  border-radius: ${radius.tight};
  color: ${color.muted};
  background: ${color.ground};
  font: 600 ${typeScale.small}/1.4 ${font.body};
  white-space: nowrap;
`;
