import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { color } from "../theme/css.ts";
import { controlStyle } from "./control-style.ts";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";

export interface TextAreaProps extends FieldTexts, ComponentProps<"textarea"> {
  /** Starts as one line, as in a chat. */
  compact?: boolean;
}

// Grows with its text, up to a third of the screen, in browsers that support it.
const Area = styled.textarea<{ $compact: boolean }>`
  ${controlStyle}
  min-height: ${({ $compact }) => ($compact ? "48px" : "96px")};
  max-height: ${({ $compact }) => ($compact ? "30vh" : "40vh")};
  resize: ${({ $compact }) => ($compact ? "none" : "vertical")};
  field-sizing: content;
  &:read-only { color: ${color.muted}; background: ${color.ground}; }
`;

const growsByItself = () => CSS.supports("field-sizing", "content");

/** For browsers without `field-sizing`. */
function grow(area: HTMLTextAreaElement | null): void {
  if (!area || growsByItself()) return;
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** Several lines of text. */
export function TextArea({ label, hint, error, hideLabel = false, id, compact = false, ref, ...rest }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its height follows what is written
  useLayoutEffect(() => {
    if (compact) grow(area.current);
  }, [compact, rest.value]);
  return (
    <FieldFrame {...{ label, hint, error, id, hideLabel }}>
      {(control) => <Area {...rest} {...control} ref={area} $compact={compact} />}
    </FieldFrame>
  );
}
