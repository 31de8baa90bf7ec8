import type { CommunitySize } from "./community-size.ts";

/** What leaders work through: requests, questions, mentors wanted, confessions, announcements; and the audit log of that work. */
export const requestSql = ({ members }: CommunitySize): readonly string[] => {
  const announcements = Math.min(60, Math.max(2, Math.floor(members / 20)));
  return [
    `insert into requests (id, kind, name, email, phone, message, user_id, created_at, state, owner_id, answer, decided_at)
   select pg_temp.key_id('request' || r), kind, case when kind <> 'roadmap' then 'Friend ' || r end, 'friend-' || r || '@fill.example.org',
     case when r % 2 = 0 then '+2348030000000' end, case when kind <> 'roadmap' then 'I would like to know more. ' || r end, null,
     created_at, state, case when state <> 'new' then pg_temp.key_id('member1') end,
     case when state = 'answered' then 'Thank you. Somebody will write to you this week.' end,
     case when state in ('answered', 'closed') then least(created_at + interval '1 day', now()) end
   from (
     select r, pg_temp.pick('kind' || r, array['join', 'apply', 'donation', 'sponsorship', 'partnership', 'roadmap']) as kind,
       pg_temp.pick('state' || r, array['new', 'in_progress', 'answered', 'closed']) as state,
       now() - interval '1 day' * pg_temp.share('asked' || r) * 300 as created_at
     from generate_series(1, greatest(5, ${members} / 10)) r
   ) asked`,
    `insert into live_questions (id, user_id, text, shows_name, state, answer, decline_reason, note, leader_id, created_at, decided_at)
   select pg_temp.key_id('live' || n), id, 'Why is it so hard to wait? ' || n, n % 2 = 0, state,
     case when state = 'published' then 'Because we hope for it.' end,
     case when state = 'declined' then 'own_words' end,
     case when state = 'declined' then 'Please ask this in a conversation.' end,
     case when state <> 'waiting' then pg_temp.key_id('member2') end, asked_at,
     case when state <> 'waiting' then least(asked_at + interval '1 day', now()) end
   from (
     select n, id, pg_temp.pick('live state' || n, array['waiting', 'published', 'declined']) as state,
       now() - away - interval '1 hour' as asked_at from person where n % 20 = 7
   ) asked`,
    `insert into pod_requests (user_id, topic, message, state, mentor_id, decline_reason, reply, created_at, decided_at)
   select id, pg_temp.pick('pod' || n, array['faith', 'school', 'career', 'family', 'friends', 'gifts']), 'I’d like to talk with somebody.',
     state, case when state <> 'waiting' then pg_temp.key_id('member4') end,
     case when state = 'declined' then 'own_words' end,
     case when state = 'declined' then 'Please ask again after the holidays.' end, now() - away - interval '2 days',
     case when state <> 'waiting' then now() - away - interval '1 day' end
   from (select n, id, away, pg_temp.pick('pod state' || n, array['waiting', 'opened', 'declined']) as state
     from person where n % 50 = 9) asked`,
    `insert into confessions (id, slip_hash, last_message_on, closed_on)
   select pg_temp.key_id('confession' || c), md5('slip' || c), current_date - c % 20, case when c % 3 = 0 then current_date end
   from generate_series(1, greatest(5, ${members} / 100)) c`,
    `insert into confession_messages (confession_id, seq, author, text, written_on)
   select pg_temp.key_id('confession' || c), 1, 'writer', 'I have not told anybody yet.', current_date - c % 20
   from generate_series(1, greatest(5, ${members} / 100)) c`,
    `insert into announcements (id, author_id, title, text, audience, role, state, scheduled_for, total, reached, created_at, finished_at)
   select pg_temp.key_id('announcement' || a), pg_temp.key_id('member1'), 'News ' || a, 'The hall is open again.',
     case when a % 3 = 0 then 'role' else 'everyone' end, case when a % 3 = 0 then 'mentor' end, 'sent',
     now() - a * interval '5 days', 20, 20, now() - a * interval '5 days', now() - a * interval '5 days'
   from generate_series(1, ${announcements}) a`,
    `insert into notifications (user_id, kind, announcement_id, created_at, read_at)
   select person.id, 'announcement', pg_temp.key_id('announcement' || a), now() - a * interval '5 days',
     case when n % 2 = 0 then now() - a * interval '5 days' + interval '1 hour' end
   from generate_series(1, ${announcements}) a join person on person.n <= 20`,
    `insert into role_invitations (id, code_hash, role, max_uses, expires_at, created_by, created_at)
   select pg_temp.key_id('invitation' || i), md5('invitation' || i), case when i % 4 = 0 then 'safeguarding_lead' else 'mentor' end,
     1 + i % 20, now() + interval '1 day' * (i % 30 - 10), pg_temp.key_id('member1'), now() - interval '1 day' * (i % 60)
   from generate_series(1, least(100, greatest(2, ${members} / 20))) i`,
    `insert into audit_log (actor_id, kind, member_id, created_at)
   select pg_temp.key_id('member' || 1 + a % 3), pg_temp.pick('looks' || a, array['members', 'member', 'activities', 'audit-log', 'reports']),
     case when a % 2 = 0 then person.id end, now() - interval '1 day' * (1 - a / (${members} * 5.0)) * 300
   from generate_series(1, ${members} * 5) a join person on person.n = 1 + a % ${members}`,
  ];
};
