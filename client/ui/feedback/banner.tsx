import type { ReactNode } from "react";
import styled from "styled-components";
import { BusyRing } from "../button/busy-ring.tsx";
import { color } from "../theme/css.ts";
import { layer, typeScale } from "../tokens.ts";

interface Props {
  /** Nothing is shown without words, but the place keeps listening. */
  children?: ReactNode;
  icon?: ReactNode;
  /** Being worked on just now: a ring turns. */
  busy?: boolean;
}

const Strip = styled.div`
  position: sticky;
  z-index: ${layer.bar};
  top: var(--bar, 0px);
  &:empty { display: none; }
`;

const Line = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  justify-content: center;
  min-height: 40px;
  padding: 6px 16px;
  color: ${color.text};
  background: ${color.warningSoft};
  border-bottom: 2px solid ${color.warning};
  font-size: ${typeScale.small};
  font-weight: 600;
  line-height: 1.3;
  > svg, > span:first-child { flex: none; width: 18px; height: 18px; color: ${color.warning}; }
`;

/** A strip over the whole page for what concerns all of it: no network, coming back. Spoken when its words change. */
export function Banner({ children, icon, busy = false }: Props) {
  return (
    <Strip role="status" aria-live="polite">
      {children !== undefined && children !== null && children !== false && (
        <Line>
          {busy ? <BusyRing /> : icon}
          <div>{children}</div>
        </Line>
      )}
    </Strip>
  );
}
