import { color } from "../theme/css.ts";

/** A clay oil lamp for an SVG, 92 wide and 66 high, with its flame at (82, 12). */
export function Lamp({ lit = true }: { lit?: boolean }) {
  return (
    <g>
      <circle cx="11" cy="48" r="8.500" fill="none" stroke={color.accentDeep} strokeWidth="5" />
      <path d="M10 46c0-9 14-13 32-12 16 1 28 3 42-1 5 12-10 33-38 33-22 0-36-8-36-20Z" fill={color.accentDeep} />
      <path d="M16 42c4-6 15-8 27-7 15 1 27 3 41-2 1 3 1 5 0 8-14 6-28 5-42 4-12-1-20-1-26-3Z" fill={color.accent} />
      {lit ? (
        <>
          <path d="M82 35c-12-5-9-19 1-32 9 12 13 27 3 32-1 .6-3 .6-4 0Z" fill={color.flame} />
          <path d="M82.500 34c-5-3-4-10 .8-16 4 6 5.500 13 1.200 16-.6.4-1.400.4-2 0Z" fill={color.lampWhite} />
        </>
      ) : (
        <path
          d="M83 30c-5-6 5-9 0-16 -2-3 1-6 3-8"
          fill="none"
          stroke={color.sceneInk}
          strokeWidth="3"
          strokeLinecap="round"
        />
      )}
    </g>
  );
}
