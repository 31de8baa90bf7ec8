import { type ReactNode, useId } from "react";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A section of a page, labelled by its heading. */
export function Section({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack $gap={24}>
        <Stack $gap={8}>
          <Heading id={id}>{title}</Heading>
          {lead !== undefined && <Text $tone="muted">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </section>
  );
}
