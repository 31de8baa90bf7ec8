import { type KeyboardEvent, useRef, useState } from "react";
import styled from "styled-components";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Popover } from "../popover.tsx";
import { EmojiGrid } from "./emoji-grid.tsx";
import { recentEmojis, saveRecentEmoji, searchEmojis } from "./emoji-search.ts";
import * as text from "./emoji-text.ts";

interface Props {
  anchor: HTMLElement;
  /** The picker stays open, so this may be called several times. */
  onPick: (emoji: string) => void;
  onClose: () => void;
}

const Layout = styled.div`display: grid; gap: 8px; width: 340px; max-width: 100%;`;
const ScrollBox = styled.div`height: min(280px, 40dvh); overflow: hidden auto; overscroll-behavior: contain;`;

const isTouch = () => matchMedia("(hover: none) and (pointer: coarse)").matches;

/** All emojis in groups, the recent ones first, with a search by name. */
export function EmojiPicker({ anchor, onPick, onClose }: Props) {
  const [typed, setTyped] = useState("");
  // Read once, on opening: emojis must not move while the member is picking.
  const [recent] = useState(() => recentEmojis());
  const box = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  const groups = searchEmojis(typed, recent);

  function pick(emoji: string, name: string) {
    saveRecentEmoji(emoji);
    onPick(emoji);
    const [shortName = name] = name.split(",");
    announce(text.inserted(shortName));
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
    <Popover anchor={anchor} label={text.emojisLabel} align="start" onClose={onClose}>
      <Layout>
        <SearchField
          label={text.searchLabel}
          placeholder={text.searchPlaceholder}
          value={typed}
          maxLength={30}
          // On a phone, the on-screen keyboard would cover the emojis.
          data-autofocus={isTouch() ? undefined : true}
          onChange={setTyped}
          onKeyDown={press}
        />
        <ScrollBox ref={box} data-autofocus={isTouch() ? true : undefined} tabIndex={-1}>
          <EmojiGrid groups={groups} onPick={pick} />
          {groups.length === 0 && (
            <Text role="status" $tone="muted" $align="center">
              {text.nothingFound}
            </Text>
          )}
        </ScrollBox>
      </Layout>
    </Popover>
  );
}
