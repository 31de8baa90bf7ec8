import { css } from "styled-components";
import { color, transition } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

/** The style of inputs. The type is at least 16 px, because iOS zooms the page into smaller fields. */
export const controlStyle = css`
  width: 100%;
  min-height: 48px;
  padding: 8px 12px;
  border: 2px solid ${color.edge};
  border-radius: ${radius.medium};
  color: ${color.text};
  background: ${color.raised};
  font-size: ${typeScale.label};
  line-height: 1.4;
  ${transition("border-color")}

  &::placeholder { color: ${color.muted}; opacity: 1; }
  &:focus-visible { border-color: ${color.focus}; border-radius: ${radius.medium}; outline-offset: 0; }
  &[aria-invalid="true"] { border-color: ${color.danger}; }
  &:disabled { color: ${color.muted}; background: ${color.ground}; cursor: not-allowed; }
`;
