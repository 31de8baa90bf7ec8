import { type Colors, playerTones, type Theme } from "../tokens.ts";
import { contrast, isHexColor, mix, withContrast } from "./color-math.ts";

const black = "#000000";
const white = "#ffffff";

/** A tint of the accent on which the theme's texts and player colors stay readable. `share` (0 to 1) is the strongest tint to try. */
function tint(accent: string, own: Colors, share: number): string {
  const { surface, text, muted, success, warning, danger } = own;
  const texts = [text, muted, success, warning, danger];
  const graphics = playerTones.map((tone) => own[tone]);
  for (let part = share; part > 0; part -= 0.01) {
    const candidate = mix(accent, surface, part);
    const isReadable = texts.every((each) => contrast(each, candidate) >= 4.5);
    if (isReadable && graphics.every((each) => contrast(each, candidate) >= 3)) return candidate;
  }
  return surface;
}

/** The theme with a community's accent color, adjusted as little as its contrast allows. A value that is no color changes nothing. */
export function themeWithAccent(theme: Theme, requested: string | undefined): Theme {
  if (requested === undefined || !isHexColor(requested)) return theme;
  const own = theme.color;
  const target = theme.name === "night" ? white : black;
  const accent = withContrast(requested, target, [own.ground, own.surface, own.raised], 3);
  const lit = tint(accent, own, theme.name === "night" ? 0.16 : 0.22);
  const accentSoft = tint(accent, own, 0.14);
  const backgrounds = [
    own.ground,
    own.surface,
    own.raised,
    lit,
    accentSoft,
    own.successSoft,
    own.warningSoft,
    own.dangerSoft,
  ];
  const accentText = withContrast(accent, target, backgrounds, 4.5);
  const color: Colors = {
    ...own,
    accent,
    // Black or white always reaches 4.5 on any color, so there is no third case.
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
