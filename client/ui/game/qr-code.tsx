import styled from "styled-components";
import { encode } from "uqr";
import { radius } from "../tokens.ts";

interface Props {
  text: string;
  label: string;
  /** Side in px. */
  size?: number;
}

/** Dark on white in both themes: many phones cannot read light on dark. */
const Square = styled.svg`
  border-radius: ${radius.small};
  background: #ffffff;
`;

/** A QR code for another phone's camera. */
export function QrCode({ text, label, size = 176 }: Props) {
  const { data, size: cells } = encode(text, { border: 3 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Square
      viewBox={`0 0 ${cells} ${cells}`}
      width={size}
      height={size}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join("")} fill="#17132c" />
    </Square>
  );
}
