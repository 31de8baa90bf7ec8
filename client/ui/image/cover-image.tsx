import type { ComponentProps } from "react";
import styled from "styled-components";
import { color } from "../theme/css.ts";
import { radius } from "../tokens.ts";

// The place is kept while the image loads.
const Image = styled.img<{ $small: boolean }>`
  flex: none;
  display: block;
  width: ${({ $small }) => ($small ? "80px" : "100%")};
  aspect-ratio: 16 / 9;
  object-fit: cover;
  border-radius: ${({ $small }) => ($small ? radius.small : radius.medium)};
  background: ${color.lit};
`;

interface Props extends ComponentProps<"img"> {
  /** At the start of a row of a list. */
  small?: boolean;
}

/** A picture of 16:9. Pictures of another shape are cropped around their middle. */
export const CoverImage = ({ small = false, alt = "", ...rest }: Props) => <Image $small={small} alt={alt} {...rest} />;
