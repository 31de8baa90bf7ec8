import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { onPaper } from "../../ui/layout/print-page.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { color } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";

interface Props {
  title: string;
  /** At the end of the title's line, such as how long it takes. */
  note?: ReactNode;
  /** Set apart in a frame, for one reader only. */
  framed?: boolean;
  children: ReactNode;
}

const Section = styled.section<{ $framed: boolean }>`
  ${({ $framed }) =>
    $framed &&
    `padding: 16px; border: 1px solid ${color.line}; border-radius: ${radius.large}; background: ${color.surface};`}
  ${onPaper} { ${({ $framed }) => $framed && "break-inside: avoid; padding: 10pt 12pt;"} }
`;
const TitleLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: baseline;
  justify-content: space-between;
  break-after: avoid;
`;
const Note = styled.span`color: ${color.muted}; font-size: ${typeScale.small};`;

/** A section of a resource that people read on a screen or print. */
export function ResourceSection({ title, note, framed = false, children }: Props) {
  const id = useId();
  return (
    <Section aria-labelledby={id} $framed={framed}>
      <Stack>
        <TitleLine>
          <Heading id={id} size="title">
            {title}
          </Heading>
          {note !== undefined && <Note>{note}</Note>}
        </TitleLine>
        {children}
      </Stack>
    </Section>
  );
}
