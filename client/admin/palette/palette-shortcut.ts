/** True for Ctrl+K and Cmd+K, unless a text field has already used them. */
export function isPaletteShortcut(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "defaultPrevented">,
): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  return key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey && !defaultPrevented;
}

/** The shortcut as the keys of this device are labelled. `platform` is `navigator.platform`. */
export const shortcutName = (platform: string): string => (/^(Mac|iP)/.test(platform) ? "⌘K" : "Ctrl K");
