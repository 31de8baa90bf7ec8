import styled from "styled-components";

const Column = styled.div`display: flex; flex-direction: column; height: 100%; min-height: 0;`;
const Body = styled.div`flex: 1; min-height: 0; padding: 12px; overflow: auto;`;
/** For what is pressed: at the lower edge, as long as it fits. */
const Low = styled.div`display: grid; align-content: end; min-height: 100%;`;
/** Within reach of the thumb. */
const Foot = styled.div`
  display: grid;
  flex: none;
  gap: 8px;
  padding: 0 12px calc(12px + env(safe-area-inset-bottom));
`;

/** Header, a body that takes the rest, and a foot. */
export const CheckInFrame = Object.assign(Column, { Body, Low, Foot });
