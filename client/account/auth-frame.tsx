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
  /** One sentence below the title. */
  lead?: ReactNode;
  children: ReactNode;
  /** Links below the card. */
  aside?: ReactNode;
}

const CenteredLamp = styled.svg`width: 74px; height: auto; margin: 0 auto;`;

/** The layout that the sign-in, verification and password pages share. */
export function AuthFrame({ title, lead, children, aside }: Props) {
  return (
    <Screen title={title} width="narrow">
      <Stack $gap={24}>
        <CenteredLamp viewBox="0 0 92 66" aria-hidden="true" focusable="false">
          <Lamp />
        </CenteredLamp>
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
