// Statements on two views of the database, which also decide which notifications of invitations are shown: an
// invitation that cannot be answered any more is nowhere to be seen.
import { prepared } from "../../platform/database/prepared.ts";

const invitedAt = "floor(extract(epoch from invitation.invited_at) * 1000)::float8 as invited_at";

export interface OpenInvitation {
  readonly id: string;
  readonly thread_id: string;
  readonly user_id: string;
  readonly invited_by: string;
  /** Milliseconds since 1970. */
  readonly invited_at: number;
}

/** $1 members: the invitations that each of them can answer, newest first. */
export const selectOpen = prepared<OpenInvitation>(
  "open-channel-invitations",
  `select id, thread_id, user_id, invited_by, ${invitedAt} from open_channel_invitations invitation
   where user_id = any ($1::uuid[]) order by invitation.invited_at desc, id`,
);

/** $1 an invitation, $2 a member. No row if the member cannot answer it. */
export const selectAnswerable = prepared<{ invited_by: string }>(
  "answerable-channel-invitation",
  "select invited_by from open_channel_invitations where id = $1 and user_id = $2",
);

export interface ShownInvitation {
  readonly id: string;
  /** Null if it reaches nobody. */
  readonly user_id: string | null;
  readonly email: string | null;
  readonly invited_by: string;
  /** Milliseconds since 1970. */
  readonly invited_at: number;
  readonly answer: "declined" | "superseded" | null;
}

/** $1 a channel: the invitations that those who may add members see, newest first. */
export const selectShown = prepared<ShownInvitation>(
  "shown-channel-invitations",
  `select id, user_id, email, invited_by, ${invitedAt}, answer from shown_channel_invitations invitation
   where thread_id = $1 order by invitation.invited_at desc, id`,
);
