import styled from "styled-components";
import { FieldFrame, type FieldTexts } from "../../ui/field/field-frame.tsx";
import { color, font } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";

interface Props extends FieldTexts {
  /** How many characters it takes. */
  length: number;
  value: string;
  readOnly?: boolean;
  onChange: (value: string) => void;
}

// A single input, so that pasting, autofill and screen readers work as usual. The cells are drawn behind it.
const Box = styled.div`
  container-type: inline-size;
  position: relative;
  height: 56px;
`;

const Cells = styled.div`
  display: flex;
  gap: 8px;
  position: absolute;
  inset: 0;
  pointer-events: none;
  @container (max-width: 240px) { gap: 4px; }
`;

const Cell = styled.span<{ $isActive: boolean }>`
  display: grid;
  flex: 0 1 52px;
  min-width: 0;
  place-items: center;
  border: 2px solid ${color.edge};
  border-radius: ${radius.small};
  background: ${color.raised};
  font: 600 ${typeScale.title}/1 ${font.display};
  @container (max-width: 240px) { font-size: ${typeScale.lead}; }
  ${({ $isActive }) => $isActive && `border-color: ${color.focus}; box-shadow: 0 0 0 1px ${color.focus};`}
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
  color: transparent;
  background: transparent;
  caret-color: transparent;
  font-size: ${typeScale.label};
  text-transform: uppercase;
  &:focus-visible { outline: none; }
  &::selection { background: transparent; }
  &:not(:focus) ~ div > span { border-color: ${color.edge}; box-shadow: none; }
  &[aria-invalid="true"] ~ div > span { border-color: ${color.danger}; }
`;

/** A short code with one cell per character. */
export function CodeField({ label, hint, error, hideLabel, length, value, readOnly, onChange }: Props) {
  const cells = Array.from({ length }, (_, index) => value[index] ?? "");
  return (
    <FieldFrame {...{ label, hint, error }} hideLabel={hideLabel ?? false}>
      {(control) => (
        <Box>
          <Input
            {...control}
            value={value}
            readOnly={readOnly}
            maxLength={length + 4}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) =>
              onChange(event.currentTarget.value.replace(/[\s-]/g, "").toUpperCase().slice(0, length))
            }
          />
          <Cells aria-hidden>
            {cells.map((character, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its index
              <Cell key={index} $isActive={index === Math.min(value.length, length - 1)}>
                {character}
              </Cell>
            ))}
          </Cells>
        </Box>
      )}
    </FieldFrame>
  );
}
