/** Color arithmetic on `#rrggbb`, with WCAG 2.2's definitions of relative luminance and contrast. */

type Rgb = [red: number, green: number, blue: number];

export function isHexColor(value: string): boolean {
  return /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value);
}

function toRgb(hex: string): Rgb {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  const value = Number.parseInt(long.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** `share` of `front` (0 to 1) laid over `back`. */
export function mix(front: string, back: string, share: number): string {
  const [a, b] = [toRgb(front), toRgb(back)];
  return toHex([0, 1, 2].map((i) => (a[i] ?? 0) * share + (b[i] ?? 0) * (1 - share)) as Rgb);
}

function luminance(hex: string): number {
  const [red, green, blue] = toRgb(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The color nearest to `hex`, on its way to `target` (black or white), with this contrast ratio to all the backgrounds. */
export function withContrast(hex: string, target: string, backgrounds: string[], minRatio: number): string {
  for (let step = 0; step < 50; step++) {
    const candidate = mix(target, hex, step / 50);
    if (backgrounds.every((background) => contrast(candidate, background) >= minRatio)) return candidate;
  }
  return target;
}
