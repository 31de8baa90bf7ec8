import type { Rooms } from "../../rooms/index.ts";
import type { Feature } from "../platform/feature.ts";
import type { LateReference } from "../platform/late-reference.ts";
import { memberRoutes } from "./member.routes.ts";

export const openMembers = (live: LateReference<Rooms>): Feature => ({
  routes: memberRoutes({ memberRooms: { enter: (member) => live.get().members.enter(member) } }),
});
