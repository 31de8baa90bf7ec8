import { type KeyboardEvent, useRef, useState } from "react";
import styled from "styled-components";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { EmojiGrid } from "../../ui/field/emoji-grid.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { Popover } from "../../ui/overlay/popover.tsx";
import { Text } from "../../ui/text/text.tsx";
import { emojisFor, noteUsed, recentEmojis } from "./emoji-choice.ts";

interface Props {
  anchor: HTMLElement;
  /** May be called again and again: people seldom stop at one. */
  onPick: (emoji: string) => void;
  onClose: () => void;
}

const Frame = styled.div`display: grid; gap: 8px; width: 340px; max-width: 100%;`;
const Box = styled.div`height: min(280px, 40dvh); overflow: hidden auto; overscroll-behavior: contain;`;

const isTouch = () => matchMedia("(hover: none) and (pointer: coarse)").matches;

/** Emojis by group or by name, those used last first. */
export function EmojiPicker({ anchor, onPick, onClose }: Props) {
  const [typed, setTyped] = useState("");
  // As they were on opening: they must not move under the finger.
  const [recent] = useState(() => recentEmojis());
  const box = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  const groups = emojisFor(typed, recent);

  function pick(emoji: string, name: string) {
    noteUsed(emoji);
    onPick(emoji);
    announce(`${name.split(",")[0]} put in`);
  }

  function press(event: KeyboardEvent) {
    const first = groups[0]?.emojis[0];
    if (event.key === "Enter" && typed.trim() !== "" && first) {
      event.preventDefault();
      pick(first.emoji, first.name);
    }
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    box.current?.querySelector("button")?.focus();
  }

  return (
    <Popover anchor={anchor} label="Emojis" align="start" onClose={onClose}>
      <Frame>
        <SearchField
          label="Search emojis by name"
          placeholder="Search by name"
          value={typed}
          maxLength={30}
          // On a phone the keyboard would cover what one came for.
          data-autofocus={isTouch() ? undefined : true}
          onChange={setTyped}
          onKeyDown={press}
        />
        <Box ref={box} data-autofocus={isTouch() ? true : undefined} tabIndex={-1}>
          <EmojiGrid groups={groups} onPick={pick} />
          {groups.length === 0 && (
            <Text role="status" $tone="muted" $align="center">
              No emoji by that name.
            </Text>
          )}
        </Box>
      </Frame>
    </Popover>
  );
}
