import styled from "styled-components";
import { answerTone } from "../theme/css.ts";
import type { AnswerTone } from "../tokens.ts";
import { Card } from "./card.tsx";

/** A card in one of the four colors: of a pillar, a program, a kind of something. */
export const ToneCard = styled(Card)<{ $tone: AnswerTone }>`
  border-color: ${({ $tone }) => answerTone($tone).fill};
  background: ${({ $tone }) => answerTone($tone).soft};
`;
