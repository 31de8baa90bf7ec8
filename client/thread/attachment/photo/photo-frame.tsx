import type { ReactNode } from "react";
import styled from "styled-components";
import type { Photo } from "../../../../schema/thread/attachment.ts";
import { color } from "../../../ui/theme/css.ts";
import { radius } from "../../../ui/tokens.ts";
import { photoBoxStyle } from "./photo-box.ts";

interface Props {
  photo: Pick<Photo, "width" | "height"> & { preview?: string };
  /** The photo itself is there, and hides the preview. */
  isLoaded?: boolean;
  children?: ReactNode;
}

/** Nearer to the edges of the bubble than its text is. */
const Frame = styled.div`
  position: relative;
  overflow: hidden;
  margin: 4px -8px 8px;
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  white-space: normal;
  > *, > button > img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
`;

/** Larger than its frame, so that its blurred edges are outside. */
const Preview = styled.img`filter: blur(12px); transform: scale(1.2);`;

/** The room of a photo, with its blurred preview until the photo is there. */
export function PhotoFrame({ photo, isLoaded = false, children }: Props) {
  return (
    <Frame style={photoBoxStyle(photo)}>
      {photo.preview && !isLoaded && (
        <Preview src={`data:image/webp;base64,${photo.preview}`} alt="" aria-hidden decoding="async" />
      )}
      {children}
    </Frame>
  );
}
