import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { rowsOf } from "../../platform/database/typed-query.ts";
import { avatarUrl } from "../../profile/profile.ts";
import { messagesEvidence, nameOf } from "./evidence.ts";

/** How many messages of each thread are saved, the newest. */
const MESSAGES_OF_THREAD = 200;

/** Given the date of `adultIfBornBy`: also if a confirmation as a minor was undone in between. */
export const selectIsSupposedMinor = (em: EntityManager, memberId: string, bornBy: string) =>
  rowsOf(
    em,
    sql<{ is_minor: boolean }>`
      select case age_group(${memberId}, ${bornBy}::date) when 'minor' then true when 'adult' then false else exists (
        select from age_attestations attested where attested.user_id = ${memberId} and attested.birth_date > ${bornBy}::date
      ) end as is_minor`,
  );

interface Talks {
  readonly evidence: Record<string, unknown>;
  /** The minors with whom the member talked. */
  readonly minors: readonly string[];
}

const messages = messagesEvidence(
  "m",
  "0",
  `from (
     select * from messages newest
     where newest.thread_id = unsupervised.thread_id and newest.seq <= unsupervised.until_seq
     order by newest.seq desc limit ${MESSAGES_OF_THREAD}
   ) m`,
);

/**
 * SAFE-76, given the date of `adultIfBornBy`: the conversations and open channels in which the member and a minor could talk
 * without a safeguarding lead, up to where the one was added who supervises it now. No row if there are none.
 */
export const selectTalks = (em: EntityManager, memberId: string, bornBy: string) =>
  rowsOf(
    em,
    sql<Talks>`
      with place as (
        select own.thread_id, thread.kind, channel.name, coalesce((
          select min(lead.from_seq) from thread_readers lead where lead.thread_id = own.thread_id
            and (lead.role = 'safeguarding_lead' or is_safeguarding_lead(lead.user_id))
        ), thread.last_seq) as until_seq
        from thread_members own
        join threads thread on thread.id = own.thread_id
        left join community_channels channel on channel.thread_id = own.thread_id
        where own.user_id = ${memberId} and own.role <> 'safeguarding_lead' and channel.closed_at is null
      ), talk as (
        select place.*, array(
          select other.user_id from thread_members other
          where other.thread_id = place.thread_id and other.user_id <> ${memberId} and other.role <> 'safeguarding_lead'
            and age_group(other.user_id, ${bornBy}::date) = 'minor'
          order by other.user_id
        ) as minors
        from place
        where exists (select from messages said where said.thread_id = place.thread_id and said.seq <= place.until_seq)
      ), unsupervised as (select * from talk where cardinality(minors) > 0)
      select jsonb_build_object(
          'full_name', profile.full_name, 'picture', ${sql.raw(avatarUrl("profile"))}, 'member_since', account.created_at,
          'threads', (
            select jsonb_agg(jsonb_build_object(
              'kind', kind, 'name', name,
              'people', (
                select jsonb_agg(
                  jsonb_build_object('user_id', minor.id, 'display_name', ${sql.raw(nameOf("minor.id"))}) order by minor.id
                ) from unnest(minors) as minor (id)
              ),
              'messages', ${sql.raw(messages)}
            ) order by kind, name, thread_id) from unsupervised
          )
        ) as evidence,
        array(select distinct unnest(minors) from unsupervised)::text[] as minors
      from users account left join profiles profile on profile.user_id = account.id
      where account.id = ${memberId} and exists (select from unsupervised)`,
  );
