import { profileApi } from "../../schema/profile/api.ts";
import { type Route, route } from "../platform/route.ts";
import { saveName } from "./profile.ts";

export const profileRoutes: Route[] = [
  route(profileApi.readName, async ({ member }) => ({ full_name: member.fullName })),

  route(profileApi.saveName, async ({ member, em, body }) => {
    await saveName(member, em, body.full_name);
    return { full_name: body.full_name };
  }),
];
