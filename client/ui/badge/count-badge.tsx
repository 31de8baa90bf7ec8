import type { ReactNode } from "react";
import styled from "styled-components";
import { shortCount } from "../format/short-count.ts";
import { color } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

const IconBox = styled.span`
  position: relative;
  display: inline-grid;
  > svg { width: 22px; height: 22px; }
`;

// A long number grows over its own icon, not over the next one. The border has the background's color, so the number stands out.
const Count = styled.span`
  position: absolute;
  right: -13px;
  bottom: 46%;
  padding: 0 4px;
  border: 2px solid ${color.ground};
  border-radius: ${radius.round};
  color: ${color.onAccent};
  background: ${color.accent};
  box-sizing: content-box;
  min-width: 8px;
  font-size: ${typeScale.tiny};
  font-weight: 800;
  line-height: 18px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;

/** A number on the corner of an icon. Screen readers skip it, so the caller also says it in words. */
export function CountBadge({ count, icon }: { count: number; icon: ReactNode }) {
  return (
    <IconBox>
      {icon}
      {count > 0 && <Count aria-hidden>{shortCount(count)}</Count>}
    </IconBox>
  );
}
