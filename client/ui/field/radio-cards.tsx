import { type ReactNode, type Ref, useId } from "react";
import styled from "styled-components";
import { color, hover, transition } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";
import { FieldGroup } from "./field-group.tsx";

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

interface Props<Value extends string> {
  legend: ReactNode;
  hint?: ReactNode;
  hideLegend?: boolean;
  /** What is wrong with the choice. */
  error?: ReactNode;
  /** The first card's input, for a form that moves the focus there. */
  ref?: Ref<HTMLInputElement>;
  name?: string;
  value: Value | undefined;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
  /** Minimum width of a card in px, which grows with the reader’s text; there are as many in a row as fit. */
  minWidth?: number;
  /** For short labels: the label is centered, and a bar below it marks the chosen one. */
  compact?: boolean;
  disabled?: boolean;
}

const Cards = styled.div<{ $minWidth: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $minWidth }) => $minWidth / 16}rem), 1fr));
  gap: 8px;
`;

const Card = styled.label`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 56px;
  padding: 8px 12px;
  border: 2px solid ${color.edge};
  border-radius: ${radius.medium};
  background: ${color.surface};
  cursor: pointer;
  ${transition("background-color", "border-color")}

  > input { position: absolute; opacity: 0; inset: 0; width: 100%; height: 100%; margin: 0; cursor: inherit; }
  > svg { flex: none; width: 24px; height: 24px; color: ${color.muted}; }
  ${hover} { &:hover:not(:has(:disabled)) { border-color: ${color.accent}; } }
  &:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  &:has(:checked) { border-color: ${color.accent}; background: ${color.lit}; }
  &:has(:checked) > svg { color: ${color.accentText}; }
  &:has(:disabled) { color: ${color.muted}; border-color: ${color.line}; cursor: not-allowed; }
`;

const Chip = styled(Card)`
  justify-content: center;
  padding: 8px;
  font-variant-numeric: tabular-nums;
  &:has(:checked) { box-shadow: inset 0 -4px 0 ${color.accent}; }
`;

const Texts = styled.span`display: grid; flex: 1; min-width: 0;`;
const Name = styled.span`font-weight: 700; line-height: 1.3;`;
const Description = styled.span`color: ${color.muted}; font-size: ${typeScale.small}; line-height: 1.4;`;

// Color alone would not show which card is chosen, so a mark appears as well.
const RadioDot = styled.span`
  flex: none;
  width: 20px;
  height: 20px;
  border: 2px solid ${color.edge};
  border-radius: ${radius.round};
  :checked ~ & { border: 6px solid ${color.accentText}; }
  :disabled ~ & { border-color: ${color.line}; }
`;

/** A choice between a few options, with a card for each. */
export function RadioCards<Value extends string>({
  legend,
  hint,
  hideLegend = false,
  error,
  ref,
  name,
  value,
  options,
  onChange,
  minWidth = 150,
  compact = false,
  disabled = false,
}: Props<Value>) {
  const ownName = useId();
  const OptionCard = compact ? Chip : Card;
  return (
    <FieldGroup {...{ legend, hint, hideLegend, error, disabled }}>
      <Cards $minWidth={minWidth}>
        {options.map((option, index) => (
          <OptionCard key={option.value}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {compact ? (
              <Name>{option.label}</Name>
            ) : (
              <>
                <Texts>
                  <Name>{option.label}</Name>
                  {option.description !== undefined && <Description>{option.description}</Description>}
                </Texts>
                <RadioDot aria-hidden />
              </>
            )}
          </OptionCard>
        ))}
      </Cards>
    </FieldGroup>
  );
}
