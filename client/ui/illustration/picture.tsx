import type { ReactNode } from "react";

export interface PictureProps {
  /** Says what is drawn, where the drawing says something the text does not; silent without. */
  label?: string | undefined;
}

interface Props extends PictureProps {
  width?: number;
  height?: number;
  /** Paper cut away at the upper edge. */
  top?: number;
  children: ReactNode;
}

/** The sheet of paper all drawings share. Flat shapes cut out and laid on each other; light is a shape too. */
export function Picture({ label, width = 240, height = 180, top = 0, children }: Props) {
  const voice = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a title would pop up under the mouse; the label speaks instead
    <svg viewBox={`0 ${top} ${width} ${height - top}`} width={width} height={height - top} focusable="false" {...voice}>
      {children}
    </svg>
  );
}
