import styled from "styled-components";
import { color } from "../../ui/theme/css.ts";
import { typeScale } from "../../ui/tokens.ts";
import type { PaletteEntry } from "./palette-entry.tsx";

/** As wide as an avatar, so that the titles of all kinds begin below one another. */
const Start = styled.span`display: grid; flex: none; place-items: center; width: 36px;`;
const Lines = styled.span`display: grid; min-width: 0;`;
const Detail = styled.span`color: ${color.muted}; font-size: ${typeScale.small}; font-weight: 400;`;

/** What an option of the palette shows. */
export const PaletteOption = ({ start, title, detail }: PaletteEntry) => (
  <>
    <Start>{start}</Start>
    <Lines>
      <span>{title}</span>
      {detail !== undefined && <Detail>{detail}</Detail>}
    </Lines>
  </>
);
