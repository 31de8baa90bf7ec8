import type { ReactNode } from "react";
import styled from "styled-components";
import type { Photo } from "../../../../schema/thread/attachment.ts";
import { color } from "../../../ui/theme/css.ts";
import { radius } from "../../../ui/tokens.ts";
import { NEARER_PX, photoBoxStyle } from "./photo-box.ts";

export interface FramedPhoto {
  photo: Pick<Photo, "width" | "height"> & { preview?: string };
  /** Nothing but the time is below it. */
  isLast?: boolean;
}

interface Props extends FramedPhoto {
  /** The photo itself is there, and hides the preview. */
  isLoaded?: boolean;
  children?: ReactNode;
}

const Frame = styled.div<{ $isLast: boolean }>`
  position: relative;
  overflow: hidden;
  margin: 4px -${NEARER_PX}px ${({ $isLast }) => ($isLast ? 0 : 8)}px;
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  white-space: normal;
  > *, > button > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
`;

/** Larger than its frame, so that its blurred edges are outside. */
const Preview = styled.img`filter: blur(12px); transform: scale(1.2);`;

/** The room of a photo, with its blurred preview until the photo is there. */
export function PhotoFrame({ photo, isLast = false, isLoaded = false, children }: Props) {
  return (
    <Frame $isLast={isLast} style={photoBoxStyle(photo)}>
      {photo.preview && !isLoaded && (
        <Preview src={`data:image/webp;base64,${photo.preview}`} alt="" aria-hidden decoding="async" />
      )}
      {children}
    </Frame>
  );
}
