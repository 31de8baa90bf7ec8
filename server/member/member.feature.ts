import type { Rooms } from "../../rooms/index.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { LateReference } from "../platform/late-reference.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { memberAdminRoutes } from "./admin/admin.routes.ts";
import { memberRoutes } from "./member.routes.ts";

interface MemberNeeds {
  readonly live: LateReference<Rooms>;
  readonly messagingPolicy: MessagingPolicy;
}

export const openMembers = (core: Core, { live, messagingPolicy }: MemberNeeds): Feature => ({
  routes: [
    ...memberRoutes({
      memberRooms: { enter: (member) => live.get().members.enter(member) },
      sheetSettings: { policy: messagingPolicy, community: core.community },
    }),
    ...memberAdminRoutes({ core, messagingPolicy }),
  ],
});
