import { useState } from "react";
import styled from "styled-components";
import { Button } from "./button/button.tsx";
import { ButtonChapter } from "./gallery/button-chapter.tsx";
import { ColorChapter } from "./gallery/color-chapter.tsx";
import { DoorChapter } from "./gallery/door-chapter.tsx";
import { EventChapter } from "./gallery/event-chapter.tsx";
import { FieldChapter } from "./gallery/field-chapter.tsx";
import { GameChapter } from "./gallery/game-chapter.tsx";
import { MessageChapter } from "./gallery/message-chapter.tsx";
import { PaneChapter } from "./gallery/pane-chapter.tsx";
import { PanelChapter } from "./gallery/panel-chapter.tsx";
import { PeopleChapter } from "./gallery/people-chapter.tsx";
import { PictureChapter } from "./gallery/picture/picture-chapter.tsx";
import { SheetChapter } from "./gallery/sheet-chapter.tsx";
import { SidebarChapter } from "./gallery/sidebar/sidebar-chapter.tsx";
import { StateChapter } from "./gallery/state-chapter.tsx";
import { TableChapter } from "./gallery/table-chapter.tsx";
import { TextChapter } from "./gallery/text-chapter.tsx";
import { Page } from "./layout/page.tsx";
import { Cluster } from "./layout/stack.ts";
import { Heading } from "./text/heading.tsx";
import { Text } from "./text/text.tsx";
import { color, from } from "./theme/css.ts";
import { ThemeSwitch } from "./theme/theme-switch.tsx";
import { radius } from "./tokens.ts";

/*
 * The page `/ui`, in development only: every component of `client/ui` in every state and both themes.
 *
 * Colors, type and borders are styled only in `client/ui`; styles elsewhere only lay out, which tests/architecture/styles.test.ts
 * checks. `tokens.ts` holds colors, type sizes, radii and spaces as data. `theme/` turns the colors into custom properties on
 * `:root[data-theme]`, so a change of theme re-renders nothing, and `theme/css.ts` names them for styles. The other folders hold
 * the components by purpose. A screen that needs a new look gets a component here first, with a specimen in `gallery/` and its
 * color pairs in `contrastPairs`. Components know no feature: they get their texts as props.
 */

const Themes = styled.div<{ $both: boolean }>`
  ${from.desktop} {
    display: grid;
    grid-template-columns: ${({ $both }) => ($both ? "1fr 1fr" : "1fr")};
    gap: 32px;
  }
`;

const ThemePane = styled.div`
  min-width: 0;
  color: ${color.text};
  background: ${color.ground};
  &[data-theme] { padding: 0 16px 32px; border-radius: ${radius.large}; }
`;

function Chapters() {
  return (
    <>
      <GameChapter />
      <TextChapter />
      <PeopleChapter />
      <PictureChapter />
      <EventChapter />
      <DoorChapter />
      <MessageChapter />
      <PaneChapter />
      <ButtonChapter />
      <FieldChapter />
      <PanelChapter />
      <TableChapter />
      <SheetChapter />
      <SidebarChapter />
      <StateChapter />
      <ColorChapter />
    </>
  );
}

export function UiGalleryScreen() {
  const [isBoth, setIsBoth] = useState(false);
  return (
    <Page width={isBoth ? "full" : "wide"}>
      <Heading level={1}>Components</Heading>
      <Text $tone="muted">Every component in every state.</Text>
      <Cluster style={{ marginTop: 16 }}>
        <ThemeSwitch />
        <Button variant="secondary" aria-pressed={isBoth} onClick={() => setIsBoth(!isBoth)}>
          Show both themes
        </Button>
      </Cluster>
      <Themes $both={isBoth}>
        {(isBoth ? (["night", "day"] as const) : [undefined]).map((name) => (
          <ThemePane key={name ?? "one"} data-theme={name}>
            <Chapters />
          </ThemePane>
        ))}
      </Themes>
    </Page>
  );
}
