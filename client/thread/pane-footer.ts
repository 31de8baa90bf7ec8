import styled from "styled-components";
import { color } from "../ui/theme/css.ts";

/** The bottom of a pane: the composer, or the reason why the reader can't write. */
export const PaneFooter = styled.div`
  flex: none;
  padding: 12px 16px calc(16px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
`;
