import { useState } from "react";
import styled from "styled-components";
import { Button } from "./button/button.tsx";
import { ButtonChapter } from "./gallery/button-chapter.tsx";
import { ColourChapter } from "./gallery/colour-chapter.tsx";
import { FieldChapter } from "./gallery/field-chapter.tsx";
import { LiveChapter } from "./gallery/live-chapter.tsx";
import { PaneChapter } from "./gallery/pane-chapter.tsx";
import { PanelChapter } from "./gallery/panel-chapter.tsx";
import { PeopleChapter } from "./gallery/people-chapter.tsx";
import { SidebarChapter } from "./gallery/sidebar-chapter.tsx";
import { StateChapter } from "./gallery/state-chapter.tsx";
import { TableChapter } from "./gallery/table-chapter.tsx";
import { TalkChapter } from "./gallery/talk-chapter.tsx";
import { TypeChapter } from "./gallery/type-chapter.tsx";
import { Page } from "./layout/page.tsx";
import { Cluster } from "./layout/stack.ts";
import { Heading } from "./text/heading.tsx";
import { Text } from "./text/text.tsx";
import { color, from } from "./theme/css.ts";
import { ThemeSwitch } from "./theme/theme-switch.tsx";
import { radius } from "./tokens.ts";

/*
 * The page `/ui`, in development only: every piece of `client/ui` in every state and both themes, to review the look.
 *
 * `client/ui` owns the look; styles elsewhere only lay out, which tests/architecture/styles.test.ts checks. `tokens.ts` holds
 * colors, type sizes, radii and spaces as data. `theme/` turns the colors into custom properties on `:root[data-theme]`, so a
 * change of theme re-renders nothing, and `theme/css.ts` names them for styles. The other folders hold the pieces by purpose.
 * A screen that needs a new look gets it here first, with its specimen in `gallery/` and its color pairs in `contrastPairs`.
 * Nothing here knows a feature: texts come as props.
 */

const Lights = styled.div<{ $both: boolean }>`
  ${from.desktop} {
    display: grid;
    grid-template-columns: ${({ $both }) => ($both ? "1fr 1fr" : "1fr")};
    gap: 32px;
  }
`;

const Light = styled.div`
  min-width: 0;
  color: ${color.text};
  background: ${color.ground};
  &[data-theme] { padding: 0 16px 32px; border-radius: ${radius.large}; }
`;

function Chapters() {
  return (
    <>
      <LiveChapter />
      <TypeChapter />
      <PeopleChapter />
      <TalkChapter />
      <PaneChapter />
      <ButtonChapter />
      <FieldChapter />
      <PanelChapter />
      <TableChapter />
      <SidebarChapter />
      <StateChapter />
      <ColourChapter />
    </>
  );
}

export function UiGalleryScreen() {
  const [both, setBoth] = useState(false);
  return (
    <Page width={both ? "full" : "wide"}>
      <Heading level={1}>The look</Heading>
      <Text $tone="muted">Every piece in every state.</Text>
      <Cluster style={{ marginTop: 16 }}>
        <ThemeSwitch />
        <Button variant="secondary" aria-pressed={both} onClick={() => setBoth(!both)}>
          Both side by side
        </Button>
      </Cluster>
      <Lights $both={both}>
        {(both ? (["night", "day"] as const) : [undefined]).map((name) => (
          <Light key={name ?? "one"} data-theme={name}>
            <Chapters />
          </Light>
        ))}
      </Lights>
    </Page>
  );
}
