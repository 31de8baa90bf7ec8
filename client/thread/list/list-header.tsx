import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "../../ui/button/button.tsx";
import { Divider } from "../../ui/message/divider.ts";
import type { DividerItem } from "./list-rows.ts";
import * as text from "./list-text.ts";
import type { useOlderMessages } from "./use-older-messages.ts";

/** Until it is measured, in pixels. */
const ESTIMATED_PX = 92;

/** Above the first row, in the space that the window leaves free. */
const Top = styled.li`position: absolute; top: 0; right: 0; left: 0; display: grid; padding-bottom: 8px;`;
const Older = styled.div`display: grid; justify-items: center;`;

/** The height of the header, which the rows leave free above themselves. 0 without a header. */
export function useHeaderHeight(box: RefObject<HTMLElement | null>, isShown: boolean) {
  const header = useRef<HTMLLIElement>(null);
  const [height, setHeight] = useState(ESTIMATED_PX);
  // It grows or shrinks by a divider when older messages have arrived. What is visible stays in its place.
  useLayoutEffect(() => {
    const measured = header.current?.offsetHeight ?? height;
    if (measured === height) return;
    setHeight(measured);
    if (box.current) box.current.scrollTop += measured - height;
  });
  return { header, topPx: isShown ? height : 0 };
}

interface Props {
  header: RefObject<HTMLLIElement | null>;
  older: ReturnType<typeof useOlderMessages>;
  dividers: readonly DividerItem[];
}

/** The button for older messages, and the dividers of the first loaded message. */
export function ListHeader({ header, older, dividers }: Props) {
  return (
    <Top ref={header}>
      <Older>
        <Button variant="quiet" busy={older.state === "loading"} onClick={() => void older.load()}>
          {older.state === "failed" ? text.olderFailedButton : text.olderButton}
        </Button>
      </Older>
      {dividers.map((item) => (
        <Divider key={item.kind} as="div" $tone={item.kind === "new" ? "accent" : "muted"}>
          {item.kind === "new" ? text.newMessagesDivider : item.label}
        </Divider>
      ))}
    </Top>
  );
}
