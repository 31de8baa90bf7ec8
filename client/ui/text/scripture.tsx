import type { ReactNode } from "react";
import styled from "styled-components";
import { color, font } from "../theme/css.ts";
import { typeScale } from "../tokens.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface Translation {
  /** "KJV" */
  readonly short: string;
  readonly full: string;
}

interface Props {
  /** The book, chapter and verse, such as "Matthew 5:15". */
  reference?: ReactNode;
  /** Whose words these are. */
  translation: Translation;
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

/** A Bible verse, set like a page of a book, with its place and translation. The `page` size begins with a drop capital. */
export function Scripture({ reference, translation, size = "quiet", children }: Props) {
  return (
    <Figure>
      <Quotation $page={size === "page"}>{children}</Quotation>
      <Reference>
        {reference}
        {reference !== undefined && " · "}
        <TranslationMark {...translation} />
      </Reference>
    </Figure>
  );
}

/** The short name of a translation on the screen, and its whole name for screen readers and under the pointer. */
export const TranslationMark = ({ short, full }: Translation) => (
  <span title={full}>
    <span aria-hidden>{short}</span>
    <VisuallyHidden>{full}</VisuallyHidden>
  </span>
);
