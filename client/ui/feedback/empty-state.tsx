import type { ReactNode } from "react";
import styled from "styled-components";
import { Heading } from "../text/heading.tsx";
import { Text } from "../text/text.tsx";

interface Props {
  /** One of the illustrations. */
  picture?: ReactNode;
  title: ReactNode;
  level?: 1 | 2 | 3;
  /** What to do first. */
  hint?: ReactNode;
  action?: ReactNode;
}

const CenteredColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  align-items: center;
  max-width: 420px;
  margin: 0 auto;
  padding: 24px 8px;
  text-align: center;
  > svg { width: min(220px, 64vw); height: auto; }
`;

const Actions = styled.div`display: flex; flex-wrap: wrap; gap: 12px; justify-content: center; margin-top: 8px;`;

/** Says that nothing is here yet, and what to do about it. */
export function EmptyState({ picture, title, level = 2, hint, action }: Props) {
  return (
    <CenteredColumn>
      {picture}
      <Heading level={level} size="title">
        {title}
      </Heading>
      {hint !== undefined && (
        <Text as="div" $tone="muted" $align="center">
          {hint}
        </Text>
      )}
      {action !== undefined && <Actions>{action}</Actions>}
    </CenteredColumn>
  );
}
