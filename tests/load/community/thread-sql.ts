import { type CommunitySize, textList } from "./community-size.ts";

const MESSAGES_PER_CONVERSATION = 20;
const MEMBERS_PER_CHANNEL = 200;
const topics = textList([
  "Choir",
  "Exams",
  "Football",
  "Prayer",
  "Drama",
  "Coding",
  "Drums",
  "Ushers",
  "Readers",
  "Art",
  "Debate",
  "Cooking",
]);
const places = textList(["Yaba", "Enugu", "Ibadan", "Kano", "Jos", "Abuja", "Uyo", "Kaduna", "Lagos", "Aba"]);
const sentences = textList([
  "See you on Friday after choir.",
  "Who can bring the drum this week?",
  "I read the whole chapter last night, and I have so many questions.",
  "Please pray for my exams on Tuesday.",
  "That was a good game. Again tomorrow?",
  "Amen!",
  "The bus leaves at nine from the junction.",
  "Mummy says I may come if we’re back by seven.",
  "Has anybody seen my blue notebook?",
  "I’ll be ten minutes late, sorry.",
]);

/**
 * Conversations between members who may talk alone: two confirmed minors or two confirmed adults. Channels, each with both
 * safeguarding leads. `said` in the temporary tables is how many messages a thread gets.
 */
export const threadSql = ({ members, messages }: CommunitySize): readonly string[] => {
  const conversations = Math.floor((messages * 0.4) / MESSAGES_PER_CONVERSATION);
  const channels = Math.max(2, Math.ceil((members * 6) / MEMBERS_PER_CHANNEL));
  return [
    `create temp table talker on commit drop as
     select *, row_number() over (partition by is_adult order by n) - 1 as place,
       row_number() over (order by n) - 1 as any_place, count(*) over (partition by is_adult) as group_size,
       count(*) over () as size
     from (
       select id, n, birth_date <= current_date - 6575 as is_adult from person
       where is_confirmed and days_away = 0 and not is_suspended and n > 3
     ) able`,
    `create temp table conversation on commit drop as
     select pg_temp.key_id('conversation' || k) as thread_id, k, least(one.id, other.id) as first_id, greatest(one.id, other.id) as second_id
     from generate_series(0, ${conversations} - 1) k
     join talker one on one.is_adult = (k % 3 = 0) and one.place = (k / 3 * 2 + k % 3) % one.group_size
     join talker other on other.is_adult = one.is_adult
       and other.place = (one.place + 1 + (k / 3 * 2 + k % 3) / one.group_size) % one.group_size
     where (k / 3 * 2 + k % 3) / one.group_size < (one.group_size - 1) / 2`,
    `create temp table channel on commit drop as
     select c, pg_temp.key_id('channel' || c) as thread_id,
       pg_temp.pick('topic' || c, ${topics}) || ' ' || pg_temp.pick('place' || c, ${places}) || ' ' || c as name
     from generate_series(1, ${channels}) c`,
    `insert into threads (id, kind, created_at)
     select thread_id, 'conversation', now() - interval '200 days' from conversation
     union all select thread_id, 'channel', now() - interval '200 days' from channel`,
    `insert into conversations (thread_id, participant_1, participant_2) select thread_id, first_id, second_id from conversation`,
    `insert into community_channels (thread_id, name, description, is_private, created_by, created_at)
     select thread_id, name, 'Everything about it, week by week.', c % 5 = 0, pg_temp.key_id('member1'), now() - interval '200 days'
     from channel`,
    `insert into thread_members (thread_id, user_id, role, joined_at)
     select thread_id, unnest(array[first_id, second_id]), 'participant', now() - interval '200 days' from conversation
     union all
     select thread_id, pg_temp.key_id('member' || lead), 'safeguarding_lead', now() - interval '200 days'
     from channel cross join generate_series(2, 3) lead
     union all
     select channel.thread_id, talker.id, case when talker.any_place = c * 37 % size then 'owner' else 'member' end,
       now() - interval '200 days'
     from channel join talker on (talker.any_place - c * 37 % size + size) % size < 12 + c % 48`,
    `create temp table speaker on commit drop as
     select thread_id, user_id, row_number() over (partition by thread_id order by user_id) - 1 as place,
       count(*) over (partition by thread_id) as size
     from thread_members where role <> 'safeguarding_lead'`,
    "create index on speaker (thread_id, place)",
    `create temp table said on commit drop as
     with rest as (
       select ${messages} - count(*) * ${MESSAGES_PER_CONVERSATION} as messages,
         ceil((${messages} - count(*) * ${MESSAGES_PER_CONVERSATION}) / ${channels}.0)::int as each
       from conversation
     )
     select thread_id, seq, ${MESSAGES_PER_CONVERSATION} as total
     from conversation cross join generate_series(1, ${MESSAGES_PER_CONVERSATION}) seq
     union all
     select channel.thread_id, at % rest.each + 1, rest.each
     from rest cross join generate_series(0, rest.messages - 1) at join channel on channel.c = at / rest.each + 1`,
    `insert into messages (id, thread_id, seq, sender_id, request_id, content, created_at, deleted_at)
     select pg_temp.time_id('message' || said.thread_id || seq, sent_at), said.thread_id, seq, speaker.user_id, 'fill-' || seq,
       case when chance < 0.01 then '' else pg_temp.pick('says' || said.thread_id || seq, ${sentences}) end, sent_at,
       case when chance < 0.01 then sent_at end
     from (
       select *, pg_temp.share('message' || thread_id || seq) as chance,
         now() - interval '190 days' * (1 - (seq - pg_temp.share('pause' || thread_id || seq)) / total) as sent_at from said
     ) said join speaker on speaker.thread_id = said.thread_id and speaker.place = floor(chance * speaker.size)`,
    `update threads set last_seq = newest.seq, last_message_at = newest.created_at
     from (select thread_id, max(seq) as seq, max(created_at) as created_at from messages group by thread_id) newest
     where newest.thread_id = threads.id`,
    `update thread_members place set read_seq = floor(threads.last_seq * pg_temp.share('read' || place.thread_id || place.user_id))
     from threads where threads.id = place.thread_id and place.thread_id in (select distinct thread_id from said)`,
  ];
};
