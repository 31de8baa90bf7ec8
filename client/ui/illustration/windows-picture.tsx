import { color } from "../theme/css.ts";
import { Picture, type PictureProps } from "./picture.tsx";

function Window({ x, y, lit = true }: { x: number; y: number; lit?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 26V11a9 9 0 0 1 18 0v15Z" fill={lit ? color.flame : color.sceneInk} />
      <path d="M9 2v24M0 14h18" stroke={lit ? color.accentDeep : color.scene} strokeWidth="2" />
    </g>
  );
}

function Star({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x} ${y - 5}l1.500 3.500 3.500 1.500-3.500 1.500-1.500 3.500-1.500-3.500-3.500-1.500 3.500-1.500Z`}
      fill={color.flame}
    />
  );
}

/** Houses in the evening, with light in nearly every window. */
export function WindowsPicture({ label }: PictureProps) {
  return (
    <Picture label={label} width={320}>
      <path d="M262 22a20 20 0 1 0 20 27 16 16 0 0 1-20-27Z" fill={color.flame} />
      <Star x={40} y={38} />
      <Star x={204} y={24} />
      <Star x={112} y={20} />
      <path d="M6 168V96l34-26 34 26v72Z" fill={color.sceneDeep} />
      <path d="M206 168V84h104v84Z" fill={color.sceneDeep} />
      <path d="M198 86l14-20h92l14 20Z" fill={color.sceneInk} />
      <path d="M74 168V74l56-38 56 38v94Z" fill={color.scene} />
      <path
        d="M64 80l66-46 66 46"
        fill="none"
        stroke={color.sceneInk}
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M116 168v-34a14 14 0 0 1 28 0v34Z" fill={color.flame} />
      <path d="M116 168v-34a14 14 0 0 1 14-14v48Z" fill={color.sceneInk} />
      <Window x={88} y={84} />
      <Window x={121} y={72} />
      <Window x={154} y={84} />
      <Window x={31} y={104} />
      <Window x={222} y={102} />
      <Window x={250} y={102} lit={false} />
      <Window x={278} y={102} />
      <path d="M0 166h320v8a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6Z" fill={color.sceneInk} />
    </Picture>
  );
}
