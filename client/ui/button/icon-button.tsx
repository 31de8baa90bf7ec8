import type { ComponentProps, ReactNode } from "react";
import styled, { css } from "styled-components";
import { color, hover, transition } from "../theme/css.ts";
import { radius } from "../tokens.ts";
import { Spinner } from "./spinner.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What it does; read aloud and shown on hover. */
  label: string;
  icon: ReactNode;
  variant?: "quiet" | "secondary" | "primary";
  pressed?: boolean;
  /** In progress: keeps the focus, and ignores further presses. */
  busy?: boolean;
}

const filled = css`
  color: ${color.onAccent};
  background: ${color.accent};
`;

const outlined = css`
  border: 2px solid ${color.edge};
  background: ${color.raised};
`;

const StyledButton = styled.button<{ $variant: "quiet" | "secondary" | "primary" }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.medium};
  color: ${color.text};
  ${({ $variant }) => ($variant === "primary" ? filled : $variant === "secondary" ? outlined : "")}
  ${transition("background-color", "transform")}

  > svg { width: 22px; height: 22px; }
  &:focus-visible { border-radius: ${radius.medium}; }
  ${hover} { &:hover:not(:disabled) { background: ${({ $variant }) => ($variant === "primary" ? color.accent : color.accentSoft)}; } }
  &:active:not(:disabled) { transform: scale(0.94); }
  &[aria-pressed="true"] { color: ${color.accentText}; background: ${color.accentSoft}; }
  &:disabled { color: ${color.muted}; cursor: not-allowed; opacity: 0.7; }
  ${({ $variant }) => $variant === "quiet" && `&[aria-disabled="true"]:not([aria-busy="true"]) { color: ${color.muted}; opacity: 0.6; }`}
`;

/** A button that shows an icon alone. */
export function IconButton({
  label,
  icon,
  variant = "quiet",
  pressed,
  busy = false,
  type = "button",
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <StyledButton
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={(event) => !busy && onClick?.(event)}
      $variant={variant}
    >
      {busy ? <Spinner /> : icon}
    </StyledButton>
  );
}
