import type { ReactNode } from "react";
import styled from "styled-components";
import { NumberText } from "../ui/text/number-text.tsx";
import { SecondaryText } from "../ui/text/text.tsx";
import { color, font } from "../ui/theme/css.ts";
import { radius, typeScale } from "../ui/tokens.ts";
import { bestWordTitle } from "./answer-text.ts";

const Word = styled.span<{ $large?: boolean }>`
  font: 600 ${({ $large }) => ($large ? typeScale.heading : typeScale.lead)}/1.3 ${font.display};
  letter-spacing: 0.08em;
`;

const BestWordBox = styled.div`
  padding: 12px 16px;
  border: 2px solid ${color.accent};
  border-radius: ${radius.medium};
  background: ${color.lit};
`;

const BestRow = styled.div`display: flex; gap: 12px; align-items: baseline; justify-content: space-between;`;

/** The best word that the letters made, with its points. */
export function BestWord({ word, points }: { word: string; points: number }) {
  return (
    <BestWordBox>
      <SecondaryText>{bestWordTitle}</SecondaryText>
      <BestRow>
        <Word $large>{word}</Word>
        <NumberText value={points} />
      </BestRow>
    </BestWordBox>
  );
}

const Item = styled.li<{ $mine: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: 12px;
  align-items: center;
  padding: 4px 12px;
  border-radius: ${radius.small};
  background: ${({ $mine }) => ($mine ? color.lit : "transparent")};
  > :nth-child(2) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Roles = styled.span`
  grid-column: 2 / -1;
  margin-block: -12px 4px;
  &:empty { display: none; }
`;

interface Props {
  avatar: ReactNode;
  name: string;
  /** The player's roles as badges, on a line of their own. */
  roles: ReactNode;
  word: string;
  points: number;
  mine: boolean;
}

/** One row of a list: a player's word in this round, with its points. */
export function WordLine({ avatar, name, roles, word, points, mine }: Props) {
  return (
    <Item $mine={mine}>
      {avatar}
      <span>{name}</span>
      <Word>{word}</Word>
      <NumberText value={points} size="lead" />
      <Roles>{roles}</Roles>
    </Item>
  );
}

/** Wraps a text field whose content is a word in capitals. */
export const CapitalsField = styled.div<{ $isHint?: boolean }>`
  ${({ $isHint }) => $isHint && "input { border-color: transparent; background: transparent; text-align: center; }"}
  input:not(:placeholder-shown) { text-transform: uppercase; letter-spacing: 0.12em; font-weight: 700; }
`;
