import styled from "styled-components";
import { font } from "../theme/css.ts";
import { typeScale } from "../tokens.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

const Characters = styled.span`
  font-family: ui-monospace, monospace, ${font.body};
  font-size: ${typeScale.label};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
  user-select: all;
`;

/** A long code to be copied by hand, as it is typed. Screen readers spell it, because it is not a word. */
export function SpelledCode({ value }: { value: string }) {
  return (
    <Characters>
      <VisuallyHidden>{[...value].join(" ")}</VisuallyHidden>
      <span aria-hidden>{value}</span>
    </Characters>
  );
}
