import styled from "styled-components";
import { Emoji } from "../../ui/text/emoji.ts";
import { color, hover, transition } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";
import * as text from "./toggle-text.ts";

interface Props {
  offered: readonly { emoji: string; name: string; isOwn: boolean }[];
  onToggle: (emoji: string, isOn: boolean) => void;
}

const ToggleRow = styled.div`display: flex; justify-content: space-between; max-width: 360px;`;

const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 2px solid transparent;
  border-radius: ${radius.round};
  font-size: ${typeScale.title};
  line-height: 1;
  ${transition("background-color", "transform")}
  ${hover} { &:hover { background: ${color.accentSoft}; transform: scale(1.12); } }
  &:active { transform: scale(0.92); }
  &:focus-visible { border-radius: ${radius.round}; }
  &[aria-pressed="true"] { border-color: ${color.accent}; background: ${color.accentSoft}; }
`;

/** A button for each possible reaction, to add or remove it. Six fit side by side at 320 px. */
export function ReactionToggles({ offered, onToggle }: Props) {
  return (
    <ToggleRow role="group" aria-label={text.reactLabel}>
      {offered.map(({ emoji, name, isOwn }) => (
        <Toggle
          key={emoji}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={isOwn}
          onClick={() => onToggle(emoji, !isOwn)}
        >
          <Emoji>{emoji}</Emoji>
        </Toggle>
      ))}
    </ToggleRow>
  );
}
