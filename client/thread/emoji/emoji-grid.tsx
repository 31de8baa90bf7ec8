import { type KeyboardEvent, useRef, useState } from "react";
import styled from "styled-components";
import { Emoji } from "../../ui/text/emoji.ts";
import { color, hover } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";

interface Props {
  groups: readonly { name: string; emojis: readonly { emoji: string; name: string }[] }[];
  onPick: (emoji: string, name: string) => void;
}

const Groups = styled.div`padding-bottom: 4px;`;
const Group = styled.section`margin-bottom: 8px;`;
const GroupName = styled.h3`
  position: sticky;
  top: 0;
  padding: 4px;
  color: ${color.muted};
  background: ${color.raised};
  font-size: ${typeScale.tiny};
  font-weight: 700;
`;
const Grid = styled.div`display: grid; grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));`;
const EmojiButton = styled.button`
  display: grid;
  place-items: center;
  height: 44px;
  border-radius: ${radius.small};
  font-size: ${typeScale.title};
  line-height: 1;
  scroll-margin-top: 32px;
  ${hover} { &:hover { background: ${color.accentSoft}; } }
  &:active { background: ${color.accentSoft}; }
  &:focus-visible { outline-offset: -3px; }
`;

/** The nearest button in the next row above (`step` -1) or below (1). */
function nearestInNextRow(buttons: readonly HTMLElement[], from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const { top, left } = from.getBoundingClientRect();
  const positions = buttons.map((button) => ({ button, rect: button.getBoundingClientRect() }));
  const beyond = positions.filter(({ rect }) => (rect.top - top) * step > 1);
  const next = beyond.reduce(
    (nearest, { rect }) => Math.min(nearest, (rect.top - top) * step),
    Number.POSITIVE_INFINITY,
  );
  const row = beyond.filter(({ rect }) => (rect.top - top) * step < next + 1);
  return row.sort((one, other) => Math.abs(one.rect.left - left) - Math.abs(other.rect.left - left))[0]?.button;
}

/** Where a key moves the focus to. */
function focusTarget(buttons: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = buttons.indexOf(from);
  if (key === "ArrowRight") return buttons[at + 1];
  if (key === "ArrowLeft") return buttons[at - 1];
  if (key === "ArrowDown") return nearestInNextRow(buttons, from, 1);
  if (key === "ArrowUp") return nearestInNextRow(buttons, from, -1);
  if (key === "Home") return buttons[0];
  return key === "End" ? buttons.at(-1) : undefined;
}

/** Emojis to choose from, in groups. The grid is one tab stop, and arrow keys move inside it. */
export function EmojiGrid({ groups, onPick }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  /** The key of the emoji that had the focus last. */
  const [focused, setFocused] = useState("");
  const keys = groups.flatMap(({ name, emojis }) => emojis.map(({ emoji }) => `${name} ${emoji}`));
  const current = keys.includes(focused) ? focused : keys[0];

  function move(event: KeyboardEvent) {
    const buttons = [...(frame.current?.querySelectorAll("button") ?? [])];
    const next = focusTarget(buttons, event.target as HTMLElement, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <Groups ref={frame} onKeyDown={move}>
      {groups.map(({ name, emojis }) => (
        <Group key={name} aria-label={name}>
          <GroupName aria-hidden>{name}</GroupName>
          <Grid>
            {emojis.map((each) => {
              const key = `${name} ${each.emoji}`;
              const [label = ""] = each.name.split(",");
              return (
                <EmojiButton
                  key={key}
                  type="button"
                  aria-label={label}
                  title={label}
                  tabIndex={key === current ? 0 : -1}
                  onFocus={() => setFocused(key)}
                  onClick={() => onPick(each.emoji, label)}
                >
                  <Emoji>{each.emoji}</Emoji>
                </EmojiButton>
              );
            })}
          </Grid>
        </Group>
      ))}
    </Groups>
  );
}
