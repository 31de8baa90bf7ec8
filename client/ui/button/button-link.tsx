import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import styled from "styled-components";
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts";

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  icon?: ReactNode;
}

/** `to` stays inside the app, `href` leaves it. */
export type ButtonLinkProps = Look & (ComponentProps<typeof Link> | (ComponentProps<"a"> & { to?: never }));

const InnerFace = styled(Link)<ButtonLook>`${buttonStyle}`;
const OuterFace = styled.a<ButtonLook>`${buttonStyle}`;

export function ButtonLink({
  variant = "primary",
  size = "medium",
  block = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  const look = { $variant: variant, $size: size, $block: block };
  if (rest.to === undefined) {
    return (
      <OuterFace {...(rest as ComponentProps<"a">)} {...look}>
        {icon}
        {children}
      </OuterFace>
    );
  }
  return (
    <InnerFace {...rest} {...look}>
      {icon}
      {children}
    </InnerFace>
  );
}
