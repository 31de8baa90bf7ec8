import styled, { keyframes } from "styled-components";
import { initialsOf, toneOf } from "../avatar/avatar-name.ts";
import { emojiFont } from "../text/emoji.ts";
import { color, font, playerTone, reducedMotion } from "../theme/css.ts";
import { motion, type PlayerTone } from "../tokens.ts";
import { Lamp } from "./lamp.tsx";
import { Picture, type PictureProps } from "./picture.tsx";

interface Guest {
  tone: PlayerTone;
  initials: string;
  /** The address of a picture, which is shown instead of the initials. */
  src?: string;
  /** Appears beside the person. */
  emoji?: string;
  /** Tells the emoji from the one before. */
  emojiKey?: number;
}

interface Props extends PictureProps {
  /** How many seats are around the table, 2 to 12. */
  seats: number;
  /** Who sits there, by seat, clockwise from the top. Undefined for an empty seat. */
  names?: readonly (string | undefined)[];
  /** Instead of names: each person's color and initials. In a game the color belongs to the seat. */
  guests?: readonly (Guest | undefined)[];
}

const grow = keyframes`from { transform: scale(0); }`;

const Person = styled.g`
  transform-box: fill-box;
  transform-origin: center;
  animation: ${grow} ${motion.slow}ms ${motion.settle};
  ${reducedMotion} { animation: none; }
`;

// The light grows with everyone who sits down.
const Light = styled.ellipse`
  fill: ${color.glow};
  transform-box: fill-box;
  transform-origin: center;
  transition: transform ${motion.slow}ms ${motion.settle};
`;

function positionOf(seat: number, seats: number): { x: number; y: number } {
  const angle = (seat / seats) * 2 * Math.PI - Math.PI / 2;
  return { x: 160 + Math.cos(angle) * 122, y: 112 + Math.sin(angle) * 84 };
}

const guestNamed = (name: string | undefined): Guest | undefined =>
  name === undefined ? undefined : { tone: toneOf(name), initials: initialsOf(name) };

function Portrait({ src }: { src: string }) {
  return (
    <image
      href={src}
      x="-18.500"
      y="-18.500"
      width="37"
      height="37"
      preserveAspectRatio="xMidYMid slice"
      clipPath="circle()"
    />
  );
}

function Initials({ tone, initials }: Guest) {
  return (
    <text
      y="1"
      fill={playerTone(tone).on}
      fontFamily={font.display}
      fontSize="17"
      fontWeight="600"
      textAnchor="middle"
      dominantBaseline="central"
    >
      {initials}
    </text>
  );
}

/** A table from above, with a lamp on it. Empty seats are dashed rings; people are circles with their pictures or initials. */
export function TablePicture({ seats, names = [], guests = names.map(guestNamed), label }: Props) {
  const present = guests.slice(0, seats).filter((guest) => guest !== undefined).length;
  const share = seats === 0 ? 0 : present / seats;
  return (
    <Picture label={label} width={320} height={224}>
      <ellipse cx="160" cy="116" rx="96" ry="62" fill={color.sceneDeep} />
      <ellipse cx="160" cy="110" rx="96" ry="62" fill={color.scene} />
      <Light cx="160" cy="110" rx="88" ry="56" style={{ transform: `scale(${present > 0 ? 0.4 + share * 0.6 : 0})` }} />
      <g transform="translate(114 76)">
        <Lamp lit={present > 0} />
      </g>
      {Array.from({ length: seats }, (_, seat) => {
        const { x, y } = positionOf(seat, seats);
        const guest = guests[seat];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its index
          <g key={seat} transform={`translate(${x} ${y})`}>
            <circle r="20" fill={color.ground} stroke={color.edge} strokeWidth="2.500" strokeDasharray="5 6" />
            {guest && (
              <Person key={guest.initials}>
                <circle r="22" fill={playerTone(guest.tone).fill} stroke={color.ground} strokeWidth="3" />
                {guest.src ? <Portrait src={guest.src} /> : <Initials {...guest} />}
              </Person>
            )}
            {guest?.emoji && (
              <Person key={guest.emojiKey}>
                <text x="16" y="-8" fill={color.text} fontFamily={emojiFont} fontSize="24" textAnchor="middle">
                  {guest.emoji}
                </text>
              </Person>
            )}
          </g>
        );
      })}
    </Picture>
  );
}
