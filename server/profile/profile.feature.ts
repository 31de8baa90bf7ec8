import type { Feature } from "../platform/feature.ts";
import { profileRoutes } from "./profile.routes.ts";

export const openProfiles = (): Feature => ({ routes: profileRoutes });
