import ArrowDown from "lucide-react/icons/arrow-down";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Button } from "../../ui/button/button.tsx";
import { layer, radius } from "../../ui/tokens.ts";

interface Props {
  /** There are new messages below. */
  lit: boolean;
  onPress: () => void;
  children: ReactNode;
}

// As wide as the list, so that the button is centered. Presses beside the button reach the messages.
const FloatingRow = styled.div`
  position: absolute;
  z-index: ${layer.lifted};
  right: 0;
  bottom: 8px;
  left: 0;
  display: grid;
  justify-items: center;
  pointer-events: none;
  > button { border-radius: ${radius.round}; pointer-events: auto; }
`;

/** Floats over the bottom of a list. A press scrolls to the end. */
export function JumpButton({ lit, onPress, children }: Props) {
  return (
    <FloatingRow>
      <Button variant={lit ? "primary" : "secondary"} icon={<ArrowDown aria-hidden />} onClick={onPress}>
        {children}
      </Button>
    </FloatingRow>
  );
}
