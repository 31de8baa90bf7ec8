import styled from "styled-components";
import { from } from "../../ui/theme/css.ts";
import { besides, type NavigationLink } from "../navigation.ts";

const SIGN_PX = 44;
const GAP_PX = 4;
const ACCOUNT_PX = 48;
const widthOf = (signs: number) => `width: ${signs * (SIGN_PX + GAP_PX) + ACCOUNT_PX}px;`;

// On a phone the bell and the account, without a gap; on a desk the way out too.
const Place = styled.span<{ $onDesk: number; $elsewhere: number }>`
  width: ${SIGN_PX + ACCOUNT_PX}px;
  ${from.wide} { ${({ $elsewhere }) => widthOf($elsewhere)} }
  ${from.desk} { ${({ $onDesk }) => widthOf($onDesk)} }
`;

export interface UserMenuProps {
  links: readonly NavigationLink[];
  /** What the bar shows in words where it has the room. */
  inWords: readonly NavigationLink[];
}

/** As wide as the member's corner will be, so that nothing beside it moves when it comes. */
export function UserMenuPlaceholder({ links, inWords }: UserMenuProps) {
  return <Place aria-hidden $onDesk={besides(links, inWords).length + 2} $elsewhere={links.length + 1} />;
}
