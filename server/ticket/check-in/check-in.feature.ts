import type { Core } from "../../platform/core.ts";
import type { Feature } from "../../platform/feature.ts";
import { loadTicketCodes } from "../code/ticket-key.ts";
import { checkInRoutes } from "./check-in.routes.ts";

/** The door: lists of tickets for phones, and check-ins. */
export async function openCheckIn({ database }: Pick<Core, "database">): Promise<Feature> {
  return { routes: checkInRoutes(await loadTicketCodes(database.fork())) };
}
