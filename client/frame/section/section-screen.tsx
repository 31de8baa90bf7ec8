import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Screen } from "../screen.tsx";

// A long lead wraps in the room that the buttons leave, so that they stay at the end of the line where there is room.
const Titles = styled(Stack)<{ $hasLead: boolean }>`${({ $hasLead }) => $hasLead && "flex: 1 1 16rem;"}`;

interface Props extends Pick<ComponentProps<typeof Screen>, "width" | "visitKey"> {
  /** The name of the section, also in the title of the browser's tab. */
  title: string;
  /** The heading, if it is not the name. */
  heading?: string;
  /** One sentence below the heading. */
  lead?: ReactNode;
  /** Above the heading: a BackLink, on a page below a list. */
  back?: ReactNode;
  /** Beside the heading. */
  badges?: ReactNode;
  /** Buttons at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section beside a sidebar: of the dashboard, or of the admin area. */
export function SectionScreen({ title, heading = title, back, badges, lead, action, children, ...screen }: Props) {
  // By itself a long word of it breaks where the text is large; beside badges it would not.
  const name = <Heading level={1}>{heading}</Heading>;
  return (
    <Screen title={title} {...screen}>
      <Stack $gap={24}>
        <div>
          {back}
          <Cluster $justify="between">
            <Titles $gap={8} $hasLead={lead !== undefined}>
              {badges === undefined ? (
                name
              ) : (
                <Cluster $gap={12}>
                  {name}
                  {badges}
                </Cluster>
              )}
              {lead !== undefined && <Text $tone="muted">{lead}</Text>}
            </Titles>
            {action}
          </Cluster>
        </div>
        {children}
      </Stack>
    </Screen>
  );
}
