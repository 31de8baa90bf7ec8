import type { ReactNode } from "react";
import { NavLink } from "react-router";
import styled from "styled-components";
import { headerItemStyle } from "../../../ui/navigation/header-item-style.ts";
import { color } from "../../../ui/theme/css.ts";

interface Props {
  to: string;
  icon?: ReactNode;
  /** Current only at exactly this address, as for "/". */
  end?: boolean;
  /** Invisible and unreachable, but keeps its space. */
  hidden?: boolean;
  children: ReactNode;
}

const StyledLink = styled(NavLink)<{ $isHidden: boolean }>`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 8px 12px;
  ${headerItemStyle}
  ${({ $isHidden }) => $isHidden && "visibility: hidden;"}
  > svg { flex: none; width: 20px; height: 20px; color: ${color.muted}; }
  &[aria-current="page"] > svg { color: ${color.accentText}; }
`;

/** A link of the header or its menu, marked on the current page. */
export function HeaderLink({ to, icon, end = false, hidden = false, children }: Props) {
  return (
    <StyledLink to={to} end={end} $isHidden={hidden}>
      {icon}
      {children}
    </StyledLink>
  );
}
