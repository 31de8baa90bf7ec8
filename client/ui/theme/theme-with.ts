import { type Colors, playerTones, type Theme } from "../tokens.ts";
import { contrast, isHexColor, mix, movedUntil } from "./color-math.ts";

const black = "#000000";
const white = "#ffffff";

/** A tint of the accent that leaves the theme's own words and signs readable on it. */
function tint(accent: string, own: Colors, share: number): string {
  const { surface, text, muted, success, warning, danger } = own;
  const words = [text, muted, success, warning, danger];
  const signs = playerTones.map((tone) => own[tone]);
  for (let part = share; part > 0; part -= 0.01) {
    const candidate = mix(accent, surface, part);
    const readable = words.every((word) => contrast(word, candidate) >= 4.5);
    if (readable && signs.every((sign) => contrast(sign, candidate) >= 3)) return candidate;
  }
  return surface;
}

/** The theme in a community's own accent, moved as little as possible until every pair passes. An unreadable setting changes nothing. */
export function themeWith(theme: Theme, { accent: wish }: { accent?: string }): Theme {
  if (wish === undefined || !isHexColor(wish)) return theme;
  const own = theme.color;
  const pole = theme.name === "night" ? white : black;
  const accent = movedUntil(wish, pole, [own.ground, own.surface, own.raised], 3);
  const lit = tint(accent, own, theme.name === "night" ? 0.16 : 0.22);
  const accentSoft = tint(accent, own, 0.14);
  const under = [
    own.ground,
    own.surface,
    own.raised,
    lit,
    accentSoft,
    own.successSoft,
    own.warningSoft,
    own.dangerSoft,
  ];
  const accentText = movedUntil(accent, pole, under, 4.5);
  const color: Colors = {
    ...own,
    accent,
    // Of black and white one always reaches 4.5 on any colour, so there is no third case.
    onAccent: contrast(black, accent) >= contrast(white, accent) ? black : white,
    accentDeep: mix(black, accent, 0.32),
    accentText,
    accentSoft,
    lit,
    glow: tint(accent, own, 0.22),
    focus: accentText,
  };
  return { name: theme.name, color };
}
