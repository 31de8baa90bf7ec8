import type { Core } from "../platform/core.ts";
import { type DemoMember, seedDemo } from "./demo.ts";

/** Adds demo members to an empty development database. Returns those who can sign in. */
export const openDemo = async ({ config, database }: Core): Promise<readonly DemoMember[]> =>
  config.NODE_ENV === "development" ? await seedDemo(database) : [];
