import type { AnswerTone, ColorName, PlayerTone, Space, Theme } from "../tokens.ts";
import { breakpoint, day, motion } from "../tokens.ts";

function variableName(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** `color.onAccent` is `var(--on-accent)`; the name of an unknown color is a type error. */
export const color = Object.fromEntries(
  Object.keys(day.color).map((name) => [name, `var(${variableName(name)})`]),
) as Record<ColorName, string>;

/** The theme's colors as declarations of custom properties, for one CSS rule. */
export function cssVariables(theme: Theme): string {
  const scheme = theme.name === "night" ? "dark" : "light";
  const lines = Object.entries(theme.color).map(([name, value]) => `${variableName(name)}: ${value};`);
  return `color-scheme: ${scheme}; ${lines.join(" ")}`;
}

interface Tone {
  fill: string;
  on: string;
}

/** The color of a person (`fill`) and of text on it (`on`). */
export function playerTone(tone: PlayerTone): Tone {
  return { fill: `var(--${tone})`, on: `var(--on-${tone})` };
}

export function answerTone(tone: AnswerTone): Tone & { soft: string } {
  return { ...playerTone(tone), soft: `var(--${tone}-soft)` };
}

export const font = {
  display: `"Brygada 1918 Variable", "Brygada Fallback", "Brygada Fallback Serif", serif`,
  body: `"Mulish Variable", "Mulish Fallback", "Mulish Fallback Roboto", system-ui, sans-serif`,
} as const;

export const px = (value: Space): string => `${value}px`;

export const from = {
  wide: `@media (min-width: ${breakpoint.wide}px)`,
  navigation: `@media (min-width: ${breakpoint.navigation}px)`,
  tablet: `@media (min-width: ${breakpoint.tablet}px)`,
  desktop: `@media (min-width: ${breakpoint.desktop}px)`,
  large: `@media (min-width: ${breakpoint.large}px)`,
} as const;

const landscape = `(max-height: 480px) and (min-width: ${breakpoint.wide - 40}px)`;

/** A phone held sideways, 568 x 320 and up. A portrait phone whose keyboard is open is narrower. */
export const landscapePhone = `@media ${landscape}`;

/** Wide enough for two columns and not a phone held sideways. */
export const largeScreen = `@media (min-width: ${breakpoint.tablet}px) and (min-height: 481px)`;

/** Screens so low that every line counts: small phones (320 x 568) and phones held sideways. */
export const short = `@media (max-height: 640px) and (max-width: ${breakpoint.tablet - 1}px), ${landscape}`;

export const reducedMotion = "@media (prefers-reduced-motion: reduce)";

/** A short transition of these CSS properties, as feedback to a press. */
export function transition(...properties: string[]): string {
  return `transition: ${properties.map((name) => `${name} ${motion.quick}ms ${motion.out}`).join(", ")};`;
}

/** For devices with a mouse. On a phone, :hover would stay after a touch. */
export const hover = "@media (hover: hover)";
