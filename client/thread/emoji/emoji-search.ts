import { foldDiacritics } from "../../../schema/fold-diacritics.ts";
import { localStore } from "../../net/storage/local-storage.ts";
import { type EmojiGroup, emojiGroups, type NamedEmoji } from "./emoji-content.ts";
import { recentGroup } from "./emoji-text.ts";

const KEY = "lampstand.emoji";
const RECENT_MAX = 16;

const all = new Map(emojiGroups.flatMap(({ emojis }) => emojis.map((each) => [each.emoji, each] as const)));

/** The emojis used last on this device, the newest first. Saved values that are not in the list are ignored. */
export function recentEmojis(store = localStore()): NamedEmoji[] {
  try {
    const saved: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    const known = Array.isArray(saved) ? saved.flatMap((emoji: string) => all.get(emoji) ?? []) : [];
    return [...new Set(known)].slice(0, RECENT_MAX);
  } catch {
    return [];
  }
}

export function saveRecentEmoji(emoji: string, store = localStore()): void {
  const others = recentEmojis(store).filter((each) => each.emoji !== emoji);
  try {
    store.setItem(KEY, JSON.stringify([emoji, ...others.map((each) => each.emoji)].slice(0, RECENT_MAX)));
  } catch {
    // Storage is full or forbidden. The picker works without recent emojis.
  }
}

/** Finds emojis by the beginning of any word of their names. Without text it returns all, the recent ones first. */
export function searchEmojis(typed: string, recent: readonly NamedEmoji[]): EmojiGroup[] {
  const wanted = foldDiacritics(typed.trim());
  if (wanted === "") return [...(recent.length > 0 ? [{ name: recentGroup, emojis: recent }] : []), ...emojiGroups];
  const isMatch = ({ name }: NamedEmoji) => ` ${foldDiacritics(name)}`.includes(` ${wanted}`);
  return emojiGroups
    .map(({ name, emojis }) => ({ name, emojis: emojis.filter(isMatch) }))
    .filter(({ emojis }) => emojis.length > 0);
}
