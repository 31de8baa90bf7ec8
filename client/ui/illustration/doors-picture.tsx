import { color } from "../theme/css.ts";
import { Picture, type PictureProps } from "./picture.tsx";

/** An open door with light on the step. */
export function DoorsPicture({ label }: PictureProps) {
  return (
    <Picture label={label}>
      <path d="M62 156V70a58 58 0 0 1 116 0v86Z" fill={color.sceneInk} />
      <path d="M72 156V70a48 48 0 0 1 96 0v86Z" fill={color.flame} />
      <path d="M100 156V84a20 20 0 0 1 40 0v72Z" fill={color.lampWhite} />
      <path d="M72 156V70a48 48 0 0 1 22-40.400V166Z" fill={color.scene} />
      <path d="M168 156V70a48 48 0 0 0-22-40.400V166Z" fill={color.scene} />
      <path d="M78 140V84l10-8v70ZM162 140V84l-10-8v70Z" fill={color.sceneDeep} />
      <circle cx="89" cy="104" r="3.500" fill={color.accent} />
      <circle cx="151" cy="104" r="3.500" fill={color.accent} />
      <path d="M94 156h52l26 20H68Z" fill={color.glow} />
      <path
        d="M40 154h34v8a4 4 0 0 1-4 4H40a6 6 0 0 1 0-12ZM200 154h-34v8a4 4 0 0 0 4 4h30a6 6 0 0 0 0-12Z"
        fill={color.sceneDeep}
      />
      <path d="M30 154c-6-20 2-40 8-46 8 8 14 28 8 46Z" fill={color.scene} />
      <path d="M210 154c-6-20 2-40 8-46 8 8 14 28 8 46Z" fill={color.scene} />
    </Picture>
  );
}
