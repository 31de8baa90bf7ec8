import type { ReactNode } from "react";
import styled from "styled-components";
import { color, font } from "../theme/css.ts";
import { typeScale } from "../tokens.ts";

interface Props {
  /** The book, chapter and verse, such as "Matthew 5:15". */
  reference?: ReactNode;
  size?: "quiet" | "page";
  children: ReactNode;
}

const Figure = styled.figure`max-width: 34em;`;

const Quotation = styled.blockquote<{ $page: boolean }>`
  font-family: ${font.display};
  font-size: ${({ $page }) => typeScale[$page ? "verse" : "lead"]};
  font-weight: 400;
  line-height: 1.6;
  text-wrap: pretty;
  hanging-punctuation: first last;
  ${({ $page }) =>
    $page &&
    `&::first-letter { float: left; margin: 0.08em 0.07em 0 0; color: ${color.accentText}; font-size: 3.1em; font-weight: 600; line-height: 0.8; }`}
`;

const Reference = styled.figcaption`
  margin-top: 8px;
  color: ${color.muted};
  font-size: ${typeScale.small};
  font-weight: 600;
  letter-spacing: 0.02em;
  &::before { content: "\u2014\u2002"; }
`;

/** A Bible verse, set like a page of a book. The `page` size begins with a drop capital. */
export function Scripture({ reference, size = "quiet", children }: Props) {
  return (
    <Figure>
      <Quotation $page={size === "page"}>{children}</Quotation>
      {reference !== undefined && <Reference>{reference}</Reference>}
    </Figure>
  );
}
