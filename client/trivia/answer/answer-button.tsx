import Check from "lucide-react/icons/check";
import Send from "lucide-react/icons/send";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import styled, { css, keyframes } from "styled-components";
import { Spinner } from "../../ui/button/spinner.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { answerTone, color, font, hover, transition } from "../../ui/theme/css.ts";
import { type AnswerTone, motion, radius, typeScale } from "../../ui/tokens.ts";
import { AnswerShape } from "./answer-shape.tsx";

export type AnswerState = "idle" | "sending" | "sent" | "right" | "wrong" | "dim";

interface Props {
  tone: AnswerTone;
  /** Shown on the shape: A, B, C or D. */
  letter: string;
  state?: AnswerState;
  /** What the state means, for screen readers: "sent", "right answer". */
  stateText?: string;
  /** Something short at the end, such as how many players chose it. */
  note?: ReactNode;
  onChoose?: () => void;
  /** True while players may not choose yet. */
  disabled?: boolean;
  children: ReactNode;
}

interface Paint {
  $tone: AnswerTone;
  $state: AnswerState;
}

const settle = keyframes`from { transform: scale(0.97); }`;
const shake = keyframes`25% { transform: translateX(-5px); } 75% { transform: translateX(5px); }`;

const filled = (fill: string, on: string) => css`
  color: ${on};
  border-color: ${fill};
  background: ${fill};
  --shape: ${on};
  --letter: ${fill};
  opacity: 1;
`;

const stateStyles: Record<AnswerState, (tone: AnswerTone) => ReturnType<typeof css> | string> = {
  idle: () => "",
  sending: (tone) => filled(answerTone(tone).fill, answerTone(tone).on),
  sent: (tone) => filled(answerTone(tone).fill, answerTone(tone).on),
  right: () => filled(color.success, color.onSuccess),
  wrong: () => css`border-color: ${color.danger}; background: ${color.dangerSoft}; --icon: ${color.danger};`,
  dim: () => css`color: ${color.muted}; border-color: ${color.line}; background: ${color.surface};`,
};

const stateAnimations: Partial<Record<AnswerState, ReturnType<typeof css>>> = {
  sending: css`animation: ${settle} ${motion.calm}ms ${motion.settle};`,
  right: css`animation: ${settle} ${motion.slow}ms ${motion.settle};`,
  wrong: css`animation: ${shake} ${motion.calm}ms ease-in-out;`,
};

const Tile = styled.button<Paint>`
  --shape: ${({ $tone }) => answerTone($tone).fill};
  --letter: ${({ $tone }) => answerTone($tone).on};
  display: flex;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-height: 56px;
  padding: 4px 12px 4px 8px;
  border: 2px solid ${({ $tone }) => answerTone($tone).fill};
  border-radius: ${radius.medium};
  color: ${color.text};
  background: ${({ $tone }) => answerTone($tone).soft};
  font-size: ${typeScale.body};
  font-weight: 700;
  line-height: 1.25;
  text-align: start;
  ${transition("background-color", "border-color", "transform")}
  ${({ $state, $tone }) => stateStyles[$state]($tone)}
  ${({ $state }) => stateAnimations[$state]}
  &:focus-visible { border-radius: ${radius.medium}; }
  &[aria-disabled="true"] { cursor: default; }
  &:not([aria-disabled="true"]):active { transform: scale(0.98); }
  ${hover} { &:not([aria-disabled="true"]):hover { filter: brightness(1.06); } }
`;

const ShapeBox = styled.span<Paint>`
  position: relative;
  display: grid;
  flex: none;
  width: 40px;
  height: 40px;
  place-items: center;
  color: var(--shape);
  opacity: ${({ $state }) => ($state === "dim" ? 0.55 : 1)};
  > svg { grid-area: 1 / 1; width: 100%; height: 100%; }
  > b { grid-area: 1 / 1; z-index: 1; color: var(--letter); font: 700 ${typeScale.lead}/1 ${font.display}; }
`;

const AnswerText = styled.span`flex: 1; min-width: 0; overflow-wrap: anywhere;`;
const End = styled.span`display: flex; flex: none; align-items: center; font-size: ${typeScale.small}; > svg { width: 24px; height: 24px; color: var(--icon, currentColor); stroke-width: 3; }`;

const stateIcons: Record<AnswerState, ReactNode> = {
  idle: null,
  sending: <Spinner />,
  sent: <Send />,
  right: <Check />,
  wrong: <X />,
  dim: null,
};

/** One of four answers, with its own color, shape and letter, and a style for each state. */
export function AnswerButton({
  tone,
  letter,
  state = "idle",
  stateText,
  note,
  onChoose,
  disabled = false,
  children,
}: Props) {
  const isOpen = state === "idle" && !disabled;
  const isChosen = state === "sending" || state === "sent";
  return (
    <Tile
      type="button"
      $tone={tone}
      $state={state}
      aria-disabled={!isOpen}
      aria-pressed={isChosen}
      onClick={() => isOpen && onChoose?.()}
    >
      <ShapeBox $tone={tone} $state={state}>
        <AnswerShape tone={tone} />
        <b>{letter}</b>
      </ShapeBox>
      <AnswerText>
        <VisuallyHidden>{", "}</VisuallyHidden>
        {children}
      </AnswerText>
      <End>
        {note}
        {stateIcons[state]}
        {stateText !== undefined && <VisuallyHidden>{`, ${stateText}`}</VisuallyHidden>}
      </End>
    </Tile>
  );
}
