import styled from "styled-components";
import { color } from "../theme/css.ts";

/** The lower end of a pane, where one writes, or reads why one can't. */
export const PaneFooter = styled.div`
  flex: none;
  padding: 12px 16px calc(16px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
`;
