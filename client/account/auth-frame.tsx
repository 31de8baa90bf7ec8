import type { ReactNode } from "react";
import styled from "styled-components";
import { Screen } from "../frame/screen.tsx";
import { Lamp } from "../ui/illustration/lamp.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";

interface Props {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** Other ways to go, under the card. */
  aside?: ReactNode;
}

const Sign = styled.svg`width: 74px; height: auto; margin: 0 auto;`;

/** The doorway that signing in, confirming and resetting have in common. */
export function AuthFrame({ title, lead, children, aside }: Props) {
  return (
    <Screen title={title} width="narrow">
      <Stack $gap={24}>
        <Sign viewBox="0 0 92 66" aria-hidden="true" focusable="false">
          <Lamp />
        </Sign>
        <Stack $gap={8}>
          <Heading level={1} size="heading" style={{ textAlign: "center" }}>
            {title}
          </Heading>
          {lead !== undefined && (
            <Text $tone="muted" $align="center">
              {lead}
            </Text>
          )}
        </Stack>
        <Card>{children}</Card>
        {aside}
      </Stack>
    </Screen>
  );
}
