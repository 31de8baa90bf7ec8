import type { ReactNode } from "react";

export interface PictureProps {
  /** Describes the drawing, if it says something that the text doesn't. Without it, screen readers skip the drawing. */
  label?: string | undefined;
}

interface Props extends PictureProps {
  width?: number;
  height?: number;
  /** How much to crop at the top. */
  top?: number;
  /** Where the drawing begins. */
  left?: number;
  children: ReactNode;
}

/** The SVG element that all drawings share. They consist of flat shapes, and light is one of these shapes. */
export function Picture({ label, width = 240, height = 180, top = 0, left = 0, children }: Props) {
  const accessibility = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would show a tooltip; the label is for screen readers
    <svg
      viewBox={`${left} ${top} ${width} ${height - top}`}
      width={width}
      height={height - top}
      focusable="false"
      {...accessibility}
    >
      {children}
    </svg>
  );
}
