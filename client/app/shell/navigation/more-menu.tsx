import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentProps, type MouseEvent, useState } from "react";
import { matchPath, useLocation } from "react-router";
import styled from "styled-components";
import { Spinner } from "../../../ui/button/spinner.tsx";
import { usePart } from "../../../ui/late/use-part.ts";
import { headerItemStyle } from "../../../ui/navigation/header-item-style.ts";
import { useOverlayOpen } from "../../../ui/overlay/use-overlay-open.ts";
import { typeScale } from "../../../ui/tokens.ts";
import * as text from "./navigation-text.ts";

interface Props {
  /** If there are none, the button is invisible but keeps its space, so that nothing moves when links appear. */
  links: readonly { label: string; to: string }[];
  /** Pixels that the button moves to be beside the last link in the line. */
  shift: number;
}

const Button = styled.button`
  display: flex;
  flex: none;
  gap: 4px;
  align-items: center;
  padding: 8px;
  font-size: ${typeScale.small};
  ${headerItemStyle}
  > svg { width: 18px; height: 18px; }
`;

/** A menu with the links that don't fit on the line. */
export function MoreMenu({ links, shift }: Props) {
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useOverlayOpen();
  const [isByKeyboard, setIsByKeyboard] = useState(false);
  const { part: linkMenu, isFetching } = usePart(() => import("./link-menu.tsx"), isOpen, setIsOpen);
  const isCurrent = links.some(({ to }) => matchPath({ path: to, end: to === "/" }, pathname));
  const appearance = {
    busy: isFetching,
    "data-current": isCurrent || undefined,
    style: { visibility: links.length > 0 ? "visible" : "hidden", translate: `${shift}px 0` },
  } as const;
  function openFirst({ detail }: MouseEvent) {
    // `detail` is the number of clicks; it is 0 for the keyboard.
    setIsByKeyboard(detail === 0);
    setIsOpen(true);
  }
  if (linkMenu) {
    return (
      <linkMenu.LinkMenu
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={<MoreButton {...appearance} />}
        label={text.moreButton}
        links={links}
        focusFirst={isByKeyboard}
      />
    );
  }
  return <MoreButton {...appearance} aria-haspopup="menu" aria-expanded={false} onClick={openFirst} />;
}

function MoreButton({ busy, ...rest }: ComponentProps<"button"> & { busy: boolean }) {
  return (
    <Button {...rest} type="button" aria-busy={busy || undefined}>
      {text.moreButton}
      {busy ? <Spinner /> : <ChevronDown aria-hidden />}
    </Button>
  );
}
