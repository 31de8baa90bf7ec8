import type { ReactNode } from "react";
import styled from "styled-components";
import { color } from "../theme/css.ts";
import { radius } from "../tokens.ts";
import { DoorsPicture } from "./doors-picture.tsx";

export interface PosterImage {
  src: string;
  /** The same picture in several widths: "/a-480.webp 480w, …". */
  srcSet?: string;
  /** For a picture that isn’t described beside it. */
  alt?: string;
}

interface Props {
  /** Without an image, a drawing of an open door. */
  image?: PosterImage | undefined;
  /** How wide the poster is on which screens, so that the browser fetches no larger image than it needs. */
  sizes?: string;
  /** The largest thing on the screen: fetched first instead of when it comes near. */
  eager?: boolean;
  /** At the top of a card, whose corners it takes. */
  flush?: boolean;
  /** At the start of a row of a list. */
  small?: boolean;
  /** Shown in the lower corner. */
  children?: ReactNode;
}

const Frame = styled.div<{ $flush: boolean; $small: boolean; $isDrawn: boolean }>`
  position: relative;
  aspect-ratio: 16 / 9;
  ${({ $small }) => $small && "flex: none; width: 80px;"}
  border-radius: ${({ $flush, $small }) => ($flush ? `${radius.inner} ${radius.inner} 0 0` : $small ? radius.small : radius.large)};
  background: ${({ $isDrawn }) => ($isDrawn ? color.accentSoft : color.scene)};
  > img, > svg { position: absolute; inset: 0; width: 100%; height: 100%; border-radius: inherit; }
  > img { object-fit: cover; }
  > svg { padding: 3% 0 0; }
`;
const Corner = styled.div`position: absolute; bottom: -20px; left: 16px;`;

/** A picture, 16:9, which keeps its room while it loads. Without a text of its own it decorates what is written beside it. */
export function Poster({ image, sizes, eager = false, flush = false, small = false, children }: Props) {
  return (
    <Frame $flush={flush} $small={small} $isDrawn={image === undefined}>
      {image ? (
        <img
          alt=""
          {...image}
          sizes={sizes}
          width={1600}
          height={900}
          loading={eager ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : "auto"}
          decoding="async"
        />
      ) : (
        <DoorsPicture />
      )}
      {children !== undefined && <Corner>{children}</Corner>}
    </Frame>
  );
}
