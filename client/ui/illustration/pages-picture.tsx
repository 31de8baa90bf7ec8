import { color } from "../theme/css.ts";
import { Picture, type PictureProps } from "./picture.tsx";

/** An open book in lamplight, with a ribbon between its pages. */
export function PagesPicture({ label }: PictureProps) {
  const lines = [0, 14, 28, 42];
  return (
    <Picture label={label}>
      <circle cx="120" cy="74" r="70" fill={color.glow} opacity="0.55" />
      <circle cx="120" cy="74" r="46" fill={color.glow} />
      <path d="M22 66c36-8 72-4 98 12 26-16 62-20 98-12v92c-38-7-72-4-98 10-26-14-60-17-98-10Z" fill={color.sceneInk} />
      <path d="M32 58c34-6 66-2 88 14v86c-24-12-54-16-88-10Z" fill={color.paper} />
      <path d="M208 58c-34-6-66-2-88 14v86c24-12 54-16 88-10Z" fill={color.paper} />
      <path d="M120 72v86c8-4 16-7 26-9V60c-10 3-19 7-26 12Z" fill={color.paperInk} opacity="0.4" />
      <g fill="none" stroke={color.paperInk} strokeWidth="4" strokeLinecap="round">
        {lines.map((y) => (
          <path key={y} d={`M46 ${77 + y}c20-2 40 1 58 9M174 ${76 + y}c-14 1-26 4-38 10`} />
        ))}
      </g>
      <path d="M184 54v40l8-8 8 8V57c-5-1.300-11-2.300-16-3Z" fill={color.flame} />
    </Picture>
  );
}
