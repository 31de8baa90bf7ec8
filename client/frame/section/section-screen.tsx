import type { ComponentProps, ReactNode } from "react";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Screen } from "../screen.tsx";

interface Props extends Pick<ComponentProps<typeof Screen>, "width" | "visitKey"> {
  /** The name of the section, also in the title of the browser's tab. */
  title: string;
  /** The heading, if it is not the name. */
  heading?: string;
  /** One sentence below the heading. */
  lead?: ReactNode;
  /** Buttons at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section beside a sidebar: of the dashboard, or of the admin area. */
export function SectionScreen({ title, heading = title, lead, action, children, ...screen }: Props) {
  return (
    <Screen title={title} {...screen}>
      <Stack $gap={24}>
        <Cluster $justify="between">
          <Stack $gap={8}>
            <Heading level={1}>{heading}</Heading>
            {lead !== undefined && <Text $tone="muted">{lead}</Text>}
          </Stack>
          {action}
        </Cluster>
        {children}
      </Stack>
    </Screen>
  );
}
