import type { Core } from "../platform/core.ts";
import { type DemoMember, seedDemo } from "./demo.ts";
import { pictureSaver } from "./picture/save-picture.ts";

/** Adds demo members and events to an empty development database. Returns the members who can sign in. */
export const openDemo = async ({ config, database, storage }: Core): Promise<readonly DemoMember[]> =>
  config.NODE_ENV === "development"
    ? await seedDemo(database, { timeZone: config.COMMUNITY_TIME_ZONE, saveImage: pictureSaver(database, storage) })
    : [];
