import { encodeQR } from "qr";
import styled from "styled-components";
import { radius } from "../tokens.ts";

interface Props {
  text: string;
  label: string;
  /** Side in px. */
  size?: number;
}

/** White modules around the code, as many as the standard requires. */
const QUIET_ZONE = 4;

/** Dark on white in both themes: many phones cannot read light on dark. */
const Square = styled.svg`
  border-radius: ${radius.small};
  background: #ffffff;
`;

/** A QR code for another phone's camera. */
export function QrCode({ text, label, size = 176 }: Props) {
  const modules = encodeQR(text, "raw", { ecc: "medium", border: QUIET_ZONE });
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Square
      viewBox={`0 0 ${modules.length} ${modules.length}`}
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
