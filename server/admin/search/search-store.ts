import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { type Expression, sql } from "kysely";
import { HITS_PER_KIND, type SearchHits } from "../../../schema/admin/search-api.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import type { UserEntity } from "../../account/account.entity.ts";
import type { ChannelEntity } from "../../channel/channel.entity.ts";
import type { DevotionEntity } from "../../devotion/devotion.entity.ts";
import type { EventEntity } from "../../event/event.entity.ts";
import { likePattern, plainPattern } from "../../platform/database/like-pattern.ts";
import { milliseconds, type Views } from "../../platform/database/typed-query.ts";
import type { ProfileEntity } from "../../profile/profile.entity.ts";
import { avatarUrl, shownRoles, UNKNOWN_USER } from "../../profile/profile.ts";

type Tables = InferKyselyDB<
  typeof UserEntity | typeof ProfileEntity | typeof EventEntity | typeof DevotionEntity | typeof ChannelEntity
> &
  Views;
type Hits<Kind extends keyof SearchHits> = Promise<SearchHits[Kind]>;

const plain = (column: string) => sql<string>`plain_letters(${sql.ref(column)})`;

/** Names that begin with the words come first. `name` is in plain letters. */
const beginsWith = (name: Expression<string | null>, words: string) =>
  sql<boolean>`coalesce(${name} like substr(${plainPattern(words)}, 2), false)`;

/** ADMIN-42: members by name or address. */
export function findMembers(em: EntityManager, words: string): Hits<"members"> {
  const email = sql<string>`lower(account.email)`;
  const address = likePattern(words.toLowerCase());
  return em
    .getKysely<Tables>()
    .selectFrom("users as account")
    .leftJoin("profiles as profile", "profile.user_id", "account.id")
    .where((row) => row.or([row("profile.plain_name", "like", plainPattern(words)), row(email, "like", address)]))
    .select((row) => [
      "account.id as memberId",
      row.fn.coalesce("profile.full_name", row.val(UNKNOWN_USER)).as("displayName"),
      "account.email",
      sql.raw<string | null>(avatarUrl("profile")).as("avatarUrl"),
      sql.raw<MemberRole[]>(shownRoles("account.id")).as("roles"),
    ])
    .orderBy(({ ref }) => beginsWith(ref("profile.plain_name"), words), "desc")
    .orderBy((row) => row(email, "like", address.slice(1)), "desc")
    .orderBy("profile.plain_name")
    .orderBy("account.id")
    .limit(HITS_PER_KIND)
    .execute();
}

/** Events of every state; those to come first, then the latest. */
export function findEvents(em: EntityManager, words: string): Hits<"events"> {
  const title = plain("event.title");
  return em
    .getKysely<Tables>()
    .selectFrom("events as event")
    .where(title, "like", plainPattern(words))
    .select(({ ref }) => ["event.id as eventId", "event.title", milliseconds(ref("event.event_date")).as("eventDate")])
    .orderBy(beginsWith(title, words), "desc")
    .orderBy("event.event_date", "desc")
    .orderBy("event.id")
    .limit(HITS_PER_KIND)
    .execute();
}

/** Devotions of every day, drafts too. */
export function findDevotions(em: EntityManager, words: string): Hits<"devotions"> {
  const title = plain("devotion.title");
  return em
    .getKysely<Tables>()
    .selectFrom("devotions as devotion")
    .where("devotion.deleted_at", "is", null)
    .where(title, "like", plainPattern(words))
    .select(["devotion.id as devotionId", "devotion.title", "devotion.date"])
    .orderBy(beginsWith(title, words), "desc")
    .orderBy("devotion.date", "desc")
    .orderBy("devotion.id")
    .limit(HITS_PER_KIND)
    .execute();
}

/** ADMIN-43: public channels, and private ones that the admin reads. */
export function findChannels(em: EntityManager, words: string, adminId: string): Hits<"channels"> {
  const name = plain("channel.name");
  return em
    .getKysely<Tables>()
    .selectFrom("community_channels as channel")
    .where("channel.closed_at", "is", null)
    .where(name, "like", plainPattern(words))
    .where((row) => {
      const own = row.selectFrom("thread_readers as own").whereRef("own.thread_id", "=", "channel.thread_id");
      return row.or([row("channel.is_private", "=", false), row.exists(own.where("own.user_id", "=", adminId))]);
    })
    .select(["channel.thread_id as channelId", "channel.name", "channel.is_private as isPrivate"])
    .orderBy(beginsWith(name, words), "desc")
    .orderBy(name)
    .orderBy("channel.thread_id")
    .limit(HITS_PER_KIND)
    .execute();
}
