import type { ReactNode } from "react";
import { NavLink } from "react-router";
import styled, { css } from "styled-components";
import { CountBadge } from "../badge/count-badge.tsx";
import { Spinner } from "../button/spinner.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { from } from "../theme/css.ts";
import { typeScale } from "../tokens.ts";
import { headerItemStyle } from "./header-item-style.ts";

const itemStyle = css`
  display: inline-flex;
  flex: none;
  gap: 8px;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  padding: 8px 12px;
  font-size: ${typeScale.small};
  white-space: nowrap;
  ${headerItemStyle}
`;

// An icon alone where there is no room for the label. Screen readers read the label at every width.
const Label = styled.span<{ $from: "desktop" | "large" }>`
  ${from.navigation} { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  ${(label) => from[label.$from]} { position: static; clip-path: none; width: auto; height: auto; }
`;

const StyledLink = styled(NavLink)`${itemStyle}`;
const StyledButton = styled.button`${itemStyle}`;

interface Props {
  label: string;
  icon: ReactNode;
}

interface LinkProps extends Props {
  to: string;
  /** A number on the icon's corner; none for 0. */
  count?: number;
  /** What the number counts, in words. */
  countLabel?: string;
  /** The screen on which there is room for its label. */
  labelFrom?: "desktop" | "large";
}

/** A link among the header's actions: an icon, with its label where there is room. */
export function HeaderItemLink({ to, label, icon, count = 0, countLabel, labelFrom = "desktop" }: LinkProps) {
  return (
    <StyledLink to={to} title={label}>
      <CountBadge icon={icon} count={count} />
      <Label $from={labelFrom}>{label}</Label>
      {count > 0 && countLabel !== undefined && <VisuallyHidden>{countLabel}</VisuallyHidden>}
    </StyledLink>
  );
}

interface ButtonProps extends Props {
  busy?: boolean;
  onPress: () => void;
}

/** A button among the header's actions. */
export function HeaderItemButton({ label, icon, busy = false, onPress }: ButtonProps) {
  return (
    <StyledButton
      type="button"
      title={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onPress()}
    >
      {busy ? <Spinner /> : <CountBadge icon={icon} count={0} />}
      <Label $from="desktop">{label}</Label>
    </StyledButton>
  );
}
