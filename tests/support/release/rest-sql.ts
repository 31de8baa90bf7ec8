// One row for each table that a generated community leaves empty. A new table gets its row here before it is released.

const person = (number: number) => `pg_temp.key_id('member${number}')`;
const [ADMIN, LEAD, MENTOR, ADA, BISI] = [1, 2, 4, 5, 6].map(person);
const CHANNEL = "pg_temp.key_id('channel1')";
const EVENT = "pg_temp.key_id('event1')";
const TALK = "pg_temp.key_id('talk')";
const MESSAGE = "pg_temp.key_id('talk message')";
const REPORT = "pg_temp.key_id('report')";

const course = JSON.stringify({
  title: "Patience",
  description: "Waiting well.",
  difficulty_level: "beginner",
  estimated_duration: "1 week",
  learning_objectives: ["Read about waiting"],
  content_sections: [{ section_title: "Seeds", content_type: "text", content: "A seed takes its time." }],
  interactive_elements: [],
  assessment_criteria: "None.",
  next_steps: "Read on.",
});

const conversation = `
  insert into threads (id, kind, last_seq, last_message_at) values (${TALK}, 'conversation', 1, now());
  insert into conversations (thread_id, participant_1, participant_2)
    values (${TALK}, least(${ADMIN}, ${MENTOR}), greatest(${ADMIN}, ${MENTOR}));
  insert into thread_members (thread_id, user_id, role)
    values (${TALK}, ${ADMIN}, 'participant'), (${TALK}, ${MENTOR}, 'participant');
  insert into messages (id, thread_id, seq, sender_id, request_id, content, version)
    values (${MESSAGE}, ${TALK}, 1, ${MENTOR}, 'stored-1', 'The hall is free on Friday.', 2);
  insert into message_versions (message_id, content) values (${MESSAGE}, 'The hall is free.');
  insert into message_mentions (message_id, user_id) values (${MESSAGE}, ${ADMIN});
  insert into message_reactions (message_id, user_id, emoji) values (${MESSAGE}, ${ADMIN}, '🙏');
  insert into polls (message_id, choices, allows_many, is_secret) values (${MESSAGE}, '["Friday", "Saturday"]', false, false);
  insert into poll_votes (message_id, user_id, choices) values (${MESSAGE}, ${ADMIN}, '[0]');
  insert into attachments (id, kind, thread_id, sender_id, message_id, type, digest, bytes, width, height, preview, stored_at)
    values (pg_temp.key_id('attachment'), 'photo', ${TALK}, ${MENTOR}, ${MESSAGE}, 'image/webp', 'none', 100, 4, 3, 'AAAA', now());
  insert into muted_threads (user_id, thread_id) values (${ADMIN}, ${TALK});
  insert into pinned_channels (thread_id, user_id)
    select thread_id, user_id from thread_members where thread_id = ${CHANNEL} order by user_id limit 1;
  insert into channel_versions (thread_id, name, description, replaced_by) values (${CHANNEL}, 'Singers', '', ${ADMIN});
  insert into channel_invitations (thread_id, user_id, invited_by, expires_at)
    values (${CHANNEL}, ${MENTOR}, ${ADMIN}, now() + interval '14 days');
  insert into pinned_messages (thread_id, message_id)
    select thread_id, id from messages where thread_id = ${CHANNEL} and sender_id is not null order by seq limit 1;
`;

const safety = `
  insert into blocks (blocker_id, blocked_id) values (${ADA}, ${BISI});
  insert into reports (id, reporter_id, kind, subject_id, about_id, reason, evidence, state, owner_id)
    values (${REPORT}, ${ADA}, 'profile', ${BISI}, ${BISI}, 'bullying', '{"full_name": "Bisi"}', 'taken', ${LEAD});
  insert into report_notes (report_id, author_id, content) values (${REPORT}, ${LEAD}, 'I will talk with both.');
  insert into report_actions (report_id, actor_id, member_id, kind, reason, until)
    values (${REPORT}, ${LEAD}, ${BISI}, 'mute', 'Please be kind.', now() + interval '1 day');
  insert into mutes (user_id, until) values (${BISI}, now() + interval '1 day');
  insert into message_flags (message_id, kind) values (${MESSAGE}, 'phone');
`;

