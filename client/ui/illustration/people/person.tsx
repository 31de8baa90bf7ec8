import cast from "./cast.svg";

/** The people of the drawings, named after what one recognises them by. */
export type PersonName = "braids" | "cap" | "hijab" | "headwrap" | "afro" | "mentor" | "puffs";

/** How wide a person is drawn; the shoulders end 152 below the top of the head's frame. */
const WIDTH = 120;

interface Props {
  name: PersonName;
  x: number;
  y: number;
  size?: number;
  /** Looks and waves to the other side. */
  flip?: boolean;
}

/**
 * One of the people, from the waist up, for an SVG. They are in a file of their own, which all pages share and which
 * costs no JavaScript.
 */
export const Person = ({ name, x, y, size = 1, flip = false }: Props) => (
  <use
    href={`${cast}#${name}`}
    transform={`translate(${flip ? x + WIDTH * size : x} ${y}) scale(${flip ? -size : size} ${size})`}
  />
);
