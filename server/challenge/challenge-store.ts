// Prepared statements: every visit of the games page lists the member's challenges.
import { prepared } from "../platform/database/prepared.ts";
import { shownRoles } from "../profile/profile.ts";
import { isMessageable } from "../safety/safety.ts";

export interface ChallengeRow {
  readonly id: string;
  readonly set_id: string;
  readonly role: "challenger" | "challenged" | "guest";
  readonly challenger_id: string;
  readonly has_friend: boolean;
  readonly friend_name: string | null;
  readonly friend_roles: string[];
  readonly is_sent: boolean;
  readonly is_finished: boolean;
  readonly ends_at: number;
  readonly own_game: string | null;
  readonly their_game: string | null;
}

/** How many are listed. */
const LISTED = 30;

/**
 * Challenges as the member $1 sees them. CHALLENGE-3, CHALLENGE-7, CHALLENGE-8: the one who is challenged sees those that were
 * delivered, and of unfinished ones neither declined ones nor those across a block.
 */
const seen = (which: string): string => `
  select challenge.id, challenge.set_id, challenge.challenger_id, part.role,
    friend.id is not null or challenge.sent_at is not null as has_friend,
    profile.full_name as friend_name, coalesce(${shownRoles("friend.id")}, '{}') as friend_roles,
    challenge.sent_at is not null as is_sent, challenge.finished_at is not null as is_finished,
    (extract(epoch from challenge.ends_at) * 1000)::float8 as ends_at,
    own.id as own_game, theirs.id as their_game
  from challenges challenge
  cross join lateral (select case
    when challenge.challenger_id = $1::uuid then 'challenger'
    when challenge.challenged_id = $1::uuid then 'challenged'
    else 'guest' end as role) part
  left join users friend
    on friend.id = case part.role when 'challenger' then challenge.challenged_id else challenge.challenger_id end
  left join profiles profile on profile.user_id = friend.id
  left join solo_games own on own.set_id = challenge.set_id and own.user_id = $1::uuid
  left join solo_games theirs on theirs.set_id = challenge.set_id and theirs.user_id = friend.id
    and challenge.finished_at is not null
  where ${which} and case part.role
    when 'challenger' then true
    when 'challenged' then challenge.is_delivered and (challenge.finished_at is not null or (
      challenge.declined_at is null and not block_stands(challenge.challenger_id, $1::uuid)))
    else challenge.sent_at is null and challenge.ends_at > now() and exists (
      select from solo_games played where played.set_id = challenge.set_id
        and played.user_id = challenge.challenger_id and played.finished_at is not null)
    end`;

/** Parameters: the member. The newest first. */
export const selectChallenges = prepared<ChallengeRow>(
  "challenges",
  `${seen("$1::uuid in (challenge.challenger_id, challenge.challenged_id)")}
   order by challenge.created_at desc limit ${LISTED}`,
);

/** Parameters: the member, the challenge. */
export const selectChallenge = prepared<ChallengeRow>("challenge", seen("challenge.id = $2::uuid"));

/** Parameters: the member. Those who make a challenge wait for each other. */
export const lockChallenger = prepared(
  "lock-challenger",
  "select pg_advisory_xact_lock(hashtextextended($1::text, 7))",
);

/** Parameters: a member. Questions of their own sets, the latest first. */
export const selectPlayedQuestions = prepared<{ question_id: string }>(
  "challenge-played-questions",
  `select question_id from solo_games game join solo_questions question using (set_id)
   where game.user_id = $1::uuid and question_id is not null
   group by question_id order by max(game.started_at) desc, question_id limit 300`,
);

/** CHALLENGE-3. Parameters: the values of a `MessageableFilter`, and a member. */
export const selectIsFound = prepared<{ is_found: boolean }>(
  "challenge-is-found",
  `select coalesce(${isMessageable("$4::uuid", ["$1", "$2::uuid", "$3"])}, false) as is_found`,
);
