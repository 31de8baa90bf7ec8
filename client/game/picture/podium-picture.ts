import { night } from "../../ui/tokens.ts";
import * as text from "./picture-text.ts";

/** A player as any list has them. */
export interface RankedPlayer {
  readonly displayName: string;
  readonly score: number;
  readonly rank: number;
}

/** What a picture shows: nothing that leads to a room or to a member. */
export interface PodiumPicture {
  readonly community: string;
  readonly game: string;
  /** The first three, best first, by their first names alone. */
  readonly places: readonly { readonly name: string; readonly points: string; readonly rank: number }[];
}

const PLACES = 3;

/** GAME-68: the first three of these players, best first. */
export function podiumPicture(
  players: readonly RankedPlayer[],
  { community, game }: Pick<PodiumPicture, "community" | "game">,
): PodiumPicture {
  const places = players
    .slice(0, PLACES)
    .map(({ displayName, score, rank }) => ({ name: firstName(displayName), points: text.points(score), rank }));
  return { community, game, places };
}

const firstName = (name: string): string => name.trim().split(/\s/u, 1)[0] || text.namelessPlayer;

/** The side in px. */
export const PICTURE_SIZE = 1080;

const color = night.color;
const display = `"Brygada 1918 Variable", serif`;
const body = `"Mulish Variable", sans-serif`;
const metals = [color.flame, color.silver, color.bronze];
const BASE = 960;
/** The first stands in the middle, the second on the left. */
const steps = [
  { center: 540, height: 380 },
  { center: 220, height: 260 },
  { center: 860, height: 180 },
] as const;
const STEP_WIDTH = 290;

type Canvas = Pick<
  CanvasRenderingContext2D,
  "fillStyle" | "font" | "textAlign" | "fillRect" | "fillText" | "beginPath" | "arc" | "fill"
>;

/** Draws the picture on a square of {@link PICTURE_SIZE}. */
export function drawPodium(canvas: Canvas, { community, game, places }: PodiumPicture): void {
  canvas.fillStyle = color.ground;
  canvas.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  canvas.textAlign = "center";
  write(canvas, community, { y: 110, font: `700 40px ${body}`, fill: color.accentText });
  write(canvas, game, { y: 190, font: `600 68px ${display}`, fill: color.text });
  for (const [index, place] of places.entries()) {
    const step = steps[index];
    if (step) drawPlace(canvas, place, { ...step, top: BASE - step.height });
  }
  canvas.fillStyle = color.line;
  canvas.fillRect(0, BASE, PICTURE_SIZE, PICTURE_SIZE - BASE);
}

function drawPlace(
  canvas: Canvas,
  { name, points, rank }: PodiumPicture["places"][number],
  { center, height, top }: { center: number; height: number; top: number },
): void {
  canvas.fillStyle = rank === 1 ? color.lit : color.raised;
  canvas.fillRect(center - STEP_WIDTH / 2, top, STEP_WIDTH, height);
  canvas.fillStyle = metals[rank - 1] ?? color.line;
  canvas.beginPath();
  canvas.arc(center, top + 80, 48, 0, 2 * Math.PI);
  canvas.fill();
  write(canvas, String(rank), { x: center, y: top + 100, font: `700 56px ${display}`, fill: color.onMetal });
  write(canvas, name, { x: center, y: top - 90, font: `700 48px ${body}`, fill: color.text, width: STEP_WIDTH });
  write(canvas, points, {
    x: center,
    y: top - 30,
    font: `600 40px ${display}`,
    fill: color.accentText,
    width: STEP_WIDTH,
  });
}

interface Line {
  x?: number;
  y: number;
  font: string;
  fill: string;
  /** A longer text is drawn narrower. */
  width?: number;
}

function write(canvas: Canvas, words: string, { x = PICTURE_SIZE / 2, y, font, fill, width = 960 }: Line): void {
  canvas.font = font;
  canvas.fillStyle = fill;
  canvas.fillText(words, x, y, width);
}
