/** The colors of the demo pictures: the product's night, its lamplight and its four answer colors. */
export const paint = {
  night: "#1c1738",
  dusk: "#2c2650",
  hill: "#352e5e",
  slate: "#4a4280",
  ink: "#6d64a0",
  glow: "#5f4733",
  amber: "#f6b443",
  deepAmber: "#b3741b",
  cream: "#fff3d0",
  paper: "#f3e7cd",
  coral: "#ff8b73",
  teal: "#4ccbc0",
  gold: "#f3d058",
  violet: "#bda5ff",
  leaf: "#5f9a5b",
  wood: "#7a4a2c",
  darkWood: "#54321f",
} as const;

const HAIR = "#130c14";
const skins = ["#5a3423", "#7b4a30", "#93603f", "#482a1d"] as const;

const LOW = `<path d="M-16-20C-16-43 16-43 16-20 9-29-9-29-16-20Z" fill="${HAIR}"/>`;

const hairs = {
  low: () => LOW,
  bun: () => `<circle cy="-43" r="9" fill="${HAIR}"/>${LOW}`,
  puffs: () =>
    `<circle cx="-15" cy="-36" r="10" fill="${HAIR}"/><circle cx="15" cy="-36" r="10" fill="${HAIR}"/>${LOW}`,
  braids: (color: string) =>
    `${LOW}<path d="M-15-22C-20-6-19 8-16 16M15-22C20-6 19 8 16 16" fill="none" stroke="${HAIR}" stroke-width="7" stroke-linecap="round"/><circle cx="-16" cy="17" r="4" fill="${color}"/><circle cx="16" cy="17" r="4" fill="${color}"/>`,
  afro: () => `<path d="M-16-14C-34-24-25-52 0-52S34-24 16-14C16-31-16-31-16-14Z" fill="${HAIR}"/>`,
  fila: (color: string) => `${LOW}<path d="M-16-27C-14-45 4-50 19-41L16-27C6-32-8-32-16-27Z" fill="${color}"/>`,
  gele: (color: string) =>
    `<path d="M-17-22C-30-34-24-54-4-52 14-62 32-46 26-34 24-28 20-24 17-21 9-31-9-31-17-22Z" fill="${color}"/><path d="M-15-27C-4-36 10-38 24-37" fill="none" stroke="#fff3d0" stroke-opacity=".45" stroke-width="2.500"/>`,
  hijab: (color: string) =>
    `<path d="M0-44C24-44 22-14 23 4 24 18 12 24 0 24S-24 18-23 4C-22-14-24-44 0-44ZM0-34C-14-34-14-4 0-2 14-4 14-34 0-34Z" fill="${color}"/>`,
} satisfies Record<string, (color: string) => string>;

export interface Person {
  /** Where the neck meets the shoulders. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** One of four tones, 0 to 3. */
  readonly skin: number;
  readonly hair: keyof typeof hairs;
  /** The color of a cap, scarf or beads. */
  readonly wrap?: string;
  readonly cloth: string;
  /** Seen from behind: no face. */
  readonly isFromBehind?: true;
  /** Positive looks right, negative left: how far the face is from the middle of the head. */
  readonly look?: number;
  /** Drawn before the body, or on top of it: arms, a guitar, a book. In the person's own scale. */
  readonly behind?: string;
  readonly front?: string;
}

const face = (look: number) =>
  `<g transform="translate(${look})" fill="none" stroke-linecap="round"><path d="M-6-19h0M6-19h0" stroke="${HAIR}" stroke-width="3.800"/><path d="M-5-10C-2-6 2-6 5-10" stroke="#fff3d0" stroke-width="2.200"/></g>`;

/** Head and shoulders. The rest is hidden behind what stands in front. */
export function person({ x, y, size = 1, skin, hair, wrap = paint.amber, cloth, ...more }: Person): string {
  const tone = toneOf(skin);
  const parts = [
    more.behind ?? "",
    `<path d="M-36 74C-38 26-24 10 0 10S38 26 36 74Z" fill="${cloth}"/>`,
    `<path d="M-7-6H7V12C3 17-3 17-7 12Z" fill="${tone}"/>`,
    `<ellipse cy="-18" rx="16" ry="18" fill="${tone}"/>`,
    more.isFromBehind
      ? `<ellipse cy="-18" rx="17" ry="19" fill="${hair === "hijab" ? wrap : HAIR}"/>`
      : face(more.look ?? 0),
    hairs[hair](wrap),
    more.front ?? "",
  ];
  return `<g transform="translate(${x} ${y}) scale(${size})">${parts.join("")}</g>`;
}

export const toneOf = (skin: number): string => skins[skin % skins.length] as string;

/** A limb: a line with round ends through these points, "x y x y …". */
export const limb = (points: string, color: string, width = 12): string =>
  `<polyline points="${points}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${radius ? ` rx="${radius}"` : ""}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const ellipse = (x: number, y: number, width: number, height: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Four-pointed stars. */
export const stars = (...points: readonly (readonly [x: number, y: number, size?: number])[]): string =>
  points
    .map(([x, y, size = 5]) => {
      const inner = size * 0.3;
      return shape(
        `M${x} ${y - size}l${inner} ${size - inner} ${size - inner} ${inner}-${size - inner} ${inner}-${inner} ${size - inner}-${inner}-${size - inner}-${size - inner}-${inner} ${size - inner}-${inner}Z`,
        paint.cream,
      );
    })
    .join("");

/** A string of bulbs along a sagging wire. */
export function bulbs([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], sag: number): string {
  const wire = `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`;
  const lights = (color: string, width: number, gap: number, start: number, opacity = 1) =>
    `<path d="${wire}" transform="translate(0 6)" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 ${gap}" stroke-dashoffset="-${start}" opacity="${opacity}"/>`;
  return (
    line(wire, paint.ink, 2) +
    lights(paint.amber, 22, 38, 16, 0.22) +
    lights(paint.amber, 10, 76, 16) +
    lights(paint.coral, 10, 76, 54)
  );
}

/** The whole picture, 16:9. The drawing is 640 wide and 360 high. */
export const picture = (ground: string, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 640 360">${rect(0, 0, 640, 360, ground)}${parts.join("")}</svg>`;
