import type { ReactNode } from "react";
import { NavLink } from "react-router";
import styled, { css } from "styled-components";
import { CountBadge } from "../../../../ui/badge/count-badge.tsx";
import { Spinner } from "../../../../ui/button/spinner.tsx";
import { VisuallyHidden } from "../../../../ui/text/visually-hidden.tsx";
import { color, landscapePhone } from "../../../../ui/theme/css.ts";
import { layer, radius, typeScale } from "../../../../ui/tokens.ts";
import type { MenuTrigger } from "../../navigation/navigation-menu.tsx";
import { useKeyboardMark } from "./use-keyboard-mark.ts";

// `--bottom-bar` is its height, for what is above it: see global-style.tsx.
const Bar = styled.nav`
  position: fixed;
  z-index: ${layer.bar};
  inset: auto 0 0;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  height: var(--bottom-bar);
  padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  [data-keyboard] & { display: none; }
  @media print { display: none; }
`;

const tabStyle = css`
  display: grid;
  place-content: center;
  justify-items: center;
  min-width: 44px;
  min-height: 44px;
  color: ${color.muted};
  font-size: ${typeScale.tab};
  font-weight: 700;
  line-height: 1.3;
  white-space: nowrap;
  text-decoration: none;
  &[aria-current="page"], &[data-current] { color: ${color.accentText}; box-shadow: inset 0 -3px 0 ${color.accent}; }
  &:focus-visible { border-radius: ${radius.small}; outline-offset: -3px; }
  ${landscapePhone} { grid-auto-flow: column; gap: 8px; align-items: center; }
`;

const Tab = styled(NavLink)`${tabStyle}`;
const ButtonTab = styled.button`${tabStyle}`;

/** The main places of the app at the lower edge of a phone, within reach of the thumb. Its children are tabs. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  useKeyboardMark();
  return <Bar aria-label={label}>{children}</Bar>;
}

interface TabProps {
  label: string;
  icon: ReactNode;
  /** A number on the icon's corner; none for 0. */
  count?: number;
  /** What the number counts, in words. */
  countLabel?: string | undefined;
}

interface LinkProps extends TabProps {
  to: string;
}

export function BottomBarLink({ to, label, icon, count = 0, countLabel }: LinkProps) {
  return (
    <Tab to={to} end={to === "/"}>
      <CountBadge icon={icon} count={count} />
      <TabLabel label={label} count={count} countLabel={countLabel} />
    </Tab>
  );
}

interface ButtonProps extends TabProps, MenuTrigger {
  /** The page that is open belongs to what the button shows. */
  isCurrent: boolean;
}

export function BottomBarButton({ label, icon, busy, isCurrent, count = 0, countLabel, ...rest }: ButtonProps) {
  return (
    <ButtonTab {...rest} type="button" aria-busy={busy || undefined} data-current={isCurrent || undefined}>
      {busy ? <Spinner /> : <CountBadge icon={icon} count={count} />}
      <TabLabel label={label} count={count} countLabel={countLabel} />
    </ButtonTab>
  );
}

const TabLabel = ({ label, count = 0, countLabel }: Omit<TabProps, "icon">) => (
  <span>
    {label}
    {count > 0 && countLabel !== undefined && <VisuallyHidden> {countLabel}</VisuallyHidden>}
  </span>
);
