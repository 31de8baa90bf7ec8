import styled from "styled-components";
import { onPaper } from "../../ui/layout/print-page.ts";
import { color } from "../../ui/theme/css.ts";
import { typeScale } from "../../ui/tokens.ts";

/** The last line of a printed page, which says where it comes from. */
export const PaperFooter = styled.p`
  display: none;
  ${onPaper} { display: block; padding-top: 6pt; border-top: 0.4pt solid ${color.line}; color: ${color.muted}; font-size: ${typeScale.tiny}; }
`;
