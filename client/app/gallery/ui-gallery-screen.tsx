import { useState } from "react";
import styled from "styled-components";
import { Page } from "../../frame/page.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ButtonChapter } from "../../ui/gallery/button-chapter.tsx";
import { ColorChapter } from "../../ui/gallery/color-chapter.tsx";
import { FieldChapter } from "../../ui/gallery/field-chapter.tsx";
import { PaneChapter } from "../../ui/gallery/pane-chapter.tsx";
import { PanelChapter } from "../../ui/gallery/panel-chapter.tsx";
import { PeopleChapter } from "../../ui/gallery/people-chapter.tsx";
import { DrawingChapter } from "../../ui/gallery/picture/drawing-chapter.tsx";
import { PeoplePictureChapter } from "../../ui/gallery/picture/people-picture-chapter.tsx";
import { StateChapter } from "../../ui/gallery/state-chapter.tsx";
import { TableChapter } from "../../ui/gallery/table-chapter.tsx";
import { TextChapter } from "../../ui/gallery/text-chapter.tsx";
import { Cluster } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { color, from } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import { ShellChapter } from "./shell-chapter.tsx";
import { SidebarChapter } from "./sidebar-chapter.tsx";

/*
 * The page `/ui`, in development only: the components of `client/ui` and of the shell in every state and both themes.
 *
 * `tokens.ts` holds colors, type sizes, radii and spaces as data. `theme/` turns the colors into custom properties on
 * `:root[data-theme]`, so a change of theme re-renders nothing, and `theme/css.ts` names them for styles. All styles of the client
 * use these tokens, which tests/architecture/styles.test.ts checks. The other folders of `client/ui` hold, by purpose, the
 * components that two or more features use; each has a specimen in `gallery/` and its color pairs in `contrastPairs`. They know
 * no feature: they get their texts as props. A component that only one feature uses is in that feature's folder.
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
      <TextChapter />
      <DrawingChapter />
      <PeoplePictureChapter />
      <PeopleChapter />
      <PaneChapter />
      <ButtonChapter />
      <FieldChapter />
      <PanelChapter />
      <TableChapter />
      <ShellChapter />
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
