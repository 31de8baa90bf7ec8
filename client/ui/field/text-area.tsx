import type { ComponentProps } from "react";
import styled from "styled-components";
import { controlStyle } from "./control-style.ts";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";

export interface TextAreaProps extends FieldTexts, ComponentProps<"textarea"> {}

// Grows with what is written where the browser can, up to a third of the screen.
const Area = styled.textarea`
  ${controlStyle}
  min-height: 96px;
  max-height: 40vh;
  resize: vertical;
  field-sizing: content;
`;

/** Several lines of text. */
export function TextArea({ label, hint, error, hideLabel = false, id, ...rest }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, id, hideLabel }}>{(wiring) => <Area {...rest} {...wiring} />}</FieldFrame>
  );
}
