import { community } from "../../net/community.ts";
import { Lamp } from "../../ui/illustration/lamp.tsx";
import { HomeLink } from "./home-link.tsx";

const drawnLamp = (
  <svg viewBox="0 0 92 66" width="45" height="32" aria-hidden="true" focusable="false">
    <Lamp />
  </svg>
);

/** The community's logo and name, as a link to the home page. */
export function Brand() {
  const { logoUrl, name } = community;
  return <HomeLink name={name} logo={logoUrl === null ? drawnLamp : <img src={logoUrl} alt="" height={32} />} />;
}
