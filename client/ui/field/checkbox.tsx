import { type ComponentProps, useEffect, useRef } from "react";
import styled from "styled-components";
import { color } from "../theme/css.ts";
import { radius } from "../tokens.ts";

export const CheckboxInput = styled.input`
  forced-color-adjust: none;
  appearance: none;
  position: relative;
  flex: none;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  margin: 8px 0;
  border: 2px solid ${color.edge};
  border-radius: ${radius.small};
  background: ${color.raised};
  cursor: pointer;
  /* Extends the touch area to 44 px. */
  &::before { content: ""; position: absolute; inset: -10px; }
  &::after { content: ""; width: 8px; height: 14px; margin-top: -4px; border: solid transparent; border-width: 0 3px 3px 0; transform: rotate(42deg); }
  &:checked, &:indeterminate { border-color: ${color.accent}; background: ${color.accent}; }
  &:checked::after { border-color: ${color.onAccent}; }
  &:indeterminate::after { width: 12px; height: 0; margin: 0; border-width: 0 0 3px; border-color: ${color.onAccent}; transform: none; }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
`;

interface Props extends Omit<ComponentProps<"input">, "type" | "onChange" | "checked"> {
  /** Read aloud and shown on hover. For a box with a visible label, use Switch. */
  label: string;
  /** `mixed` if only some of the rows that it selects are selected. */
  checked: boolean | "mixed";
  onChange: (isChecked: boolean) => void;
}

/** A checkbox without a visible label, for the rows of a table. */
export function Checkbox({ label, checked, onChange, ...rest }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === "mixed";
  }, [checked]);
  return (
    <CheckboxInput
      {...rest}
      ref={box}
      type="checkbox"
      aria-label={label}
      title={label}
      checked={checked === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
