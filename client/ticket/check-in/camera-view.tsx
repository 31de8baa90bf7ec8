import type { ReactNode, Ref } from "react";
import styled from "styled-components";
import { color } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";

interface Props {
  videoRef: Ref<HTMLVideoElement>;
  /** What the camera is for, for screen readers. */
  label: string;
  /** Over the picture, for example while the camera starts. */
  children?: ReactNode;
}

const Box = styled.div`
  position: relative;
  overflow: hidden;
  height: 100%;
  border-radius: ${radius.large};
  background: ${color.surface};
`;

const Picture = styled.video`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** The square that is read. */
const Target = styled.div`
  position: absolute;
  inset: 50% auto auto 50%;
  width: min(72%, 260px);
  aspect-ratio: 1;
  border: 3px solid ${color.lampWhite};
  border-radius: ${radius.large};
  transform: translate(-50%, -50%);
  pointer-events: none;
`;

const Over = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  &:empty { display: none; }
`;

/** What the camera sees, with a frame that shows where to hold a code. */
export function CameraView({ videoRef, label, children }: Props) {
  return (
    <Box>
      <Picture ref={videoRef} aria-label={label} muted playsInline />
      <Target aria-hidden />
      <Over>{children}</Over>
    </Box>
  );
}
