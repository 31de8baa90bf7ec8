import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { type ExpressionBuilder, type QueryCreator, sql } from "kysely";
import type { QuietDays } from "../../../schema/admin/analytics-api.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import type { SessionEntity, UserEntity } from "../../account/account.entity.ts";
import type { UserActivityEntity } from "../../activity/activity.entity.ts";
import type { DevotionReadEntity } from "../../devotion/devotion.entity.ts";
import type { PodRequestEntity } from "../../engagement/pod/pod-request.entity.ts";
import type { GameParticipantEntity } from "../../game/game-participant.entity.ts";
import type { RowOf, Views } from "../../platform/database/typed-query.ts";
import type { ProfileEntity } from "../../profile/profile.entity.ts";
import { avatarUrl, shownRoles } from "../../profile/profile.ts";
import type { AgeConfirmationEntity } from "../../safety/age/age-confirmation.entity.ts";
import type { MessageEntity } from "../../thread/message/message.entity.ts";

type Tables = InferKyselyDB<
  | typeof UserEntity
  | typeof SessionEntity
  | typeof UserActivityEntity
  | typeof MessageEntity
  | typeof GameParticipantEntity
  | typeof DevotionReadEntity
  | typeof PodRequestEntity
  | typeof AgeConfirmationEntity
  | typeof ProfileEntity
> &
  Views;

/** Members who may sign in and hold no role. */
const members = (database: QueryCreator<Tables>) =>
  database
    .selectFrom("users as account")
    .where("account.suspended_at", "is", null)
    .where((row) => row.not(row.fn<boolean>("holds_role", ["account.id"])));

/** The last sign of life of a member, from the ends of indexes. */
function lastSeen(row: RowOf<ReturnType<typeof members>>, timeZone: string) {
  const lastDay = sql<Date>`max(devotion.read_on)::timestamp at time zone ${timeZone}`;
  return row.fn<Date>("greatest", [
    "account.created_at",
    row
      .selectFrom("sessions as used")
      .whereRef("used.user_id", "=", "account.id")
      .select(({ fn }) => fn.max("used.updated_at").as("at")),
    row
      .selectFrom("user_activity as done")
      .whereRef("done.user_id", "=", "account.id")
      .select(({ fn }) => fn.max("done.created_at").as("at")),
    row
      .selectFrom("messages as sent")
      .whereRef("sent.sender_id", "=", "account.id")
      .select(({ fn }) => fn.max("sent.created_at").as("at")),
    row
      .selectFrom("game_participants as played")
      .whereRef("played.user_id", "=", "account.id")
      .select(({ fn }) => fn.max("played.joined_at").as("at")),
    row
      .selectFrom("user_devotion_reads as devotion")
      .whereRef("devotion.user_id", "=", "account.id")
      .select(lastDay.as("at")),
  ]);
}

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

/** A leader who knows a member of the `page`: the mentor of their pod, else who confirmed their age. */
function mentorOf(row: ExpressionBuilder<Tables & { page: { id: string } }, "page">) {
  const confirmer = row
    .selectFrom("age_confirmations as confirmation")
    .whereRef("confirmation.user_id", "=", "page.id")
    .select(({ lit }) => ["confirmation.confirmer_id as id", lit(2).as("rank"), "confirmation.confirmed_at as since"]);
  const known = row
    .selectFrom("pod_requests as request")
    .whereRef("request.user_id", "=", "page.id")
    .where("request.state", "=", "opened")
    .select(({ lit }) => ["request.mentor_id as id", lit<number>(1).as("rank"), "request.decided_at as since"])
    .unionAll(confirmer)
    .as("known");
  return row
    .selectFrom(known)
    .innerJoin("users as leader", "leader.id", "known.id")
    .leftJoin("profiles as profile", "profile.user_id", "leader.id")
    .where((leader) =>
      leader.exists(leader.selectFrom("active_roles as active").whereRef("active.user_id", "=", "leader.id")),
    )
    .select(["leader.id", "profile.full_name"])
    .orderBy("known.rank")
    .orderBy("known.since", "desc")
    .limit(1)
    .as("mentor");
}

/**
 * Members without a sign of life for so many days, at most so many after so many, each next to the totals. Without any, one
 * row whose `id` is null.
 */
export function selectQuiet(
  em: EntityManager,
  { timeZone, days }: { timeZone: string; days: number },
  [limit, skipped]: readonly [number, number],
) {
  return (
    em
      .getKysely<Tables>()
      // Read twice, computed once.
      .with(
        (seen) => seen("seen").materialized(),
        (database) => members(database).select((row) => ["account.id", lastSeen(row, timeZone).as("last_seen")]),
      )
      .with("totals", (database) =>
        database.selectFrom("seen").select((row) => {
          const quietFor = (least: QuietDays) =>
            row.cast<number>(row.fn.countAll().filterWhere("last_seen", "<=", daysAgo(least)), "integer");
          return [quietFor(14).as("total_14"), quietFor(21).as("total_21"), quietFor(30).as("total_30")];
        }),
      )
      .with("page", (database) =>
        database
          .selectFrom("seen")
          .select(["id", "last_seen"])
          .where("last_seen", "<=", daysAgo(days))
          .orderBy("last_seen", "desc")
          .orderBy("id")
          .limit(limit)
          .offset(skipped),
      )
      .selectFrom("totals")
      .leftJoin("page", (join) => join.onTrue())
      .leftJoin("profiles as profile", "profile.user_id", "page.id")
      .leftJoinLateral(mentorOf, (join) => join.onTrue())
      .selectAll("totals")
      .select([
        "page.id",
        "profile.full_name",
        sql.raw<string | null>(avatarUrl("profile")).as("avatar_url"),
        sql.raw<MemberRole[]>(shownRoles("page.id")).as("roles"),
        sql<number>`floor(extract(epoch from now() - page.last_seen) / 86400)::int`.as("days"),
        "mentor.id as mentor_id",
        "mentor.full_name as mentor_name",
        sql.raw<MemberRole[]>(shownRoles("mentor.id")).as("mentor_roles"),
      ])
      .orderBy("page.last_seen", "desc")
      .orderBy("page.id")
      .execute()
  );
}
