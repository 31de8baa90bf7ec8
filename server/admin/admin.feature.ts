import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { NeedsYouLine } from "../platform/needs-you.ts";
import { adminRoutes } from "./admin.routes.ts";

/** `needsYou` returns what the features declare. */
export const openAdmin = ({ community, today }: Core, needsYou: () => readonly NeedsYouLine[]): Feature => ({
  routes: adminRoutes({ today, community, needsYou }),
});
