import SmilePlus from "lucide-react/icons/smile-plus";
import { useRef, useState } from "react";
import styled from "styled-components";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { color } from "../../ui/theme/css.ts";
import { layer, radius } from "../../ui/tokens.ts";
import { ReactionRow } from "./reaction-bar.tsx";
import * as text from "./reaction-text.ts";

// Below its button and over the page, so that nothing moves.
const Tray = styled.div`
  position: absolute;
  z-index: ${layer.lifted};
  top: 100%;
  right: 0;
  padding: 4px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.medium};
  background: ${color.raised};
`;

/** A button that opens the reactions where the screen has no room for them. */
export function ReactionTray() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function close() {
    setIsOpen(false);
    button.current?.focus();
  }
  return (
    <>
      <IconButton
        ref={button}
        label={text.openButton}
        icon={<SmilePlus aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Tray onKeyDown={({ key }) => key === "Escape" && close()}>
          <ReactionRow onSent={close} />
        </Tray>
      )}
    </>
  );
}
