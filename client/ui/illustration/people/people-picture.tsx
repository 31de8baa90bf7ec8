import { Lamp } from "../lamp.tsx";
import { Picture, type PictureProps } from "../picture.tsx";
import { Person, type PersonName } from "./person.tsx";
import scenes from "./scenes.svg";

/** Colors of walls. The same in both themes, like the clothes of the people. */
const walls = { coral: "#c4432c", teal: "#0a7770", gold: "#c98a12", violet: "#5b3db3", night: "#2c2650" } as const;

type Thing = "tiles" | "books" | "week" | "questions" | "mugs" | "plant" | "road";
type WallThing = "lanterns" | "shelf" | "frame" | "clock" | "notes" | "plants";

export interface PeoplePictureProps extends PictureProps {
  /** Shows the wall beside the window too, for a picture as wide as the screen. The wall goes on at both sides. */
  wide?: boolean;
}

interface Props extends PeoplePictureProps {
  wall: keyof typeof walls;
  /** From left to right. The one in the middle of three is behind the others. */
  people: readonly PersonName[];
  /** Whom to turn to the other side. */
  flipped?: PersonName;
  /** What lies on the sill or hangs on the wall. */
  things?: readonly Thing[];
  lamp?: "lit" | "out";
  /** What is on the wall to the left and to the right of the window, if the picture is wide. */
  walled?: readonly [left: WallThing, right: WallThing];
}

/** How much of the wall a wide picture shows on each side. */
const SIDE = 96;
const frame = "M22 0h276a22 22 0 0 1 22 22v196a22 22 0 0 1-22 22H22a22 22 0 0 1-22-22V22A22 22 0 0 1 22 0Z";
/** Wider than any screen that shows the picture in this height. */
const longWall = "M-2000-1h4320v242h-4320Z";

/** Where people are, and how large they are. */
const groups: Readonly<Record<number, { places: readonly number[]; size: number }>> = {
  1: { places: [87], size: 1.22 },
  2: { places: [30, 162], size: 1.08 },
  3: { places: [30, 100, 170], size: 1 },
};
/** The shoulders end behind the sill. */
const SILL_Y = 214;
const PERSON_HEIGHT = 152;

/** People at a lit window, behind its sill. */
export function PeoplePicture({ wall, people, flipped, things = [], lamp, label, wide = false, walled }: Props) {
  const { places = [], size = 1 } = groups[people.length] ?? {};
  const middle = people.length === 3 ? people[1] : undefined;
  // The people behind the others are drawn first, and a little higher.
  const backToFront = [...people].sort((one) => (one === middle ? -1 : 1));
  return (
    <Picture label={label} width={wide ? 320 + 2 * SIDE : 320} height={240} left={wide ? -SIDE : 0}>
      <path d="M30 212V130a130 112 0 0 1 260 0v82Z" fill={lamp === "out" ? "#443a70" : "#ffd070"} />
      <path d="M160 18v190M30 112h260" stroke={lamp === "out" ? "#2c2650" : "#e9ab52"} strokeWidth="6" />
      {backToFront.map((name) => (
        <Person
          key={name}
          name={name}
          x={places[people.indexOf(name)] ?? 0}
          y={SILL_Y - PERSON_HEIGHT * size - (name === middle ? 24 : 0)}
          size={size}
          flip={name === flipped}
        />
      ))}
      <path
        d={`${wide ? longWall : frame}M30 212h260V130a130 112 0 0 0-260 0Z`}
        fill={walls[wall]}
        fillRule="evenodd"
      />
      <path d="M30 206V130a130 112 0 0 1 260 0v76" fill="none" stroke="#fff3d9" strokeWidth="7" />
      {lamp && (
        <g transform="translate(114 142)">
          <Lamp lit={lamp === "lit"} />
        </g>
      )}
      <path d="M18 203h284v14H18Z" fill="#fff3d9" />
      <path d="M26 217h268v5H26Z" fill="#17132c" opacity="0.25" />
      {wide &&
        walled?.map((thing, index) => (
          <use key={thing} href={`${scenes}#${thing}`} x={index === 0 ? -SIDE + 8 : 320 + SIDE - 98} />
        ))}
      {things.map((thing) => (
        <use key={thing} href={`${scenes}#${thing}`} />
      ))}
    </Picture>
  );
}
