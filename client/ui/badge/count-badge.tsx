import type { ReactNode } from "react";
import styled from "styled-components";
import { shortCount } from "../format/short-count.ts";
import { color } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

const Frame = styled.span`
  position: relative;
  display: inline-grid;
  > svg { width: 22px; height: 22px; }
`;

// A long number grows over the icon, not over its neighbor. A border in the ground's color separates it from the icon.
const Mark = styled.span`
  position: absolute;
  right: -13px;
  bottom: 60%;
  padding: 0 5px;
  border: 2px solid ${color.ground};
  border-radius: ${radius.round};
  color: ${color.onAccent};
  background: ${color.accent};
  box-sizing: content-box;
  min-width: 8px;
  font-size: ${typeScale.micro};
  font-weight: 800;
  line-height: 18px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;

/** A number on the corner of an icon. It is visual only, so the caller also gives it in words. */
export function CountBadge({ count, icon }: { count: number; icon: ReactNode }) {
  return (
    <Frame>
      {icon}
      {count > 0 && <Mark aria-hidden>{shortCount(count)}</Mark>}
    </Frame>
  );
}
