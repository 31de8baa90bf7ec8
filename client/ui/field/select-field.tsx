import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import styled from "styled-components";
import { color } from "../theme/css.ts";
import { controlStyle } from "./control-style.ts";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<"select">, "children"> {
  options: readonly Option[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

const Box = styled.div`
  position: relative;
  > svg { position: absolute; top: 50%; right: 14px; width: 20px; height: 20px; color: ${color.muted}; transform: translateY(-50%); pointer-events: none; }
`;

const Select = styled.select`
  ${controlStyle}
  padding-right: 44px;
  appearance: none;
  text-overflow: ellipsis;
`;

/** The phone's own list: nothing we draw opens faster or is known better. */
export function SelectField({
  label,
  hint,
  error,
  hideLabel = false,
  id,
  options,
  placeholder,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, id, hideLabel }}>
      {(wiring) => (
        <Box>
          <Select {...rest} {...wiring}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
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
