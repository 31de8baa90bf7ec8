import type { Feature } from "../platform/feature.ts";
import { type EventOptions, eventRoutes } from "./event.routes.ts";

export const openEvents = (options: EventOptions): Feature => ({ routes: eventRoutes(options) });
