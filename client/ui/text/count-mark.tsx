import type { ReactNode } from "react";
import styled from "styled-components";
import { color } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";
import { shortCount } from "./short-count.ts";

const Frame = styled.span`
  position: relative;
  display: inline-grid;
  > svg { width: 22px; height: 22px; }
`;

// A long one grows over the icon, not over what stands beside it. Its edge is the ground's colour, so that it stands apart from the lines of the icon.
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

/** A number on the corner of an icon, for the eye alone: whoever shows it says it in words too. */
export function CountMark({ count, icon }: { count: number; icon: ReactNode }) {
  return (
    <Frame>
      {icon}
      {count > 0 && <Mark aria-hidden>{shortCount(count)}</Mark>}
    </Frame>
  );
}
