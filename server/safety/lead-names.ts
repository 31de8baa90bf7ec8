import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import type { Views } from "../platform/database/typed-query.ts";
import type { ProfileEntity } from "../profile/profile.entity.ts";

type Tables = InferKyselyDB<typeof ProfileEntity> & Views;

const MOST = 5;

/** POST-8, DEVOTION-28: the names of the safeguarding leads, who read what all members read; longest in the role first. */
export async function leadNames(em: EntityManager): Promise<string[]> {
  const leads = await em
    .getKysely<Tables>()
    .selectFrom("active_roles as active")
    .innerJoin("profiles as profile", "profile.user_id", "active.user_id")
    .where("active.role", "=", "safeguarding_lead")
    .select("profile.full_name")
    .orderBy("active.created_at")
    .orderBy("active.user_id")
    .limit(MOST)
    .execute();
  return leads.map(({ full_name }) => full_name);
}
