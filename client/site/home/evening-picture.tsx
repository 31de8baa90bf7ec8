import styled, { keyframes } from "styled-components";
import { Lamp } from "../../ui/illustration/lamp.tsx";
import { Person } from "../../ui/illustration/people/person.tsx";
import scenes from "../../ui/illustration/people/scenes.svg";
import { Picture, type PictureProps } from "../../ui/illustration/picture.tsx";
import { reducedMotion } from "../../ui/theme/css.ts";
import { motion, radius } from "../../ui/tokens.ts";

const grow = keyframes`from { transform: scale(0.4); }`;

const Frame = styled.div`
  overflow: hidden;
  border-radius: ${radius.large};
  > svg { width: 100%; height: auto; }
`;

const Light = styled.g`
  fill: #f6b443;
  transform-box: fill-box;
  transform-origin: center;
  animation: ${grow} ${motion.slow}ms ${motion.settle};
  ${reducedMotion} { animation: none; }
`;

/** Teenagers and a mentor around a table with a lamp, under a string of flags, before houses with light in their windows. */
export function EveningPicture({ label }: PictureProps) {
  return (
    <Frame>
      <Picture label={label} width={720} height={400}>
        <use href={`${scenes}#evening`} />
        <Light>
          <circle cx="360" cy="250" r="230" opacity="0.14" />
          <circle cx="360" cy="260" r="150" opacity="0.2" />
        </Light>
        <use href={`${scenes}#flags`} />
        <Person name="puffs" x={98} y={104} size={1.1} />
        <Person name="headwrap" x={228} y={100} size={1.15} />
        <Person name="mentor" x={352} y={92} size={1.2} />
        {/* Down to the table, where nobody sits in front of them. */}
        <path d="M115 264h97v84h-97Z" fill="#2f6fc4" />
        <path d="M244 270h106v78H244Z" fill="#e8593f" />
        <path d="M357 270h134v78H357Z" fill="#fff3d9" />
        <Person name="afro" x={10} y={158} size={1.35} />
        <Person name="cap" x={168} y={160} size={1.35} />
        <Person name="hijab" x={404} y={160} size={1.35} />
        <Person name="braids" x={540} y={158} size={1.35} />
        <use href={`${scenes}#table`} />
        <g transform="translate(312 282)">
          <Lamp />
        </g>
      </Picture>
    </Frame>
  );
}
