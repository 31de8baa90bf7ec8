import styled from "styled-components";
import { color } from "../theme/css.ts";
import { typeScale } from "../tokens.ts";
import { onPaper } from "./print-page.ts";

/** The last line of a printed page, which says where it comes from. */
export const PaperFooter = styled.p`
  display: none;
  ${onPaper} { display: block; padding-top: 6pt; border-top: 0.4pt solid ${color.line}; color: ${color.muted}; font-size: ${typeScale.tiny}; }
`;
