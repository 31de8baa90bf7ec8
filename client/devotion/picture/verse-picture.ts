import type { Colors } from "../../ui/tokens.ts";
import { fitText } from "./fit-text.ts";

/** What a picture shows: nothing of any member. */
export interface VersePicture {
  readonly community: string;
  readonly verse: string;
  /** "John 3:16" */
  readonly reference: string;
}

export const PICTURE_WIDTH = 1080;
export const PICTURE_HEIGHT = 1920;

type Canvas = Pick<
  CanvasRenderingContext2D,
  | "fillStyle"
  | "strokeStyle"
  | "lineWidth"
  | "font"
  | "textAlign"
  | "globalAlpha"
  | "fillRect"
  | "fillText"
  | "measureText"
  | "beginPath"
  | "arc"
  | "fill"
  | "stroke"
  | "save"
  | "restore"
  | "translate"
  | "scale"
>;

const display = `"Brygada 1918 Variable", serif`;
const body = `"Mulish Variable", sans-serif`;
const CENTER = PICTURE_WIDTH / 2;
const verseBox = { width: 880, height: 900, sizes: [92, 84, 76, 68, 60, 54, 48, 44], leading: 1.36 };
/** The verse stands in the middle between these. */
const VERSE_TOP = 640;
const VERSE_BOTTOM = 1560;
const verseFont = (size: number) => `500 ${size}px ${display}`;

/** Draws the verse with a burning lamp above it, in the colors of the community. */
export function drawVerse(canvas: Canvas, { community, verse, reference }: VersePicture, color: Colors): void {
  canvas.fillStyle = color.ground;
  canvas.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
  drawLight(canvas, color);
  drawLamp(canvas, color);

  canvas.textAlign = "center";
  canvas.fillStyle = color.text;
  const measure = (words: string, size: number) => {
    canvas.font = verseFont(size);
    return canvas.measureText(words).width;
  };
  const { size, lines } = fitText(`“${verse}”`, measure, verseBox);
  const leading = size * verseBox.leading;
  const height = lines.length * leading + 110;
  const top = VERSE_TOP + Math.max(0, (VERSE_BOTTOM - VERSE_TOP - height) / 2);
  canvas.font = verseFont(size);
  for (const [at, line] of lines.entries()) canvas.fillText(line, CENTER, top + (at + 0.8) * leading);

  canvas.fillStyle = color.accentText;
  canvas.font = `700 52px ${body}`;
  canvas.fillText(reference, CENTER, top + lines.length * leading + 84, 880);
  canvas.fillStyle = color.line;
  canvas.fillRect(CENTER - 60, 1668, 120, 4);
  canvas.fillStyle = color.muted;
  canvas.font = `700 40px ${body}`;
  canvas.fillText(community, CENTER, 1752, 960);
}

const FLAME = { x: 632, y: 290 };

/** The lamp's light: flat circles, one within the other. */
function drawLight(canvas: Canvas, { glow, flame }: Colors): void {
  for (const [radius, share] of [
    [520, 0.16],
    [360, 0.28],
    [220, 0.5],
  ] as const) {
    canvas.globalAlpha = share;
    circle(canvas, radius, glow);
  }
  canvas.globalAlpha = 0.3;
  circle(canvas, 96, flame);
  canvas.globalAlpha = 1;
}

function circle(canvas: Canvas, radius: number, fill: string): void {
  canvas.beginPath();
  canvas.arc(FLAME.x, FLAME.y, radius, 0, 2 * Math.PI);
  canvas.fillStyle = fill;
  canvas.fill();
}

/** The lamp of ui/illustration/lamp.tsx. */
const lampShapes = [
  ["accentDeep", "M10 46c0-9 14-13 32-12 16 1 28 3 42-1 5 12-10 33-38 33-22 0-36-8-36-20Z"],
  ["accent", "M16 42c4-6 15-8 27-7 15 1 27 3 41-2 1 3 1 5 0 8-14 6-28 5-42 4-12-1-20-1-26-3Z"],
  ["flame", "M82 35c-12-5-9-19 1-32 9 12 13 27 3 32-1 .6-3 .6-4 0Z"],
  ["lampWhite", "M82.500 34c-5-3-4-10 .8-16 4 6 5.500 13 1.200 16-.6.4-1.400.4-2 0Z"],
] as const;

function drawLamp(canvas: Canvas, color: Colors): void {
  canvas.save();
  canvas.translate(FLAME.x - 82 * 3, FLAME.y - 18 * 3);
  canvas.scale(3, 3);
  canvas.beginPath();
  canvas.arc(11, 48, 8.5, 0, 2 * Math.PI);
  canvas.lineWidth = 5;
  canvas.strokeStyle = color.accentDeep;
  canvas.stroke();
  for (const [name, path] of lampShapes) {
    canvas.fillStyle = color[name];
    canvas.fill(new Path2D(path));
  }
  canvas.restore();
}
