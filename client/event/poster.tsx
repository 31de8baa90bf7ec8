import type { ReactNode } from "react";
import styled from "styled-components";
import { DoorsPicture } from "../ui/illustration/doors-picture.tsx";
import { color } from "../ui/theme/css.ts";
import { radius } from "../ui/tokens.ts";

interface Props {
  /** A photo. Without one, a drawing of an open door. */
  photo?: ReactNode;
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

/** A picture, 16:9, which keeps its room while it loads. */
export function Poster({ photo, flush = false, small = false, children }: Props) {
  return (
    <Frame $flush={flush} $small={small} $isDrawn={photo === undefined}>
      {photo ?? <DoorsPicture />}
      {children !== undefined && <Corner>{children}</Corner>}
    </Frame>
  );
}
