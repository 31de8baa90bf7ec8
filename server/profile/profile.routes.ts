import { profileApi } from "../../schema/profile/api.ts";
import { Refusal } from "../platform/refusal.ts";
import { type Route, route } from "../platform/route.ts";
import { setBirthDate } from "../safety/safety.ts";
import { saveName } from "./profile.ts";

export const profileRoutes: Route[] = [
  route(profileApi.readName, async ({ member }) => ({ full_name: member.fullName })),

  route(profileApi.saveName, async ({ member, em, body }) => {
    await saveName(member, em, body.full_name);
    return { full_name: body.full_name };
  }),

  route(profileApi.saveBirthDate, async ({ member, em, body }) => {
    if (!(await setBirthDate(em, member.memberId, body.birth_date))) throw new Refusal("profile/birth-date-set");
    return { done: true };
  }),
];
