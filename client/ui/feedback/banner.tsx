import type { ReactNode } from "react";
import styled from "styled-components";
import { layer } from "../tokens.ts";
import { Notice } from "./notice.tsx";

interface Props {
  /** Without text nothing is shown, but the live region stays. */
  children?: ReactNode;
  icon?: ReactNode;
  /** A ring turns in place of the icon: something is under way. */
  busy?: boolean;
}

const Place = styled.div`
  position: sticky;
  z-index: ${layer.bar};
  top: var(--bar, 0px);
  &:empty { display: none; }
  > div { justify-content: center; }
  > div > div { flex: 0 1 auto; }
`;

/** A notice over the whole page for what concerns all of it, such as a lost network. Announced when its text changes. */
export function Banner({ children, icon, busy = false }: Props) {
  return (
    <Place role="status" aria-live="polite">
      {children !== undefined && children !== null && children !== false && (
        <Notice shape="strip" tone="warning" icon={icon} busy={busy}>
          {children}
        </Notice>
      )}
    </Place>
  );
}
