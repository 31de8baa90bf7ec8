import { memo } from "react";
import { Picture } from "../../../ui/illustration/picture.tsx";
import { color } from "../../../ui/theme/css.ts";

const COLUMNS = 20;
const ROWS = 10;
const WINDOWS = COLUMNS * ROWS;

const WIDTH = 8;
const HEIGHT = 8.5;
const LEFT = 26;
const TOP = 68;
const COLUMN = 13.6;
const ROW = 12.6;

/** The windows in a mixed order that is always the same, so that the light spreads over the whole house. */
const mixed = mix(Array.from({ length: WINDOWS }, (_, at) => at));

function mix(numbers: number[]): number[] {
  let seed = 2026;
  for (let last = numbers.length - 1; last > 0; last -= 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    const other = seed % (last + 1);
    [numbers[last], numbers[other]] = [numbers[other] ?? 0, numbers[last] ?? 0];
  }
  return numbers;
}

/** Where the window of a seat is, from its upper left corner. */
export function windowOf(seat: number): { x: number; y: number } {
  const at = mixed[seat % WINDOWS] ?? 0;
  return { x: LEFT + (at % COLUMNS) * COLUMN, y: TOP + Math.floor(at / COLUMNS) * ROW };
}

const pathOf = (seat: number): string => {
  const { x, y } = windowOf(seat);
  const round = (value: number) => Math.round(value * 10) / 10;
  return `M${round(x)} ${round(y + HEIGHT)}v${round(4 - HEIGHT)}a4 4 0 0 1 ${WIDTH} 0v${round(HEIGHT - 4)}z`;
};

const seats = Array.from({ length: WINDOWS }, (_, seat) => seat);

interface Props {
  /** How many windows are lit. */
  lit: number;
  /** The seat whose window has a ring. */
  own?: number | undefined;
}

/** A house at night with a window for each seat of an event's room. A window lights up when somebody comes. */
export const HousePicture = memo(function HousePicture({ lit, own }: Props) {
  // The lowest free seat is taken first, so the seats that are taken are nearly always the first ones.
  const isLit = (seat: number) => seat < lit || seat === own;
  const ring = own !== undefined && own < WINDOWS ? windowOf(own) : undefined;
  return (
    <Picture width={320} height={206}>
      <path d="M284 2a16 16 0 1 0 16 22 13 13 0 0 1-16-22Z" fill={color.flame} />
      <path
        d="M40 20l1.500 3.500 3.500 1.500-3.500 1.500-1.500 3.500-1.500-3.500-3.500-1.500 3.500-1.500Z"
        fill={color.flame}
      />
      <path d="M12 60l20-22h256l20 22Z" fill={color.sceneInk} />
      <path d="M18 58h284v140H18Z" fill={color.scene} />
      <path
        d={seats
          .filter((seat) => !isLit(seat))
          .map(pathOf)
          .join("")}
        fill={color.sceneDeep}
      />
      <path d={seats.filter(isLit).map(pathOf).join("")} fill={color.flame} />
      {ring && (
        <rect
          x={ring.x - 2.5}
          y={ring.y - 2.5}
          width={WIDTH + 5}
          height={HEIGHT + 4}
          rx="4"
          fill="none"
          stroke={color.text}
          strokeWidth="2"
        />
      )}
      <path d="M4 196h312v4a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6Z" fill={color.sceneInk} />
    </Picture>
  );
});
