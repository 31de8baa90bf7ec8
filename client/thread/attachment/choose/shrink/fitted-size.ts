export interface Size {
  width: number;
  height: number;
}

/** The largest size of the same shape whose longer side is at most this long. Nothing becomes larger. */
export function fittedSize({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
