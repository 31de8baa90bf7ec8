import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import styled from "styled-components";
import { type ButtonAppearance, type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts";

interface Appearance {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  icon?: ReactNode;
}

/** `to` stays inside the app, `href` leaves it. */
export type ButtonLinkProps = Appearance & (ComponentProps<typeof Link> | (ComponentProps<"a"> & { to?: never }));

const RouterLink = styled(Link)<ButtonAppearance>`${buttonStyle}`;
const PlainLink = styled.a<ButtonAppearance>`${buttonStyle}`;

/** A link that looks like a button. */
export function ButtonLink({
  variant = "primary",
  size = "medium",
  block = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  const appearance = { $variant: variant, $size: size, $block: block };
  if (rest.to === undefined) {
    return (
      <PlainLink {...(rest as ComponentProps<"a">)} {...appearance}>
        {icon}
        {children}
      </PlainLink>
    );
  }
  return (
    <RouterLink {...rest} {...appearance}>
      {icon}
      {children}
    </RouterLink>
  );
}
