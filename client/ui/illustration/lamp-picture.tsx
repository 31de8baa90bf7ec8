import { color } from "../theme/css.ts";
import { Lamp } from "./lamp.tsx";
import { Picture, type PictureProps } from "./picture.tsx";

interface Props extends PictureProps {
  lit?: boolean;
}

/** The lamp on its stand. It is out where something went wrong. */
export function LampPicture({ lit = true, label }: Props) {
  return (
    <Picture label={label} top={lit ? 0 : 28}>
      {lit && (
        <>
          <circle cx="152" cy="58" r="58" fill={color.glow} opacity="0.55" />
          <circle cx="152" cy="58" r="38" fill={color.glow} />
        </>
      )}
      <ellipse cx="118" cy="168" rx="78" ry="8" fill={color.sceneDeep} />
      <path d="M112 104h12l4 48h-20Z" fill={color.scene} />
      <rect x="107" y="126" width="22" height="7" rx="3.500" fill={color.sceneInk} />
      <path d="M84 168c0-12 14-18 34-18s34 6 34 18Z" fill={color.sceneInk} />
      <rect x="82" y="99" width="72" height="8" rx="4" fill={color.sceneInk} />
      <g transform="translate(70 35)">
        <Lamp lit={lit} />
      </g>
    </Picture>
  );
}
