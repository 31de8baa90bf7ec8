import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import styled from "styled-components";
import { color } from "../theme/css.ts";
import { controlStyle } from "./control-style.ts";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Props extends FieldTexts, ComponentProps<"select"> {
  options: readonly Option[];
}

const Box = styled.div`
  position: relative;
  > svg { position: absolute; top: 50%; right: 12px; width: 20px; height: 20px; color: ${color.muted}; transform: translateY(-50%); pointer-events: none; }
`;

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: 48px;
  text-overflow: ellipsis;
  cursor: pointer;
`;

/** A choice of one among several short options, in little space. Takes the props that `register()` returns. */
export function SelectField({ label, hint, error, hideLabel = false, id, options, ...rest }: Props) {
  return (
    <FieldFrame {...{ label, hint, error, id, hideLabel }}>
      {(control) => (
        <Box>
          <Select {...rest} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <ChevronDown aria-hidden />
        </Box>
      )}
    </FieldFrame>
  );
}