const account = `
  insert into verifications (id, identifier, value, expires_at)
    values (pg_temp.key_id('verification'), 'stored', 'stored', now() + interval '1 hour');
  insert into second_factors (id, user_id, secret, backup_codes)
    values (pg_temp.key_id('factor'), ${ADA}, 'not a secret', 'no codes');
  insert into profile_photos (name, user_id) values ('1-photo', ${MENTOR});
  insert into former_names (user_id, name) values (${BISI}, 'Bisola');
  insert into role_invitation_uses (invitation_id, user_id) select id, ${BISI} from role_invitations order by id limit 1;
  insert into push_settings (user_id, off_groups) values (${ADA}, '["reactions"]');
  insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
    select user_id, id, 'https://push.example.org/' || id, 'not a key', 'none' from sessions order by id limit 1;
  insert into due_pushes (user_id) select user_id from push_subscriptions;
`;

const events = `
  insert into event_images (name, created_by) values ('1-image', ${ADMIN});
  insert into event_waiting_list (event_id, user_id) values (${EVENT}, ${BISI});
  insert into ticket_pdfs (registration_id, user_id, content_hash)
    select id, user_id, 'none' from event_registrations where status = 'registered' order by id limit 1;
`;

const learning = `
  insert into courses (id, user_id, topic, level, content)
    values (pg_temp.key_id('course'), ${ADMIN}, 'Patience', 'beginner', '${course}');
  insert into course_sections_done (course_id, section_index) values (pg_temp.key_id('course'), 0);
  insert into course_drafts (topic_key, level, content) values ('patience', 'beginner', '${course}');
  insert into course_generations (user_id, topic, level, ended_at, course_id)
    values (${ADMIN}, 'Patience', 'beginner', now(), pg_temp.key_id('course'));
  insert into devotion_reactions (devotion_id, user_id, reaction)
    select id, ${ADA}, 'light' from devotions order by id limit 1;
  insert into devotion_answers (id, devotion_id, user_id, content)
    select pg_temp.key_id('devotion answer'), id, ${ADA}, 'I will call my brother.' from devotions order by id limit 1;
  insert into devotion_generations (user_id, theme, ended_at, failure) values (${ADMIN}, 'Light', now(), 'ai/busy');
`;

const platform = `
  insert into backups (archive, is_nightly, started_at, bytes, sha256)
    values ('lampstand-0000.tar.gz', true, now() - interval '1 minute', 1000, 'none');
  insert into rate_limits (key, points, expire) values ('stored', 1, 0);
  insert into servers (id, started_at, beat_at) values (7, now() - interval '2 days', now() - interval '1 day');
  insert into presence_rooms (room_id, server_id, opening) values ('stored', 7, pg_temp.key_id('opening'));
  insert into seeded_questions (id) values (pg_temp.key_id('seeded'));
  insert into question_flags (question_id, user_id, reason)
    select id, ${ADA}, 'unclear' from trivia_questions order by id limit 1;
  insert into admin_codes (hash, expires_at, used_at) values ('not a hash', now(), now());
  insert into settings (key, value) values ('setup', '{"steps": {}, "isFinished": true}'), ('tagline', '"Light for all."');
  insert into resource_videos (name, url, set_by) values ('is-doubt-a-sin', 'https://video.example.org/1', ${ADMIN});
`;

// One game is enough. Leaderboards stay when old games are deleted.
const games = `
  delete from game_rooms where id not in (select id from game_rooms order by created_at desc limit 1);
  insert into game_watchers (room_id, user_id) select id, ${MENTOR} from game_rooms;
  insert into solo_sets (id, day, letters, best_word, closes_at)
    values (pg_temp.key_id('set'), '2026-12-01', 'TRAINES', 'TRAINS', '2026-12-02 00:00Z');
  insert into solo_questions (set_id, step, question_id, shown_question, category, points)
    select pg_temp.key_id('set'), 1, id, jsonb_build_object('question', question, 'correctOption', 0,
      'options', jsonb_build_array(correct_answer) || incorrect_answers, 'scriptureReference', ''), category, points
    from trivia_questions order by id limit 1;
  insert into solo_games (id, set_id, user_id, shown_step, shown_at, answered, score)
    values (pg_temp.key_id('solo'), pg_temp.key_id('set'), ${ADA}, 1, now(), 1, 75);
  insert into challenges (set_id, challenger_id, challenged_id, sent_at, is_delivered, ends_at)
    values (pg_temp.key_id('set'), ${ADA}, ${BISI}, now(), true, now() + interval '7 days');
  insert into solo_answers (game_id, step, option, is_right, points, response_ms)
    values (pg_temp.key_id('solo'), 1, 0, true, 75, 0);
`;

/** Statements for the connection that has just generated a community. */
export const restSql = conversation + safety + account + events + learning + platform + games;
