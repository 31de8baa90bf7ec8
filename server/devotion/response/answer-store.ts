import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { ANSWERS_PER_PAGE } from "../../../schema/devotion/response-api.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import { milliseconds, type Views } from "../../platform/database/typed-query.ts";
import type { ProfileEntity } from "../../profile/profile.entity.ts";
import { avatarUrl, shownRoles } from "../../profile/profile.ts";
import type { DevotionAnswerEntity } from "./response.entity.ts";

type Tables = InferKyselyDB<typeof DevotionAnswerEntity | typeof ProfileEntity> & Views;

export type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number];

const answers = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("devotion_answers as row")
    .leftJoin("profiles as profile", "profile.user_id", "row.user_id")
    .select([
      "row.id",
      "row.user_id",
      "profile.full_name",
      sql.raw<string | null>(avatarUrl("profile")).as("avatar_url"),
      sql.raw<MemberRole[]>(shownRoles("row.user_id")).as("roles"),
      "row.content",
      milliseconds(sql.ref<Date>("row.created_at")).as("created_at"),
    ]);

/** DEVOTION-29: the answers before this one that the reader sees, newest first. One more than a page, to know if there are others. */
export function selectAnswers(
  em: EntityManager,
  readerId: string,
  { devotionId, before }: { devotionId: string; before?: string | undefined },
) {
  const found = answers(em)
    .where("row.devotion_id", "=", devotionId)
    .where(sql<boolean>`not block_stands(${readerId}, row.user_id)`);
  const rest = before === undefined ? found : found.where("row.id", "<", before);
  return rest
    .orderBy("row.id", "desc")
    .limit(ANSWERS_PER_PAGE + 1)
    .execute();
}

export const selectAnswer = (em: EntityManager, answerId: string) =>
  answers(em).where("row.id", "=", answerId).executeTakeFirstOrThrow();
