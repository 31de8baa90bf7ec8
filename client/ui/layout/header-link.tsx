import type { ReactNode } from "react";
import { NavLink } from "react-router";
import styled from "styled-components";
import { color, hover, transition } from "../theme/css.ts";
import { radius } from "../tokens.ts";

interface Props {
  to: string;
  icon?: ReactNode;
  /** Lit only on exactly this address, as for "/". */
  end?: boolean;
  children: ReactNode;
}

const Face = styled(NavLink)`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 44px;
  padding: 6px 14px;
  border-radius: ${radius.medium};
  color: ${color.text};
  font-weight: 600;
  text-decoration: none;
  ${transition("background-color")}
  > svg { flex: none; width: 20px; height: 20px; color: ${color.muted}; }
  ${hover} { &:hover { background: ${color.accentSoft}; } }
  &[aria-current="page"] { background: ${color.lit}; box-shadow: inset 0 -3px 0 ${color.accent}; }
  &[aria-current="page"] > svg { color: ${color.accentText}; }
  &:focus-visible { border-radius: ${radius.medium}; }
`;

/** A link of the bar or its menu, lit where one is. */
export function HeaderLink({ to, icon, end = false, children }: Props) {
  return (
    <Face to={to} end={end}>
      {icon}
      {children}
    </Face>
  );
}
