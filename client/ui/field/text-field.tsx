import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, type ReactNode, useState } from "react";
import styled from "styled-components";
import { IconButton } from "../button/icon-button.tsx";
import { color } from "../theme/css.ts";
import { controlStyle } from "./control-style.ts";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";
import * as text from "./field-text.ts";

export interface TextFieldProps extends FieldTexts, ComponentProps<"input"> {
  /** An icon at the start of the box. */
  icon?: ReactNode;
}

const Box = styled.div`
  position: relative;
  > svg { position: absolute; top: 50%; left: 12px; width: 20px; height: 20px; color: ${color.muted}; transform: translateY(-50%); pointer-events: none; }
  > button { position: absolute; top: 2px; right: 2px; }
`;

const Input = styled.input<{ $icon: boolean; $reveal: boolean }>`
  ${controlStyle}
  ${({ $icon }) => $icon && "padding-left: calc(32px + 8px);"}
  ${({ $reveal }) => $reveal && "padding-right: 48px;"}
  &[type="search"]::-webkit-search-cancel-button { filter: grayscale(1); }
  /* Chrome's wide gap before its icon would cut off the end of a date in a narrow field. */
  &::-webkit-calendar-picker-indicator { margin-inline-start: 0; }
`;

/** One line of text, with a button that shows a password. Takes the props that `register()` returns. */
export function TextField({ label, hint, error, hideLabel, id, icon, type = "text", ...rest }: TextFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  const isPassword = type === "password";
  return (
    <FieldFrame {...{ label, hint, error, id }} hideLabel={hideLabel ?? false}>
      {(control) => (
        <Box>
          {icon}
          <Input
            {...rest}
            {...control}
            type={isPassword && isVisible ? "text" : type}
            $icon={icon !== undefined}
            $reveal={isPassword}
          />
          {isPassword && (
            <IconButton
              label={isVisible ? text.hidePasswordLabel : text.showPasswordLabel}
              icon={isVisible ? <EyeOff /> : <Eye />}
              onClick={() => setIsVisible(!isVisible)}
              aria-controls={control.id}
            />
          )}
        </Box>
      )}
    </FieldFrame>
  );
}
