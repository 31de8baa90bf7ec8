import { Overlay } from "@radix-ui/react-dialog";
import styled, { keyframes } from "styled-components";
import { color } from "../theme/css.ts";
import { layer, motion } from "../tokens.ts";

const appear = keyframes`from { opacity: 0; }`;

/** Darkens the page behind a dialog or a drawer. */
export const Scrim = styled(Overlay)`
  position: fixed;
  z-index: ${layer.scrim};
  inset: 0;
  background: ${color.scrim};
  animation: ${appear} ${motion.calm}ms ease-out;
`;
