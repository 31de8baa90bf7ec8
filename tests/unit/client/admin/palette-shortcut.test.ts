import { describe, expect, test } from "vitest";
import { isPaletteShortcut, shortcutName } from "../../../../client/admin/palette/palette-shortcut.ts";

const press = { key: "k", ctrlKey: true, metaKey: false, altKey: false, shiftKey: false, defaultPrevented: false };

describe("ADMIN-40 the palette's shortcut", () => {
  test("is Ctrl+K or Cmd+K, also with Caps Lock", () => {
    for (const change of [{}, { key: "K" }, { ctrlKey: false, metaKey: true }]) {
      expect(isPaletteShortcut({ ...press, ...change })).toBe(true);
    }
  });

  test("is no other combination, and not what a field has used", () => {
    for (const change of [
      { key: "j" },
      { ctrlKey: false },
      { shiftKey: true },
      { altKey: true },
      { defaultPrevented: true },
    ]) {
      expect(isPaletteShortcut({ ...press, ...change })).toBe(false);
    }
  });

  test("is named as the keys of the device", () => {
    expect(["MacIntel", "iPhone", "Linux x86_64", "Win32"].map(shortcutName)).toEqual(["⌘K", "⌘K", "Ctrl K", "Ctrl K"]);
  });
});
