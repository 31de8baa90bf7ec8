import styled from "styled-components";
import { color, from } from "../theme/css.ts";
import { layer } from "../tokens.ts";

/** Keeps a screen's primary action at the lower edge of a phone, within the thumb's reach; elsewhere it stays in its place. */
export const ActionBar = styled.div`
  position: sticky;
  z-index: ${layer.lifted};
  bottom: 0;
  display: flex;
  gap: 12px;
  margin: 0 -16px;
  padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.ground};
  > * { flex: 1 1 auto; }
  ${from.tablet} {
    position: static;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    > * { flex: none; }
  }
`;
