import styled from "styled-components";
import { color } from "../theme/css.ts";
import { typeScale } from "../tokens.ts";
import { onPaper } from "./print-page.ts";

/** A line that only a printed page has, such as where it comes from. */
export const PaperOnly = styled.p`
  display: none;
  ${onPaper} { display: block; padding-top: 6pt; border-top: 0.4pt solid ${color.line}; color: ${color.muted}; font-size: ${typeScale.tiny}; }
`;
