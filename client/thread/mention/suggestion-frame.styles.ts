import styled from "styled-components";
import { color } from "../../ui/theme/css.ts";
import { layer, radius } from "../../ui/tokens.ts";

/** A box above the field in which a name is typed. */
export const SuggestionFrame = styled.div`
  position: absolute;
  z-index: ${layer.lifted};
  right: 12px;
  bottom: 100%;
  left: 12px;
  max-width: 420px;
  max-height: min(240px, 40dvh);
  margin-bottom: 4px;
  padding: 4px;
  overflow: hidden auto;
  border: 1px solid ${color.edge};
  border-radius: ${radius.inner};
  background: ${color.raised};
`;
