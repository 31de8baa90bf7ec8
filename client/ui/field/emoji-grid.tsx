import { type KeyboardEvent, useRef, useState } from "react";
import styled from "styled-components";
import { Emoji } from "../text/emoji.ts";
import { color, hover } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

interface Props {
  groups: readonly { name: string; emojis: readonly { emoji: string; name: string }[] }[];
  onPick: (emoji: string, name: string) => void;
}

const Frame = styled.div`padding-bottom: 4px;`;
const Group = styled.section`margin-bottom: 8px;`;
const Name = styled.h3`
  position: sticky;
  top: 0;
  padding: 4px;
  color: ${color.muted};
  background: ${color.raised};
  font-size: ${typeScale.tiny};
  font-weight: 700;
`;
const Grid = styled.div`display: grid; grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));`;
const Face = styled.button`
  display: grid;
  place-items: center;
  height: 44px;
  border-radius: ${radius.small};
  font-size: ${typeScale.symbol};
  line-height: 1;
  scroll-margin-top: 32px;
  ${hover} { &:hover { background: ${color.accentSoft}; } }
  &:active { background: ${color.accentSoft}; }
  &:focus-visible { outline-offset: -3px; }
`;

/** The nearest button in the next row, above or below. */
function inRow(buttons: readonly HTMLElement[], from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const { top, left } = from.getBoundingClientRect();
  const places = buttons.map((button) => ({ button, rect: button.getBoundingClientRect() }));
  const beyond = places.filter(({ rect }) => (rect.top - top) * step > 1);
  const next = beyond.reduce(
    (nearest, { rect }) => Math.min(nearest, (rect.top - top) * step),
    Number.POSITIVE_INFINITY,
  );
  const row = beyond.filter(({ rect }) => (rect.top - top) * step < next + 1);
  return row.sort((one, other) => Math.abs(one.rect.left - left) - Math.abs(other.rect.left - left))[0]?.button;
}

function target(buttons: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = buttons.indexOf(from);
  if (key === "ArrowRight") return buttons[at + 1];
  if (key === "ArrowLeft") return buttons[at - 1];
  if (key === "ArrowDown") return inRow(buttons, from, 1);
  if (key === "ArrowUp") return inRow(buttons, from, -1);
  if (key === "Home") return buttons[0];
  return key === "End" ? buttons.at(-1) : undefined;
}

/** Emojis to choose from, in groups. The grid is one tab stop, and arrow keys move inside it. */
export function EmojiGrid({ groups, onPick }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  /** The emoji that had the focus last, or the first one if that is gone. */
  const [stop, setStop] = useState("");
  const keys = groups.flatMap(({ name, emojis }) => emojis.map(({ emoji }) => `${name} ${emoji}`));
  const current = keys.includes(stop) ? stop : keys[0];

  function move(event: KeyboardEvent) {
    const buttons = [...(frame.current?.querySelectorAll("button") ?? [])];
    const next = target(buttons, event.target as HTMLElement, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <Frame ref={frame} onKeyDown={move}>
      {groups.map(({ name, emojis }) => (
        <Group key={name} aria-label={name}>
          <Name aria-hidden>{name}</Name>
          <Grid>
            {emojis.map((each) => {
              const key = `${name} ${each.emoji}`;
              const [label = ""] = each.name.split(",");
              return (
                <Face
                  key={key}
                  type="button"
                  aria-label={label}
                  title={label}
                  tabIndex={key === current ? 0 : -1}
                  onFocus={() => setStop(key)}
                  onClick={() => onPick(each.emoji, label)}
                >
                  <Emoji>{each.emoji}</Emoji>
                </Face>
              );
            })}
          </Grid>
        </Group>
      ))}
    </Frame>
  );
}
