import styled, { keyframes } from "styled-components";
import { initialsOf, toneOf } from "../text/avatar-name.ts";
import { answerTone, color, font, reducedMotion } from "../theme/css.ts";
import { motion } from "../tokens.ts";
import { Lamp } from "./lamp.tsx";
import { Picture, type PictureProps } from "./picture.tsx";

interface Props extends PictureProps {
  /** Chairs around the table, 2 to 12. */
  seats: number;
  /** How many are taken, where there are no names; else as many as there are names. */
  taken?: number;
  /** By chair, clockwise from the top; undefined where nobody sits. */
  names?: readonly (string | undefined)[];
}

const arrive = keyframes`from { transform: scale(0); }`;

const Guest = styled.g`
  transform-box: fill-box;
  transform-origin: center;
  animation: ${arrive} ${motion.slow}ms ${motion.settle};
  ${reducedMotion} { animation: none; }
`;

// The pool of light grows with everyone who sits down.
const Light = styled.ellipse`
  fill: ${color.glow};
  transform-box: fill-box;
  transform-origin: center;
  transition: transform ${motion.slow}ms ${motion.settle};
`;

function place(seat: number, seats: number): { x: number; y: number } {
  const angle = (seat / seats) * 2 * Math.PI - Math.PI / 2;
  return { x: 160 + Math.cos(angle) * 122, y: 112 + Math.sin(angle) * 84 };
}

/** A table seen from above with a lamp on it. Chairs wait as dashed rings; whoever comes sits down as a round with initials. */
export function TablePicture({ seats, names = [], taken, label }: Props) {
  const sits = (seat: number) => (taken === undefined ? names[seat] !== undefined : seat < taken);
  const present = Array.from({ length: seats }, (_, seat) => sits(seat)).filter(Boolean).length;
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
        const { x, y } = place(seat, seats);
        const name = names[seat] ?? "";
        const tone = answerTone(toneOf(name));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <g key={seat} transform={`translate(${x} ${y})`}>
            <circle r="20" fill={color.ground} stroke={color.edge} strokeWidth="2.500" strokeDasharray="5 6" />
            {sits(seat) && (
              <Guest key={name}>
                <circle r="22" fill={tone.fill} stroke={color.ground} strokeWidth="3" />
                <text
                  y="1"
                  fill={tone.on}
                  fontFamily={font.display}
                  fontSize="17"
                  fontWeight="600"
                  textAnchor="middle"
                  dominantBaseline="central"
                >
                  {initialsOf(name)}
                </text>
              </Guest>
            )}
          </g>
        );
      })}
    </Picture>
  );
}
