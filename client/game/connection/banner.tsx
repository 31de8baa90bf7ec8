import type { ReactNode } from "react";
import styled from "styled-components";
import { Notice } from "../../ui/feedback/notice.tsx";
import { layer } from "../../ui/tokens.ts";

interface Props {
  /** Without text, nothing is shown, but the live region stays on the page. */
  children?: ReactNode;
  icon?: ReactNode;
  /** Shows a spinner in place of the icon: something is in progress. */
  busy?: boolean;
}

const StickyBox = styled.div`
  position: sticky;
  z-index: ${layer.bar};
  top: var(--bar, 0px);
  &:empty { display: none; }
  > div { justify-content: center; }
  > div > div { flex: 0 1 auto; }
`;

/** A notice across the page for what concerns all of it, such as a lost network. Announced when its text changes. */
export function Banner({ children, icon, busy = false }: Props) {
  return (
    <StickyBox role="status" aria-live="polite">
      {children !== undefined && children !== null && children !== false && (
        <Notice shape="strip" tone="warning" icon={icon} busy={busy}>
          {children}
        </Notice>
      )}
    </StickyBox>
  );
}
