import type { ReactNode } from "react";
import styled from "styled-components";
import { color } from "../../ui/theme/css.ts";
import { typeScale } from "../../ui/tokens.ts";

interface Props {
  /** Groups of links, as many side by side as fit. */
  children: ReactNode;
  /** The last line: the year, the name. */
  bottom?: ReactNode;
}

const Footer = styled.footer`
  padding: 32px var(--gutter) calc(24px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  @media print { display: none; }
`;
const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 32px;
  max-width: 1216px;
  margin: 0 auto;
`;
const Bottom = styled.div`
  max-width: 1216px;
  margin: 32px auto 0;
  padding-top: 16px;
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${typeScale.small};
`;

const Group = styled.section`
  > h2 { margin-bottom: 8px; font-size: ${typeScale.label}; font-weight: 700; }
  li > a { display: inline-flex; align-items: center; min-height: 44px; color: ${color.text}; text-decoration: none; }
  li > a:hover { text-decoration: underline; }
`;

/** The footer of a page. */
export function FooterShell({ children, bottom }: Props) {
  return (
    <Footer>
      <Groups>{children}</Groups>
      {bottom !== undefined && <Bottom>{bottom}</Bottom>}
    </Footer>
  );
}

/** A titled list of links; its children are `li`. */
export function FooterGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Group>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </Group>
  );
}
