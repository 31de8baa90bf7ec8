import { Link } from "react-router";
import styled from "styled-components";
import { community } from "../../net/community.ts";
import { Lamp } from "../../ui/illustration/lamp.tsx";
import { color, font, from } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";

const Home = styled(Link)`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  max-width: 100%;
  min-height: 44px;
  border-radius: ${radius.small};
  color: ${color.text};
  font: 600 1.125rem/1.2 ${font.display};
  text-decoration: none;
  > span { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
  > img, > svg { flex: none; width: auto; height: 28px; }
  ${from.wide} { gap: 10px; font-size: 1.25rem; > img, > svg { height: 32px; } }
`;

/** The community's sign and name, which lead home. */
export function Brand() {
  return (
    <Home to="/">
      {community.logoUrl === null ? (
        <svg viewBox="0 0 92 66" width="45" height="32" aria-hidden="true" focusable="false">
          <Lamp />
        </svg>
      ) : (
        <img src={community.logoUrl} alt="" height={32} />
      )}
      <span>{community.name}</span>
    </Home>
  );
}
