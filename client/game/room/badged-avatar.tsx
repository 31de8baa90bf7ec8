import type { ReactNode } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { color } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";

const AvatarBox = styled.span<{ $faded: boolean }>`
  position: relative;
  display: inline-grid;
  > span:first-child { opacity: ${({ $faded }) => ($faded ? 0.55 : 1)}; }
`;

const CornerBadge = styled.span<{ $tone: "accent" | "success" | "warning"; $corner: "start" | "end" }>`
  position: absolute;
  ${({ $corner }) => ($corner === "start" ? "top: -7px; left: -7px;" : "right: -7px; bottom: -5px;")}
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  border: 2px solid ${color.surface};
  border-radius: ${radius.round};
  color: ${({ $tone }) => ({ accent: color.onAccent, success: color.onSuccess, warning: color.onWarning })[$tone]};
  background: ${({ $tone }) => color[$tone]};
  > svg { width: 10px; height: 10px; stroke-width: 3; }
`;

interface BadgeProps {
  tone: "accent" | "success" | "warning";
  corner: "start" | "end";
  icon: ReactNode;
  /** What the badge means, for screen readers. */
  label: string;
}

/** A small round badge on a corner of an avatar. */
export function AvatarBadge({ tone, corner, icon, label }: BadgeProps) {
  return (
    <CornerBadge $tone={tone} $corner={corner}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </CornerBadge>
  );
}

interface Props {
  /** This person is away. */
  faded: boolean;
  avatar: ReactNode;
  children: ReactNode;
}

/** An avatar with badges on its corners. */
export function BadgedAvatar({ faded, avatar, children }: Props) {
  return (
    <AvatarBox $faded={faded}>
      {avatar}
      {children}
    </AvatarBox>
  );
}
