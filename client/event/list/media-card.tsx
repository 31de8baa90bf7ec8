import type { ReactNode } from "react";
import styled from "styled-components";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";

interface Props {
  as?: "div" | "li";
  /** A poster. */
  media: ReactNode;
  /** At the lower end, also if the cards beside it are higher. */
  footer?: ReactNode;
  lit?: boolean;
  children: ReactNode;
}

const Column = styled(Card)`
  display: flex;
  flex-direction: column;
  padding: 4px;
`;
const Body = styled(Stack)`flex: 1; padding: 32px 16px 16px;`;
const Footer = styled.div`position: relative; z-index: 1; margin-top: auto; padding-top: 8px;`;

/** A card with a picture across its top. */
export function MediaCard({ as = "div", media, footer, lit = false, children }: Props) {
  return (
    <Column as={as} $lit={lit}>
      {media}
      <Body $gap={8}>
        {children}
        {footer !== undefined && <Footer>{footer}</Footer>}
      </Body>
    </Column>
  );
}
