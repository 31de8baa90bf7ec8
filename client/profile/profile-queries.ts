import { queryOptions } from "@tanstack/react-query";
import { type Profile, readProfile } from "../../schema/profile/api.ts";
import { provideErrorTexts } from "../frame/error-text.ts";
import { call } from "../net/http/http.ts";
import { queryClient } from "../net/query/query-client.ts";
import { setOwnName } from "../net/session.ts";
import { photoErrors } from "./photo-errors.ts";

provideErrorTexts(photoErrors);

const profileKey = ["profile", "own"] as const;

export const profileQuery = queryOptions({
  queryKey: profileKey,
  queryFn: ({ signal }) => call(readProfile, { signal }),
});

/** Shows the saved profile everywhere. */
export function applyProfile(profile: Profile): void {
  queryClient.setQueryData(profileKey, profile);
  if (profile.full_name !== null) setOwnName(profile.full_name);
}
