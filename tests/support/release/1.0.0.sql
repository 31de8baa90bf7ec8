-- Written by `npm run store-release`: a generated community, and keys that were made for this file alone.
set session_replication_role = replica;
delete from installation;

insert into age_confirmations (user_id, confirmer_id, confirmed_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', '0a687c62-1103-4d95-8622-11a5584f4752', '2024-11-26 10:33:32.078247+00'),
('28869578-f125-41a0-8cdf-15030cee9c35', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-11-20 14:03:58.43143+00'),
('7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2025-08-08 03:07:15.085353+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2024-11-26 10:33:32.078247+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2024-11-26 10:33:32.078247+00'),
('bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-05-01 09:50:56.117744+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '0a687c62-1103-4d95-8622-11a5584f4752', '2024-11-26 10:33:32.078247+00'),
('d4133485-4ba8-4b94-8117-e2d2ebf74342', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-07-01 18:00:59.001215+00'),
('e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2025-05-28 14:21:25.405744+00');

insert into announcements (id, author_id, title, text, audience, state, scheduled_for, total, reached, created_at, finished_at) values
('0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'News 1', 'The hall is open again.', 'everyone', 'sent', '2026-11-21 10:23:32.078247+00', '20', '20', '2026-11-21 10:23:32.078247+00', '2026-11-21 10:23:32.078247+00'),
('a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'News 2', 'The hall is open again.', 'everyone', 'sent', '2026-11-16 10:23:32.078247+00', '20', '20', '2026-11-16 10:23:32.078247+00', '2026-11-16 10:23:32.078247+00');

insert into audit_log (id, actor_id, member_id, kind, created_at) overriding system value values
('1', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'member', '2026-02-05 10:23:32.078247+00'),
('10', '0a687c62-1103-4d95-8622-11a5584f4752', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'reports', '2026-03-31 10:23:32.078247+00'),
('11', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'reports', '2026-04-06 10:23:32.078247+00'),
('12', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'audit-log', '2026-04-12 10:23:32.078247+00'),
('13', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'activities', '2026-04-18 10:23:32.078247+00'),
('14', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'reports', '2026-04-24 10:23:32.078247+00'),
('15', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'audit-log', '2026-04-30 10:23:32.078247+00'),
('16', '0a687c62-1103-4d95-8622-11a5584f4752', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'reports', '2026-05-06 10:23:32.078247+00'),
('17', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'reports', '2026-05-12 10:23:32.078247+00'),
('18', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'members', '2026-05-18 10:23:32.078247+00'),
('19', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'reports', '2026-05-24 10:23:32.078247+00'),
('2', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'reports', '2026-02-11 10:23:32.078247+00'),
('20', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'reports', '2026-05-30 10:23:32.078247+00'),
('21', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'audit-log', '2026-06-05 10:23:32.078247+00'),
('22', '0a687c62-1103-4d95-8622-11a5584f4752', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'audit-log', '2026-06-11 10:23:32.078247+00'),
('23', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'member', '2026-06-17 10:23:32.078247+00'),
('24', '7c72a344-011d-43c3-8e3d-9dfd06131514', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'members', '2026-06-23 10:23:32.078247+00'),
('25', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'member', '2026-06-29 10:23:32.078247+00'),
('26', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'reports', '2026-07-05 10:23:32.078247+00'),
('27', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'members', '2026-07-11 10:23:32.078247+00'),
('28', '0a687c62-1103-4d95-8622-11a5584f4752', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'activities', '2026-07-17 10:23:32.078247+00'),
('29', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'activities', '2026-07-23 10:23:32.078247+00'),
('3', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'members', '2026-02-17 10:23:32.078247+00'),
('30', '7c72a344-011d-43c3-8e3d-9dfd06131514', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'reports', '2026-07-29 10:23:32.078247+00'),
('31', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'member', '2026-08-04 10:23:32.078247+00'),
('32', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'members', '2026-08-10 10:23:32.078247+00'),
('33', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'members', '2026-08-16 10:23:32.078247+00'),
('34', '0a687c62-1103-4d95-8622-11a5584f4752', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'audit-log', '2026-08-22 10:23:32.078247+00'),
('35', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'member', '2026-08-28 10:23:32.078247+00'),
('36', '7c72a344-011d-43c3-8e3d-9dfd06131514', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'audit-log', '2026-09-03 10:23:32.078247+00'),
('37', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'activities', '2026-09-09 10:23:32.078247+00'),
('38', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'audit-log', '2026-09-15 10:23:32.078247+00'),
('39', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'reports', '2026-09-21 10:23:32.078247+00'),
('4', '0a687c62-1103-4d95-8622-11a5584f4752', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'members', '2026-02-23 10:23:32.078247+00'),
('40', '0a687c62-1103-4d95-8622-11a5584f4752', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'member', '2026-09-27 10:23:32.078247+00'),
('41', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'audit-log', '2026-10-03 10:23:32.078247+00'),
('42', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'activities', '2026-10-09 10:23:32.078247+00'),
('43', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'members', '2026-10-15 10:23:32.078247+00'),
('44', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'audit-log', '2026-10-21 10:23:32.078247+00'),
('45', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'reports', '2026-10-27 10:23:32.078247+00'),
('46', '0a687c62-1103-4d95-8622-11a5584f4752', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'activities', '2026-11-02 10:23:32.078247+00'),
('47', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'audit-log', '2026-11-08 10:23:32.078247+00'),
('48', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'member', '2026-11-14 10:23:32.078247+00'),
('49', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'audit-log', '2026-11-20 10:23:32.078247+00'),
('5', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'members', '2026-03-01 10:23:32.078247+00'),
('50', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'member', '2026-11-26 10:23:32.078247+00'),
('6', '7c72a344-011d-43c3-8e3d-9dfd06131514', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'members', '2026-03-07 10:23:32.078247+00'),
('7', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'audit-log', '2026-03-13 10:23:32.078247+00'),
('8', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'members', '2026-03-19 10:23:32.078247+00'),
('9', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'activities', '2026-03-25 10:23:32.078247+00');
select setval(pg_get_serial_sequence('audit_log', 'id'), max(id)) from audit_log;

insert into birth_dates (user_id, birth_date, created_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', '1988-03-06', '2024-11-26 10:23:32.078247+00'),
('28869578-f125-41a0-8cdf-15030cee9c35', '2006-05-11', '2026-11-20 13:53:58.43143+00'),
('7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2011-12-24', '2025-08-08 02:57:15.085353+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', '1988-03-05', '2024-11-26 10:23:32.078247+00'),
('8c859c64-eb73-43b9-8ee9-79538c79546a', '2012-09-22', '2025-07-18 09:26:39.605698+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '1988-03-07', '2024-11-26 10:23:32.078247+00'),
('bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2003-06-07', '2026-05-01 09:40:56.117744+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '1988-03-08', '2024-11-26 10:23:32.078247+00'),
('d4133485-4ba8-4b94-8117-e2d2ebf74342', '1998-03-23', '2026-07-01 17:50:59.001215+00'),
('e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2008-03-12', '2025-05-28 14:11:25.405744+00');

insert into blocks (blocker_id, blocked_id, created_at) values
('8c859c64-eb73-43b9-8ee9-79538c79546a', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-11-26 10:23:32.735906+00');

insert into channel_invitations (id, thread_id, user_id, invited_by, invited_at, expires_at) values
('bd4060a0-8deb-409f-8525-2ac59df8c715', '66b86209-981b-4a86-8d51-5aa5d0f944be', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.735906+00', '2026-12-10 10:23:32.735906+00');

insert into channel_versions (id, thread_id, name, description, replaced_by, replaced_at) overriding system value values
('1', '66b86209-981b-4a86-8d51-5aa5d0f944be', 'Singers', '', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.735906+00');
select setval(pg_get_serial_sequence('channel_versions', 'id'), max(id)) from channel_versions;

insert into community_channels (thread_id, name, description, is_private, member_count, created_by, created_at) values
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'Debate Ibadan 1', 'Everything about it, week by week.', 'false', '3', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-05-10 10:23:32.078247+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'Drums Uyo 2', 'Everything about it, week by week.', 'false', '3', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-05-10 10:23:32.078247+00');

insert into confession_messages (id, confession_id, seq, author, text, written_on) values
('31e31d02-322d-428d-97d1-999d4da9d627', 'a21d9b94-7302-445e-830d-6273f2f520d5', '1', 'writer', 'I have not told anybody yet.', '2026-11-24'),
('36426e72-aa75-4ebc-a5ce-c82e351df86c', '09c41844-8b07-4371-861d-f78044252bc5', '1', 'writer', 'I have not told anybody yet.', '2026-11-23'),
('81994472-67c7-447b-b17f-41018d047d96', '96bf6a7d-54ee-4c6f-8ff7-a110f1f525c8', '1', 'writer', 'I have not told anybody yet.', '2026-11-21'),
('feb8bae4-6ff0-4621-aeb3-e94e45b0bd4c', 'c06a29c0-5ebe-41a8-8027-ed1be3ca8873', '1', 'writer', 'I have not told anybody yet.', '2026-11-22'),
('fedfb0ac-af22-4f76-95d8-87f801a0908d', '9cb9047b-f20f-4346-8b24-15e88828fd2d', '1', 'writer', 'I have not told anybody yet.', '2026-11-25');

insert into confessions (id, slip_hash, last_word_on, closed_on) values
('09c41844-8b07-4371-861d-f78044252bc5', 'eaa435703e58e3736f737093397412d0', '2026-11-23', '2026-11-26'),
('96bf6a7d-54ee-4c6f-8ff7-a110f1f525c8', '0e608dc7e6d3ba011a8f2481be2bcb37', '2026-11-21', NULL),
('9cb9047b-f20f-4346-8b24-15e88828fd2d', '575396fbf5c566561765313472115d62', '2026-11-25', NULL),
('a21d9b94-7302-445e-830d-6273f2f520d5', '38b6e7451787a030a5caab9d38a677e8', '2026-11-24', NULL),
('c06a29c0-5ebe-41a8-8027-ed1be3ca8873', '97b5429d65d57ef2945c24197ffcd07c', '2026-11-22', NULL);

insert into conversations (thread_id, participant_1, participant_2) values
('0563ca60-163b-4a12-81f6-19312c59c141', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c');

insert into course_drafts (id, topic_key, level, content, created_at) values
('2c1aba10-8ef0-4e40-aea6-297be9b280b4', 'patience', 'beginner', '{"title": "Patience", "next_steps": "Read on.", "description": "Waiting well.", "content_sections": [{"content": "A seed takes its time.", "content_type": "text", "section_title": "Seeds"}], "difficulty_level": "beginner", "estimated_duration": "1 week", "assessment_criteria": "None.", "learning_objectives": ["Read about waiting"], "interactive_elements": []}', '2026-11-26 10:23:32.735906+00');

insert into course_generations (id, user_id, topic, level, started_at, ended_at, course_id) values
('7beba942-a605-4a87-bb35-ac81da4e80c3', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Patience', 'beginner', '2026-11-26 10:23:32.735906+00', '2026-11-26 10:23:32.735906+00', '8ce5e260-c65b-49f9-83b3-2e65b345c486');

insert into course_sections_done (course_id, section_index, done_at) values
('8ce5e260-c65b-49f9-83b3-2e65b345c486', '0', '2026-11-26 10:23:32.735906+00');

insert into courses (id, user_id, topic, level, content, created_at) values
('8ce5e260-c65b-49f9-83b3-2e65b345c486', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Patience', 'beginner', '{"title": "Patience", "next_steps": "Read on.", "description": "Waiting well.", "content_sections": [{"content": "A seed takes its time.", "content_type": "text", "section_title": "Seeds"}], "difficulty_level": "beginner", "estimated_duration": "1 week", "assessment_criteria": "None.", "learning_objectives": ["Read about waiting"], "interactive_elements": []}', '2026-11-26 10:23:32.735906+00');

insert into credentials (id, user_id, account_id, provider_id, password, created_at, updated_at) values
('d2488b6b-71f3-4410-8531-6a9cf2368cc6', '7c72a344-011d-43c3-8e3d-9dfd06131514', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'credential', '613308e10a4834ef693327dce1634490:689cc50698d0297f262e7b127dc35fb21d2344df1eabf4a0f571824af00e243950e78eac441db60453b2272e9a6488a32b9ed5d198599d7c1ac8f53126efa798', '2026-11-26 10:23:32.078247+00', '2026-11-26 10:23:32.078247+00'),
('d8c8c1be-cff7-4d10-895e-4d5ddc2b1c69', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'credential', '613308e10a4834ef693327dce1634490:689cc50698d0297f262e7b127dc35fb21d2344df1eabf4a0f571824af00e243950e78eac441db60453b2272e9a6488a32b9ed5d198599d7c1ac8f53126efa798', '2026-11-26 10:23:32.078247+00', '2026-11-26 10:23:32.078247+00'),
('e85348df-3b44-460c-8db0-c42e3529eedd', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'credential', '613308e10a4834ef693327dce1634490:689cc50698d0297f262e7b127dc35fb21d2344df1eabf4a0f571824af00e243950e78eac441db60453b2272e9a6488a32b9ed5d198599d7c1ac8f53126efa798', '2026-11-26 10:23:32.078247+00', '2026-11-26 10:23:32.078247+00'),
('f6484d0d-b38c-4101-8e27-21fa62b2c270', '0a687c62-1103-4d95-8622-11a5584f4752', '0a687c62-1103-4d95-8622-11a5584f4752', 'credential', '613308e10a4834ef693327dce1634490:689cc50698d0297f262e7b127dc35fb21d2344df1eabf4a0f571824af00e243950e78eac441db60453b2272e9a6488a32b9ed5d198599d7c1ac8f53126efa798', '2026-11-26 10:23:32.078247+00', '2026-11-26 10:23:32.078247+00');

insert into devotion_generations (id, user_id, theme, started_at, ended_at, failure) values
('c0d6ca56-bedb-4e0a-94fe-519c9e2af101', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Light', '2026-11-26 10:23:32.735906+00', '2026-11-26 10:23:32.735906+00', 'ai/busy');

insert into devotions (id, title, date, content, scripture_reference, is_published, is_ai_draft, created_by, version, was_published) values
('0051e328-17dd-4190-8335-d9977d2ee4eb', 'A lamp for day -7', '2026-11-19', 'Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. ', 'Psalm 119:8', 'true', 'false', '7c72a344-011d-43c3-8e3d-9dfd06131514', '1', 'false'),
('2ed74f47-cf04-4e7c-88ad-8a725e061897', 'A lamp for day -9', '2026-11-17', 'Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. ', 'Psalm 119:10', 'true', 'false', '7c72a344-011d-43c3-8e3d-9dfd06131514', '1', 'false'),
('2f82ee72-cf9b-4d58-87dd-cf73a73c7671', 'A lamp for day -10', '2026-11-16', 'Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. ', 'Psalm 119:11', 'true', 'false', '7c72a344-011d-43c3-8e3d-9dfd06131514', '1', 'false'),
('357f8bb0-5195-4e06-88f2-c7417f870351', 'A lamp for day -3', '2026-11-23', 'Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. ', 'Psalm 119:4', 'true', 'false', '7c72a344-011d-43c3-8e3d-9dfd06131514', '1', 'false'),
('602635ad-5d32-4412-8a65-879799a5c3e7', 'A lamp for day 0', '2026-11-26', 'Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. ', 'Psalm 119:1', 'false', 'false', '7c72a344-011d-43c3-8e3d-9dfd06131514', '1', 'false'),
('8b67dab2-2336-450c-890b-1f44b736642a', 'A lamp for day -8', '2026-11-18', 'Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. ', 'Psalm 119:9', 'true', 'false', '7c72a344-011d-43c3-8e3d-9dfd06131514', '1', 'false'),
('9d335942-c4fb-48f7-8c0d-f7fb5ff7ef92', 'A lamp for day -4', '2026-11-22', 'Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. ', 'Psalm 119:5', 'true', 'false', '7c72a344-011d-43c3-8e3d-9dfd06131514', '1', 'false'),
('a45372a3-0d22-452d-8178-17aecff87474', 'A lamp for day -6', '2026-11-20', 'Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. ', 'Psalm 119:7', 'true', 'false', '7c72a344-011d-43c3-8e3d-9dfd06131514', '1', 'false'),
('e83918b4-b20f-4acd-8f8b-7061dfcc1b74', 'A lamp for day -1', '2026-11-25', 'Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. ', 'Psalm 119:2', 'true', 'false', '7c72a344-011d-43c3-8e3d-9dfd06131514', '1', 'false'),
('ea98a1ab-a723-4021-8573-cb215f4ccf11', 'A lamp for day -5', '2026-11-21', 'Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. ', 'Psalm 119:6', 'true', 'false', '7c72a344-011d-43c3-8e3d-9dfd06131514', '1', 'false'),
('f5d1272c-8063-4573-888d-b7918b39bbda', 'A lamp for day -2', '2026-11-24', 'Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. ', 'Psalm 119:3', 'true', 'false', '7c72a344-011d-43c3-8e3d-9dfd06131514', '1', 'false'),
('f89dd861-18c9-4939-8477-ebfb0a640482', 'A lamp for day 1', '2026-11-27', 'Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. Light goes where it is carried. ', 'Psalm 119:2', 'true', 'false', '7c72a344-011d-43c3-8e3d-9dfd06131514', '1', 'false');

insert into due_pushes (id, user_id, created_at) overriding system value values
('1', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-11-26 10:23:32.735906+00');
select setval(pg_get_serial_sequence('due_pushes', 'id'), max(id)) from due_pushes;

insert into event_check_ins (id, event_id, registration_id, nonce, status, gate, scanned_at, scanned_by, recorded_at, changed_at) values
('023d9c90-7b41-4b3a-9469-9a3428388861', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'ed346194-1fc3-4306-82c9-9187e043bc86', '676061e1-3c15-4eae-8130-f5b30144aa78', 'in', 'Main gate', '2024-10-16 01:55:48.228332+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.270968+00', '2026-11-26 10:23:32.270968+00'),
('3d3ad8da-3464-4d44-8505-f2926274843b', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'f3325534-280b-46b6-830b-57e186b83280', '7409bd24-cf43-41ca-8d9b-9dde4efce2ba', 'in', 'Main gate', '2024-10-16 01:57:48.228332+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.270977+00', '2026-11-26 10:23:32.270977+00'),
('40e86344-c1ed-4445-9267-2d863939d16a', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '6e6fc297-e1ea-4152-83a5-6838419708ef', '08e32d2e-9553-4345-8fca-b573151d4b36', 'in', 'Main gate', '2026-02-05 08:10:56.430529+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.271008+00', '2026-11-26 10:23:32.271008+00'),
('463440f2-ad51-4dec-a910-78a7b29442bb', '5079b7e5-b949-479f-849f-82b267f75a24', '3adedaa8-8f49-4484-889b-4243a92a1e92', 'b198ab2e-3c71-43d5-8183-0513f3cefa13', 'in', 'Main gate', '2025-09-16 21:07:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.270933+00', '2026-11-26 10:23:32.270933+00'),
('4bd92eb2-40ae-4c67-a68d-536785c4f928', '5079b7e5-b949-479f-849f-82b267f75a24', 'bce7e0bd-9152-4098-8795-6c6bbf7c331f', '44c651bc-fee1-477b-8d4e-7d7098cf699d', 'in', 'Main gate', '2025-09-16 21:03:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.270922+00', '2026-11-26 10:23:32.270922+00'),
('5a066e6d-722f-445a-b98f-c996d3c537f9', '5079b7e5-b949-479f-849f-82b267f75a24', '3d66c11a-c5a6-4217-842b-e424076c70fa', 'c4a53e6b-e937-4727-8aad-465c43023d87', 'in', 'Main gate', '2025-09-16 21:10:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.27096+00', '2026-11-26 10:23:32.27096+00'),
('6ac7e7b1-74a2-455f-a1e6-e0490da7b936', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'b3372ee2-3bc5-4c75-8b18-178c9a0b8b8b', '02595bd3-2153-4b79-8c74-36db9cdc9606', 'in', 'Main gate', '2024-10-16 01:59:48.228332+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.270985+00', '2026-11-26 10:23:32.270985+00'),
('7de3f7ab-aaf9-4468-8363-0d838e8bce92', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'bed5e9f3-8841-4c23-8fe1-58be288f53f6', '29a272a4-e82b-49ae-8d13-674037a5877c', 'in', 'Main gate', '2026-02-05 08:12:56.430529+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.271023+00', '2026-11-26 10:23:32.271023+00'),
('8d5bef4e-d0e8-4274-84b9-caeaf56f8726', '5079b7e5-b949-479f-849f-82b267f75a24', 'ff8698f2-92a2-4733-8cd7-2744d66197ec', '9039e19e-f283-401e-8e87-e87b6a7a3942', 'in', 'Main gate', '2025-09-16 21:02:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.270909+00', '2026-11-26 10:23:32.27091+00'),
('d13c66e8-f2f5-4231-bd25-ac537d6feb58', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '0269e719-e897-41e8-8f9d-5eec3c3a98ce', '6e33670a-9f78-477a-8406-105c771acfa7', 'in', 'Main gate', '2026-02-05 08:06:56.430529+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.270995+00', '2026-11-26 10:23:32.270995+00'),
('d6f4b9e1-4638-4ed2-97dd-3a6d15e6c818', '5079b7e5-b949-479f-849f-82b267f75a24', 'aece4992-f936-4f7d-84fb-665c5d95531c', 'c473640e-18d2-4e83-8bbd-501b2baa7056', 'in', 'Main gate', '2025-09-16 21:09:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.270952+00', '2026-11-26 10:23:32.270952+00'),
('df0bc79f-8388-448a-abd4-930cdfed11b3', '5079b7e5-b949-479f-849f-82b267f75a24', '6b245aa9-e9f1-45b0-8095-90f00db7c372', '0494c4ed-bbff-4360-8983-c746d058819f', 'in', 'Main gate', '2025-09-16 21:01:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.270655+00', '2026-11-26 10:23:32.270655+00'),
('e59154c5-48a7-480d-adbe-5c87b2f7043e', '5079b7e5-b949-479f-849f-82b267f75a24', 'd0f2430c-a0d0-4286-80ba-3448fd201325', 'ef46fe01-5af7-42f5-81d4-47833dacf4f3', 'in', 'Main gate', '2025-09-16 21:08:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.270944+00', '2026-11-26 10:23:32.270944+00'),
('e9e4bdbf-41b3-4781-9b7f-9cdde730f89f', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '85a1b261-5888-4047-84bc-5ec843511975', '96e8eaaf-e225-4133-8fa8-e8be688f895b', 'in', 'Main gate', '2026-02-05 08:11:56.430529+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.271015+00', '2026-11-26 10:23:32.271016+00');

insert into event_images (name, created_by, created_at) values
('1-image', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.735906+00');

insert into event_payment_transactions (id, payment_id, flutterwave_transaction_id, status, amount, currency, outcome, created_at, seen_at) values
('0b172a6e-5163-4f67-82e4-ee175261af3d', 'a0fd9eed-c029-4f32-87db-af4e1ee06bac', '3005', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-22 09:27:05.435779+00', '2026-11-26 10:23:32.078247+00'),
('3e1d639a-ef70-4394-81b6-ed8ac2a16c31', 'e297193e-d910-4756-833a-8f137bbf643d', '3002', 'successful', '1250.00', 'NGN', 'refund', '2026-01-15 01:46:39.360349+00', '2026-11-26 10:23:32.078247+00'),
('525132d3-8196-437b-8c01-40b7c9b3f252', '4684f522-02dc-440a-8e91-bce4b01e5162', '3008', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-26 07:32:30.602749+00', '2026-11-26 10:23:32.078247+00'),
('6dea4e2d-545c-429e-8b83-62c0f6990c20', 'ba440da6-9ac6-4231-8ca4-9a8595ff43d7', '3010', 'successful', '1250.00', 'NGN', 'refund', '2026-01-11 05:32:17.949049+00', '2026-11-26 10:23:32.078247+00'),
('9cd89a76-c60f-40ae-85f2-ecd5d33db367', '030018bf-cf8f-48e1-8d6c-c867edd59293', '3006', 'successful', '1250.00', 'NGN', 'refund', '2026-01-16 03:09:33.313759+00', '2026-11-26 10:23:32.078247+00'),
('a9e779dc-8487-4c43-8961-ec6c7cd7a2a2', '499c30b1-4fac-4b67-8cd2-852011dda623', '3003', 'successful', '1250.00', 'NGN', 'ticket', '2026-02-03 07:21:39.901819+00', '2026-11-26 10:23:32.078247+00'),
('b61d67cf-3c83-487d-8f95-323001040951', 'e03c500c-2c31-44b2-8b91-8455f3b8c2c6', '3004', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-23 19:38:59.069749+00', '2026-11-26 10:23:32.078247+00'),
('d710fd37-b0c9-4db5-894e-d66408740951', 'dcb02511-bf3d-4271-81b6-bd15c7cb98db', '3009', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-20 10:16:36.518089+00', '2026-11-26 10:23:32.078247+00'),
('f01dda8f-3050-47c4-8205-2ed894e020a9', 'e2a55f84-9160-4fbb-8c3d-5afeb4bebeaa', '3001', 'successful', '1250.00', 'NGN', 'ticket', '2026-02-01 17:56:26.294569+00', '2026-11-26 10:23:32.078247+00'),
('f0b6e1ab-04e7-424c-8087-18f9239de76b', '3bd44f8c-3fa3-4bb6-8422-88e6d4f55716', '3007', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-15 22:40:27.012079+00', '2026-11-26 10:23:32.078247+00');

insert into event_payments (id, event_id, user_id, registration_id, amount, currency, payment_status, payment_reference, flutterwave_tx_ref, flutterwave_transaction_id, created_at, completed_at, checks) values
('030018bf-cf8f-48e1-8d6c-c867edd59293', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '28869578-f125-41a0-8cdf-15030cee9c35', '06d8f138-2019-4dc4-896c-3fdd21c91e09', '1250.00', 'NGN', 'refunded', 'F-3-6', 'fill-3-6', '3006', '2026-01-16 03:07:33.313759+00', '2026-01-16 03:09:33.313759+00', '0'),
('3bd44f8c-3fa3-4bb6-8422-88e6d4f55716', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '8c859c64-eb73-43b9-8ee9-79538c79546a', '6e6fc297-e1ea-4152-83a5-6838419708ef', '1250.00', 'NGN', 'completed', 'F-3-7', 'fill-3-7', '3007', '2026-01-15 22:38:27.012079+00', '2026-01-15 22:40:27.012079+00', '0'),
('4684f522-02dc-440a-8e91-bce4b01e5162', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '85a1b261-5888-4047-84bc-5ec843511975', '1250.00', 'NGN', 'completed', 'F-3-8', 'fill-3-8', '3008', '2026-01-26 07:30:30.602749+00', '2026-01-26 07:32:30.602749+00', '0'),
('499c30b1-4fac-4b67-8cd2-852011dda623', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '0269e719-e897-41e8-8f9d-5eec3c3a98ce', '1250.00', 'NGN', 'completed', 'F-3-3', 'fill-3-3', '3003', '2026-02-03 07:19:39.901819+00', '2026-02-03 07:21:39.901819+00', '0'),
('a0fd9eed-c029-4f32-87db-af4e1ee06bac', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'a39c63cc-3168-4357-82d0-d9f1fa48791c', '1250.00', 'NGN', 'completed', 'F-3-5', 'fill-3-5', '3005', '2026-01-22 09:25:05.435779+00', '2026-01-22 09:27:05.435779+00', '0'),
('ba440da6-9ac6-4231-8ca4-9a8595ff43d7', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '0a687c62-1103-4d95-8622-11a5584f4752', '3c153b05-c4ec-44ba-873c-ab7b053fcfbe', '1250.00', 'NGN', 'refunded', 'F-3-10', 'fill-3-10', '3010', '2026-01-11 05:30:17.949049+00', '2026-01-11 05:32:17.949049+00', '0'),
('dcb02511-bf3d-4271-81b6-bd15c7cb98db', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'bed5e9f3-8841-4c23-8fe1-58be288f53f6', '1250.00', 'NGN', 'completed', 'F-3-9', 'fill-3-9', '3009', '2026-01-20 10:14:36.518089+00', '2026-01-20 10:16:36.518089+00', '0'),
('e03c500c-2c31-44b2-8b91-8455f3b8c2c6', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '8d11f45b-b8fa-40ad-8d57-90e9b89d0c5d', '1250.00', 'NGN', 'completed', 'F-3-4', 'fill-3-4', '3004', '2026-01-23 19:36:59.069749+00', '2026-01-23 19:38:59.069749+00', '0'),
('e297193e-d910-4756-833a-8f137bbf643d', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '25d67c19-1819-43cd-80d9-f933571f71c1', '1250.00', 'NGN', 'refunded', 'F-3-2', 'fill-3-2', '3002', '2026-01-15 01:44:39.360349+00', '2026-01-15 01:46:39.360349+00', '0'),
('e2a55f84-9160-4fbb-8c3d-5afeb4bebeaa', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'f0ddc9b1-d24a-4fe0-830c-51628057124e', '1250.00', 'NGN', 'completed', 'F-3-1', 'fill-3-1', '3001', '2026-02-01 17:54:26.294569+00', '2026-02-01 17:56:26.294569+00', '0');

insert into event_refunds (id, payment_id, transaction_id, part, amount, reason, state, tries, next_try_at, created_at, completed_at) values
('3a9e2823-6fcc-4bcf-a52a-e66522dbc073', 'ba440da6-9ac6-4231-8ca4-9a8595ff43d7', '6dea4e2d-545c-429e-8b83-62c0f6990c20', 'price', '1250.00', 'cancelled', 'completed', '0', NULL, '2026-01-11 05:32:17.949049+00', '2026-01-11 05:32:17.949049+00'),
('d895ffa2-2378-4f39-9beb-7cc68ebd84a2', 'e297193e-d910-4756-833a-8f137bbf643d', '3e1d639a-ef70-4394-81b6-ed8ac2a16c31', 'price', '1250.00', 'cancelled', 'completed', '0', NULL, '2026-01-15 01:46:39.360349+00', '2026-01-15 01:46:39.360349+00'),
('f1553b8b-ec07-4c1f-bb59-aab25911a9b0', '030018bf-cf8f-48e1-8d6c-c867edd59293', '9cd89a76-c60f-40ae-85f2-ecd5d33db367', 'price', '1250.00', 'cancelled', 'completed', '0', NULL, '2026-01-16 03:09:33.313759+00', '2026-01-16 03:09:33.313759+00');

insert into event_registrations (id, event_id, user_id, status, reference, registered_at, cancelled_at) values
('0269e719-e897-41e8-8f9d-5eec3c3a98ce', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'registered', 'F-3-3', '2026-02-03 07:19:39.901819+00', NULL),
('06d8f138-2019-4dc4-896c-3fdd21c91e09', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '28869578-f125-41a0-8cdf-15030cee9c35', 'cancelled', 'F-3-6', '2026-01-16 03:07:33.313759+00', '2026-01-16 05:07:33.313759+00'),
('239352e3-0b8b-4e2e-8e1f-2a376c9875b3', 'a2b1cf17-83f3-4784-8976-918840db3d5d', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'cancelled', 'F-2-6', '2024-09-24 17:51:06.869282+00', '2024-09-24 19:51:06.869282+00'),
('25d67c19-1819-43cd-80d9-f933571f71c1', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'cancelled', 'F-3-2', '2026-01-15 01:44:39.360349+00', '2026-01-15 03:44:39.360349+00'),
('27a7d09d-547e-443f-8c07-ab563052000f', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'registered', 'F-2-2', '2024-10-03 15:01:28.098422+00', NULL),
('3adedaa8-8f49-4484-889b-4243a92a1e92', '5079b7e5-b949-479f-849f-82b267f75a24', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'registered', 'F-1-7', '2025-08-21 05:22:30.307523+00', NULL),
('3c153b05-c4ec-44ba-873c-ab7b053fcfbe', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '0a687c62-1103-4d95-8622-11a5584f4752', 'cancelled', 'F-3-10', '2026-01-11 05:30:17.949049+00', '2026-01-11 07:30:17.949049+00'),
('3d66c11a-c5a6-4217-842b-e424076c70fa', '5079b7e5-b949-479f-849f-82b267f75a24', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'registered', 'F-1-10', '2025-09-07 07:45:34.075043+00', NULL),
('619b4915-9cba-48b9-850b-f0f7011113ca', '5079b7e5-b949-479f-849f-82b267f75a24', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'cancelled', 'F-1-4', '2025-08-22 09:14:00.571613+00', '2025-08-22 11:14:00.571613+00'),
('6b245aa9-e9f1-45b0-8095-90f00db7c372', '5079b7e5-b949-479f-849f-82b267f75a24', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'registered', 'F-1-1', '2025-09-12 09:57:40.985153+00', NULL),
('6e6fc297-e1ea-4152-83a5-6838419708ef', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'registered', 'F-3-7', '2026-01-15 22:38:27.012079+00', NULL),
('7f5184d6-6c46-4424-8c44-61d461e1c280', 'a2b1cf17-83f3-4784-8976-918840db3d5d', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'registered', 'F-2-4', '2024-10-15 19:52:28.220132+00', NULL),
('85a1b261-5888-4047-84bc-5ec843511975', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'registered', 'F-3-8', '2026-01-26 07:30:30.602749+00', NULL),
('8d11f45b-b8fa-40ad-8d57-90e9b89d0c5d', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'registered', 'F-3-4', '2026-01-23 19:36:59.069749+00', NULL),
('97350b40-6fbd-4b4e-8469-d5092e777ec8', '5079b7e5-b949-479f-849f-82b267f75a24', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'registered', 'F-1-6', '2025-08-23 13:35:25.290683+00', NULL),
('a39c63cc-3168-4357-82d0-d9f1fa48791c', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'registered', 'F-3-5', '2026-01-22 09:25:05.435779+00', NULL),
('aa2e3d10-1833-4a96-894d-906d16b4ee7c', '5079b7e5-b949-479f-849f-82b267f75a24', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'registered', 'F-1-5', '2025-09-01 16:09:29.399393+00', NULL),
('aece4992-f936-4f7d-84fb-665c5d95531c', '5079b7e5-b949-479f-849f-82b267f75a24', '28869578-f125-41a0-8cdf-15030cee9c35', 'registered', 'F-1-9', '2025-08-30 08:53:06.966293+00', NULL),
('b3372ee2-3bc5-4c75-8b18-178c9a0b8b8b', 'a2b1cf17-83f3-4784-8976-918840db3d5d', '28869578-f125-41a0-8cdf-15030cee9c35', 'registered', 'F-2-5', '2024-10-04 20:39:03.976142+00', NULL),
('bce7e0bd-9152-4098-8795-6c6bbf7c331f', '5079b7e5-b949-479f-849f-82b267f75a24', '0a687c62-1103-4d95-8622-11a5584f4752', 'registered', 'F-1-3', '2025-09-05 00:56:04.230683+00', NULL),
('bed5e9f3-8841-4c23-8fe1-58be288f53f6', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'registered', 'F-3-9', '2026-01-20 10:14:36.518089+00', NULL),
('d0f2430c-a0d0-4286-80ba-3448fd201325', '5079b7e5-b949-479f-849f-82b267f75a24', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'registered', 'F-1-8', '2025-09-06 01:17:42.761633+00', NULL),
('ed346194-1fc3-4306-82c9-9187e043bc86', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'registered', 'F-2-1', '2024-10-01 15:42:27.406172+00', NULL),
('f0ddc9b1-d24a-4fe0-830c-51628057124e', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'registered', 'F-3-1', '2026-02-01 17:54:26.294569+00', NULL),
('f3325534-280b-46b6-830b-57e186b83280', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'registered', 'F-2-3', '2024-10-03 15:57:58.229702+00', NULL),
('ff8698f2-92a2-4733-8cd7-2744d66197ec', '5079b7e5-b949-479f-849f-82b267f75a24', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'registered', 'F-1-2', '2025-09-06 15:24:00.034793+00', NULL);

insert into event_waiting_list (id, event_id, user_id, place, joined_at) values
('e512f36d-e3b4-440b-9ce5-41621ddb3ca6', '5079b7e5-b949-479f-849f-82b267f75a24', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-11-26 10:23:32.776568+00', '2026-11-26 10:23:32.735906+00');

insert into events (id, title, description, event_type, event_date, end_date, location, max_attendees, is_paid_event, ticket_price, currency, is_active, created_by, created_at, version) values
('5079b7e5-b949-479f-849f-82b267f75a24', 'Prayer breakfast 1', 'We read, sing, play and eat together.', 'worship', '2025-09-16 21:00:43.562903+00', '2025-09-17 00:00:43.562903+00', 'Grace Hall, Yaba', NULL, 'false', '0.00', 'NGN', 'true', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2025-08-07 21:00:43.562903+00', '1'),
('835d43ea-e3f9-4442-8c55-360eb7439dd0', 'Beach clean-up 3', 'We read, sing, play and eat together.', 'social', '2026-02-05 08:03:56.430529+00', '2026-02-05 11:03:56.430529+00', 'The school field', NULL, 'true', '1250.00', 'NGN', 'true', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2025-12-27 08:03:56.430529+00', '1'),
('a2b1cf17-83f3-4784-8976-918840db3d5d', 'Bible study 2', 'We read, sing, play and eat together.', 'study', '2024-10-16 01:54:48.228332+00', '2024-10-16 04:54:48.228332+00', 'Grace Hall, Yaba', '60', 'false', '0.00', 'NGN', 'true', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2024-09-06 01:54:48.228332+00', '1');

insert into game_leaderboards (id, user_id, game_type, total_games, total_score, total_wins, best_score, expired_best_score, average_score, updated_at) values
('0e7fc4a3-7759-4617-84b0-3598f66e12e1', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'trivia', '2', '515', '0', '274', '0', '257.50', '2026-11-26 10:23:32.078247+00'),
('1eb6dda9-814d-4bfe-93d9-e8d612ba7f3c', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'trivia', '3', '1472', '2', '614', '0', '490.67', '2026-11-26 10:23:32.078247+00'),
('4cb5fe5f-907f-4323-9839-066cfbdb97a5', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'trivia', '2', '901', '0', '538', '0', '450.50', '2026-11-26 10:23:32.078247+00'),
('9ac8c827-c959-459b-9f1f-475d17123a46', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'trivia', '4', '1972', '2', '541', '0', '493.00', '2026-11-26 10:23:32.078247+00'),
('9c2b4855-cd93-42e5-b38d-925972fdb62c', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'trivia', '2', '1040', '1', '543', '0', '520.00', '2026-11-26 10:23:32.078247+00'),
('aea705de-5934-4e49-a1ca-ce02637316b3', '28869578-f125-41a0-8cdf-15030cee9c35', 'trivia', '1', '364', '0', '364', '0', '364.00', '2026-11-26 10:23:32.078247+00'),
('c2aef1d6-8432-48bf-9376-f9f7ab717fd6', '0a687c62-1103-4d95-8622-11a5584f4752', 'trivia', '2', '805', '0', '434', '0', '402.50', '2026-11-26 10:23:32.078247+00');

insert into game_participants (id, room_id, user_id, display_name, seat, is_active, total_score, joined_at, left_at) values
('74d922b0-ed98-4175-88f9-f5a55469c869', 'f35ae76c-8884-4300-8a31-92391fb791d6', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'Chidi Umar', '0', 'true', '614', '2026-11-21 17:58:46.761247+00', '2026-11-21 18:05:46.761247+00'),
('9b8a35d4-1517-4365-85dd-09287aa37c77', 'f35ae76c-8884-4300-8a31-92391fb791d6', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'Uche Ibe', '1', 'true', '471', '2026-11-21 17:58:46.761247+00', '2026-11-21 18:05:46.761247+00');

insert into game_rooms (id, room_code, host_id, game_type, max_players, status, settings, current_players, server_id, created_at, started_at, ended_at, closed_at) values
('f35ae76c-8884-4300-8a31-92391fb791d6', 'ECCBC8', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'trivia', '4', 'closed', '{"rounds": 10, "gameType": "trivia", "roomName": "Friday game 3", "isPrivate": false, "timeLimit": 30, "difficulty": "easy", "maxPlayers": 4}', '0', '0', '2026-11-21 17:58:46.761247+00', '2026-11-21 17:58:46.761247+00', '2026-11-21 18:04:46.761247+00', '2026-11-21 18:08:46.761247+00');

insert into game_round_results (id, session_id, participant_id, round_number, request_id, answer, points_earned, response_time, time_limit, is_correct, created_at) values
('02e4099e-5c9f-4688-b7e3-881c0621600d', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '9', 'fill-9', 'Light', '96', '13.629', '30', 'true', '2026-11-21 18:03:16.761247+00'),
('0808b518-1543-45a2-b1c9-f3c0d23d358e', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '3', 'fill-3', 'Light', '76', '8.612', '30', 'true', '2026-11-21 18:00:16.761247+00'),
('1e580c79-f1e8-48ca-9e05-83677f5e388d', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '2', 'fill-2', 'Light', '54', '3.009', '30', 'true', '2026-11-21 17:59:46.761247+00'),
('3a0b0d38-bccb-4ff7-a958-1a95b0925634', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '1', 'fill-1', 'Stones', '0', '15.102', '30', 'false', '2026-11-21 17:59:16.761247+00'),
('50d761ba-179c-44f3-84d1-9b938afcdc56', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '7', 'fill-7', 'Light', '67', '6.322', '30', 'true', '2026-11-21 18:02:16.761247+00'),
('541d60f6-1da1-48a3-a94f-f5164d31be6e', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '5', 'fill-5', 'Light', '94', '13.147', '30', 'true', '2026-11-21 18:01:16.761247+00'),
('57d8aaf3-1dba-4cd4-9572-0a4c064f373a', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '10', 'fill-10', 'Light', '82', '10.220', '30', 'true', '2026-11-21 18:03:46.761247+00'),
('5824bb3c-f8d0-46f1-af13-c80bb6600116', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '4', 'fill-4', 'Light', '56', '3.660', '30', 'true', '2026-11-21 18:00:46.761247+00'),
('8ba7f9f3-4a2a-477e-982c-e5679c65ac38', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '6', 'fill-6', 'Light', '62', '5.004', '30', 'true', '2026-11-21 18:01:46.761247+00'),
('8de07f47-bfe6-445f-baba-9fb4ee680251', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '10', 'fill-10', 'Stones', '0', '21.270', '30', 'false', '2026-11-21 18:03:46.761247+00'),
('9f1c4ef7-5386-469b-9a82-ebf26d1f3d3c', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '3', 'fill-3', 'Stones', '0', '17.800', '30', 'false', '2026-11-21 18:00:16.761247+00'),
('b48fb404-aa62-4568-818d-a80f5226d465', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '5', 'fill-5', 'Light', '87', '11.477', '30', 'true', '2026-11-21 18:01:16.761247+00'),
('bd0adf7f-c797-4b78-9920-cae179e37f7f', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '8', 'fill-8', 'Light', '70', '7.199', '30', 'true', '2026-11-21 18:02:46.761247+00'),
('c747305e-28a9-4c23-bd1e-7c42013b4fc7', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '2', 'fill-2', 'Light', '52', '2.703', '30', 'true', '2026-11-21 17:59:46.761247+00'),
('c989eb1c-8a7e-4d96-a398-d51e1b754b40', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '4', 'fill-4', 'Light', '81', '9.911', '30', 'true', '2026-11-21 18:00:46.761247+00'),
('d26c6d16-ca19-4a1c-92e4-52902b929c46', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '8', 'fill-8', 'Stones', '0', '16.735', '30', 'false', '2026-11-21 18:02:46.761247+00'),
('d385c9a5-3f52-4eef-8706-d15db8722802', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '6', 'fill-6', 'Light', '90', '12.215', '30', 'true', '2026-11-21 18:01:46.761247+00'),
('d516bdde-6add-439f-8a09-369cf2ebde5a', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '7', 'fill-7', 'Light', '55', '3.345', '30', 'true', '2026-11-21 18:02:16.761247+00'),
('e3862301-f23c-493d-8807-ca65b9e18be3', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '1', 'fill-1', 'Stones', '0', '17.362', '30', 'false', '2026-11-21 17:59:16.761247+00'),
('f911f35b-c5d8-4e15-a7cc-e38b3e0e9f1e', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '9', 'fill-9', 'Light', '63', '5.394', '30', 'true', '2026-11-21 18:03:16.761247+00');

insert into game_rounds (session_id, round_number, question_id, started_at) values
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '1', '34ff6a8f-1e44-41d8-81fd-b75dfade42c3', '2026-11-21 17:59:16.761247+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '10', '64eab1a6-da03-4a5f-8321-18839dd3d893', '2026-11-21 18:03:46.761247+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '2', 'd96baf7e-5dbd-4996-8d04-633d3e4679cf', '2026-11-21 17:59:46.761247+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '3', '2e33d22e-a3cc-4705-8d55-8be76d44a3e4', '2026-11-21 18:00:16.761247+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '4', 'fd7dcba3-1eac-4034-806a-4ab2da77c029', '2026-11-21 18:00:46.761247+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '5', '33c30968-847e-47e3-8fe3-d051ffc6b1f5', '2026-11-21 18:01:16.761247+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '6', '87f947c6-6d41-44bc-8fde-53c1a2d66944', '2026-11-21 18:01:46.761247+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '7', '89967ec7-b732-4bd4-86b7-af2690425df2', '2026-11-21 18:02:16.761247+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '8', '93523d8a-fcd0-4ca1-861b-495877c344de', '2026-11-21 18:02:46.761247+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9', '195180d3-1c7b-4a4f-850d-5670624a2647', '2026-11-21 18:03:16.761247+00');

insert into game_sessions (id, room_id, rounds, round_number, status, created_at, ended_at) values
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', 'f35ae76c-8884-4300-8a31-92391fb791d6', '10', '10', 'finished', '2026-11-21 17:58:46.761247+00', '2026-11-21 18:04:46.761247+00');

insert into installation (is_only, requires_second_factor, release) values
('true', 'false', '1.0.0');

insert into live_questions (id, user_id, text, shows_name, state, created_at) values
('2af122e9-2db1-4487-81fa-ef5daeaa6596', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'Why is it so hard to wait? 7', 'false', 'waiting', '2026-10-17 09:23:32.078247+00');

insert into message_flags (message_id, kind, flagged_at) values
('2fb70fb0-29ad-4cce-89fc-06a3a643afb4', 'phone', '2026-11-26 10:23:32.769+00');

insert into message_mentions (message_id, user_id) values
('2fb70fb0-29ad-4cce-89fc-06a3a643afb4', '7c72a344-011d-43c3-8e3d-9dfd06131514');

insert into message_reactions (message_id, user_id, emoji, created_at) values
('2fb70fb0-29ad-4cce-89fc-06a3a643afb4', '7c72a344-011d-43c3-8e3d-9dfd06131514', '🙏', '2026-11-26 10:23:32.735906+00');

insert into message_versions (id, message_id, content, replaced_at) overriding system value values
('1', '2fb70fb0-29ad-4cce-89fc-06a3a643afb4', 'The hall is free.', '2026-11-26 10:23:32.735906+00');
select setval(pg_get_serial_sequence('message_versions', 'id'), max(id)) from message_versions;

insert into messages (id, thread_id, seq, sender_id, request_id, content, version, created_at) values
('0f7ffab5-0125-4cf1-8427-32513ceed18e', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '5', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-5', 'The bus leaves at nine from the junction.', '0', '2026-08-10 08:50:23.411678+00'),
('111422a1-83ed-4a77-8f02-6e351b463b89', '66b86209-981b-4a86-8d51-5aa5d0f944be', '5', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-5', 'I’ll be ten minutes late, sorry.', '0', '2026-08-22 20:17:36.42281+00'),
('2e8e168c-8bbf-492f-8c3f-ffc8a63868b4', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '7', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-7', 'I’ll be ten minutes late, sorry.', '0', '2026-09-23 10:47:04.624156+00'),
('2fb70fb0-29ad-4cce-89fc-06a3a643afb4', '0563ca60-163b-4a12-81f6-19312c59c141', '1', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'stored-1', 'The hall is free on Friday.', '2', '2026-11-26 10:23:32.735906+00'),
('3d26ed13-954b-4728-8e19-544e8711fb4a', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '8', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-8', 'I’ll be ten minutes late, sorry.', '0', '2026-10-15 11:11:44.575111+00'),
('3f0aec6e-e1f8-4e96-8146-8b1c0df63c11', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '10', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-10', 'I read the whole chapter last night, and I have so many questions.', '0', '2026-11-21 09:25:53.161181+00'),
('409380b8-4260-4376-8d34-32f8ed0320fe', '66b86209-981b-4a86-8d51-5aa5d0f944be', '2', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-2', 'That was a good game. Again tomorrow?', '0', '2026-06-12 13:08:56.562135+00'),
('58c5d348-9f72-49a4-81b6-62f793fb78ab', '66b86209-981b-4a86-8d51-5aa5d0f944be', '8', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-8', 'Mummy says I may come if we’re back by seven.', '0', '2026-10-09 16:29:39.944145+00'),
('7ed54298-4396-4c7c-8db6-4fa0bf220ec3', '66b86209-981b-4a86-8d51-5aa5d0f944be', '3', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-3', 'I’ll be ten minutes late, sorry.', '0', '2026-07-12 11:04:31.238716+00'),
('8407ead6-f944-4ed9-8901-bfe2c2db7be8', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '1', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-1', 'I’ll be ten minutes late, sorry.', '0', '2026-05-23 09:15:23.795795+00'),
('86edd582-d76b-42fb-8081-dc8d0d69816b', '66b86209-981b-4a86-8d51-5aa5d0f944be', '10', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-10', 'I read the whole chapter last night, and I have so many questions.', '0', '2026-11-23 17:02:30.044564+00'),
('8b0df5cb-642f-4e37-814e-c111bda8956f', '66b86209-981b-4a86-8d51-5aa5d0f944be', '9', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-9', 'Please pray for my exams on Tuesday.', '0', '2026-10-29 17:58:38.708288+00'),
('8bfc8518-a068-4d28-81e6-86317b60d27e', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '9', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-9', 'Mummy says I may come if we’re back by seven.', '0', '2026-10-19 16:00:16.62446+00'),
('91e5b51b-2839-4833-818b-fa869d11ce41', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '3', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-3', 'Has anybody seen my blue notebook?', '0', '2026-07-12 03:29:30.235964+00'),
('ad1fa292-7259-4b17-8caf-8f35d9dd484d', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '4', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-4', 'I’ll be ten minutes late, sorry.', '0', '2026-07-25 12:13:10.538642+00'),
('c2080d4c-383a-4fe4-8862-560ab7efa3b1', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '2', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-2', 'Amen!', '0', '2026-06-27 06:53:33.963619+00'),
('c6d1a836-447c-4dbc-8be0-195bd54af86a', '66b86209-981b-4a86-8d51-5aa5d0f944be', '1', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-1', 'The bus leaves at nine from the junction.', '0', '2026-06-08 07:35:51.471139+00'),
('dec3c650-aa51-4ad9-8718-aa61900a7cdf', '66b86209-981b-4a86-8d51-5aa5d0f944be', '7', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-7', 'I read the whole chapter last night, and I have so many questions.', '0', '2026-09-19 11:08:32.048253+00'),
('e0ef95a4-4b33-48c3-83e5-c23cd359f66f', '66b86209-981b-4a86-8d51-5aa5d0f944be', '4', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-4', 'See you on Friday after choir.', '0', '2026-08-03 12:22:04.282921+00'),
('ead5bdda-bdc4-4a0e-8d0a-709a794b83fc', '66b86209-981b-4a86-8d51-5aa5d0f944be', '6', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-6', 'Please pray for my exams on Tuesday.', '0', '2026-08-28 00:20:27.677088+00'),
('fa97fe91-bdfd-4f0b-87ff-8297836acb8c', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '6', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-6', 'See you on Friday after choir.', '0', '2026-08-26 14:49:06.313746+00');

insert into muted_threads (user_id, thread_id, created_at) values
('7c72a344-011d-43c3-8e3d-9dfd06131514', '0563ca60-163b-4a12-81f6-19312c59c141', '2026-11-26 10:23:32.735906+00');

insert into mutes (user_id, until) values
('28869578-f125-41a0-8cdf-15030cee9c35', '2026-11-27 10:23:32.735906+00');

insert into notifications (id, user_id, kind, event_id, devotion_id, announcement_id, count, created_at, read_at) values
('059b281e-85d0-466b-93f6-081ce781c9e6', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 10:23:32.078247+00', '2026-11-16 11:23:32.078247+00'),
('07b8e410-f87c-49c0-b3ec-8771dd4fb203', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-23 19:36:59.069749+00', '2026-01-23 20:36:59.069749+00'),
('15304b4f-6126-4522-a290-8ab1cc1495c4', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-22 09:25:05.435779+00', NULL),
('19537ae1-cede-470c-97b0-816ec0144b42', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 10:23:32.078247+00', NULL),
('1d716227-f98d-486d-94eb-35103a2ba9a8', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-01 16:09:29.399393+00', NULL),
('1f1d92db-0c92-4fd5-9594-45cc00d41a32', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 10:23:32.078247+00', NULL),
('22ed62d8-7a5b-4fb7-a6ed-94fe8efa80f1', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 10:23:32.078247+00', NULL),
('28ce36ee-52ea-44e5-8a84-374ffcd09154', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 10:23:32.078247+00', NULL),
('342215e3-e256-45d8-a3d0-2487bea45a7c', '28869578-f125-41a0-8cdf-15030cee9c35', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 10:23:32.078247+00', '2026-11-21 11:23:32.078247+00'),
('43df25ca-e5c6-437b-ba12-7009e506da21', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 10:23:32.078247+00', NULL),
('46bf8f9b-cd8f-41af-b433-178c12335e73', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-15 19:52:28.220132+00', '2024-10-15 20:52:28.220132+00'),
('491a7b19-a90e-4df4-aed8-881fd3bf6d4a', '0a687c62-1103-4d95-8622-11a5584f4752', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 10:23:32.078247+00', NULL),
('4f52e5c4-e564-4479-ac41-d2b587c308e6', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 10:23:32.078247+00', '2026-11-16 11:23:32.078247+00'),
('4f9f60ec-f6a3-4024-8d2a-c25538e8bdd7', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 10:23:32.078247+00', NULL),
('5aa47c29-de15-4d38-af2d-5e1189af77e3', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 10:23:32.078247+00', NULL),
('5c439d87-c12b-481d-95d7-28b6c5db234e', '28869578-f125-41a0-8cdf-15030cee9c35', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-08-30 08:53:06.966293+00', NULL),
('5c449fbf-857e-478e-8480-2a9f8a5f7b55', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-06 01:17:42.761633+00', '2025-09-06 02:17:42.761633+00'),
('5e942117-2ac9-4116-9d5e-ecec7701d58b', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-03 15:01:28.098422+00', '2024-10-03 16:01:28.098422+00'),
('5ee7e73f-fbe8-421c-b83c-a470eda35436', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 10:23:32.078247+00', NULL),
('6022aa8f-f2da-4a47-8192-fc294762bc86', '0a687c62-1103-4d95-8622-11a5584f4752', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 10:23:32.078247+00', '2026-11-16 11:23:32.078247+00'),
('61530f12-af9a-4807-862a-3fabf238724e', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 10:23:32.078247+00', NULL),
('6e3dea9d-56ee-45cb-83e5-f59429a95057', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-06 15:24:00.034793+00', '2025-09-06 16:24:00.034793+00'),
('735b5fef-c47a-404a-afac-33681b39bb7d', '28869578-f125-41a0-8cdf-15030cee9c35', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 10:23:32.078247+00', '2026-11-16 11:23:32.078247+00'),
('7d111abc-a9e9-4a79-8641-f4ddc35d41f9', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-20 10:14:36.518089+00', NULL),
('7e37b27a-9486-4101-9843-14baebffa3a4', '28869578-f125-41a0-8cdf-15030cee9c35', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-04 20:39:03.976142+00', NULL),
('8360ea9b-aa3f-4cff-ad02-4e66e56a7f99', '0a687c62-1103-4d95-8622-11a5584f4752', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 10:23:32.078247+00', '2026-11-21 11:23:32.078247+00'),
('8e130223-1d21-4da5-b87d-8e72f0fce3ac', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-03 15:57:58.229702+00', NULL),
('95351a0b-cc7c-4a6e-b141-094446c386bb', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 10:23:32.078247+00', NULL),
('9a71e29b-7597-4e67-85f5-a643cdbb5107', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 10:23:32.078247+00', '2026-11-21 11:23:32.078247+00'),
('a89297cc-b619-4c23-b750-511dbbc7fb52', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 10:23:32.078247+00', '2026-11-26 10:23:32.078247+00'),
('ab396ee4-9f61-4506-8a8e-5a3e2741319a', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 10:23:32.078247+00', NULL),
('ac16f592-1d60-4a66-8efb-dc4318eb3409', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 10:23:32.078247+00', '2026-11-21 11:23:32.078247+00'),
('b5bbd33a-0e6b-44e0-afb1-c197d506c395', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 10:23:32.078247+00', NULL),
('b6b69c3e-1b19-400b-97ef-af8718c60ea3', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-02-03 07:19:39.901819+00', NULL),
('bad54f2c-d5b3-4581-9738-aa6e75af42b4', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-08-23 13:35:25.290683+00', '2025-08-23 14:35:25.290683+00'),
('c3402605-93d8-48a5-8229-410469cac2a9', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-07 07:45:34.075043+00', '2025-09-07 08:45:34.075043+00'),
('c62711d0-d40d-4a51-9758-48409078b684', '0a687c62-1103-4d95-8622-11a5584f4752', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-05 00:56:04.230683+00', NULL),
('c7f2715b-056d-41f8-9cb9-b00ad74c31ed', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-15 22:38:27.012079+00', NULL),
('c8005a1e-c46e-4831-bf33-8494cb4bb4e6', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-01 15:42:27.406172+00', NULL),
('d63eae81-f198-4d98-9272-ea43eb2b4dcc', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-02-01 17:54:26.294569+00', NULL),
('dde49dc8-c3d8-40de-840a-e7f449741e58', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 10:23:32.078247+00', '2026-11-21 11:23:32.078247+00'),
('e73925c7-6b21-4638-90e8-9d867cc1aafe', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-08-21 05:22:30.307523+00', NULL),
('f0f3d7c2-b2f5-4302-9d63-035451cb4c86', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 10:23:32.078247+00', NULL),
('f3563590-0991-4e94-bec9-d51fd71bcb6a', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 10:23:32.078247+00', NULL),
('f630b3d3-d950-47dc-99be-4f932c4878f5', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 10:23:32.078247+00', '2026-11-16 11:23:32.078247+00'),
('f6f10f98-138f-49b5-aa2d-ba3dd0e97cfb', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-26 07:30:30.602749+00', '2026-01-26 08:30:30.602749+00'),
('fa805630-8eba-456b-9402-e59013ba85d9', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-12 09:57:40.985153+00', NULL),
('fdb9d1c6-11c0-4b77-a98d-c72ec6bbe92a', '28869578-f125-41a0-8cdf-15030cee9c35', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 10:23:32.078247+00', '2026-11-26 10:23:32.078247+00');

insert into pod_requests (id, user_id, topic, message, state, mentor_id, reply, created_at, decided_at) values
('370e4204-d808-466f-8c50-c04da9d70b11', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'friends', 'I’d like to talk with somebody.', 'declined', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'Please ask again after the holidays.', '2026-10-28 10:23:32.078247+00', '2026-10-29 10:23:32.078247+00');

insert into post_comments (id, post_id, user_id, content, created_at) values
('05f52167-d95c-408f-81f3-0c5fb6663a4c', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '0a687c62-1103-4d95-8622-11a5584f4752', 'I’ll be there.', '2026-05-08 03:06:23.401347+00'),
('07f2ea5b-77e0-4262-812b-8b37cf0dbe68', '9d0dffc3-d03b-45a2-89ce-132368ae9004', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'I’ll be there.', '2026-10-19 08:25:56.354547+00'),
('127787ab-baa0-4313-88c6-4512d30cdf87', '90b11d9c-2a69-4623-865a-d359be5f9887', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'I’ll be there.', '2026-03-24 08:20:18.306147+00'),
('15c0bd29-7154-41b9-8df1-d46db9aff2dd', '90b11d9c-2a69-4623-865a-d359be5f9887', '28869578-f125-41a0-8cdf-15030cee9c35', 'I’ll be there.', '2026-03-24 07:20:18.306147+00'),
('25f44a35-0499-4c19-882d-416feae40bd5', 'd0011217-43aa-42c3-8a58-caf76965ca88', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'I’ll be there.', '2026-11-20 19:26:57.950847+00'),
('28475846-4362-4e45-849a-f8c5c83d5055', '9d0dffc3-d03b-45a2-89ce-132368ae9004', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'I’ll be there.', '2026-10-19 07:25:56.354547+00'),
('341b31a2-84dc-433b-801d-0e96ecfaaa87', '9d0dffc3-d03b-45a2-89ce-132368ae9004', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'I’ll be there.', '2026-10-19 03:25:56.354547+00'),
('34a5c5db-8a4c-4c37-800b-15c66f6f90e7', '3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '28869578-f125-41a0-8cdf-15030cee9c35', 'I’ll be there.', '2026-06-29 00:25:35.208747+00'),
('38b0bd73-d36a-49af-838d-ac5323799dfc', 'd0011217-43aa-42c3-8a58-caf76965ca88', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'I’ll be there.', '2026-11-20 20:26:57.950847+00'),
('42e5bced-39b1-45b6-8bc1-c4265f109841', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'I’ll be there.', '2026-05-08 06:06:23.401347+00'),
('50a118b0-f52f-4330-899d-f8a527b5231d', '3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'I’ll be there.', '2026-06-29 01:25:35.208747+00'),
('5db91a69-0e5c-41e2-8776-22a4d78daf53', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'I’ll be there.', '2026-05-08 01:06:23.401347+00'),
('5e89396d-04bc-427d-89fc-d16ebff38238', '3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'I’ll be there.', '2026-06-28 23:25:35.208747+00'),
('617bc8c3-c9cc-4819-8dce-9895ee336b98', '3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'I’ll be there.', '2026-06-29 02:25:35.208747+00'),
('af76b5d7-2da2-4d13-8797-ed47ffcecef2', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'I’ll be there.', '2026-05-08 05:06:23.401347+00'),
('c149e829-24d4-4073-8f42-705268fbbe6a', '90b11d9c-2a69-4623-865a-d359be5f9887', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'I’ll be there.', '2026-03-24 05:20:18.306147+00'),
('c19a6f07-5829-4714-8894-b526ef8cd6cb', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'I’ll be there.', '2026-05-08 04:06:23.401347+00'),
('c4f189e0-b7c7-4d13-87a7-72d38f0c2e38', '9d0dffc3-d03b-45a2-89ce-132368ae9004', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'I’ll be there.', '2026-10-19 05:25:56.354547+00'),
('c547424c-8ad1-4b9a-867d-07b003f80278', '90b11d9c-2a69-4623-865a-d359be5f9887', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'I’ll be there.', '2026-03-24 06:20:18.306147+00'),
('c6de00e5-98e8-41b6-8d99-f04011fa8360', '90b11d9c-2a69-4623-865a-d359be5f9887', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'I’ll be there.', '2026-03-24 09:20:18.306147+00'),
('ca865ace-75be-47e1-8f1a-6912b32683c1', 'd0011217-43aa-42c3-8a58-caf76965ca88', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'I’ll be there.', '2026-11-20 18:26:57.950847+00'),
('cf7bd999-5c08-41aa-8783-081703f0800c', '9d0dffc3-d03b-45a2-89ce-132368ae9004', '0a687c62-1103-4d95-8622-11a5584f4752', 'I’ll be there.', '2026-10-19 06:25:56.354547+00'),
('d17f00a3-5e9c-40c0-8b63-d424e14d5a75', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'I’ll be there.', '2026-05-08 02:06:23.401347+00'),
('efef22eb-e9d5-49c4-8963-701c73677589', '9d0dffc3-d03b-45a2-89ce-132368ae9004', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'I’ll be there.', '2026-10-19 04:25:56.354547+00');

insert into post_likes (post_id, user_id, created_at) values
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-06-29 04:25:35.208747+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2026-06-29 03:25:35.208747+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-06-28 23:25:35.208747+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2026-06-29 05:25:35.208747+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2026-06-29 00:25:35.208747+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-06-29 06:25:35.208747+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '2026-06-29 02:25:35.208747+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2026-06-29 01:25:35.208747+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-03-24 07:20:18.306147+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-03-24 13:20:18.306147+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2026-03-24 12:20:18.306147+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-03-24 08:20:18.306147+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2026-03-24 14:20:18.306147+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2026-03-24 06:20:18.306147+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2026-03-24 09:20:18.306147+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-03-24 05:20:18.306147+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '2026-03-24 11:20:18.306147+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2026-03-24 10:20:18.306147+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-10-19 06:25:56.354547+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-10-19 12:25:56.354547+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2026-10-19 11:25:56.354547+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-10-19 07:25:56.354547+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2026-10-19 03:25:56.354547+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2026-10-19 05:25:56.354547+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2026-10-19 08:25:56.354547+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-10-19 04:25:56.354547+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '2026-10-19 10:25:56.354547+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2026-10-19 09:25:56.354547+00'),
('d0011217-43aa-42c3-8a58-caf76965ca88', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-11-20 19:26:57.950847+00'),
('d0011217-43aa-42c3-8a58-caf76965ca88', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-20 20:26:57.950847+00'),
('d0011217-43aa-42c3-8a58-caf76965ca88', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2026-11-20 18:26:57.950847+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-05-08 01:06:23.401347+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-05-08 07:06:23.401347+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2026-05-08 06:06:23.401347+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-05-08 02:06:23.401347+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2026-05-08 08:06:23.401347+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2026-05-08 10:06:23.401347+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2026-05-08 03:06:23.401347+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-05-08 09:06:23.401347+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '2026-05-08 05:06:23.401347+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2026-05-08 04:06:23.401347+00');

insert into posts (id, user_id, content, created_at) values
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 1', '2026-06-28 22:25:35.208747+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 4', '2026-03-24 04:20:18.306147+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 5', '2026-10-19 02:25:56.354547+00'),
('d0011217-43aa-42c3-8a58-caf76965ca88', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 3', '2026-11-20 17:26:57.950847+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 2', '2026-05-08 00:06:23.401347+00');

insert into profile_photos (name, user_id, created_at) values
('1-photo', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-11-26 10:23:32.735906+00');

insert into profiles (user_id, full_name, phone, bio, location, spiritual_level, interests, shows_birthday, created_at, updated_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', 'Nneka Udo', NULL, 'I sing, I read, and I ask too many questions.', NULL, 'beginner', '[]', 'false', '2024-11-26 10:23:32.078247+00', '2026-11-26 10:23:32.078247+00'),
('28869578-f125-41a0-8cdf-15030cee9c35', 'Zainab Ibe', '+2348033333336', 'I sing, I read, and I ask too many questions.', NULL, NULL, '[]', 'false', '2026-11-20 13:53:58.43143+00', '2026-11-26 10:23:32.078247+00'),
('7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'Halima Chukwu', NULL, NULL, 'Enugu', 'beginner', '[]', 'false', '2025-08-08 02:57:15.085353+00', '2026-11-26 10:23:32.078247+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', 'Ọmọ́táyọ̀ Salami', NULL, 'I sing, I read, and I ask too many questions.', 'Jos', 'beginner', '[]', 'false', '2024-11-26 10:23:32.078247+00', '2026-11-26 10:23:32.078247+00'),
('8c859c64-eb73-43b9-8ee9-79538c79546a', 'Yusuf Nwosu', '+2348033333335', 'I sing, I read, and I ask too many questions.', 'Enugu', 'beginner', '[]', 'false', '2025-07-18 09:26:39.605698+00', '2026-11-26 10:23:32.078247+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'Uche Ibe', NULL, NULL, NULL, 'mature', '[]', 'false', '2024-11-26 10:23:32.078247+00', '2026-11-26 10:23:32.078247+00'),
('bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'Chidi Onyeka', NULL, NULL, NULL, 'beginner', '[]', 'false', '2026-05-01 09:40:56.117744+00', '2026-11-26 10:23:32.078247+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'Chidi Umar', NULL, NULL, 'Ibadan', NULL, '[]', 'false', '2024-11-26 10:23:32.078247+00', '2026-11-26 10:23:32.078247+00'),
('d4133485-4ba8-4b94-8117-e2d2ebf74342', 'Ọlá Abiola', NULL, NULL, NULL, NULL, '[]', 'false', '2026-07-01 17:50:59.001215+00', '2026-11-26 10:23:32.078247+00'),
('e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'Emeka Ọdụ', '+2348033333339', NULL, NULL, NULL, '[]', 'false', '2025-05-28 14:11:25.405744+00', '2026-11-26 10:23:32.078247+00');

insert into push_keys (id, public_key, private_key, created_at) values
('1', 'BJK9SR8-M4cqMWyfjFthUqvWY-z0YevlSjnQpq_mOBeAHWnQwewR6UOyWvYQdK11bUeYDI8DXabrHbwB80Hbp5o', '0UJSj4kssPyyOuxIoKEWsvU1mY0G0icE496016PgwCM', '2026-11-26 10:23:32.856862+00');

insert into push_settings (user_id, off_groups, shows_text, updated_at) values
('8c859c64-eb73-43b9-8ee9-79538c79546a', '["reactions"]', 'false', '2026-11-26 10:23:32.735906+00');

insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, sent_until, failures, created_at) values
('59c53826-909b-4c52-bb9d-5747dcaed755', '0a687c62-1103-4d95-8622-11a5584f4752', '0a3e32a8-1e17-4a38-85d5-5212b1d300f0', 'https://push.example.org/0a3e32a8-1e17-4a38-85d5-5212b1d300f0', 'not a key', 'none', '2026-11-26 10:23:32.735906+00', '0', '2026-11-26 10:23:32.735906+00');

insert into rate_limits (key, points, expire) values
('stored', '1', '0');

insert into reconciliations (id, from_day, to_day, is_nightly, state, done, compared, finding_count, findings, started_at, progress_at, finished_at) values
('23a75f6e-b850-45c6-bc44-71d902ff9083', '2026-11-15', '2026-11-22', 'true', 'done', '0', '0', '0', '[]', '2026-11-22 10:23:32.078247+00', '2026-11-22 10:23:32.078247+00', '2026-11-22 10:23:32.078247+00'),
('62c28bd8-5406-4852-a71b-88d18d906a75', '2026-11-16', '2026-11-23', 'true', 'done', '0', '0', '0', '[]', '2026-11-23 10:23:32.078247+00', '2026-11-23 10:23:32.078247+00', '2026-11-23 10:23:32.078247+00'),
('6ae3394c-eb08-4a8c-92d8-6f2130e4a795', '2026-11-18', '2026-11-25', 'true', 'done', '0', '0', '0', '[]', '2026-11-25 10:23:32.078247+00', '2026-11-25 10:23:32.078247+00', '2026-11-25 10:23:32.078247+00'),
('912acf38-9c16-48c6-af46-53ed94d27798', '2026-11-17', '2026-11-24', 'true', 'done', '0', '0', '0', '[]', '2026-11-24 10:23:32.078247+00', '2026-11-24 10:23:32.078247+00', '2026-11-24 10:23:32.078247+00'),
('d38eea05-1e6d-4429-a79d-7b9acd6ef05c', '2026-11-14', '2026-11-21', 'true', 'done', '0', '0', '0', '[]', '2026-11-21 10:23:32.078247+00', '2026-11-21 10:23:32.078247+00', '2026-11-21 10:23:32.078247+00');

insert into report_actions (id, report_id, actor_id, member_id, kind, reason, until, created_at) values
('869d19a5-1b36-4c6d-af93-ba91285c0217', '51b926b6-cea0-4164-8edd-bc2d12a78358', '0a687c62-1103-4d95-8622-11a5584f4752', '28869578-f125-41a0-8cdf-15030cee9c35', 'mute', 'Please be kind.', '2026-11-27 10:23:32.735906+00', '2026-11-26 10:23:32.735906+00');

insert into report_notes (id, report_id, author_id, content, created_at) values
('f8b76913-4f3d-4d63-8697-97ab0c445df6', '51b926b6-cea0-4164-8edd-bc2d12a78358', '0a687c62-1103-4d95-8622-11a5584f4752', 'I will talk with both.', '2026-11-26 10:23:32.735906+00');

insert into reports (id, reporter_id, kind, subject_id, about_id, reason, note, evidence, receiver, state, owner_id, outcome, created_at) values
('51b926b6-cea0-4164-8edd-bc2d12a78358', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'profile', '28869578-f125-41a0-8cdf-15030cee9c35', '28869578-f125-41a0-8cdf-15030cee9c35', 'bullying', '', '{"full_name": "Bisi"}', 'leaders', 'taken', '0a687c62-1103-4d95-8622-11a5584f4752', '', '2026-11-26 10:23:32.735906+00');

insert into requests (id, kind, name, email, phone, message, created_at, state, owner_id, answer, decided_at) values
('3aaabf9b-a5a7-439b-86e9-aad65002e6e2', 'roadmap', NULL, 'friend-5@fill.example.org', NULL, NULL, '2026-06-08 20:06:41.886747+00', 'closed', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, '2026-06-09 20:06:41.886747+00'),
('704f67fc-c892-4e13-88b0-f4ba8c20f8fc', 'join', 'Friend 4', 'friend-4@fill.example.org', '+2348030000000', 'I would like to know more. 4', '2026-05-07 00:15:47.795847+00', 'answered', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Thank you. Somebody will write to you this week.', '2026-05-08 00:15:47.795847+00'),
('967507f6-b480-4920-8da0-38bed36cbf0d', 'apply', 'Friend 2', 'friend-2@fill.example.org', '+2348030000000', 'I would like to know more. 2', '2026-11-09 01:43:54.281847+00', 'in_progress', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, NULL),
('c1ccf99e-7518-4af9-82da-c1d8632cfd93', 'join', 'Friend 3', 'friend-3@fill.example.org', NULL, 'I would like to know more. 3', '2026-08-03 00:21:37.953747+00', 'answered', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Thank you. Somebody will write to you this week.', '2026-08-04 00:21:37.953747+00'),
('e10cdb8f-6a55-4b7e-8b7a-83998a52c486', 'roadmap', NULL, 'friend-1@fill.example.org', NULL, NULL, '2026-10-21 21:12:53.614047+00', 'closed', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, '2026-10-22 21:12:53.614047+00');

insert into resource_videos (name, url, set_by, set_at) values
('is-doubt-a-sin', 'https://video.example.org/1', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 10:23:32.735906+00');

insert into second_factors (id, user_id, secret, backup_codes, verified, failed_verification_count) values
('7bdf28e0-9838-4936-86e2-601b1c6eaa65', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'not a secret', 'no codes', 'false', '0');

insert into seeded_questions (id, seeded_at) values
('3c770b94-9a9a-457e-8a58-e388c32d7956', '2026-11-26 10:23:32.735906+00');

insert into servers (id, started_at, beat_at) values
('7', '2026-11-24 10:23:32.735906+00', '2026-11-25 10:23:32.735906+00');

insert into sessions (id, user_id, token, expires_at, created_at, updated_at, last_used_at) values
('0a3e32a8-1e17-4a38-85d5-5212b1d300f0', '0a687c62-1103-4d95-8622-11a5584f4752', '03b4b8e1-1b49-4ddc-8b91-743ab3e2198b', '2026-12-26 10:23:32.078247+00', '2026-11-26 03:18:55.702069+00', '2026-11-26 03:18:55.702069+00', '2026-11-26 03:18:55.702069+00'),
('3b6d5555-2f4f-444e-8f0b-8ebedb95b139', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'be5949d2-78e4-40fd-8652-d4f4a38ef927', '2026-12-26 10:23:32.078247+00', '2026-11-25 12:47:39.885616+00', '2026-11-25 12:47:39.885616+00', '2026-11-25 12:47:39.885616+00'),
('4e0de1e7-3a85-4a0f-8711-b0e6c9714fc5', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '881ec500-a262-4ba0-8b7e-9883aa87e256', '2026-12-26 10:23:32.078247+00', '2026-11-26 00:51:24.149959+00', '2026-11-26 00:51:24.149959+00', '2026-11-26 00:51:24.149959+00'),
('82b0b70c-67f7-4c9a-8975-fa2b2fc721aa', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'a7cbb0a5-a0fb-4667-843e-ecaa538632e3', '2026-12-26 10:23:32.078247+00', '2026-11-26 02:24:43.856319+00', '2026-11-26 02:24:43.856319+00', '2026-11-26 02:24:43.856319+00'),
('9b8b8c8f-9442-4eb4-8ad1-cd12c82697af', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '95e08195-b4ff-41f3-8afa-2b1508336683', '2026-12-26 10:23:32.078247+00', '2026-11-25 22:09:06.502878+00', '2026-11-25 22:09:06.502878+00', '2026-11-25 22:09:06.502878+00'),
('d5cb2bbe-2a4d-41d7-83a2-b5fa3544c618', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'a1310703-312f-4646-8d00-c01c4cc170d3', '2026-12-26 10:23:32.078247+00', '2026-11-26 01:44:41.132035+00', '2026-11-26 01:44:41.132035+00', '2026-11-26 01:44:41.132035+00');

insert into settings (key, value, version, changed_at) values
('setup', '{"steps": {}, "isFinished": true}', '1', '2026-11-26 10:23:32.735906+00'),
('tagline', '"Light for all."', '1', '2026-11-26 10:23:32.735906+00');

insert into thread_members (thread_id, user_id, role, read_seq, from_seq, joined_at) values
('0563ca60-163b-4a12-81f6-19312c59c141', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'participant', '0', '0', '2026-11-26 10:23:32.735906+00'),
('0563ca60-163b-4a12-81f6-19312c59c141', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'participant', '0', '0', '2026-11-26 10:23:32.735906+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', '0a687c62-1103-4d95-8622-11a5584f4752', 'safeguarding_lead', '5', '0', '2026-05-10 10:23:32.078247+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', '28869578-f125-41a0-8cdf-15030cee9c35', 'owner', '8', '0', '2026-05-10 10:23:32.078247+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'safeguarding_lead', '9', '0', '2026-05-10 10:23:32.078247+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'member', '0', '0', '2026-05-10 10:23:32.078247+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'member', '3', '0', '2026-05-10 10:23:32.078247+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', '0a687c62-1103-4d95-8622-11a5584f4752', 'safeguarding_lead', '8', '0', '2026-05-10 10:23:32.078247+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', '28869578-f125-41a0-8cdf-15030cee9c35', 'member', '8', '0', '2026-05-10 10:23:32.078247+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'safeguarding_lead', '8', '0', '2026-05-10 10:23:32.078247+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'owner', '8', '0', '2026-05-10 10:23:32.078247+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'member', '6', '0', '2026-05-10 10:23:32.078247+00');

insert into threads (id, kind, last_seq, last_message_at, created_at) values
('0563ca60-163b-4a12-81f6-19312c59c141', 'conversation', '1', '2026-11-26 10:23:32.735906+00', '2026-11-26 10:23:32.735906+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'channel', '10', '2026-11-23 17:02:30.044564+00', '2026-05-10 10:23:32.078247+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'channel', '10', '2026-11-21 09:25:53.161181+00', '2026-05-10 10:23:32.078247+00');

insert into ticket_keys (id, private_key, created_at) values
('1', E'\\x302e020100300506032b65700422042097f692c6667f50e944c187ccd2fb95d96c500ca555db311bba51174d994e3c6b', '2026-11-26 10:23:32.89715+00');

insert into ticket_pdfs (registration_id, user_id, content_hash, requested_at) values
('0269e719-e897-41e8-8f9d-5eec3c3a98ce', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'none', '2026-11-26 10:23:32.735906+00');

insert into trivia_questions (id, question, correct_answer, incorrect_answers, difficulty, category, scripture_reference, points, is_active, version, created_at) values
('0e01e8c9-bebf-4b32-8011-678db73f5578', 'What does chapter 4 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:5', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('0ecb1d7f-25c6-4f66-8b22-3830fd33fc43', 'What does chapter 37 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:38', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('1252945f-794b-463a-8f45-9f0fbf60c22d', 'What does chapter 40 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:41', '100', 'false', '1', '2026-11-26 10:23:32.078247+00'),
('1380762b-0507-49bd-872b-eb5435ce4e66', 'What does chapter 1 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:2', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('195180d3-1c7b-4a4f-850d-5670624a2647', 'What does chapter 19 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:20', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('19aea240-4671-4ed2-86c7-7994e6642c02', 'What does chapter 28 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:29', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('1cf08155-84c0-4c55-8fa2-57fdf2ba705c', 'What does chapter 6 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:7', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('20d49665-14cb-4d11-839e-273e982956c4', 'What does chapter 26 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:27', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('2800d555-e0d0-4922-8e4d-402294f41500', 'What does chapter 7 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:8', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('2e33d22e-a3cc-4705-8d55-8be76d44a3e4', 'What does chapter 13 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:14', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('33c30968-847e-47e3-8fe3-d051ffc6b1f5', 'What does chapter 15 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:16', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('34ff6a8f-1e44-41d8-81fd-b75dfade42c3', 'What does chapter 11 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:12', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('4a80ce95-7db0-474d-8f1a-2320e7b4a120', 'What does chapter 3 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:4', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('543588e6-c7c1-4446-8e55-d8488e72ca62', 'What does chapter 10 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:11', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('56003418-5f30-4319-8eb1-52bb309f272f', 'What does chapter 36 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:37', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('56d28b94-620d-41e6-8663-20f206408b68', 'What does chapter 32 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:33', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('591a70a0-51df-40ff-81ac-652775a194ac', 'What does chapter 23 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:24', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('641c9d5d-ac3f-41dd-8c8c-0398e9c940af', 'What does chapter 5 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:6', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('64eab1a6-da03-4a5f-8321-18839dd3d893', 'What does chapter 20 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:21', '100', 'false', '1', '2026-11-26 10:23:32.078247+00'),
('6e8b5f13-a4d6-4f9d-8aca-0eee4dad6116', 'What does chapter 22 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:23', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('7303534f-be1f-41e6-8532-1803827949cf', 'What does chapter 27 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:28', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('87f947c6-6d41-44bc-8fde-53c1a2d66944', 'What does chapter 16 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:17', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('89967ec7-b732-4bd4-86b7-af2690425df2', 'What does chapter 17 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:18', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('91441e0e-826a-44f7-8777-2edf0ed5136f', 'What does chapter 24 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:25', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('9177f316-bf1d-47e5-8891-cf9362bdb058', 'What does chapter 33 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:34', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('923ca8db-5d33-4f03-85e1-8706893b924d', 'What does chapter 38 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:39', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('93523d8a-fcd0-4ca1-861b-495877c344de', 'What does chapter 18 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:19', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('98aa6c1b-7518-456c-81b5-ee10c2bc7625', 'What does chapter 30 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:31', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('ac96c0ef-cbb2-42a4-8063-f160af2b6c40', 'What does chapter 29 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:30', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('b9690c05-9eba-454f-8d0c-231825061de8', 'What does chapter 21 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:22', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('bea8cd10-3ab5-4959-8927-dcc3df05edcc', 'What does chapter 2 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:3', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('d46b4e61-ec21-469f-8db5-6650410d736f', 'What does chapter 35 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:36', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('d93a4d1d-7fb0-46f7-869c-01ef819913c5', 'What does chapter 39 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:40', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('d96baf7e-5dbd-4996-8d04-633d3e4679cf', 'What does chapter 12 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:13', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('daddbed1-7ed2-49cf-8944-fc1c8ef13e60', 'What does chapter 9 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:10', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('dd8a7946-2079-45e7-8556-98db5a7a2ae2', 'What does chapter 25 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:26', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('edf2dc54-eec5-489e-8a06-9238f02a62b1', 'What does chapter 8 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:9', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('f2627e86-4830-4d4b-88bc-ffdb0aebf488', 'What does chapter 31 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:32', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('fb88532b-b26e-4c03-8eed-7d0d572f7f17', 'What does chapter 34 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:35', '100', 'true', '1', '2026-11-26 10:23:32.078247+00'),
('fd7dcba3-1eac-4034-806a-4ab2da77c029', 'What does chapter 14 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:15', '100', 'true', '1', '2026-11-26 10:23:32.078247+00');

insert into user_activity (id, user_id, activity_type, activity_data, created_at) values
('10e7ad24-0052-48fd-878b-b71a20842c8e', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'liked_post', '{"post_id": "90b11d9c-2a69-4623-865a-d359be5f9887"}', '2026-10-08 05:06:12.997887+00'),
('24f6f9f5-ab82-4c61-8623-75dd9af50538', '28869578-f125-41a0-8cdf-15030cee9c35', 'liked_post', '{"post_id": "90b11d9c-2a69-4623-865a-d359be5f9887"}', '2026-11-20 13:53:58.43143+00'),
('3098eb30-1b51-4475-8e7e-af7f23adb4cd', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'commented_on_post', '{"post_id": "e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad"}', '2026-07-27 15:01:59.322567+00'),
('3b11aec8-e9ab-410f-86b8-6e124576a5a4', '0a687c62-1103-4d95-8622-11a5584f4752', 'liked_post', '{"post_id": "e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad"}', '2026-08-19 14:26:02.389887+00'),
('41a06806-f164-487b-8c7e-3ae80aece014', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'commented_on_post', '{"post_id": "9d0dffc3-d03b-45a2-89ce-132368ae9004"}', '2026-09-18 18:20:18.941247+00'),
('7f07ff8c-b0ae-45e0-8b5a-0b0b41f9754d', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'joined_group', '{"channel_id": "66b86209-981b-4a86-8d51-5aa5d0f944be"}', '2026-09-02 01:46:39.167367+00'),
('8068424a-a720-4471-8b80-b6bf8619d6ab', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'registered_for_event', '{"event_id": "835d43ea-e3f9-4442-8c55-360eb7439dd0", "event_title": "Beach clean-up 3"}', '2026-07-01 17:50:59.001215+00'),
('8696c20c-6f3f-4a9e-86c0-def22fd243fc', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'liked_post', '{"post_id": "3c7fc3dd-ed5a-4935-855f-c8f23f0a8375"}', '2026-09-01 04:00:15.711687+00'),
('a98a5665-432e-4c3b-8dbe-a9d09ba01177', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'liked_post', '{"post_id": "d0011217-43aa-42c3-8a58-caf76965ca88"}', '2026-09-11 18:23:47.983767+00'),
('d019d905-f0b5-4edd-8c1e-1083d0101e99', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'joined_group', '{"channel_id": "dc32885c-bb93-47a0-8eeb-ba645b79a691"}', '2026-09-17 23:20:06.629007+00');

insert into user_devotion_reads (id, user_id, devotion_id, read_on) values
('019257c6-8485-424c-af6e-7999fe590bd3', '7c72a344-011d-43c3-8e3d-9dfd06131514', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('024fc7d9-c4ea-4c7c-b0cf-363833edeeb9', '0a687c62-1103-4d95-8622-11a5584f4752', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('0dc79d0e-cd2e-4955-9b3f-4a0aded8128d', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('21831cab-5957-424c-9bd4-6393046e6e1b', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('2225f9ea-663f-4613-a2fd-201b7cf73283', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('316ff419-db17-4608-ad40-44e609b0ae6a', '7c72a344-011d-43c3-8e3d-9dfd06131514', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('3516a707-94d9-47f2-a3c1-1fbbdb40c55f', '0a687c62-1103-4d95-8622-11a5584f4752', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('4237fa89-101d-4cbc-adf2-d87c5c1b825e', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('463d1921-3f14-4fa1-bbc8-aaf6bc24b3ec', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('48fcb62d-15d0-4567-a092-537983f367b9', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('4f770679-11e6-4aa5-92b7-9a60a14a8e69', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('51b4b966-d799-40a9-8b92-b5632505eb25', '0a687c62-1103-4d95-8622-11a5584f4752', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('53654df5-dcb1-4320-8145-f454be639311', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('549208ba-e997-40ea-b3ef-0877c1c9d3eb', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('56c638a3-20b2-4bf4-a27e-2bd81c6f8fdc', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('66195c7e-774f-4417-a3bd-c6a80a0696e8', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('6e323166-af56-4582-802f-a35c72c2f788', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('70b58ab2-35e8-4244-a2d3-f2339f2968a1', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('71e88d76-787a-43cf-bd8a-9caa60b7137c', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('7a1b7744-3a12-4ba6-9bad-9e3bc1448959', '8c859c64-eb73-43b9-8ee9-79538c79546a', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('8033f279-a770-4b5f-8486-642455910692', '28869578-f125-41a0-8cdf-15030cee9c35', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('8dd5322b-b9ab-49c9-bda5-a0616a9c34f3', '0a687c62-1103-4d95-8622-11a5584f4752', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('94eca437-0c6b-42ba-adf7-cee7214d6152', '28869578-f125-41a0-8cdf-15030cee9c35', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('950dc599-2f70-4060-8dfe-3f97db33e184', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('9dc323ad-4dcf-41ff-b20c-275530e0708b', '8c859c64-eb73-43b9-8ee9-79538c79546a', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('9ffdc363-f504-4c75-be5b-a870d30d5529', '28869578-f125-41a0-8cdf-15030cee9c35', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('b6fe7671-ab95-406d-9da5-3464309d68eb', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('b7019ee6-8133-47b4-bd10-6a6047fb85af', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('b76462e5-3738-41fa-b16c-666ead0a101e', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('b9a17095-718b-4ad8-b4a9-6a954486888e', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('d0f00df8-4b35-407a-bb41-5933775d1040', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('e08cefa0-b3f3-473e-9b99-c74acb1de98b', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('f3b739be-83bb-4cee-8e8d-3e47acc14865', '0a687c62-1103-4d95-8622-11a5584f4752', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17');

insert into user_roles (user_id, role, created_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', 'safeguarding_lead', '2026-11-26 10:23:32.078247+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', 'admin', '2026-11-26 10:23:32.078247+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'safeguarding_lead', '2026-11-26 10:23:32.078247+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'mentor', '2026-11-26 10:23:32.078247+00');

insert into users (id, name, email, email_verified, two_factor_enabled, created_at, updated_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', '', 'member-2@fill.example.org', 'true', 'false', '2024-11-26 10:23:32.078247+00', '2024-11-26 10:23:32.078247+00'),
('28869578-f125-41a0-8cdf-15030cee9c35', '', 'member-6@fill.example.org', 'true', 'false', '2026-11-20 13:53:58.43143+00', '2026-11-20 13:53:58.43143+00'),
('7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '', 'member-7@fill.example.org', 'true', 'false', '2025-08-08 02:57:15.085353+00', '2025-08-08 02:57:15.085353+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', '', 'member-1@fill.example.org', 'true', 'false', '2024-11-26 10:23:32.078247+00', '2024-11-26 10:23:32.078247+00'),
('8c859c64-eb73-43b9-8ee9-79538c79546a', '', 'member-5@fill.example.org', 'true', 'false', '2025-07-18 09:26:39.605698+00', '2025-07-18 09:26:39.605698+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '', 'member-3@fill.example.org', 'true', 'false', '2024-11-26 10:23:32.078247+00', '2024-11-26 10:23:32.078247+00'),
('bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '', 'member-10@fill.example.org', 'true', 'false', '2026-05-01 09:40:56.117744+00', '2026-05-01 09:40:56.117744+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '', 'member-4@fill.example.org', 'true', 'false', '2024-11-26 10:23:32.078247+00', '2024-11-26 10:23:32.078247+00'),
('d4133485-4ba8-4b94-8117-e2d2ebf74342', '', 'member-8@fill.example.org', 'true', 'false', '2026-07-01 17:50:59.001215+00', '2026-07-01 17:50:59.001215+00'),
('e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '', 'member-9@fill.example.org', 'true', 'false', '2025-05-28 14:11:25.405744+00', '2025-05-28 14:11:25.405744+00');

insert into verifications (id, identifier, value, expires_at, created_at, updated_at) values
('c388e8ce-e7f4-4791-8bc2-9b7898dfa247', 'stored', 'stored', '2026-11-26 11:23:32.735906+00', '2026-11-26 10:23:32.735906+00', '2026-11-26 10:23:32.735906+00');

set session_replication_role = default;
