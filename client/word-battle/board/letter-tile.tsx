import styled, { css } from "styled-components";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { color, font, landscapePhone, largeScreen, transition } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";

export type TileState = "idle" | "placed" | "used";

interface Props {
  letter: string;
  /** Its points, shown in the corner. */
  value?: number;
  state?: TileState;
  /** For screen readers: "A, 1 point". */
  label: string;
  onPress?: () => void;
}

const stateStyles: Record<TileState | "empty", ReturnType<typeof css> | string> = {
  idle: "",
  placed: css`color: ${color.onAccent}; border-color: ${color.accent}; background: ${color.accent}; box-shadow: inset 0 -4px 0 ${color.accentDeep};`,
  used: css`color: ${color.muted}; border-color: ${color.line}; background: transparent; box-shadow: none;`,
  empty: css`border-style: dashed; background: transparent; box-shadow: none;`,
};

const Tile = styled.button<{ $state: TileState | "empty" }>`
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
  font: 600 ${typeScale.title}/1 ${font.display};
  ${transition("transform", "background-color")}
  ${landscapePhone} { min-width: 32px; height: 50px; }
  ${largeScreen} { max-width: 76px; height: 76px; font-size: ${typeScale.symbol}; }
  ${({ $state }) => stateStyles[$state]}
  &:active:not([aria-disabled="true"]) { transform: translateY(2px); }
  &[aria-disabled="true"] { cursor: default; }
`;

const Value = styled.small`
  position: absolute;
  right: 5px;
  bottom: 6px;
  font: 700 ${typeScale.tiny}/1 ${font.body};
`;

/** A letter to press. Seven tiles fit side by side at 320 px. */
export function LetterTile({ letter, value, state = "idle", label, onPress }: Props) {
  const isInert = state === "used" || onPress === undefined;
  return (
    // Not `disabled`, which would take the focus away from a tile that has just been pressed.
    <Tile type="button" $state={state} aria-disabled={isInert} onClick={isInert ? undefined : onPress}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden>{letter}</span>
      {value !== undefined && <Value aria-hidden>{value}</Value>}
    </Tile>
  );
}

/** An empty space for a tile. Screen readers skip it. */
export function EmptyTile() {
  return <Tile as="span" $state="empty" aria-hidden />;
}
