import type { ComponentProps } from "react";
import styled from "styled-components";
import { ProgressBar } from "../feedback/progress-bar.tsx";
import { color, font } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";
import { controlStyle } from "./control-style.ts";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";
import * as text from "./field-text.ts";

interface Props extends FieldTexts, Omit<ComponentProps<"input">, "type"> {
  /** How much of the file has been sent, from 0 to 1. Null or left out while nothing is being sent. */
  progress?: number | null;
}

const Input = styled.input`
  ${controlStyle}
  padding: 4px;
  text-overflow: ellipsis;
  &::file-selector-button {
    min-height: 44px;
    margin-inline-end: 12px;
    padding: 0 12px;
    border: 0;
    border-radius: ${radius.small};
    color: ${color.text};
    background: ${color.accentSoft};
    font-family: ${font.body};
    font-size: ${typeScale.label};
    font-weight: 700;
    cursor: pointer;
  }
`;

/** Chooses one file. Takes the props of an input. */
export function FileField({ label, hint, error, hideLabel = false, id, progress = null, ...rest }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, id, hideLabel }}>
      {(wiring) => (
        <>
          <Input {...rest} {...wiring} type="file" />
          {progress !== null && <ProgressBar label={text.uploadProgressLabel} value={progress} />}
        </>
      )}
    </FieldFrame>
  );
}
