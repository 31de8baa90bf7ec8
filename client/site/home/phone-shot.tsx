import type { ReactNode } from "react";
import { Link } from "react-router";
import styled from "styled-components";
import { Text } from "../../ui/text/text.tsx";
import { color } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";

/** Of the screen of a phone, in CSS pixels. */
export const shotSize = { width: 240, height: 493 } as const;

interface Props {
  /** A picture of a screen, twice as large as `shotSize`. */
  photo: ReactNode;
  caption: string;
  /** Where to see it. The caption leads there. */
  to: string;
}

const Figure = styled.figure`display: grid; gap: 12px; justify-items: center;`;
const Phone = styled.div`
  position: relative;
  width: 100%;
  max-width: ${shotSize.width}px;
  aspect-ratio: ${shotSize.width} / ${shotSize.height};
  overflow: hidden;
  border: 6px solid ${color.sceneInk};
  border-radius: ${radius.large};
  background: ${color.scene};
  > img { width: 100%; height: 100%; object-fit: cover; object-position: top; }
`;

/** A screen of the product on a phone. It keeps its room until its picture is there. */
export const PhoneShot = ({ photo, caption, to }: Props) => (
  <Figure>
    <Phone>{photo}</Phone>
    <Text as="figcaption" $size="small" $weight={700} $align="center">
      <Link to={to}>{caption}</Link>
    </Text>
  </Figure>
);
