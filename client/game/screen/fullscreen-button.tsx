import Maximize from "lucide-react/icons/maximize";
import Minimize from "lucide-react/icons/minimize";
import { useSyncExternalStore } from "react";
import styled from "styled-components";
import { Button } from "../../ui/button/button.tsx";
import { reducedMotion } from "../../ui/theme/css.ts";
import { layer, motion } from "../../ui/tokens.ts";
import * as text from "./screen-text.ts";

// Over the wall, so that nothing moves. A keyboard reaches it also while it is hidden.
const Place = styled.div<{ $hidden: boolean }>`
  position: fixed;
  z-index: ${layer.lifted};
  bottom: 0.4em;
  left: 50%;
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
  pointer-events: ${({ $hidden }) => ($hidden ? "none" : "auto")};
  transform: translateX(-50%);
  transition: opacity ${motion.calm}ms;
  &:has(:focus-visible) { opacity: 1; }
  ${reducedMotion} { transition: none; }
`;

function subscribe(changed: () => void): () => void {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}

// A browser that refuses leaves the page as it is, and its own menu can still fill the screen.
const ignore = () => {};
const fill = () => document.documentElement.requestFullscreen().catch(ignore);
const leave = () => document.exitFullscreen().catch(ignore);

/** Fills the whole screen with the wall, or ends that. Not there where the browser cannot do it. */
export function FullscreenButton({ isHidden }: { isHidden: boolean }) {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  return (
    <Place $hidden={isHidden}>
      <Button
        variant="secondary"
        icon={isFull ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
        onClick={isFull ? leave : fill}
      >
        {isFull ? text.leaveFullscreen : text.fullscreen}
      </Button>
    </Place>
  );
}
