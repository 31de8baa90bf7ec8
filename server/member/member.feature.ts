import type { Rooms } from "../../rooms/index.ts";
import type { Feature } from "../platform/feature.ts";
import type { Late } from "../platform/late.ts";
import { memberRoutes } from "./member.routes.ts";

export const openMembers = (live: Late<Rooms>): Feature => ({
  routes: memberRoutes({ memberRooms: { enter: (member) => live.get().members.enter(member) } }),
});
