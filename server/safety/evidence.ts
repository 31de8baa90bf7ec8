import { DELETED_MEMBER, UNKNOWN_USER } from "../profile/profile.ts";

/** Rows of a query as a JSON array, none of them as an empty one. */
const listed = (value: string, order: string, from: string): string =>
  `(select coalesce(jsonb_agg(${value} order by ${order}), '[]') ${from})`;

/** What a member is called at that moment, also one who was erased before it. */
const nameOf = (id: string): string => `case when ${id} is null then '${DELETED_MEMBER}' else (
  select coalesce(p.full_name, '${UNKNOWN_USER}') from users u left join profiles p on p.user_id = u.id where u.id = ${id}
) end`;

/** A message as it stands, without its words for the search, and with what it said before it was changed or deleted. */
const words = (message: string): string =>
  `to_jsonb(${message}) - 'words' || jsonb_build_object('sender_name', ${nameOf(`${message}.sender_id`)}, 'versions', ${listed(
    "jsonb_build_object('content', v.content, 'replaced_at', v.replaced_at)",
    "v.replaced_at",
    `from message_versions v where v.message_id = ${message}.id`,
  )})`;

/**
 * SAFE-10: everything that tells what a message meant, as JSON: its words, those it answers as far as its reporter may
 * read (`from` is the place after which they do), whom it names, and who reacted how.
 */
export const messageKept = (message: string, from: string): string => `${words(message)} || jsonb_build_object(
  'answered', (
    select ${words("answered")} from messages answered
    where answered.id = ${message}.reply_to_id and answered.seq > ${from}
  ),
  'mentions', ${listed(
    `jsonb_build_object('user_id', n.user_id, 'display_name', ${nameOf("n.user_id")})`,
    "n.user_id",
    `from message_mentions n where n.message_id = ${message}.id`,
  )},
  'reactions', ${listed(
    `jsonb_build_object('user_id', r.user_id, 'display_name', ${nameOf("r.user_id")}, 'emoji', r.emoji, 'created_at', r.created_at)`,
    "r.created_at, r.user_id, r.emoji",
    `from message_reactions r where r.message_id = ${message}.id`,
  )}
)`;

/** Messages of a query in their order, each with the same. */
export const messagesKept = (message: string, from: string, rows: string): string =>
  listed(messageKept(message, from), `${message}.seq`, rows);

/** A channel as it stands, with what it was called and said of itself before, and who said so. */
export const channelKept = (channel: string): string =>
  `to_jsonb(${channel}) || jsonb_build_object('created_by_name', ${nameOf(`${channel}.created_by`)}, 'versions', ${listed(
    `jsonb_build_object('name', v.name, 'description', v.description, 'replaced_by', v.replaced_by,
      'replaced_by_name', ${nameOf("v.replaced_by")}, 'replaced_at', v.replaced_at)`,
    "v.replaced_at",
    `from channel_versions v where v.thread_id = ${channel}.thread_id`,
  )})`;
