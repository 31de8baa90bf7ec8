import type { ReactNode } from "react";
import styled from "styled-components";
import { ScriptureReference } from "../../scripture/scripture-panel.tsx";
import { WidePicture } from "../../ui/illustration/wide-picture.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Scripture } from "../../ui/text/scripture.tsx";
import { Text } from "../../ui/text/text.tsx";
import { from } from "../../ui/theme/css.ts";
import { quoted, type Verse } from "./verse.ts";

interface Props {
  title: string;
  lead: string;
  verse?: Verse;
  /** A wide one. */
  picture: ReactNode;
  /** Something stands above. */
  isBelow?: boolean;
  /** Notes and buttons below the text. */
  children?: ReactNode;
}

const IntroGrid = styled.div`
  display: grid;
  gap: 24px;
  align-items: center;
  ${from.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: 48px;
    > :first-child { order: 1; width: 100%; max-width: 480px; justify-self: end; }
  }
`;

/** The top of a public page: a drawing, the title, one sentence, and sometimes a verse. */
export function PageIntro({ title, lead, verse, picture, isBelow = false, children }: Props) {
  return (
    <IntroGrid>
      <WidePicture $atTop={!isBelow}>{picture}</WidePicture>
      <Stack $gap={16} $align="start">
        <Heading level={1}>{title}</Heading>
        <Text $size="lead" $tone="muted">
          {lead}
        </Text>
        {verse && (
          <Scripture reference={<ScriptureReference reference={verse.reference} />} translation={quoted}>
            {verse.text}
          </Scripture>
        )}
        {children}
      </Stack>
    </IntroGrid>
  );
}
