import styled from "styled-components";

export const emojiFont = `"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif`;

/** An emoji in the device's own colors, even where a text font has the character. The caller also names it in words. */
export const Emoji = styled.span.attrs({ "aria-hidden": true })`
  font-family: ${emojiFont};
  font-weight: 400;
`;
