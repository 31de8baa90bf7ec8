import styled from "styled-components";

/**
 * A section far below the first screen: the browser lays it out when it comes near, which saves a slow phone a third of its
 * work at the start. It reaches to the edges of the screen, because it clips what hangs over. Safari before 18 ignores it.
 */
export const Deferred = styled.div`
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  content-visibility: auto;
  contain-intrinsic-size: auto 720px;
`;
