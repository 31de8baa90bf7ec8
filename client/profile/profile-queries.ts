import { queryOptions } from "@tanstack/react-query";
import { type Profile, readProfile } from "../../schema/profile/api.ts";
import { call } from "../net/http/http.ts";
import { queryClient } from "../net/query/query-client.ts";
import { setOwnProfile } from "../net/session.ts";
import { pictureAddress } from "./picture-address.ts";

const profileKey = ["profile", "own"] as const;

export const profileQuery = queryOptions({
  queryKey: profileKey,
  queryFn: ({ signal }) => call(readProfile, { signal }),
});

/** Shows the saved profile everywhere. */
export function applyProfile(profile: Profile): void {
  queryClient.setQueryData(profileKey, profile);
  const { full_name, avatar } = profile;
  setOwnProfile({ full_name, avatar_url: avatar === null ? null : pictureAddress(avatar, 96) });
}
