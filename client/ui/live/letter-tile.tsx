import styled, { css } from "styled-components";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { color, font, landscapePhone, largeScreen, transition } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

export type TileState = "idle" | "placed" | "used";

interface Props {
  letter: string;
  /** What it counts, in the corner. */
  value?: number;
  state?: TileState;
  /** "A, 1 point": for those who do not see it. */
  label: string;
  onPress?: () => void;
}

const stateStyles: Record<TileState | "empty", ReturnType<typeof css> | string> = {
  idle: "",
  placed: css`color: ${color.onAccent}; border-color: ${color.accent}; background: ${color.accent}; box-shadow: inset 0 -4px 0 ${color.accentDeep};`,
  used: css`color: ${color.muted}; border-color: ${color.line}; background: transparent; box-shadow: none;`,
  empty: css`border-style: dashed; background: transparent; box-shadow: none;`,
};

const Face = styled.button<{ $state: TileState | "empty" }>`
  position: relative;
  display: grid;
  flex: 1 1 0;
  place-items: center;
  min-width: 36px;
  max-width: 60px;
  height: 56px;
  padding-bottom: 4px;
  border: 2px solid ${color.edge};
  border-radius: ${radius.small};
  background: ${color.raised};
  box-shadow: inset 0 -4px 0 ${color.line};
  font: 600 ${typeScale.symbol}/1 ${font.display};
  ${transition("transform", "background-color")}
  ${landscapePhone} { min-width: 32px; height: 50px; }
  ${largeScreen} { max-width: 76px; height: 76px; font-size: ${typeScale.largeSymbol}; }
  ${({ $state }) => stateStyles[$state]}
  &:active:not([aria-disabled="true"]) { transform: translateY(2px); }
  &[aria-disabled="true"] { cursor: default; }
`;

const Value = styled.small`
  position: absolute;
  right: 5px;
  bottom: 6px;
  font: 700 ${typeScale.micro}/1 ${font.body};
`;

/** A tile one picks up and lays down. Seven of them fit side by side at 320 px. */
export function LetterTile({ letter, value, state = "idle", label, onPress }: Props) {
  const still = state === "used" || onPress === undefined;
  return (
    // Not `disabled`: a tile that has just been laid down would throw the focus away.
    <Face type="button" $state={state} aria-disabled={still} onClick={still ? undefined : onPress}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden>{letter}</span>
      {value !== undefined && <Value aria-hidden>{value}</Value>}
    </Face>
  );
}

/** Where a tile may come to lie. There is nothing to press, and nothing to hear. */
export function EmptyTile() {
  return <Face as="span" $state="empty" aria-hidden />;
}
