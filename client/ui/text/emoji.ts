import styled from "styled-components";

/** A picture letter in the device's own colours, also where a plain font knows it too. Whoever uses it names it in words. */
export const Emoji = styled.span.attrs({ "aria-hidden": true })`
  font-family: "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif;
  font-weight: 400;
`;
