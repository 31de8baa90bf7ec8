/** All sizes and colors of the product, as plain data. Components use the colors as `var(--…)` through theme/css.ts. */

/** Space in px, between things and inside them: every `gap`, `padding` and `margin`. */
export const space = [4, 8, 12, 16, 24, 32, 48, 64] as const;
export type Space = (typeof space)[number] | 0;

/** Type sizes in rem, from the smallest. Those with `vw` grow a little with the screen. */
export const typeScale = {
  /** One word of at most nine letters in a fifth of the screen, however large the reader's text is. */
  tab: "min(0.75rem, 3.4vw)",
  /** The longest verses on the smallest phones. */
  fine: "0.75rem",
  tiny: "0.8125rem",
  small: "0.9375rem",
  /** 16 px, for controls and their labels: iOS zooms the page into a smaller field. */
  label: "1rem",
  body: "1.0625rem",
  lead: "1.1875rem",
  /** What has to fit on one line at 320 px. */
  fitted: "clamp(1rem, 5.4vw, 1.25rem)",
  title: "1.375rem",
  verse: "clamp(1.25rem, 1.1rem + 0.8vw, 1.5rem)",
  /** As large as the height of its container allows. */
  question: "clamp(1.125rem, 12cqh, 1.75rem)",
  heading: "clamp(1.5rem, 1.3rem + 0.9vw, 1.875rem)",
  /** One letter or emoji by itself. */
  symbol: "2rem",
  code: "clamp(1.75rem, 8.6vw, 2.5rem)",
  display: "clamp(1.875rem, 1.5rem + 1.7vw, 2.625rem)",
  /** A sentence that says what the whole site is. */
  hero: "clamp(2rem, 1.5rem + 2.4vw, 3.5rem)",
  giant: "clamp(2.5rem, 1.8rem + 3.2vw, 3.75rem)",
} as const;
export type TypeSize = keyof typeof typeScale;

/** Corner radii. Each is the one before plus the padding around it, so nested corners are parallel. */
export const radius = {
  tight: "4px",
  small: "8px",
  medium: "14px",
  inner: "18px",
  large: "22px",
  round: "999px",
  /** Round except for one corner, like a flame. */
  drop: "50% 50% 50% 0",
} as const;

/** Durations in ms, and easing curves. `settle` overshoots a little. */
export const motion = {
  quick: 120,
  calm: 220,
  slow: 420,
  out: "cubic-bezier(0.22, 0.8, 0.3, 1)",
  settle: "cubic-bezier(0.3, 1.35, 0.5, 1)",
} as const;

/** Minimum widths in px. From `navigation` on, the header shows its links; from `desktop` on, also the labels of its icons. */
export const breakpoint = { wide: 600, navigation: 768, tablet: 840, desktop: 1024, large: 1280 } as const;

/** z-index values. `scrim` dims the page behind a dialog. */
export const layer = { base: 0, lifted: 1, bar: 20, scrim: 40, dialog: 50, toast: 60 } as const;

export const answerTones = ["coral", "teal", "gold", "violet"] as const;
export type AnswerTone = (typeof answerTones)[number];

/** One for each seat of a game; the first four are the answer colors. */
export const playerTones = [...answerTones, "sky", "rose", "leaf", "stone"] as const;
export type PlayerTone = (typeof playerTones)[number];

const nightColors = {
  ground: "#17132c",
  surface: "#211c3d",
  raised: "#2c2650",
  lit: "#4a3833",
  text: "#fbf1dd",
  muted: "#c3b9d4",
  line: "#3a3362",
  edge: "#887fb5",
  scrim: "#0b0819bf",
  shadow: "#0b081939",
  focus: "#ffd98a",
  accent: "#f6b443",
  onAccent: "#231602",
  accentDeep: "#b3741b",
  accentText: "#f9c566",
  accentSoft: "#423130",
  success: "#84dcae",
  onSuccess: "#06281a",
  successSoft: "#1e3a41",
  warning: "#ffb084",
  onWarning: "#331503",
  warningSoft: "#43293a",
  danger: "#ff9aa8",
  onDanger: "#3a0511",
  dangerSoft: "#442341",
  dangerDeep: "#9e5f68",
  coral: "#ff8b73",
  onCoral: "#360c04",
  coralSoft: "#402740",
  teal: "#4ccbc0",
  onTeal: "#02302d",
  tealSoft: "#20344c",
  gold: "#f3d058",
  onGold: "#332600",
  goldSoft: "#3b3340",
  violet: "#bda5ff",
  onViolet: "#1f0f4d",
  violetSoft: "#352b5e",
  sky: "#79b4ff",
  onSky: "#04214a",
  rose: "#ff96cf",
  onRose: "#43062a",
  leaf: "#a5d96a",
  onLeaf: "#17300a",
  stone: "#dcd8e6",
  onStone: "#241d3f",
  scene: "#352e5e",
  sceneDeep: "#282249",
  sceneInk: "#6d64a0",
  glow: "#5f4733",
  flame: "#f6b443",
  silver: "#cfcbe0",
  bronze: "#d98b54",
  onMetal: "#231602",
  lampWhite: "#fff3d0",
  paper: "#f3e7cd",
  paperInk: "#c9b68f",
};

export type ColorName = keyof typeof nightColors;
export type Colors = Record<ColorName, string>;
export interface Theme {
  name: "night" | "day";
  color: Colors;
}

export const night: Theme = { name: "night", color: nightColors };

