import type { Core } from "../platform/core.ts";
import { type DemoMember, seedDemo } from "./demo.ts";

/** Puts demo members into an empty development database; answers with those that can sign in. */
export const openDemo = async ({ config, database }: Core): Promise<readonly DemoMember[]> =>
  config.NODE_ENV === "development" ? await seedDemo(database) : [];
