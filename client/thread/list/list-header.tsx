import { type Ref, useLayoutEffect, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "../../ui/button/button.tsx";
import * as text from "./list-text.ts";
import type { useOlderMessages } from "./use-older-messages.ts";

const Header = styled.div`display: grid; justify-items: center; padding-bottom: 8px;`;

/** The height of the header in pixels. 0 without one. */
export function useListHeader(isShown: boolean) {
  const header = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => setHeight(header.current?.offsetHeight ?? 0));
  return { header, headerPx: isShown ? height : 0 };
}

interface Props {
  ref: Ref<HTMLDivElement>;
  older: ReturnType<typeof useOlderMessages>;
}

/** Above the first row: the button for older messages. */
export function ListHeader({ ref, older }: Props) {
  return (
    <Header ref={ref}>
      <Button variant="quiet" busy={older.state === "loading"} onClick={() => void older.load()}>
        {older.state === "failed" ? text.olderFailedButton : text.olderButton}
      </Button>
    </Header>
  );
}
