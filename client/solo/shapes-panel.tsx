import styled from "styled-components";
import type { SoloMarks } from "../../schema/solo/solo.ts";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { color } from "../ui/theme/css.ts";
import { typeScale } from "../ui/tokens.ts";
import { shapesOf, spokenShapes } from "./solo-text.ts";

const Shapes = styled.p`color: ${color.accentText}; font-size: ${typeScale.lead}; font-weight: 700;`;

/** A game as a row of shapes. */
export const SoloShapes = (marks: SoloMarks) => (
  <Shapes>
    <span aria-hidden>{shapesOf(marks)}</span>
    <VisuallyHidden>{spokenShapes(marks)}</VisuallyHidden>
  </Shapes>
);
