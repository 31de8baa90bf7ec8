import { type ReactNode, useState } from "react";
import styled from "styled-components";
import { color } from "../theme/css.ts";
import { radius } from "../tokens.ts";

interface Props {
  src: string | undefined;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** Drawn where there is no picture, or it does not come. */
  fallback: ReactNode;
  /** Width to height. */
  ratio?: string;
}

const Frame = styled.div<{ $ratio: string }>`
  display: grid;
  place-items: center;
  aspect-ratio: ${({ $ratio }) => $ratio};
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.sceneDeep};
  > img { width: 100%; height: 100%; object-fit: cover; }
  > svg { width: auto; height: 82%; }
`;

/** Keeps its place before the picture is there, so that nothing jumps. */
export function ImageFrame({ src, alt, fallback, ratio = "16 / 9" }: Props) {
  const [failed, setFailed] = useState<string>();
  const shown = src !== undefined && src !== failed;
  return (
    <Frame $ratio={ratio}>
      {shown ? <img src={src} alt={alt} loading="lazy" decoding="async" onError={() => setFailed(src)} /> : fallback}
    </Frame>
  );
}
