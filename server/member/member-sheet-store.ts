// A prepared statement: every tap on a name runs it. It decides and reads, so that nothing of an invisible member leaves the
// database.
import type { MemberSheet } from "../../schema/member/api.ts";
import { prepared } from "../platform/database/prepared.ts";
import { avatarUrl, formerName, shownRoles, UNKNOWN_USER } from "../profile/profile.ts";
import { hasBlocked, isOfMessageableKind, isVisibleMember, sharesThread } from "../safety/safety.ts";

interface SheetRow {
  readonly display_name: string;
  readonly former_name: string | null;
  readonly avatar_url: string | null;
  readonly birthday: string | null;
  readonly about: MemberSheet["about"];
  readonly roles: MemberSheet["roles"];
  /** Milliseconds since 1970. */
  readonly created_at: number;
  readonly is_blocked: boolean;
  /** A block between the two has no effect. */
  readonly is_with_lead: boolean;
}

/** A member's id, the values of a `MessageableFilter`; no row if the viewer cannot see the member. */
export const selectSheet = prepared<SheetRow>(
  "member-sheet",
  `select coalesce(p.full_name, '${UNKNOWN_USER}') as display_name, ${avatarUrl("p")} as avatar_url,
     case when shown.id <> $3 and ${sharesThread("shown.id", "$3")} then ${formerName("p")} end as former_name,
     case when p.shows_birthday then (
       select to_char(born.birth_date, 'MM-DD') from birth_dates born where born.user_id = shown.id
     ) end as birthday,
     case when (p.bio is not null or p.location is not null or p.interests <> '[]') and (shown.id = $3
         or ${isOfMessageableKind("shown.id", ["$2", "$4"])} and not ${hasBlocked("$3", "shown.id")})
       then jsonb_build_object('bio', p.bio, 'location', p.location, 'interests', p.interests)
     end as about, ${shownRoles("shown.id")} as roles,
     (extract(epoch from shown.created_at) * 1000)::float8 as created_at,
     ${hasBlocked("$3", "shown.id")} as is_blocked,
     is_safeguarding_lead(shown.id) or is_safeguarding_lead($3) as is_with_lead
   from users shown left join profiles p on p.user_id = shown.id
   where shown.id = $1 and ${isVisibleMember("shown.id", ["$2", "$3", "$4"])}`,
);
