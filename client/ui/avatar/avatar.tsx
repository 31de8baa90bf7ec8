import UserRound from "lucide-react/icons/user-round";
import { useState } from "react";
import styled from "styled-components";
import { color, font, playerTone } from "../theme/css.ts";
import { type PlayerTone, radius } from "../tokens.ts";
import { initialsOf, toneOf } from "./avatar-name.ts";

interface Props {
  name: string;
  /** The color, if it doesn't follow from the name: in a game it belongs to the seat. A picture has a rim of it. */
  tone?: PlayerTone;
  /** Replaces the name's initials where two people would have the same ones. */
  initials?: string;
  /** Side in px. */
  size?: number;
  /** A picture, if there is one. */
  src?: string | null | undefined;
  /** Draws a ring around it: this person is here now. */
  lit?: boolean;
}

const Circle = styled.span<{ $size: number; $rim: number; $fill: string; $on: string; $lit: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: ${radius.round};
  color: ${({ $on }) => $on};
  background: ${({ $fill }) => $fill};
  box-shadow: ${({ $lit }) => ($lit ? `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.accent}` : "none")};
  font-family: ${font.display};
  font-size: ${({ $size }) => Math.round($size * 0.4)}px;
  font-weight: 600;
  line-height: 1;
  user-select: none;
  > img { width: 100%; height: 100%; border: ${({ $rim }) => $rim}px solid transparent; border-radius: inherit; object-fit: cover; }
  > svg { width: 58%; height: 58%; }
`;

/** A member's picture or initials. Always shown beside the written name, so screen readers skip it. */
export function Avatar({ name, tone, initials = initialsOf(name), size = 44, src, lit = false }: Props) {
  const { fill, on } = playerTone(tone ?? toneOf(name));
  // A picture that cannot be loaded, such as one that was removed in the meantime.
  const [failed, setFailed] = useState("");
  const rim = tone ? Math.max(2, Math.round(size / 16)) : 0;
  return (
    <Circle aria-hidden $size={size} $rim={rim} $fill={fill} $on={on} $lit={lit}>
      {src && src !== failed ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        initials || <UserRound />
      )}
    </Circle>
  );
}
