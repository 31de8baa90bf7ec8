import { type ReactNode, useId } from "react";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";

interface Props {
  title: string;
  description: string;
  /** False if something else on the page is highlighted. */
  lit?: boolean;
  /** Links and buttons. */
  children: ReactNode;
}

/** The highlighted card at the end of a page: what to do next. */
export function ClosingCard({ title, description, lit = true, children }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} $lit={lit}>
      <Stack $align="start">
        <Heading id={id}>{title}</Heading>
        <Text>{description}</Text>
        {children}
      </Stack>
    </Card>
  );
}
