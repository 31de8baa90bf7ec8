import styled from "styled-components";
import { from } from "../../ui/theme/css.ts";

const BELL_PX = 44;
const ACCOUNT_PX = 48;
const GAP_PX = 4;

const Placeholder = styled.span`
  width: ${BELL_PX + ACCOUNT_PX}px;
  ${from.navigation} { width: ${BELL_PX + GAP_PX + ACCOUNT_PX}px; }
`;

/** As wide as the bell and the account, so that nothing moves when they are loaded. */
export function UserMenuPlaceholder() {
  return <Placeholder aria-hidden />;
}