export const day: Theme = {
  name: "day",
  color: {
    ground: "#fbf4e6",
    surface: "#fffcf5",
    raised: "#ffffff",
    lit: "#ffefc8",
    text: "#241d3f",
    muted: "#605879",
    line: "#eadfc9",
    edge: "#8a829f",
    scrim: "#241d3fb3",
    shadow: "#241d3f36",
    focus: "#8a4f00",
    accent: "#d27304",
    onAccent: "#1c1102",
    accentDeep: "#964f00",
    accentText: "#884f00",
    accentSoft: "#fdebc9",
    success: "#17683f",
    onSuccess: "#ffffff",
    successSoft: "#dcf2e2",
    warning: "#94420b",
    onWarning: "#ffffff",
    warningSoft: "#ffe7d6",
    danger: "#ad1f3d",
    onDanger: "#ffffff",
    dangerSoft: "#fde3e5",
    dangerDeep: "#6b1326",
    coral: "#c4432c",
    onCoral: "#ffffff",
    coralSoft: "#fde6de",
    teal: "#0a7770",
    onTeal: "#ffffff",
    tealSoft: "#d8f0ec",
    gold: "#ab7a00",
    onGold: "#1f1600",
    goldSoft: "#fcefc4",
    violet: "#6a48c4",
    onViolet: "#ffffff",
    violetSoft: "#ebe4fb",
    sky: "#1c5fb5",
    onSky: "#ffffff",
    rose: "#b3277b",
    onRose: "#ffffff",
    leaf: "#4a7412",
    onLeaf: "#ffffff",
    stone: "#5c5668",
    onStone: "#ffffff",
    scene: "#d9cdef",
    sceneDeep: "#e6dcf1",
    sceneInk: "#54487f",
    glow: "#ffe3a3",
    flame: "#f4a62b",
    silver: "#bdb8cf",
    bronze: "#d08755",
    onMetal: "#241402",
    lampWhite: "#fff6dc",
    paper: "#fffdf8",
    paperInk: "#d8c8a6",
  },
};

export interface ContrastPair {
  front: ColorName;
  backgrounds: ColorName[];
  /** 4.5 for text; 3 for large text and for graphics that must be seen. */
  minRatio: 4.5 | 3;
}

const surfaces: ColorName[] = ["ground", "surface", "raised", "lit"];
const noticeColors: ColorName[] = ["successSoft", "warningSoft", "dangerSoft"];

/** Which color may be used on which background. Add every new pair here: the contrast test checks them all. */
export const contrastPairs: ContrastPair[] = [
  {
    front: "text",
    backgrounds: [...surfaces, ...noticeColors, "accentSoft", "glow", "line"],
    minRatio: 4.5,
  },
  { front: "text", backgrounds: ["coralSoft", "tealSoft", "goldSoft", "violetSoft"], minRatio: 4.5 },
  { front: "muted", backgrounds: ["coralSoft", "tealSoft", "goldSoft", "violetSoft"], minRatio: 4.5 },
  { front: "muted", backgrounds: [...surfaces, ...noticeColors, "accentSoft", "line"], minRatio: 4.5 },
  { front: "accentText", backgrounds: [...surfaces, ...noticeColors, "accentSoft"], minRatio: 4.5 },
  { front: "success", backgrounds: [...surfaces, "successSoft"], minRatio: 4.5 },
  { front: "warning", backgrounds: [...surfaces, "warningSoft"], minRatio: 4.5 },
  { front: "danger", backgrounds: [...surfaces, "dangerSoft"], minRatio: 4.5 },
  { front: "onAccent", backgrounds: ["accent"], minRatio: 4.5 },
  { front: "onSuccess", backgrounds: ["success"], minRatio: 4.5 },
  { front: "onWarning", backgrounds: ["warning"], minRatio: 4.5 },
  { front: "onDanger", backgrounds: ["danger"], minRatio: 4.5 },
  { front: "onCoral", backgrounds: ["coral"], minRatio: 4.5 },
  { front: "onTeal", backgrounds: ["teal"], minRatio: 4.5 },
  { front: "onGold", backgrounds: ["gold"], minRatio: 4.5 },
  { front: "onViolet", backgrounds: ["violet"], minRatio: 4.5 },
  { front: "onSky", backgrounds: ["sky"], minRatio: 4.5 },
  { front: "onRose", backgrounds: ["rose"], minRatio: 4.5 },
  { front: "onLeaf", backgrounds: ["leaf"], minRatio: 4.5 },
  { front: "onStone", backgrounds: ["stone"], minRatio: 4.5 },
  { front: "onMetal", backgrounds: ["flame", "silver", "bronze"], minRatio: 4.5 },
  { front: "accent", backgrounds: ["ground", "surface", "raised"], minRatio: 3 },
  { front: "edge", backgrounds: ["ground", "surface", "raised"], minRatio: 3 },
  { front: "focus", backgrounds: [...surfaces, ...noticeColors, "accentSoft"], minRatio: 3 },
  { front: "coral", backgrounds: [...surfaces, "coralSoft"], minRatio: 3 },
  { front: "teal", backgrounds: [...surfaces, "tealSoft"], minRatio: 3 },
  { front: "gold", backgrounds: [...surfaces, "goldSoft"], minRatio: 3 },
  { front: "violet", backgrounds: [...surfaces, "violetSoft"], minRatio: 3 },
  { front: "sky", backgrounds: surfaces, minRatio: 3 },
  { front: "rose", backgrounds: surfaces, minRatio: 3 },
  { front: "leaf", backgrounds: surfaces, minRatio: 3 },
  { front: "stone", backgrounds: surfaces, minRatio: 3 },
];
