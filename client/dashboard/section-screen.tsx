import type { ReactNode } from "react";
import { Screen } from "../frame/screen.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";

interface Props {
  /** The name of the section, also in the title of the browser's tab. */
  title: string;
  /** The heading, if it is not the name. */
  heading?: string;
  /** One sentence below the heading. */
  lead?: ReactNode;
  width?: "reading" | "wide";
  children: ReactNode;
}

/** A section of the dashboard. */
export function SectionScreen({ title, heading = title, lead, width = "wide", children }: Props) {
  return (
    <Screen title={title} width={width}>
      <Stack $gap={24}>
        <Stack $gap={8}>
          <Heading level={1}>{heading}</Heading>
          {lead !== undefined && <Text $tone="muted">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Screen>
  );
}
