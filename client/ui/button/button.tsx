import type { ComponentProps, MouseEvent, ReactNode } from "react";
import styled from "styled-components";
import { type ButtonAppearance, type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its column. */
  block?: boolean;
  /** In progress: keeps its text and the focus, and ignores further presses. */
  busy?: boolean;
  icon?: ReactNode;
}

const StyledButton = styled.button<ButtonAppearance>`${buttonStyle}`;

export function Button({
  variant = "primary",
  size = "medium",
  block = false,
  busy = false,
  icon,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`, which would take the focus away from the member who pressed it.
    if (busy || rest["aria-disabled"] === true) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <StyledButton
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      $variant={variant}
      $size={size}
      $block={block}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </StyledButton>
  );
}
