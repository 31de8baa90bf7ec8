import type { ReactNode } from "react";
import styled from "styled-components";
import { Stack } from "../layout/stack.ts";
import { Heading } from "../text/heading.tsx";
import { SecondaryText } from "../text/text.tsx";
import { color } from "../theme/css.ts";

const Section = styled.section`padding-top: 48px;`;
const TitleLine = styled.div`padding-bottom: 8px; margin-bottom: 24px; border-bottom: 1px solid ${color.line};`;

/** A chapter of the gallery. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <TitleLine>
        <Heading level={2}>{title}</Heading>
      </TitleLine>
      <Stack $gap={32}>{children}</Stack>
    </Section>
  );
}

/** One component in its states, with its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <SecondaryText $weight={600} style={{ marginBottom: 8 }}>
        {name}
      </SecondaryText>
      {children}
    </div>
  );
}
