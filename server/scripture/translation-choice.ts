import type { EntityManager } from "@mikro-orm/postgresql";
import type { Translation } from "../../schema/scripture/translation.ts";
import { UserEntity } from "../account/account.entity.ts";

/** SCRIPTURE-8: from now on the member reads the Bible in this translation. Null is the community's default. */
export async function saveTranslation(
  em: EntityManager,
  memberId: string,
  translation: Translation | null,
): Promise<void> {
  await em.nativeUpdate(UserEntity, { id: memberId }, { translation });
}
