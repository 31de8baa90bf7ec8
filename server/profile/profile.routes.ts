import * as profileApi from "../../schema/profile/api.ts";
import { BIRTH_DATE_FAULT } from "../../schema/profile/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { Refusal } from "../platform/refusal.ts";
import { setOwnBirthDate } from "../safety/safety.ts";
import { type ProfileSettings, readOwnProfile, saveDrawing, saveOwnProfile } from "./own-profile.ts";
import { saveName } from "./profile.ts";

export function profileRoutes(settings: ProfileSettings): Route[] {
  const { community, messagingPolicy } = settings;
  return [
    route(profileApi.readProfile, async ({ member, em }) => readOwnProfile(em, member, settings)),

    route(profileApi.saveProfile, async ({ member, em, body }) => {
      await saveOwnProfile(em, member, settings, body);
      return readOwnProfile(em, member, settings);
    }),

    route(profileApi.readName, async ({ member }) => ({ full_name: member.fullName })),

    route(profileApi.saveName, async ({ member, em, body }) => {
      await saveName(em, member, body.full_name, community.name);
      return { full_name: body.full_name };
    }),

    route(profileApi.saveDrawing, ({ member, em, body }) => saveDrawing(em, member, body.drawing)),

    route(profileApi.saveBirthDate, async ({ member, em, body: { birth_date } }) => {
      // The declaration accepts dates that are past in any time zone. The community's time zone decides.
      if (birth_date >= messagingPolicy.today()) {
        throw new Refusal("request/invalid", { fields: { birth_date: BIRTH_DATE_FAULT } });
      }
      const own = { memberId: member.memberId, birthDate: birth_date };
      const isSet = await em.transactional((tx) => setOwnBirthDate(tx, messagingPolicy, own));
      if (!isSet) throw new Refusal("profile/birth-date-set");
    }),
  ];
}
