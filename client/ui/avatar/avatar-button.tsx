import type { ComponentProps } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { radius } from "../tokens.ts";
import { Avatar } from "./avatar.tsx";

interface Props extends Omit<ComponentProps<"button">, "children" | "name" | "onClick"> {
  /** What it opens; read aloud and shown on hover. */
  label: string;
  /** Whose picture it shows. */
  name: string;
  /** The picture, if there is one. */
  src?: string | null | undefined;
  busy?: boolean;
  onPress: () => void;
}

const RoundButton = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius.round};
  &:focus-visible { border-radius: ${radius.round}; }
  &[aria-busy="true"] { opacity: 0.6; }
`;

/** A member's picture as a button. */
export function AvatarButton({ label, name, src, busy = false, onPress, ...rest }: Props) {
  return (
    <RoundButton {...rest} type="button" title={label} aria-busy={busy || undefined} onClick={onPress}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Avatar name={name} src={src} size={40} />
    </RoundButton>
  );
}
