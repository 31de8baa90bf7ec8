import Pin from "lucide-react/icons/pin";
import PinOff from "lucide-react/icons/pin-off";
import { type RefObject, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { MessageFound } from "../../../schema/thread/api.ts";
import type { KnownMessage } from "../../thread/history/message-merge.ts";
import type { MessageTarget } from "../../thread/message/use-message-actions.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import type { MenuAction } from "../../ui/menu/menu-action.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { color, hover, transition } from "../../ui/theme/css.ts";
import { typeScale } from "../../ui/tokens.ts";
import { changePin } from "./change-pin.ts";
import * as text from "./pin-text.ts";
import { pinnedText } from "./pinned-text.ts";

interface Pins {
  channelId: string;
  /** The server records what this member changes. */
  isLogged: boolean;
  pins: readonly MessageFound[];
}

interface Props extends Pins {
  canPin: boolean;
  /** Gets the focus when the bar has gone. */
  heading: RefObject<HTMLElement | null>;
  onChoose: (target: MessageTarget) => void;
}

const Bar = styled.button`
  display: flex;
  flex: none;
  gap: 8px;
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding: 4px 16px;
  border-bottom: 1px solid ${color.line};
  color: ${color.text};
  font-size: ${typeScale.small};
  text-align: start;
  ${transition("background-color")}
  ${hover} { &:hover { background: ${color.accentSoft}; } }
  &:active { background: ${color.accentSoft}; }
  &:focus-visible { outline-offset: -3px; }
  > svg { flex: none; width: 16px; height: 16px; color: ${color.accentText}; }
`;

const Latest = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

/** What the menu of a message offers: to pin it, or to unpin it. */
export function pinActions({ channelId, isLogged, pins }: Pins, { seq }: KnownMessage): MenuAction[] {
  const isPinned = pins.some((each) => each.seq === seq);
  return [
    {
      label: isPinned ? text.unpinAction : text.pinAction,
      icon: isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />,
      onPress: () => void changePin({ channelId, seq, isOn: !isPinned, isLogged }),
    },
  ];
}

/** A line with the latest pinned message. It opens the list of all. */
export function PinBar({ onChoose, heading, ...rest }: Props) {
  const { pins } = rest;
  const [latest] = pins;
  const [isListed, setListed] = useState(false);
  const afterClosing = useRef<() => void>(undefined);
  const { part, isFetching } = usePart(
    () => import("./pin-list.tsx"),
    isListed,
    () => close(),
  );

  function close(chosen?: MessageTarget) {
    afterClosing.current = () => {
      if (chosen) onChoose(chosen);
      // The list gives the focus back to this bar, unless the last message was unpinned in it.
      else if (!latest) heading.current?.focus({ preventScroll: true });
    };
    setListed(false);
  }
  // Until the list is gone, the focus is inside.
  useEffect(() => {
    if (isListed) return;
    afterClosing.current?.();
    afterClosing.current = undefined;
  }, [isListed]);

  return (
    <>
      {latest && (
        <Bar type="button" aria-haspopup="dialog" aria-busy={isFetching || undefined} onClick={() => setListed(true)}>
          <Pin aria-hidden />
          <Latest>
            <strong>{text.barPrefix}</strong> {pinnedText(latest)}
          </Latest>
          {pins.length > 1 && (
            <Badge size="small">
              {pins.length}
              <VisuallyHidden>{text.countSuffix}</VisuallyHidden>
            </Badge>
          )}
        </Bar>
      )}
      {isListed && part && <part.PinList {...rest} onChoose={close} onClose={() => close()} />}
    </>
  );
}
