import { DELETED_MEMBER, UNKNOWN_USER } from "../../profile/profile.ts";

/** The rows of a query as a JSON array, which is empty if there are none. */
const listed = (value: string, order: string, from: string): string =>
  `(select coalesce(jsonb_agg(${value} order by ${order}), '[]') ${from})`;

/** A member's current name, or the placeholder if they were erased. */
export const nameOf = (id: string): string => `case when ${id} is null then '${DELETED_MEMBER}' else (
  select coalesce(p.full_name, '${UNKNOWN_USER}') from users u left join profiles p on p.user_id = u.id where u.id = ${id}
) end`;

/** THREAD-56: a message's photo or voice note, whose file is kept while the report is open. Null if it has none. */
const attachmentEvidence = (message: string): string => `(
  select jsonb_build_object('id', own.id, 'kind', own.kind, 'width', own.width, 'height', own.height, 'seconds', own.seconds)
  from attachments own where own.message_id = ${message}.id
)`;

/** A message with the choices of its poll, its attachment and its earlier versions, without its search column. */
const messageTexts = (message: string): string =>
  `to_jsonb(${message}) - 'words' || jsonb_build_object('sender_name', ${nameOf(`${message}.sender_id`)}, 'content', message_text(${message}),
  'attachment', ${attachmentEvidence(message)}, 'versions', ${listed(
    "jsonb_build_object('content', v.content, 'replaced_at', v.replaced_at)",
    "v.replaced_at",
    `from message_versions v where v.message_id = ${message}.id`,
  )})`;

/**
 * SAFE-10: everything needed to understand a message, as JSON: its text, the message that it replies to if the reporter
 * may read it (that is, after the seq `from`), its mentions, and its reactions.
 */
export const messageEvidence = (
  message: string,
  from: string,
): string => `${messageTexts(message)} || jsonb_build_object(
  'answered', (
    select ${messageTexts("answered")} from messages answered
    where answered.id = ${message}.reply_to_id and answered.seq > ${from}
  ),
  'forwarded', (
    select ${messageTexts("original")} || jsonb_build_object('channel_name', (
      select name from community_channels channel where channel.thread_id = original.thread_id
    ))
    from forwards forward join messages original on original.id = forward.original_id
    where forward.message_id = ${message}.id
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

/** The messages of a query in order, each with the same data. */
export const messagesEvidence = (message: string, from: string, rows: string): string =>
  listed(messageEvidence(message, from), `${message}.seq`, rows);

/** A channel with its earlier names and descriptions, and who set them. */
export const channelEvidence = (channel: string): string =>
  `to_jsonb(${channel}) || jsonb_build_object('created_by_name', ${nameOf(`${channel}.created_by`)}, 'versions', ${listed(
    `jsonb_build_object('name', v.name, 'description', v.description, 'replaced_by', v.replaced_by,
      'replaced_by_name', ${nameOf("v.replaced_by")}, 'replaced_at', v.replaced_at)`,
    "v.replaced_at",
    `from channel_versions v where v.thread_id = ${channel}.thread_id`,
  )})`;

/** A published question with its answer. Its asker stays unknown. */
export const questionEvidence = (question: string): string => `jsonb_build_object(
  'question', ${question}.text,
  'answer', ${question}.answer,
  'leader_id', ${question}.leader_id,
  'leader_name', ${nameOf(`${question}.leader_id`)},
  'published_at', ${question}.decided_at
)`;

/** How many of a room's questions are saved. */
const QUESTIONS_OF_ROOM = 20;

/** SAFE-94: the newest questions that were asked in a room where the reporter played or watched, the newest last. */
const askedQuestions = (room: string, reporter: string): string =>
  listed(
    "asked.question",
    "asked.started_at",
    `from (
      select question.question, round.started_at from game_sessions session
      join game_rounds round on round.session_id = session.id
      join trivia_questions question on question.id = round.question_id
      where session.room_id = ${room}.id and exists (
        select from game_company own where own.room_id = session.room_id and own.user_id = ${reporter}
      )
      order by round.started_at desc limit ${QUESTIONS_OF_ROOM}
    ) asked`,
  );

/**
 * A game room with its host, its players, its watchers (SAFE-103) and what the reporter was asked there. Players have the
 * names with which they sat down, as the others saw them.
 */
export const roomEvidence = (room: string, reporter: string): string => `jsonb_build_object(
  'room_name', ${room}.settings ->> 'roomName',
  'game_type', ${room}.game_type,
  'settings', ${room}.settings - 'roomName' - 'gameType' || jsonb_build_object('maxPlayers', ${room}.max_players),
  'status', ${room}.status,
  'created_at', ${room}.created_at,
  'host_id', ${room}.host_id,
  'host_name', ${nameOf(`${room}.host_id`)},
  'players', ${listed(
    `jsonb_build_object('user_id', seat.user_id, 'display_name', seat.display_name, 'is_active', seat.is_active,
      'total_score', seat.total_score, 'joined_at', seat.joined_at)`,
    "seat.joined_at, seat.seat",
    `from game_participants seat where seat.room_id = ${room}.id`,
  )},
  'watchers', ${listed(
    `jsonb_build_object('user_id', watcher.user_id, 'display_name', ${nameOf("watcher.user_id")},
      'first_seen_at', watcher.first_seen_at, 'last_seen_at', watcher.last_seen_at)`,
    "watcher.first_seen_at, watcher.id",
    `from game_watchers watcher where watcher.room_id = ${room}.id`,
  )},
  'questions', ${askedQuestions(room, reporter)}
)`;
