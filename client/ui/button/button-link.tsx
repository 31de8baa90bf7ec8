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

const RouterLink = styled(Link)<ButtonLook>`${buttonStyle}`;
const PlainLink = styled.a<ButtonLook>`${buttonStyle}`;

/** A link that looks like a button. */
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
      <PlainLink {...(rest as ComponentProps<"a">)} {...look}>
        {icon}
        {children}
      </PlainLink>
    );
  }
  return (
    <RouterLink {...rest} {...look}>
      {icon}
      {children}
    </RouterLink>
  );
}
