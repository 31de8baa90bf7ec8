import { Link } from "react-router";
import styled from "styled-components";
import { Text } from "../text/text.tsx";
import { color } from "../theme/css.ts";
import { radius } from "../tokens.ts";

/** Of the screen of a phone, in CSS pixels. */
const WIDTH = 240;
const HEIGHT = 493;

interface Props {
  /** A picture of a screen, twice as large as it is shown. */
  src: string;
  /** What the screen shows. */
  alt: string;
  caption: string;
  /** Where to see it. The caption leads there. */
  to: string;
}

const Figure = styled.figure`
  display: grid;
  gap: 12px;
  justify-items: center;
  > img {
    width: 100%;
    max-width: ${WIDTH}px;
    height: auto;
    border: 6px solid ${color.sceneInk};
    border-radius: ${radius.large};
    background: ${color.scene};
  }
`;

/** A screen of the product on a phone. It loads when it comes near, and keeps its room until then. */
export const PhoneShot = ({ src, alt, caption, to }: Props) => (
  <Figure>
    <img src={src} alt={alt} width={WIDTH} height={HEIGHT} loading="lazy" decoding="async" />
    <Text as="figcaption" $size="small" $weight={700} $align="center">
      <Link to={to}>{caption}</Link>
    </Text>
  </Figure>
);
