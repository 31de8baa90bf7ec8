import styled from "styled-components";
import { Card } from "../../ui/layout/card.tsx";
import { answerTone } from "../../ui/theme/css.ts";
import type { AnswerTone } from "../../ui/tokens.ts";

/** A card in one of the four colors: of a pillar, a program, a kind of something. */
export const ToneCard = styled(Card)<{ $tone: AnswerTone }>`
  border-color: ${({ $tone }) => answerTone($tone).fill};
  background: ${({ $tone }) => answerTone($tone).soft};
`;
