import type { ReactNode } from "react";
import { NavLink } from "react-router";
import styled from "styled-components";
import { CountMark } from "../text/count-mark.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { color, hover, transition } from "../theme/css.ts";
import { radius } from "../tokens.ts";

interface Props {
  to: string;
  /** Read aloud and shown on hover. */
  label: string;
  icon: ReactNode;
  /** A number on its corner, none for 0. */
  count?: number;
  /** What the number counts, in words. */
  countLabel?: string;
}

const Face = styled(NavLink)`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.medium};
  color: ${color.text};
  ${transition("background-color")}
  ${hover} { &:hover { background: ${color.accentSoft}; } }
  &[aria-current="page"] { background: ${color.lit}; box-shadow: inset 0 -3px 0 ${color.accent}; }
  &:focus-visible { border-radius: ${radius.medium}; }
`;

/** A link of the bar that is known by its sign, lit where one is. */
export function HeaderIconLink({ to, label, icon, count = 0, countLabel }: Props) {
  return (
    <Face to={to} title={label}>
      <CountMark icon={icon} count={count} />
      <VisuallyHidden>
        {label}
        {count > 0 && countLabel !== undefined && `, ${countLabel}`}
      </VisuallyHidden>
    </Face>
  );
}
