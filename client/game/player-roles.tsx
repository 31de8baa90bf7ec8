import { rolesOfBits } from "../../schema/member/role-bits.ts";
import { RoleBadges } from "../member/role-badges-panel.tsx";
import type { PlayerView } from "./room-view.ts";

/** The roles that a player holds in the community, as badges. */
export const PlayerRoles = ({ player: { roles } }: { player: Pick<PlayerView, "roles"> }) => (
  <RoleBadges roles={rolesOfBits(roles)} />
);
