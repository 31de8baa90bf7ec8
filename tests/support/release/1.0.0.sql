-- Written by `npm run store-release`: a generated community, and keys that were made for this file alone.
set session_replication_role = replica;
delete from installation;

insert into age_confirmations (user_id, confirmer_id, confirmed_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', '0a687c62-1103-4d95-8622-11a5584f4752', '2024-11-26 07:54:51.69628+00'),
('28869578-f125-41a0-8cdf-15030cee9c35', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-11-20 11:25:18.049463+00'),
('7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2025-08-08 00:28:34.703386+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2024-11-26 07:54:51.69628+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2024-11-26 07:54:51.69628+00'),
('bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-05-01 07:12:15.735777+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '0a687c62-1103-4d95-8622-11a5584f4752', '2024-11-26 07:54:51.69628+00'),
('d4133485-4ba8-4b94-8117-e2d2ebf74342', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-07-01 15:22:18.619248+00'),
('e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2025-05-28 11:42:45.023777+00');

insert into announcements (id, author_id, title, text, audience, state, scheduled_for, total, reached, created_at, finished_at) values
('0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'News 1', 'The hall is open again.', 'everyone', 'sent', '2026-11-21 07:44:51.69628+00', '20', '20', '2026-11-21 07:44:51.69628+00', '2026-11-21 07:44:51.69628+00'),
('a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'News 2', 'The hall is open again.', 'everyone', 'sent', '2026-11-16 07:44:51.69628+00', '20', '20', '2026-11-16 07:44:51.69628+00', '2026-11-16 07:44:51.69628+00');

insert into audit_log (id, actor_id, member_id, kind, created_at) overriding system value values
('1', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'member', '2026-02-05 07:44:51.69628+00'),
('10', '0a687c62-1103-4d95-8622-11a5584f4752', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'reports', '2026-03-31 07:44:51.69628+00'),
('11', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'reports', '2026-04-06 07:44:51.69628+00'),
('12', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'audit-log', '2026-04-12 07:44:51.69628+00'),
('13', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'activities', '2026-04-18 07:44:51.69628+00'),
('14', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'reports', '2026-04-24 07:44:51.69628+00'),
('15', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'audit-log', '2026-04-30 07:44:51.69628+00'),
('16', '0a687c62-1103-4d95-8622-11a5584f4752', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'reports', '2026-05-06 07:44:51.69628+00'),
('17', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'reports', '2026-05-12 07:44:51.69628+00'),
('18', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'members', '2026-05-18 07:44:51.69628+00'),
('19', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'reports', '2026-05-24 07:44:51.69628+00'),
('2', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'reports', '2026-02-11 07:44:51.69628+00'),
('20', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'reports', '2026-05-30 07:44:51.69628+00'),
('21', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'audit-log', '2026-06-05 07:44:51.69628+00'),
('22', '0a687c62-1103-4d95-8622-11a5584f4752', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'audit-log', '2026-06-11 07:44:51.69628+00'),
('23', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'member', '2026-06-17 07:44:51.69628+00'),
('24', '7c72a344-011d-43c3-8e3d-9dfd06131514', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'members', '2026-06-23 07:44:51.69628+00'),
('25', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'member', '2026-06-29 07:44:51.69628+00'),
('26', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'reports', '2026-07-05 07:44:51.69628+00'),
('27', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'members', '2026-07-11 07:44:51.69628+00'),
('28', '0a687c62-1103-4d95-8622-11a5584f4752', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'activities', '2026-07-17 07:44:51.69628+00'),
('29', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'activities', '2026-07-23 07:44:51.69628+00'),
('3', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'members', '2026-02-17 07:44:51.69628+00'),
('30', '7c72a344-011d-43c3-8e3d-9dfd06131514', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'reports', '2026-07-29 07:44:51.69628+00'),
('31', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'member', '2026-08-04 07:44:51.69628+00'),
('32', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'members', '2026-08-10 07:44:51.69628+00'),
('33', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'members', '2026-08-16 07:44:51.69628+00'),
('34', '0a687c62-1103-4d95-8622-11a5584f4752', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'audit-log', '2026-08-22 07:44:51.69628+00'),
('35', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'member', '2026-08-28 07:44:51.69628+00'),
('36', '7c72a344-011d-43c3-8e3d-9dfd06131514', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'audit-log', '2026-09-03 07:44:51.69628+00'),
('37', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'activities', '2026-09-09 07:44:51.69628+00'),
('38', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'audit-log', '2026-09-15 07:44:51.69628+00'),
('39', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'reports', '2026-09-21 07:44:51.69628+00'),
('4', '0a687c62-1103-4d95-8622-11a5584f4752', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'members', '2026-02-23 07:44:51.69628+00'),
('40', '0a687c62-1103-4d95-8622-11a5584f4752', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'member', '2026-09-27 07:44:51.69628+00'),
('41', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'audit-log', '2026-10-03 07:44:51.69628+00'),
('42', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'activities', '2026-10-09 07:44:51.69628+00'),
('43', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'members', '2026-10-15 07:44:51.69628+00'),
('44', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'audit-log', '2026-10-21 07:44:51.69628+00'),
('45', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'reports', '2026-10-27 07:44:51.69628+00'),
('46', '0a687c62-1103-4d95-8622-11a5584f4752', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'activities', '2026-11-02 07:44:51.69628+00'),
('47', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'audit-log', '2026-11-08 07:44:51.69628+00'),
('48', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'member', '2026-11-14 07:44:51.69628+00'),
('49', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'audit-log', '2026-11-20 07:44:51.69628+00'),
('5', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'members', '2026-03-01 07:44:51.69628+00'),
('50', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'member', '2026-11-26 07:44:51.69628+00'),
('6', '7c72a344-011d-43c3-8e3d-9dfd06131514', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'members', '2026-03-07 07:44:51.69628+00'),
('7', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'audit-log', '2026-03-13 07:44:51.69628+00'),
('8', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'members', '2026-03-19 07:44:51.69628+00'),
('9', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'activities', '2026-03-25 07:44:51.69628+00');
select setval(pg_get_serial_sequence('audit_log', 'id'), max(id)) from audit_log;

insert into birth_dates (user_id, birth_date, created_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', '1988-03-06', '2024-11-26 07:44:51.69628+00'),
('28869578-f125-41a0-8cdf-15030cee9c35', '2006-05-11', '2026-11-20 11:15:18.049463+00'),
('7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2011-12-24', '2025-08-08 00:18:34.703386+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', '1988-03-05', '2024-11-26 07:44:51.69628+00'),
('8c859c64-eb73-43b9-8ee9-79538c79546a', '2012-09-22', '2025-07-18 06:47:59.223731+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '1988-03-07', '2024-11-26 07:44:51.69628+00'),
('bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2003-06-07', '2026-05-01 07:02:15.735777+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '1988-03-08', '2024-11-26 07:44:51.69628+00'),
('d4133485-4ba8-4b94-8117-e2d2ebf74342', '1998-03-23', '2026-07-01 15:12:18.619248+00'),
('e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2008-03-12', '2025-05-28 11:32:45.023777+00');

insert into blocks (blocker_id, blocked_id, created_at) values
('8c859c64-eb73-43b9-8ee9-79538c79546a', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-11-26 07:44:52.377175+00');

insert into channel_invitations (id, thread_id, user_id, invited_by, invited_at, expires_at) values
('8bc8870e-fa51-4ef7-b3d6-04566b1f8b53', '66b86209-981b-4a86-8d51-5aa5d0f944be', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:52.377175+00', '2026-12-10 07:44:52.377175+00');

insert into channel_versions (id, thread_id, name, description, replaced_by, replaced_at) overriding system value values
('1', '66b86209-981b-4a86-8d51-5aa5d0f944be', 'Singers', '', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:52.377175+00');
select setval(pg_get_serial_sequence('channel_versions', 'id'), max(id)) from channel_versions;

insert into community_channels (thread_id, name, description, is_private, member_count, created_by, created_at) values
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'Debate Ibadan 1', 'Everything about it, week by week.', 'false', '3', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-05-10 07:44:51.69628+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'Drums Uyo 2', 'Everything about it, week by week.', 'false', '3', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-05-10 07:44:51.69628+00');

insert into confession_messages (id, confession_id, seq, author, text, written_on) values
('61068221-b686-468a-a585-445d6096a415', '96bf6a7d-54ee-4c6f-8ff7-a110f1f525c8', '1', 'writer', 'I have not told anybody yet.', '2026-11-21'),
('a0661748-fddc-467f-ab8a-62053ead3b72', '9cb9047b-f20f-4346-8b24-15e88828fd2d', '1', 'writer', 'I have not told anybody yet.', '2026-11-25'),
('d8269824-0ed3-4fad-805e-3f033702aa8a', '09c41844-8b07-4371-861d-f78044252bc5', '1', 'writer', 'I have not told anybody yet.', '2026-11-23'),
('f0e0bdca-d5a6-4b97-97a5-38032fbba84e', 'a21d9b94-7302-445e-830d-6273f2f520d5', '1', 'writer', 'I have not told anybody yet.', '2026-11-24'),
('f8120327-925b-43cf-a3c3-cfefb760b503', 'c06a29c0-5ebe-41a8-8027-ed1be3ca8873', '1', 'writer', 'I have not told anybody yet.', '2026-11-22');

insert into confessions (id, slip_hash, last_word_on, closed_on) values
('09c41844-8b07-4371-861d-f78044252bc5', 'eaa435703e58e3736f737093397412d0', '2026-11-23', '2026-11-26'),
('96bf6a7d-54ee-4c6f-8ff7-a110f1f525c8', '0e608dc7e6d3ba011a8f2481be2bcb37', '2026-11-21', NULL),
('9cb9047b-f20f-4346-8b24-15e88828fd2d', '575396fbf5c566561765313472115d62', '2026-11-25', NULL),
('a21d9b94-7302-445e-830d-6273f2f520d5', '38b6e7451787a030a5caab9d38a677e8', '2026-11-24', NULL),
('c06a29c0-5ebe-41a8-8027-ed1be3ca8873', '97b5429d65d57ef2945c24197ffcd07c', '2026-11-22', NULL);

insert into conversations (thread_id, participant_1, participant_2) values
('0563ca60-163b-4a12-81f6-19312c59c141', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c');

insert into course_drafts (id, topic_key, level, content, created_at) values
('aea5b7fd-96b0-4a63-978d-e659bfcea5b2', 'patience', 'beginner', '{"title": "Patience", "next_steps": "Read on.", "description": "Waiting well.", "content_sections": [{"content": "A seed takes its time.", "content_type": "text", "section_title": "Seeds"}], "difficulty_level": "beginner", "estimated_duration": "1 week", "assessment_criteria": "None.", "learning_objectives": ["Read about waiting"], "interactive_elements": []}', '2026-11-26 07:44:52.377175+00');

insert into course_generations (id, user_id, topic, level, started_at, ended_at, course_id) values
('8f654ca5-ebe3-4ebe-88f6-48b58b4d6147', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Patience', 'beginner', '2026-11-26 07:44:52.377175+00', '2026-11-26 07:44:52.377175+00', '8ce5e260-c65b-49f9-83b3-2e65b345c486');

insert into course_sections_done (course_id, section_index, done_at) values
('8ce5e260-c65b-49f9-83b3-2e65b345c486', '0', '2026-11-26 07:44:52.377175+00');

insert into courses (id, user_id, topic, level, content, created_at) values
('8ce5e260-c65b-49f9-83b3-2e65b345c486', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Patience', 'beginner', '{"title": "Patience", "next_steps": "Read on.", "description": "Waiting well.", "content_sections": [{"content": "A seed takes its time.", "content_type": "text", "section_title": "Seeds"}], "difficulty_level": "beginner", "estimated_duration": "1 week", "assessment_criteria": "None.", "learning_objectives": ["Read about waiting"], "interactive_elements": []}', '2026-11-26 07:44:52.377175+00');

insert into credentials (id, user_id, account_id, provider_id, password, created_at, updated_at) values
('d2488b6b-71f3-4410-8531-6a9cf2368cc6', '7c72a344-011d-43c3-8e3d-9dfd06131514', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'credential', '657814aa32c84237a1ac8730cb58031a:8197a0713d3944943cc2adee88289bca0077523d58436dec90f0c86cc66f1d6c87c58bfff44488cce23ab35c814949d4fdc88dc223e46a7faf5521fbaa82842c', '2026-11-26 07:44:51.69628+00', '2026-11-26 07:44:51.69628+00'),
('d8c8c1be-cff7-4d10-895e-4d5ddc2b1c69', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'credential', '657814aa32c84237a1ac8730cb58031a:8197a0713d3944943cc2adee88289bca0077523d58436dec90f0c86cc66f1d6c87c58bfff44488cce23ab35c814949d4fdc88dc223e46a7faf5521fbaa82842c', '2026-11-26 07:44:51.69628+00', '2026-11-26 07:44:51.69628+00'),
('e85348df-3b44-460c-8db0-c42e3529eedd', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'credential', '657814aa32c84237a1ac8730cb58031a:8197a0713d3944943cc2adee88289bca0077523d58436dec90f0c86cc66f1d6c87c58bfff44488cce23ab35c814949d4fdc88dc223e46a7faf5521fbaa82842c', '2026-11-26 07:44:51.69628+00', '2026-11-26 07:44:51.69628+00'),
('f6484d0d-b38c-4101-8e27-21fa62b2c270', '0a687c62-1103-4d95-8622-11a5584f4752', '0a687c62-1103-4d95-8622-11a5584f4752', 'credential', '657814aa32c84237a1ac8730cb58031a:8197a0713d3944943cc2adee88289bca0077523d58436dec90f0c86cc66f1d6c87c58bfff44488cce23ab35c814949d4fdc88dc223e46a7faf5521fbaa82842c', '2026-11-26 07:44:51.69628+00', '2026-11-26 07:44:51.69628+00');

insert into devotion_generations (id, user_id, theme, started_at, ended_at, failure) values
('860e4137-286b-4766-ae05-dcc52847a3bb', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Light', '2026-11-26 07:44:52.377175+00', '2026-11-26 07:44:52.377175+00', 'ai/busy');

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
('1', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-11-26 07:44:52.377175+00');
select setval(pg_get_serial_sequence('due_pushes', 'id'), max(id)) from due_pushes;

insert into event_check_ins (id, event_id, registration_id, nonce, status, gate, scanned_at, scanned_by, recorded_at, changed_at) values
('0d0a748a-68ef-4fdd-bdea-d26d1ab496a8', '5079b7e5-b949-479f-849f-82b267f75a24', '3d66c11a-c5a6-4217-842b-e424076c70fa', 'c4a53e6b-e937-4727-8aad-465c43023d87', 'in', 'Main gate', '2025-09-16 18:10:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:51.86142+00', '2026-11-26 07:44:51.86142+00'),
('1ed416d7-9135-4fbb-8334-b9c801fcd23f', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'ed346194-1fc3-4306-82c9-9187e043bc86', '676061e1-3c15-4eae-8130-f5b30144aa78', 'in', 'Main gate', '2024-10-15 22:55:48.228332+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:51.861427+00', '2026-11-26 07:44:51.861428+00'),
('292a171b-b3f2-4597-938f-899d39b4a6ee', '5079b7e5-b949-479f-849f-82b267f75a24', '3adedaa8-8f49-4484-889b-4243a92a1e92', 'b198ab2e-3c71-43d5-8183-0513f3cefa13', 'in', 'Main gate', '2025-09-16 18:07:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:51.861393+00', '2026-11-26 07:44:51.861393+00'),
('2be21601-2617-426e-b113-7fca5beec048', '5079b7e5-b949-479f-849f-82b267f75a24', '6b245aa9-e9f1-45b0-8095-90f00db7c372', '0494c4ed-bbff-4360-8983-c746d058819f', 'in', 'Main gate', '2025-09-16 18:01:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:51.861145+00', '2026-11-26 07:44:51.861145+00'),
('3e671ab4-fb99-4fee-a2aa-afd69e621bcc', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '85a1b261-5888-4047-84bc-5ec843511975', '96e8eaaf-e225-4133-8fa8-e8be688f895b', 'in', 'Main gate', '2026-02-05 05:11:56.430529+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:51.861473+00', '2026-11-26 07:44:51.861473+00'),
('44226114-d979-4b4b-97b2-9c84d4b1f454', '5079b7e5-b949-479f-849f-82b267f75a24', 'aece4992-f936-4f7d-84fb-665c5d95531c', 'c473640e-18d2-4e83-8bbd-501b2baa7056', 'in', 'Main gate', '2025-09-16 18:09:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:51.861409+00', '2026-11-26 07:44:51.861409+00'),
('4479de27-738a-4599-bef1-c2db8f14b9a2', '5079b7e5-b949-479f-849f-82b267f75a24', 'd0f2430c-a0d0-4286-80ba-3448fd201325', 'ef46fe01-5af7-42f5-81d4-47833dacf4f3', 'in', 'Main gate', '2025-09-16 18:08:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:51.861401+00', '2026-11-26 07:44:51.861401+00'),
('610145a6-a246-433f-ae73-eda843a75333', '5079b7e5-b949-479f-849f-82b267f75a24', 'ff8698f2-92a2-4733-8cd7-2744d66197ec', '9039e19e-f283-401e-8e87-e87b6a7a3942', 'in', 'Main gate', '2025-09-16 18:02:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:51.86137+00', '2026-11-26 07:44:51.86137+00'),
('63e21d8a-175c-4ea3-9d82-64e00c2caca0', '5079b7e5-b949-479f-849f-82b267f75a24', 'bce7e0bd-9152-4098-8795-6c6bbf7c331f', '44c651bc-fee1-477b-8d4e-7d7098cf699d', 'in', 'Main gate', '2025-09-16 18:03:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:51.861382+00', '2026-11-26 07:44:51.861382+00'),
('65629db2-4a3c-41f7-9408-d263d52a0afd', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'b3372ee2-3bc5-4c75-8b18-178c9a0b8b8b', '02595bd3-2153-4b79-8c74-36db9cdc9606', 'in', 'Main gate', '2024-10-15 22:59:48.228332+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:51.861445+00', '2026-11-26 07:44:51.861445+00'),
('94f78901-22c4-40ff-b900-b3878dcfd174', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '0269e719-e897-41e8-8f9d-5eec3c3a98ce', '6e33670a-9f78-477a-8406-105c771acfa7', 'in', 'Main gate', '2026-02-05 05:06:56.430529+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:51.861454+00', '2026-11-26 07:44:51.861454+00'),
('ba81e0ba-28ac-4e4a-a793-e95867b235bd', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'bed5e9f3-8841-4c23-8fe1-58be288f53f6', '29a272a4-e82b-49ae-8d13-674037a5877c', 'in', 'Main gate', '2026-02-05 05:12:56.430529+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:51.861481+00', '2026-11-26 07:44:51.861481+00'),
('cc09841c-94bf-47a0-b88a-4f0e943a1b5b', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'f3325534-280b-46b6-830b-57e186b83280', '7409bd24-cf43-41ca-8d9b-9dde4efce2ba', 'in', 'Main gate', '2024-10-15 22:57:48.228332+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:51.861436+00', '2026-11-26 07:44:51.861436+00'),
('e308c468-19c9-4ed3-b1b7-cd6747ebc08f', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '6e6fc297-e1ea-4152-83a5-6838419708ef', '08e32d2e-9553-4345-8fca-b573151d4b36', 'in', 'Main gate', '2026-02-05 05:10:56.430529+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:51.861463+00', '2026-11-26 07:44:51.861463+00');

insert into event_images (name, created_by, created_at) values
('1-image', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:52.377175+00');

insert into event_payment_transactions (id, payment_id, flutterwave_transaction_id, status, amount, currency, outcome, created_at, seen_at) values
('0b172a6e-5163-4f67-82e4-ee175261af3d', 'a0fd9eed-c029-4f32-87db-af4e1ee06bac', '3005', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-22 06:27:05.435779+00', '2026-11-26 07:44:51.69628+00'),
('3e1d639a-ef70-4394-81b6-ed8ac2a16c31', 'e297193e-d910-4756-833a-8f137bbf643d', '3002', 'successful', '1250.00', 'NGN', 'refund', '2026-01-14 22:46:39.360349+00', '2026-11-26 07:44:51.69628+00'),
('525132d3-8196-437b-8c01-40b7c9b3f252', '4684f522-02dc-440a-8e91-bce4b01e5162', '3008', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-26 04:32:30.602749+00', '2026-11-26 07:44:51.69628+00'),
('6dea4e2d-545c-429e-8b83-62c0f6990c20', 'ba440da6-9ac6-4231-8ca4-9a8595ff43d7', '3010', 'successful', '1250.00', 'NGN', 'refund', '2026-01-11 02:32:17.949049+00', '2026-11-26 07:44:51.69628+00'),
('9cd89a76-c60f-40ae-85f2-ecd5d33db367', '030018bf-cf8f-48e1-8d6c-c867edd59293', '3006', 'successful', '1250.00', 'NGN', 'refund', '2026-01-16 00:09:33.313759+00', '2026-11-26 07:44:51.69628+00'),
('a9e779dc-8487-4c43-8961-ec6c7cd7a2a2', '499c30b1-4fac-4b67-8cd2-852011dda623', '3003', 'successful', '1250.00', 'NGN', 'ticket', '2026-02-03 04:21:39.901819+00', '2026-11-26 07:44:51.69628+00'),
('b61d67cf-3c83-487d-8f95-323001040951', 'e03c500c-2c31-44b2-8b91-8455f3b8c2c6', '3004', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-23 16:38:59.069749+00', '2026-11-26 07:44:51.69628+00'),
('d710fd37-b0c9-4db5-894e-d66408740951', 'dcb02511-bf3d-4271-81b6-bd15c7cb98db', '3009', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-20 07:16:36.518089+00', '2026-11-26 07:44:51.69628+00'),
('f01dda8f-3050-47c4-8205-2ed894e020a9', 'e2a55f84-9160-4fbb-8c3d-5afeb4bebeaa', '3001', 'successful', '1250.00', 'NGN', 'ticket', '2026-02-01 14:56:26.294569+00', '2026-11-26 07:44:51.69628+00'),
('f0b6e1ab-04e7-424c-8087-18f9239de76b', '3bd44f8c-3fa3-4bb6-8422-88e6d4f55716', '3007', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-15 19:40:27.012079+00', '2026-11-26 07:44:51.69628+00');

insert into event_payments (id, event_id, user_id, registration_id, amount, currency, payment_status, payment_reference, flutterwave_tx_ref, flutterwave_transaction_id, created_at, completed_at, checks) values
('030018bf-cf8f-48e1-8d6c-c867edd59293', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '28869578-f125-41a0-8cdf-15030cee9c35', '06d8f138-2019-4dc4-896c-3fdd21c91e09', '1250.00', 'NGN', 'refunded', 'F-3-6', 'fill-3-6', '3006', '2026-01-16 00:07:33.313759+00', '2026-01-16 00:09:33.313759+00', '0'),
('3bd44f8c-3fa3-4bb6-8422-88e6d4f55716', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '8c859c64-eb73-43b9-8ee9-79538c79546a', '6e6fc297-e1ea-4152-83a5-6838419708ef', '1250.00', 'NGN', 'completed', 'F-3-7', 'fill-3-7', '3007', '2026-01-15 19:38:27.012079+00', '2026-01-15 19:40:27.012079+00', '0'),
('4684f522-02dc-440a-8e91-bce4b01e5162', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '85a1b261-5888-4047-84bc-5ec843511975', '1250.00', 'NGN', 'completed', 'F-3-8', 'fill-3-8', '3008', '2026-01-26 04:30:30.602749+00', '2026-01-26 04:32:30.602749+00', '0'),
('499c30b1-4fac-4b67-8cd2-852011dda623', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '0269e719-e897-41e8-8f9d-5eec3c3a98ce', '1250.00', 'NGN', 'completed', 'F-3-3', 'fill-3-3', '3003', '2026-02-03 04:19:39.901819+00', '2026-02-03 04:21:39.901819+00', '0'),
('a0fd9eed-c029-4f32-87db-af4e1ee06bac', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'a39c63cc-3168-4357-82d0-d9f1fa48791c', '1250.00', 'NGN', 'completed', 'F-3-5', 'fill-3-5', '3005', '2026-01-22 06:25:05.435779+00', '2026-01-22 06:27:05.435779+00', '0'),
('ba440da6-9ac6-4231-8ca4-9a8595ff43d7', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '0a687c62-1103-4d95-8622-11a5584f4752', '3c153b05-c4ec-44ba-873c-ab7b053fcfbe', '1250.00', 'NGN', 'refunded', 'F-3-10', 'fill-3-10', '3010', '2026-01-11 02:30:17.949049+00', '2026-01-11 02:32:17.949049+00', '0'),
('dcb02511-bf3d-4271-81b6-bd15c7cb98db', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'bed5e9f3-8841-4c23-8fe1-58be288f53f6', '1250.00', 'NGN', 'completed', 'F-3-9', 'fill-3-9', '3009', '2026-01-20 07:14:36.518089+00', '2026-01-20 07:16:36.518089+00', '0'),
('e03c500c-2c31-44b2-8b91-8455f3b8c2c6', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '8d11f45b-b8fa-40ad-8d57-90e9b89d0c5d', '1250.00', 'NGN', 'completed', 'F-3-4', 'fill-3-4', '3004', '2026-01-23 16:36:59.069749+00', '2026-01-23 16:38:59.069749+00', '0'),
('e297193e-d910-4756-833a-8f137bbf643d', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '25d67c19-1819-43cd-80d9-f933571f71c1', '1250.00', 'NGN', 'refunded', 'F-3-2', 'fill-3-2', '3002', '2026-01-14 22:44:39.360349+00', '2026-01-14 22:46:39.360349+00', '0'),
('e2a55f84-9160-4fbb-8c3d-5afeb4bebeaa', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'f0ddc9b1-d24a-4fe0-830c-51628057124e', '1250.00', 'NGN', 'completed', 'F-3-1', 'fill-3-1', '3001', '2026-02-01 14:54:26.294569+00', '2026-02-01 14:56:26.294569+00', '0');

insert into event_refunds (id, payment_id, transaction_id, part, amount, reason, state, tries, next_try_at, created_at, completed_at) values
('2b8fb8a2-f5f3-4b68-bf9e-62205162a795', '030018bf-cf8f-48e1-8d6c-c867edd59293', '9cd89a76-c60f-40ae-85f2-ecd5d33db367', 'price', '1250.00', 'cancelled', 'completed', '0', NULL, '2026-01-16 00:09:33.313759+00', '2026-01-16 00:09:33.313759+00'),
('96a70dff-f766-47cb-90a1-d4c6d34d543d', 'e297193e-d910-4756-833a-8f137bbf643d', '3e1d639a-ef70-4394-81b6-ed8ac2a16c31', 'price', '1250.00', 'cancelled', 'completed', '0', NULL, '2026-01-14 22:46:39.360349+00', '2026-01-14 22:46:39.360349+00'),
('b99a598d-1cdc-4a2a-bdb7-eae5a215bf43', 'ba440da6-9ac6-4231-8ca4-9a8595ff43d7', '6dea4e2d-545c-429e-8b83-62c0f6990c20', 'price', '1250.00', 'cancelled', 'completed', '0', NULL, '2026-01-11 02:32:17.949049+00', '2026-01-11 02:32:17.949049+00');

insert into event_registrations (id, event_id, user_id, status, reference, registered_at, cancelled_at) values
('0269e719-e897-41e8-8f9d-5eec3c3a98ce', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'registered', 'F-3-3', '2026-02-03 04:19:39.901819+00', NULL),
('06d8f138-2019-4dc4-896c-3fdd21c91e09', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '28869578-f125-41a0-8cdf-15030cee9c35', 'cancelled', 'F-3-6', '2026-01-16 00:07:33.313759+00', '2026-01-16 02:07:33.313759+00'),
('239352e3-0b8b-4e2e-8e1f-2a376c9875b3', 'a2b1cf17-83f3-4784-8976-918840db3d5d', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'cancelled', 'F-2-6', '2024-09-24 14:51:06.869282+00', '2024-09-24 16:51:06.869282+00'),
('25d67c19-1819-43cd-80d9-f933571f71c1', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'cancelled', 'F-3-2', '2026-01-14 22:44:39.360349+00', '2026-01-15 00:44:39.360349+00'),
('27a7d09d-547e-443f-8c07-ab563052000f', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'registered', 'F-2-2', '2024-10-03 12:01:28.098422+00', NULL),
('3adedaa8-8f49-4484-889b-4243a92a1e92', '5079b7e5-b949-479f-849f-82b267f75a24', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'registered', 'F-1-7', '2025-08-21 02:22:30.307523+00', NULL),
('3c153b05-c4ec-44ba-873c-ab7b053fcfbe', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '0a687c62-1103-4d95-8622-11a5584f4752', 'cancelled', 'F-3-10', '2026-01-11 02:30:17.949049+00', '2026-01-11 04:30:17.949049+00'),
('3d66c11a-c5a6-4217-842b-e424076c70fa', '5079b7e5-b949-479f-849f-82b267f75a24', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'registered', 'F-1-10', '2025-09-07 04:45:34.075043+00', NULL),
('619b4915-9cba-48b9-850b-f0f7011113ca', '5079b7e5-b949-479f-849f-82b267f75a24', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'cancelled', 'F-1-4', '2025-08-22 06:14:00.571613+00', '2025-08-22 08:14:00.571613+00'),
('6b245aa9-e9f1-45b0-8095-90f00db7c372', '5079b7e5-b949-479f-849f-82b267f75a24', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'registered', 'F-1-1', '2025-09-12 06:57:40.985153+00', NULL),
('6e6fc297-e1ea-4152-83a5-6838419708ef', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'registered', 'F-3-7', '2026-01-15 19:38:27.012079+00', NULL),
('7f5184d6-6c46-4424-8c44-61d461e1c280', 'a2b1cf17-83f3-4784-8976-918840db3d5d', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'registered', 'F-2-4', '2024-10-15 16:52:28.220132+00', NULL),
('85a1b261-5888-4047-84bc-5ec843511975', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'registered', 'F-3-8', '2026-01-26 04:30:30.602749+00', NULL),
('8d11f45b-b8fa-40ad-8d57-90e9b89d0c5d', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'registered', 'F-3-4', '2026-01-23 16:36:59.069749+00', NULL),
('97350b40-6fbd-4b4e-8469-d5092e777ec8', '5079b7e5-b949-479f-849f-82b267f75a24', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'registered', 'F-1-6', '2025-08-23 10:35:25.290683+00', NULL),
('a39c63cc-3168-4357-82d0-d9f1fa48791c', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'registered', 'F-3-5', '2026-01-22 06:25:05.435779+00', NULL),
('aa2e3d10-1833-4a96-894d-906d16b4ee7c', '5079b7e5-b949-479f-849f-82b267f75a24', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'registered', 'F-1-5', '2025-09-01 13:09:29.399393+00', NULL),
('aece4992-f936-4f7d-84fb-665c5d95531c', '5079b7e5-b949-479f-849f-82b267f75a24', '28869578-f125-41a0-8cdf-15030cee9c35', 'registered', 'F-1-9', '2025-08-30 05:53:06.966293+00', NULL),
('b3372ee2-3bc5-4c75-8b18-178c9a0b8b8b', 'a2b1cf17-83f3-4784-8976-918840db3d5d', '28869578-f125-41a0-8cdf-15030cee9c35', 'registered', 'F-2-5', '2024-10-04 17:39:03.976142+00', NULL),
('bce7e0bd-9152-4098-8795-6c6bbf7c331f', '5079b7e5-b949-479f-849f-82b267f75a24', '0a687c62-1103-4d95-8622-11a5584f4752', 'registered', 'F-1-3', '2025-09-04 21:56:04.230683+00', NULL),
('bed5e9f3-8841-4c23-8fe1-58be288f53f6', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'registered', 'F-3-9', '2026-01-20 07:14:36.518089+00', NULL),
('d0f2430c-a0d0-4286-80ba-3448fd201325', '5079b7e5-b949-479f-849f-82b267f75a24', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'registered', 'F-1-8', '2025-09-05 22:17:42.761633+00', NULL),
('ed346194-1fc3-4306-82c9-9187e043bc86', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'registered', 'F-2-1', '2024-10-01 12:42:27.406172+00', NULL),
('f0ddc9b1-d24a-4fe0-830c-51628057124e', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'registered', 'F-3-1', '2026-02-01 14:54:26.294569+00', NULL),
('f3325534-280b-46b6-830b-57e186b83280', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'registered', 'F-2-3', '2024-10-03 12:57:58.229702+00', NULL),
('ff8698f2-92a2-4733-8cd7-2744d66197ec', '5079b7e5-b949-479f-849f-82b267f75a24', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'registered', 'F-1-2', '2025-09-06 12:24:00.034793+00', NULL);

insert into event_waiting_list (id, event_id, user_id, place, joined_at) values
('444b1341-3a08-400c-9d90-0acb1fd9f488', '5079b7e5-b949-479f-849f-82b267f75a24', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-11-26 07:44:52.403173+00', '2026-11-26 07:44:52.377175+00');

insert into events (id, title, description, event_type, event_date, end_date, location, max_attendees, is_paid_event, ticket_price, currency, is_active, created_by, created_at, version) values
('5079b7e5-b949-479f-849f-82b267f75a24', 'Prayer breakfast 1', 'We read, sing, play and eat together.', 'worship', '2025-09-16 18:00:43.562903+00', '2025-09-16 21:00:43.562903+00', 'Grace Hall, Yaba', NULL, 'false', '0.00', 'NGN', 'true', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2025-08-07 18:00:43.562903+00', '1'),
('835d43ea-e3f9-4442-8c55-360eb7439dd0', 'Beach clean-up 3', 'We read, sing, play and eat together.', 'social', '2026-02-05 05:03:56.430529+00', '2026-02-05 08:03:56.430529+00', 'The school field', NULL, 'true', '1250.00', 'NGN', 'true', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2025-12-27 05:03:56.430529+00', '1'),
('a2b1cf17-83f3-4784-8976-918840db3d5d', 'Bible study 2', 'We read, sing, play and eat together.', 'study', '2024-10-15 22:54:48.228332+00', '2024-10-16 01:54:48.228332+00', 'Grace Hall, Yaba', '60', 'false', '0.00', 'NGN', 'true', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2024-09-05 22:54:48.228332+00', '1');

insert into game_leaderboards (id, user_id, game_type, total_games, total_score, total_wins, best_score, expired_best_score, average_score, updated_at) values
('48d3cc8e-901a-4a18-939d-e1fc3d0f9910', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'trivia', '4', '1972', '2', '541', '0', '493.00', '2026-11-26 07:44:51.69628+00'),
('5af423fb-b69a-47e6-8a6c-0c4737cd8bc4', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'trivia', '2', '901', '0', '538', '0', '450.50', '2026-11-26 07:44:51.69628+00'),
('749ec1d7-c196-451b-b4e6-7c0bb30e29d9', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'trivia', '2', '515', '0', '274', '0', '257.50', '2026-11-26 07:44:51.69628+00'),
('7becb141-37d6-4399-b022-cf4960025f53', '28869578-f125-41a0-8cdf-15030cee9c35', 'trivia', '1', '364', '0', '364', '0', '364.00', '2026-11-26 07:44:51.69628+00'),
('8e945cb2-0b51-41ef-828b-8103deb29145', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'trivia', '3', '1472', '2', '614', '0', '490.67', '2026-11-26 07:44:51.69628+00'),
('9584b916-5d07-48fb-8ca2-47f9a296161e', '0a687c62-1103-4d95-8622-11a5584f4752', 'trivia', '2', '805', '0', '434', '0', '402.50', '2026-11-26 07:44:51.69628+00'),
('d41da771-2b13-4ffc-bbe3-5e73a9fcad2c', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'trivia', '2', '1040', '1', '543', '0', '520.00', '2026-11-26 07:44:51.69628+00');

insert into game_participants (id, room_id, user_id, display_name, seat, is_active, total_score, joined_at, left_at) values
('74d922b0-ed98-4175-88f9-f5a55469c869', 'f35ae76c-8884-4300-8a31-92391fb791d6', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'Chidi Umar', '0', 'true', '614', '2026-11-21 15:20:06.37928+00', '2026-11-21 15:27:06.37928+00'),
('9b8a35d4-1517-4365-85dd-09287aa37c77', 'f35ae76c-8884-4300-8a31-92391fb791d6', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'Uche Ibe', '1', 'true', '471', '2026-11-21 15:20:06.37928+00', '2026-11-21 15:27:06.37928+00');

insert into game_rooms (id, room_code, host_id, game_type, max_players, status, settings, current_players, server_id, created_at, started_at, ended_at, closed_at) values
('f35ae76c-8884-4300-8a31-92391fb791d6', 'ECCBC8', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'trivia', '4', 'closed', '{"rounds": 10, "gameType": "trivia", "roomName": "Friday game 3", "isPrivate": false, "timeLimit": 30, "difficulty": "easy", "maxPlayers": 4}', '0', '0', '2026-11-21 15:20:06.37928+00', '2026-11-21 15:20:06.37928+00', '2026-11-21 15:26:06.37928+00', '2026-11-21 15:30:06.37928+00');

insert into game_round_results (id, session_id, participant_id, round_number, request_id, answer, points_earned, response_time, time_limit, is_correct, created_at) values
('0582430a-320e-4cd2-acdd-881b43479e06', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '9', 'fill-9', 'Light', '96', '13.629', '30', 'true', '2026-11-21 15:24:36.37928+00'),
('2a4d43fc-ce1e-481c-b5bf-b1c35b25225c', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '3', 'fill-3', 'Stones', '0', '17.800', '30', 'false', '2026-11-21 15:21:36.37928+00'),
('2ebe52fd-68d6-4982-b37a-0b3d4c4c1c5d', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '8', 'fill-8', 'Stones', '0', '16.735', '30', 'false', '2026-11-21 15:24:06.37928+00'),
('301b8ad2-3ed3-4963-a094-b6eaa96c8143', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '5', 'fill-5', 'Light', '94', '13.147', '30', 'true', '2026-11-21 15:22:36.37928+00'),
('32bfbf41-b479-479e-8aac-1caec03be337', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '10', 'fill-10', 'Stones', '0', '21.270', '30', 'false', '2026-11-21 15:25:06.37928+00'),
('3cb1b223-6cf2-4854-bde8-8b8e4c99753b', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '7', 'fill-7', 'Light', '67', '6.322', '30', 'true', '2026-11-21 15:23:36.37928+00'),
('53400f36-fc11-41d4-8533-412661b284a6', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '8', 'fill-8', 'Light', '70', '7.199', '30', 'true', '2026-11-21 15:24:06.37928+00'),
('62ef6d21-a8e8-4bf7-802d-11757ade5c81', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '6', 'fill-6', 'Light', '90', '12.215', '30', 'true', '2026-11-21 15:23:06.37928+00'),
('7081179b-2c69-4f68-b37c-476b3e5dd399', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '10', 'fill-10', 'Light', '82', '10.220', '30', 'true', '2026-11-21 15:25:06.37928+00'),
('97daabbb-8b3f-4694-983c-a87c777aa463', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '4', 'fill-4', 'Light', '81', '9.911', '30', 'true', '2026-11-21 15:22:06.37928+00'),
('9e50f03b-ab72-4bfe-bf77-b3f157cc0ad7', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '2', 'fill-2', 'Light', '52', '2.703', '30', 'true', '2026-11-21 15:21:06.37928+00'),
('9f869611-db82-4bce-a47c-78462a7cc75b', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '1', 'fill-1', 'Stones', '0', '15.102', '30', 'false', '2026-11-21 15:20:36.37928+00'),
('a925b882-e2ec-496a-8450-d5a92e3ac2c3', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '2', 'fill-2', 'Light', '54', '3.009', '30', 'true', '2026-11-21 15:21:06.37928+00'),
('b6804ca5-427f-4649-bbd3-a714278f382c', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '9', 'fill-9', 'Light', '63', '5.394', '30', 'true', '2026-11-21 15:24:36.37928+00'),
('b7a2ab17-63ca-4128-b795-9a300151eec0', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '4', 'fill-4', 'Light', '56', '3.660', '30', 'true', '2026-11-21 15:22:06.37928+00'),
('c534c670-10eb-4ebe-9bd1-70d4a08fca17', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '7', 'fill-7', 'Light', '55', '3.345', '30', 'true', '2026-11-21 15:23:36.37928+00'),
('ce849bd0-c0cc-4a6b-8520-7a8ffa609f8c', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '3', 'fill-3', 'Light', '76', '8.612', '30', 'true', '2026-11-21 15:21:36.37928+00'),
('f56ad82c-4881-4713-8076-dbec8a28bde7', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '6', 'fill-6', 'Light', '62', '5.004', '30', 'true', '2026-11-21 15:23:06.37928+00'),
('f91ee070-bfa2-480e-a90b-3f28bfe19203', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '5', 'fill-5', 'Light', '87', '11.477', '30', 'true', '2026-11-21 15:22:36.37928+00'),
('ffaef13c-d701-4440-8db7-051382518856', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '1', 'fill-1', 'Stones', '0', '17.362', '30', 'false', '2026-11-21 15:20:36.37928+00');

insert into game_rounds (session_id, round_number, question_id, started_at) values
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '1', '34ff6a8f-1e44-41d8-81fd-b75dfade42c3', '2026-11-21 15:20:36.37928+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '10', '64eab1a6-da03-4a5f-8321-18839dd3d893', '2026-11-21 15:25:06.37928+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '2', 'd96baf7e-5dbd-4996-8d04-633d3e4679cf', '2026-11-21 15:21:06.37928+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '3', '2e33d22e-a3cc-4705-8d55-8be76d44a3e4', '2026-11-21 15:21:36.37928+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '4', 'fd7dcba3-1eac-4034-806a-4ab2da77c029', '2026-11-21 15:22:06.37928+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '5', '33c30968-847e-47e3-8fe3-d051ffc6b1f5', '2026-11-21 15:22:36.37928+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '6', '87f947c6-6d41-44bc-8fde-53c1a2d66944', '2026-11-21 15:23:06.37928+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '7', '89967ec7-b732-4bd4-86b7-af2690425df2', '2026-11-21 15:23:36.37928+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '8', '93523d8a-fcd0-4ca1-861b-495877c344de', '2026-11-21 15:24:06.37928+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9', '195180d3-1c7b-4a4f-850d-5670624a2647', '2026-11-21 15:24:36.37928+00');

insert into game_sessions (id, room_id, rounds, round_number, status, created_at, ended_at) values
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', 'f35ae76c-8884-4300-8a31-92391fb791d6', '10', '10', 'finished', '2026-11-21 15:20:06.37928+00', '2026-11-21 15:26:06.37928+00');

insert into installation (is_only, requires_second_factor, release) values
('true', 'false', '1.0.0');

insert into live_questions (id, user_id, text, shows_name, state, created_at) values
('2af122e9-2db1-4487-81fa-ef5daeaa6596', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'Why is it so hard to wait? 7', 'false', 'waiting', '2026-10-17 06:44:51.69628+00');

insert into message_flags (message_id, kind, flagged_at) values
('2fb70fb0-29ad-4cce-89fc-06a3a643afb4', 'phone', '2026-11-26 07:44:52.4+00');

insert into message_mentions (message_id, user_id) values
('2fb70fb0-29ad-4cce-89fc-06a3a643afb4', '7c72a344-011d-43c3-8e3d-9dfd06131514');

insert into message_reactions (message_id, user_id, emoji, created_at) values
('2fb70fb0-29ad-4cce-89fc-06a3a643afb4', '7c72a344-011d-43c3-8e3d-9dfd06131514', '🙏', '2026-11-26 07:44:52.377175+00');

insert into message_versions (id, message_id, content, replaced_at) overriding system value values
('1', '2fb70fb0-29ad-4cce-89fc-06a3a643afb4', 'The hall is free.', '2026-11-26 07:44:52.377175+00');
select setval(pg_get_serial_sequence('message_versions', 'id'), max(id)) from message_versions;

insert into messages (id, thread_id, seq, sender_id, request_id, content, version, created_at) values
('0f7ffab5-0125-4cf1-8427-32513ceed18e', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '5', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-5', 'The bus leaves at nine from the junction.', '0', '2026-08-10 06:11:43.029711+00'),
('111422a1-83ed-4a77-8f02-6e351b463b89', '66b86209-981b-4a86-8d51-5aa5d0f944be', '5', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-5', 'I’ll be ten minutes late, sorry.', '0', '2026-08-22 17:38:56.040843+00'),
('2e8e168c-8bbf-492f-8c3f-ffc8a63868b4', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '7', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-7', 'I’ll be ten minutes late, sorry.', '0', '2026-09-23 08:08:24.242189+00'),
('2fb70fb0-29ad-4cce-89fc-06a3a643afb4', '0563ca60-163b-4a12-81f6-19312c59c141', '1', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'stored-1', 'The hall is free on Friday.', '2', '2026-11-26 07:44:52.377175+00'),
('3d26ed13-954b-4728-8e19-544e8711fb4a', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '8', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-8', 'I’ll be ten minutes late, sorry.', '0', '2026-10-15 08:33:04.193144+00'),
('3f0aec6e-e1f8-4e96-8146-8b1c0df63c11', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '10', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-10', 'I read the whole chapter last night, and I have so many questions.', '0', '2026-11-21 06:47:12.779214+00'),
('409380b8-4260-4376-8d34-32f8ed0320fe', '66b86209-981b-4a86-8d51-5aa5d0f944be', '2', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-2', 'That was a good game. Again tomorrow?', '0', '2026-06-12 10:30:16.180168+00'),
('58c5d348-9f72-49a4-81b6-62f793fb78ab', '66b86209-981b-4a86-8d51-5aa5d0f944be', '8', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-8', 'Mummy says I may come if we’re back by seven.', '0', '2026-10-09 13:50:59.562178+00'),
('7ed54298-4396-4c7c-8db6-4fa0bf220ec3', '66b86209-981b-4a86-8d51-5aa5d0f944be', '3', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-3', 'I’ll be ten minutes late, sorry.', '0', '2026-07-12 08:25:50.856749+00'),
('8407ead6-f944-4ed9-8901-bfe2c2db7be8', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '1', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-1', 'I’ll be ten minutes late, sorry.', '0', '2026-05-23 06:36:43.413828+00'),
('86edd582-d76b-42fb-8081-dc8d0d69816b', '66b86209-981b-4a86-8d51-5aa5d0f944be', '10', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-10', 'I read the whole chapter last night, and I have so many questions.', '0', '2026-11-23 14:23:49.662597+00'),
('8b0df5cb-642f-4e37-814e-c111bda8956f', '66b86209-981b-4a86-8d51-5aa5d0f944be', '9', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-9', 'Please pray for my exams on Tuesday.', '0', '2026-10-29 15:19:58.326321+00'),
('8bfc8518-a068-4d28-81e6-86317b60d27e', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '9', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-9', 'Mummy says I may come if we’re back by seven.', '0', '2026-10-19 13:21:36.242493+00'),
('91e5b51b-2839-4833-818b-fa869d11ce41', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '3', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-3', 'Has anybody seen my blue notebook?', '0', '2026-07-12 00:50:49.853997+00'),
('ad1fa292-7259-4b17-8caf-8f35d9dd484d', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '4', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-4', 'I’ll be ten minutes late, sorry.', '0', '2026-07-25 09:34:30.156675+00'),
('c2080d4c-383a-4fe4-8862-560ab7efa3b1', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '2', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-2', 'Amen!', '0', '2026-06-27 04:14:53.581652+00'),
('c6d1a836-447c-4dbc-8be0-195bd54af86a', '66b86209-981b-4a86-8d51-5aa5d0f944be', '1', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-1', 'The bus leaves at nine from the junction.', '0', '2026-06-08 04:57:11.089172+00'),
('dec3c650-aa51-4ad9-8718-aa61900a7cdf', '66b86209-981b-4a86-8d51-5aa5d0f944be', '7', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-7', 'I read the whole chapter last night, and I have so many questions.', '0', '2026-09-19 08:29:51.666286+00'),
('e0ef95a4-4b33-48c3-83e5-c23cd359f66f', '66b86209-981b-4a86-8d51-5aa5d0f944be', '4', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-4', 'See you on Friday after choir.', '0', '2026-08-03 09:43:23.900954+00'),
('ead5bdda-bdc4-4a0e-8d0a-709a794b83fc', '66b86209-981b-4a86-8d51-5aa5d0f944be', '6', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-6', 'Please pray for my exams on Tuesday.', '0', '2026-08-27 21:41:47.295121+00'),
('fa97fe91-bdfd-4f0b-87ff-8297836acb8c', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '6', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-6', 'See you on Friday after choir.', '0', '2026-08-26 12:10:25.931779+00');

insert into muted_threads (user_id, thread_id, created_at) values
('7c72a344-011d-43c3-8e3d-9dfd06131514', '0563ca60-163b-4a12-81f6-19312c59c141', '2026-11-26 07:44:52.377175+00');

insert into mutes (user_id, until) values
('28869578-f125-41a0-8cdf-15030cee9c35', '2026-11-27 07:44:52.377175+00');

insert into notifications (id, user_id, kind, event_id, devotion_id, announcement_id, count, created_at, read_at) values
('070acdfe-7e76-4faa-9976-5b9fd16761dc', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-06 12:24:00.034793+00', '2025-09-06 13:24:00.034793+00'),
('0e319ff8-eace-4caf-9f0a-94a0decc4b45', '28869578-f125-41a0-8cdf-15030cee9c35', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 07:44:51.69628+00', '2026-11-16 08:44:51.69628+00'),
('1a8f6188-ae7e-4c3b-bdcf-a2f8536863b9', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 07:44:51.69628+00', NULL),
('1e40503d-ec28-4a07-83f5-4979b3c1cc42', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 07:44:51.69628+00', NULL),
('22380dda-8798-452b-9323-60d8281017d7', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-03 12:01:28.098422+00', '2024-10-03 13:01:28.098422+00'),
('24befa53-3e3f-4c8a-ab9b-774530d377b9', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 07:44:51.69628+00', NULL),
('291314b3-36e4-4d16-a9ec-caf8f8f46dcb', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-05 22:17:42.761633+00', '2025-09-05 23:17:42.761633+00'),
('2bb39d0c-7619-4509-8022-c8682ff5a46c', '0a687c62-1103-4d95-8622-11a5584f4752', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 07:44:51.69628+00', NULL),
('2c44e731-9604-4298-9aab-a337f1e9e1e8', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-01 13:09:29.399393+00', NULL),
('35ea2d3c-fed6-438c-8937-0bc3e98eaa84', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 07:44:51.69628+00', NULL),
('3b4eaae3-3817-4b50-ad88-66c502243234', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 07:44:51.69628+00', NULL),
('48ba2671-b1a0-455f-88b1-95192e693cf4', '28869578-f125-41a0-8cdf-15030cee9c35', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 07:44:51.69628+00', '2026-11-21 08:44:51.69628+00'),
('4b990426-0895-4e5b-8fa9-bb39a89f7658', '0a687c62-1103-4d95-8622-11a5584f4752', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 07:44:51.69628+00', '2026-11-16 08:44:51.69628+00'),
('5786aa2d-e827-4853-a9c3-aee0114297e0', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 07:44:51.69628+00', NULL),
('5a2d7aec-39c4-4239-8340-c88fe195366c', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 07:44:51.69628+00', NULL),
('5d7b7804-23b2-42b8-a1d7-4725291b84b0', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 07:44:51.69628+00', '2026-11-21 08:44:51.69628+00'),
('63cebe1c-b8e3-4514-aea3-063efb0938a5', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 07:44:51.69628+00', '2026-11-21 08:44:51.69628+00'),
('65624bb9-8c8f-47b6-acea-01c28682bbeb', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 07:44:51.69628+00', '2026-11-16 08:44:51.69628+00'),
('6725ac33-a210-49a4-8699-f50530eb0127', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-26 04:30:30.602749+00', '2026-01-26 05:30:30.602749+00'),
('67aa4401-f2de-4286-baca-834a78345ab9', '28869578-f125-41a0-8cdf-15030cee9c35', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 07:44:51.69628+00', '2026-11-26 07:44:51.69628+00'),
('719c3e19-9a36-4551-bde9-db6a0ed1dd45', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 07:44:51.69628+00', NULL),
('73da50b0-c226-4461-a467-f78ad9bb38fa', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-20 07:14:36.518089+00', NULL),
('751c9bef-6996-4557-8a07-ccca139076cf', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-15 16:52:28.220132+00', '2024-10-15 17:52:28.220132+00'),
('8bb210f5-91b3-46a2-b3ee-95980cd25153', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-23 16:36:59.069749+00', '2026-01-23 17:36:59.069749+00'),
('8c59cf28-b492-4c5d-86d4-8750ca3d9638', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-02-03 04:19:39.901819+00', NULL),
('95e240f5-4f9a-4aea-9a08-fe24c46894bc', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 07:44:51.69628+00', NULL),
('9d736a05-9a5c-4b11-91ce-fc3525bd2733', '0a687c62-1103-4d95-8622-11a5584f4752', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-04 21:56:04.230683+00', NULL),
('a5bf263a-8b1e-4c15-9ac8-7152a95678db', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-07 04:45:34.075043+00', '2025-09-07 05:45:34.075043+00'),
('a87d1ed3-d6b8-4abd-98ae-9180f5c71b09', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-08-23 10:35:25.290683+00', '2025-08-23 11:35:25.290683+00'),
('b056b437-a74e-4cc2-97f8-1b9c499e7076', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-02-01 14:54:26.294569+00', NULL),
('b16ff07a-be57-44ea-b0f1-cffe1bc0a236', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 07:44:51.69628+00', NULL),
('b28aeb2e-94c1-40ca-a9ed-6a2be80c17ad', '28869578-f125-41a0-8cdf-15030cee9c35', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-04 17:39:03.976142+00', NULL),
('b384ad7c-16e0-4235-a7bc-c990c0db275e', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 07:44:51.69628+00', '2026-11-16 08:44:51.69628+00'),
('bd114e71-5eb9-42bd-a77c-dd662e2108d5', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-15 19:38:27.012079+00', NULL),
('c1130f73-bb03-41e7-9987-f454123c6aeb', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 07:44:51.69628+00', NULL),
('c3ba15a3-4edf-4018-98a4-4a29eb9161d9', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 07:44:51.69628+00', NULL),
('c99a47aa-4386-4315-ac60-777f102b5858', '28869578-f125-41a0-8cdf-15030cee9c35', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-08-30 05:53:06.966293+00', NULL),
('d1b975ef-f2ed-4c01-ac1f-b918786a0215', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 07:44:51.69628+00', '2026-11-16 08:44:51.69628+00'),
('dd56c592-89b2-46f6-bdb6-df51d884a0a2', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 07:44:51.69628+00', '2026-11-21 08:44:51.69628+00'),
('df77f35c-0e0f-45ee-b8c9-4d9d320a808d', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-12 06:57:40.985153+00', NULL),
('e0c8c497-e658-4f38-b187-20a32c5c43f7', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-03 12:57:58.229702+00', NULL),
('e2fb2ba7-ee6e-4443-83bc-0b1241113529', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-01 12:42:27.406172+00', NULL),
('e5b61f4f-635b-4fc4-830d-3f7d1e9e48bb', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-22 06:25:05.435779+00', NULL),
('ed885957-7520-483e-93dc-1e3d162cc129', '0a687c62-1103-4d95-8622-11a5584f4752', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 07:44:51.69628+00', '2026-11-21 08:44:51.69628+00'),
('ee048713-58d6-41e0-8ac4-3b0803c1185b', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 07:44:51.69628+00', '2026-11-26 07:44:51.69628+00'),
('f3c4e95a-0f54-4826-9a3c-6fcfb2bbc684', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-08-21 02:22:30.307523+00', NULL),
('f44e9cec-0f67-417f-972a-686f7588aca2', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 07:44:51.69628+00', NULL),
('f8fc4b46-c393-41f8-8e6a-660266177891', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 07:44:51.69628+00', NULL);

insert into pod_requests (id, user_id, topic, message, state, mentor_id, reply, created_at, decided_at) values
('a0a03d92-015b-4b87-82a1-8ada2969a3e3', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'friends', 'I’d like to talk with somebody.', 'declined', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'Please ask again after the holidays.', '2026-10-28 07:44:51.69628+00', '2026-10-29 07:44:51.69628+00');

insert into post_comments (id, post_id, user_id, content, created_at) values
('05f52167-d95c-408f-81f3-0c5fb6663a4c', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '0a687c62-1103-4d95-8622-11a5584f4752', 'I’ll be there.', '2026-05-08 00:27:43.01938+00'),
('07f2ea5b-77e0-4262-812b-8b37cf0dbe68', '9d0dffc3-d03b-45a2-89ce-132368ae9004', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'I’ll be there.', '2026-10-19 05:47:15.97258+00'),
('127787ab-baa0-4313-88c6-4512d30cdf87', '90b11d9c-2a69-4623-865a-d359be5f9887', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'I’ll be there.', '2026-03-24 05:41:37.92418+00'),
('15c0bd29-7154-41b9-8df1-d46db9aff2dd', '90b11d9c-2a69-4623-865a-d359be5f9887', '28869578-f125-41a0-8cdf-15030cee9c35', 'I’ll be there.', '2026-03-24 04:41:37.92418+00'),
('25f44a35-0499-4c19-882d-416feae40bd5', 'd0011217-43aa-42c3-8a58-caf76965ca88', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'I’ll be there.', '2026-11-20 16:48:17.56888+00'),
('28475846-4362-4e45-849a-f8c5c83d5055', '9d0dffc3-d03b-45a2-89ce-132368ae9004', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'I’ll be there.', '2026-10-19 04:47:15.97258+00'),
('341b31a2-84dc-433b-801d-0e96ecfaaa87', '9d0dffc3-d03b-45a2-89ce-132368ae9004', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'I’ll be there.', '2026-10-19 00:47:15.97258+00'),
('34a5c5db-8a4c-4c37-800b-15c66f6f90e7', '3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '28869578-f125-41a0-8cdf-15030cee9c35', 'I’ll be there.', '2026-06-28 21:46:54.82678+00'),
('38b0bd73-d36a-49af-838d-ac5323799dfc', 'd0011217-43aa-42c3-8a58-caf76965ca88', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'I’ll be there.', '2026-11-20 17:48:17.56888+00'),
('42e5bced-39b1-45b6-8bc1-c4265f109841', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'I’ll be there.', '2026-05-08 03:27:43.01938+00'),
('50a118b0-f52f-4330-899d-f8a527b5231d', '3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'I’ll be there.', '2026-06-28 22:46:54.82678+00'),
('5db91a69-0e5c-41e2-8776-22a4d78daf53', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'I’ll be there.', '2026-05-07 22:27:43.01938+00'),
('5e89396d-04bc-427d-89fc-d16ebff38238', '3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'I’ll be there.', '2026-06-28 20:46:54.82678+00'),
('617bc8c3-c9cc-4819-8dce-9895ee336b98', '3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'I’ll be there.', '2026-06-28 23:46:54.82678+00'),
('af76b5d7-2da2-4d13-8797-ed47ffcecef2', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'I’ll be there.', '2026-05-08 02:27:43.01938+00'),
('c149e829-24d4-4073-8f42-705268fbbe6a', '90b11d9c-2a69-4623-865a-d359be5f9887', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'I’ll be there.', '2026-03-24 02:41:37.92418+00'),
('c19a6f07-5829-4714-8894-b526ef8cd6cb', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'I’ll be there.', '2026-05-08 01:27:43.01938+00'),
('c4f189e0-b7c7-4d13-87a7-72d38f0c2e38', '9d0dffc3-d03b-45a2-89ce-132368ae9004', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'I’ll be there.', '2026-10-19 02:47:15.97258+00'),
('c547424c-8ad1-4b9a-867d-07b003f80278', '90b11d9c-2a69-4623-865a-d359be5f9887', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'I’ll be there.', '2026-03-24 03:41:37.92418+00'),
('c6de00e5-98e8-41b6-8d99-f04011fa8360', '90b11d9c-2a69-4623-865a-d359be5f9887', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'I’ll be there.', '2026-03-24 06:41:37.92418+00'),
('ca865ace-75be-47e1-8f1a-6912b32683c1', 'd0011217-43aa-42c3-8a58-caf76965ca88', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'I’ll be there.', '2026-11-20 15:48:17.56888+00'),
('cf7bd999-5c08-41aa-8783-081703f0800c', '9d0dffc3-d03b-45a2-89ce-132368ae9004', '0a687c62-1103-4d95-8622-11a5584f4752', 'I’ll be there.', '2026-10-19 03:47:15.97258+00'),
('d17f00a3-5e9c-40c0-8b63-d424e14d5a75', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'I’ll be there.', '2026-05-07 23:27:43.01938+00'),
('efef22eb-e9d5-49c4-8963-701c73677589', '9d0dffc3-d03b-45a2-89ce-132368ae9004', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'I’ll be there.', '2026-10-19 01:47:15.97258+00');

insert into post_likes (post_id, user_id, created_at) values
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-06-29 01:46:54.82678+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2026-06-29 00:46:54.82678+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-06-28 20:46:54.82678+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2026-06-29 02:46:54.82678+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2026-06-28 21:46:54.82678+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-06-29 03:46:54.82678+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '2026-06-28 23:46:54.82678+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2026-06-28 22:46:54.82678+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-03-24 04:41:37.92418+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-03-24 10:41:37.92418+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2026-03-24 09:41:37.92418+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-03-24 05:41:37.92418+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2026-03-24 11:41:37.92418+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2026-03-24 03:41:37.92418+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2026-03-24 06:41:37.92418+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-03-24 02:41:37.92418+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '2026-03-24 08:41:37.92418+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2026-03-24 07:41:37.92418+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-10-19 03:47:15.97258+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-10-19 09:47:15.97258+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2026-10-19 08:47:15.97258+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-10-19 04:47:15.97258+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2026-10-19 00:47:15.97258+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2026-10-19 02:47:15.97258+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2026-10-19 05:47:15.97258+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-10-19 01:47:15.97258+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '2026-10-19 07:47:15.97258+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2026-10-19 06:47:15.97258+00'),
('d0011217-43aa-42c3-8a58-caf76965ca88', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-11-20 16:48:17.56888+00'),
('d0011217-43aa-42c3-8a58-caf76965ca88', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-20 17:48:17.56888+00'),
('d0011217-43aa-42c3-8a58-caf76965ca88', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2026-11-20 15:48:17.56888+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-05-07 22:27:43.01938+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-05-08 04:27:43.01938+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2026-05-08 03:27:43.01938+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-05-07 23:27:43.01938+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2026-05-08 05:27:43.01938+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2026-05-08 07:27:43.01938+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2026-05-08 00:27:43.01938+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-05-08 06:27:43.01938+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '2026-05-08 02:27:43.01938+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2026-05-08 01:27:43.01938+00');

insert into posts (id, user_id, content, created_at) values
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 1', '2026-06-28 19:46:54.82678+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 4', '2026-03-24 01:41:37.92418+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 5', '2026-10-18 23:47:15.97258+00'),
('d0011217-43aa-42c3-8a58-caf76965ca88', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 3', '2026-11-20 14:48:17.56888+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 2', '2026-05-07 21:27:43.01938+00');

insert into profile_photos (name, user_id, created_at) values
('1-photo', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-11-26 07:44:52.377175+00');

insert into profiles (user_id, full_name, phone, bio, location, spiritual_level, interests, shows_birthday, created_at, updated_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', 'Nneka Udo', NULL, 'I sing, I read, and I ask too many questions.', NULL, 'beginner', '[]', 'false', '2024-11-26 07:44:51.69628+00', '2026-11-26 07:44:51.69628+00'),
('28869578-f125-41a0-8cdf-15030cee9c35', 'Zainab Ibe', '+2348033333336', 'I sing, I read, and I ask too many questions.', NULL, NULL, '[]', 'false', '2026-11-20 11:15:18.049463+00', '2026-11-26 07:44:51.69628+00'),
('7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'Halima Chukwu', NULL, NULL, 'Enugu', 'beginner', '[]', 'false', '2025-08-08 00:18:34.703386+00', '2026-11-26 07:44:51.69628+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', 'Ọmọ́táyọ̀ Salami', NULL, 'I sing, I read, and I ask too many questions.', 'Jos', 'beginner', '[]', 'false', '2024-11-26 07:44:51.69628+00', '2026-11-26 07:44:51.69628+00'),
('8c859c64-eb73-43b9-8ee9-79538c79546a', 'Yusuf Nwosu', '+2348033333335', 'I sing, I read, and I ask too many questions.', 'Enugu', 'beginner', '[]', 'false', '2025-07-18 06:47:59.223731+00', '2026-11-26 07:44:51.69628+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'Uche Ibe', NULL, NULL, NULL, 'mature', '[]', 'false', '2024-11-26 07:44:51.69628+00', '2026-11-26 07:44:51.69628+00'),
('bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'Chidi Onyeka', NULL, NULL, NULL, 'beginner', '[]', 'false', '2026-05-01 07:02:15.735777+00', '2026-11-26 07:44:51.69628+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'Chidi Umar', NULL, NULL, 'Ibadan', NULL, '[]', 'false', '2024-11-26 07:44:51.69628+00', '2026-11-26 07:44:51.69628+00'),
('d4133485-4ba8-4b94-8117-e2d2ebf74342', 'Ọlá Abiola', NULL, NULL, NULL, NULL, '[]', 'false', '2026-07-01 15:12:18.619248+00', '2026-11-26 07:44:51.69628+00'),
('e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'Emeka Ọdụ', '+2348033333339', NULL, NULL, NULL, '[]', 'false', '2025-05-28 11:32:45.023777+00', '2026-11-26 07:44:51.69628+00');

insert into push_keys (id, public_key, private_key, created_at) values
('1', 'BN5iBWJ9jCoJOCVblmK3qxfRxwkY0XzIXoJse-sJdSYL8rIC8oGtSRVQK9tsTOMf7V7UrKQwHkUP0tJ2BfHHyjA', 'Of0jaCkYzn6JB56wqy1NTL4A6GHdcsyG-lSIfVr1kZg', '2026-11-26 07:44:52.480119+00');

insert into push_settings (user_id, off_groups, shows_text, updated_at) values
('8c859c64-eb73-43b9-8ee9-79538c79546a', '["reactions"]', 'false', '2026-11-26 07:44:52.377175+00');

insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, sent_until, failures, created_at) values
('2d0efa7f-e86b-4cc8-b6c4-bfce332d64b9', '0a687c62-1103-4d95-8622-11a5584f4752', '0a3e32a8-1e17-4a38-85d5-5212b1d300f0', 'https://push.example.org/0a3e32a8-1e17-4a38-85d5-5212b1d300f0', 'not a key', 'none', '2026-11-26 07:44:52.377175+00', '0', '2026-11-26 07:44:52.377175+00');

insert into rate_limits (key, points, expire) values
('stored', '1', '0');

insert into reconciliations (id, from_day, to_day, is_nightly, state, done, compared, finding_count, findings, started_at, progress_at, finished_at) values
('03a03598-d046-4c4a-8379-9ae85ac25b7c', '2026-11-15', '2026-11-22', 'true', 'done', '0', '0', '0', '[]', '2026-11-22 07:44:51.69628+00', '2026-11-22 07:44:51.69628+00', '2026-11-22 07:44:51.69628+00'),
('3605bd36-1131-491d-82ea-bf5cb5a77bb0', '2026-11-18', '2026-11-25', 'true', 'done', '0', '0', '0', '[]', '2026-11-25 07:44:51.69628+00', '2026-11-25 07:44:51.69628+00', '2026-11-25 07:44:51.69628+00'),
('52d00b6c-774f-4034-8cb2-69c02a419037', '2026-11-14', '2026-11-21', 'true', 'done', '0', '0', '0', '[]', '2026-11-21 07:44:51.69628+00', '2026-11-21 07:44:51.69628+00', '2026-11-21 07:44:51.69628+00'),
('8d7002f1-a533-4aab-a795-59ff9a3c47ad', '2026-11-16', '2026-11-23', 'true', 'done', '0', '0', '0', '[]', '2026-11-23 07:44:51.69628+00', '2026-11-23 07:44:51.69628+00', '2026-11-23 07:44:51.69628+00'),
('95fc3b18-efcc-4ab2-aa06-27df584d6a42', '2026-11-17', '2026-11-24', 'true', 'done', '0', '0', '0', '[]', '2026-11-24 07:44:51.69628+00', '2026-11-24 07:44:51.69628+00', '2026-11-24 07:44:51.69628+00');

insert into report_actions (id, report_id, actor_id, member_id, kind, reason, until, created_at) values
('e4490c58-332e-4570-a532-b0287bffc3ae', '51b926b6-cea0-4164-8edd-bc2d12a78358', '0a687c62-1103-4d95-8622-11a5584f4752', '28869578-f125-41a0-8cdf-15030cee9c35', 'mute', 'Please be kind.', '2026-11-27 07:44:52.377175+00', '2026-11-26 07:44:52.377175+00');

insert into report_notes (id, report_id, author_id, content, created_at) values
('4ce4df2d-c979-4971-9129-c8197a680b0f', '51b926b6-cea0-4164-8edd-bc2d12a78358', '0a687c62-1103-4d95-8622-11a5584f4752', 'I will talk with both.', '2026-11-26 07:44:52.377175+00');

insert into reports (id, reporter_id, kind, subject_id, about_id, reason, note, evidence, receiver, state, owner_id, outcome, created_at) values
('51b926b6-cea0-4164-8edd-bc2d12a78358', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'profile', '28869578-f125-41a0-8cdf-15030cee9c35', '28869578-f125-41a0-8cdf-15030cee9c35', 'bullying', '', '{"full_name": "Bisi"}', 'leaders', 'taken', '0a687c62-1103-4d95-8622-11a5584f4752', '', '2026-11-26 07:44:52.377175+00');

insert into requests (id, kind, name, email, phone, message, created_at, state, owner_id, answer, decided_at) values
('3aaabf9b-a5a7-439b-86e9-aad65002e6e2', 'roadmap', NULL, 'friend-5@fill.example.org', NULL, NULL, '2026-06-08 17:28:01.50478+00', 'closed', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, '2026-06-09 17:28:01.50478+00'),
('704f67fc-c892-4e13-88b0-f4ba8c20f8fc', 'join', 'Friend 4', 'friend-4@fill.example.org', '+2348030000000', 'I would like to know more. 4', '2026-05-06 21:37:07.41388+00', 'answered', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Thank you. Somebody will write to you this week.', '2026-05-07 21:37:07.41388+00'),
('967507f6-b480-4920-8da0-38bed36cbf0d', 'apply', 'Friend 2', 'friend-2@fill.example.org', '+2348030000000', 'I would like to know more. 2', '2026-11-08 23:05:13.89988+00', 'in_progress', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, NULL),
('c1ccf99e-7518-4af9-82da-c1d8632cfd93', 'join', 'Friend 3', 'friend-3@fill.example.org', NULL, 'I would like to know more. 3', '2026-08-02 21:42:57.57178+00', 'answered', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Thank you. Somebody will write to you this week.', '2026-08-03 21:42:57.57178+00'),
('e10cdb8f-6a55-4b7e-8b7a-83998a52c486', 'roadmap', NULL, 'friend-1@fill.example.org', NULL, NULL, '2026-10-21 18:34:13.23208+00', 'closed', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, '2026-10-22 18:34:13.23208+00');

insert into resource_videos (name, url, set_by, set_at) values
('is-doubt-a-sin', 'https://video.example.org/1', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 07:44:52.377175+00');

insert into second_factors (id, user_id, secret, backup_codes, verified, failed_verification_count) values
('7bdf28e0-9838-4936-86e2-601b1c6eaa65', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'not a secret', 'no codes', 'false', '0');

insert into seeded_questions (id, seeded_at) values
('3c770b94-9a9a-457e-8a58-e388c32d7956', '2026-11-26 07:44:52.377175+00');

insert into servers (id, started_at, beat_at) values
('7', '2026-11-24 07:44:52.377175+00', '2026-11-25 07:44:52.377175+00');

insert into sessions (id, user_id, token, expires_at, created_at, updated_at, last_used_at) values
('0a3e32a8-1e17-4a38-85d5-5212b1d300f0', '0a687c62-1103-4d95-8622-11a5584f4752', '03b4b8e1-1b49-4ddc-8b91-743ab3e2198b', '2026-12-26 07:44:51.69628+00', '2026-11-26 00:40:15.320102+00', '2026-11-26 00:40:15.320102+00', '2026-11-26 00:40:15.320102+00'),
('3b6d5555-2f4f-444e-8f0b-8ebedb95b139', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'be5949d2-78e4-40fd-8652-d4f4a38ef927', '2026-12-26 07:44:51.69628+00', '2026-11-25 10:08:59.503649+00', '2026-11-25 10:08:59.503649+00', '2026-11-25 10:08:59.503649+00'),
('4e0de1e7-3a85-4a0f-8711-b0e6c9714fc5', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '881ec500-a262-4ba0-8b7e-9883aa87e256', '2026-12-26 07:44:51.69628+00', '2026-11-25 22:12:43.767992+00', '2026-11-25 22:12:43.767992+00', '2026-11-25 22:12:43.767992+00'),
('82b0b70c-67f7-4c9a-8975-fa2b2fc721aa', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'a7cbb0a5-a0fb-4667-843e-ecaa538632e3', '2026-12-26 07:44:51.69628+00', '2026-11-25 23:46:03.474352+00', '2026-11-25 23:46:03.474352+00', '2026-11-25 23:46:03.474352+00'),
('9b8b8c8f-9442-4eb4-8ad1-cd12c82697af', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '95e08195-b4ff-41f3-8afa-2b1508336683', '2026-12-26 07:44:51.69628+00', '2026-11-25 19:30:26.120911+00', '2026-11-25 19:30:26.120911+00', '2026-11-25 19:30:26.120911+00'),
('d5cb2bbe-2a4d-41d7-83a2-b5fa3544c618', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'a1310703-312f-4646-8d00-c01c4cc170d3', '2026-12-26 07:44:51.69628+00', '2026-11-25 23:06:00.750068+00', '2026-11-25 23:06:00.750068+00', '2026-11-25 23:06:00.750068+00');

insert into settings (key, value, version, changed_at) values
('setup', '{"steps": {}, "isFinished": true}', '1', '2026-11-26 07:44:52.377175+00'),
('tagline', '"Light for all."', '1', '2026-11-26 07:44:52.377175+00');

insert into thread_members (thread_id, user_id, role, read_seq, from_seq, joined_at) values
('0563ca60-163b-4a12-81f6-19312c59c141', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'participant', '0', '0', '2026-11-26 07:44:52.377175+00'),
('0563ca60-163b-4a12-81f6-19312c59c141', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'participant', '0', '0', '2026-11-26 07:44:52.377175+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', '0a687c62-1103-4d95-8622-11a5584f4752', 'safeguarding_lead', '5', '0', '2026-05-10 07:44:51.69628+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', '28869578-f125-41a0-8cdf-15030cee9c35', 'owner', '8', '0', '2026-05-10 07:44:51.69628+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'safeguarding_lead', '9', '0', '2026-05-10 07:44:51.69628+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'member', '0', '0', '2026-05-10 07:44:51.69628+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'member', '3', '0', '2026-05-10 07:44:51.69628+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', '0a687c62-1103-4d95-8622-11a5584f4752', 'safeguarding_lead', '8', '0', '2026-05-10 07:44:51.69628+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', '28869578-f125-41a0-8cdf-15030cee9c35', 'member', '8', '0', '2026-05-10 07:44:51.69628+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'safeguarding_lead', '8', '0', '2026-05-10 07:44:51.69628+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'owner', '8', '0', '2026-05-10 07:44:51.69628+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'member', '6', '0', '2026-05-10 07:44:51.69628+00');

insert into threads (id, kind, last_seq, last_message_at, created_at) values
('0563ca60-163b-4a12-81f6-19312c59c141', 'conversation', '1', '2026-11-26 07:44:52.377175+00', '2026-11-26 07:44:52.377175+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'channel', '10', '2026-11-23 14:23:49.662597+00', '2026-05-10 07:44:51.69628+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'channel', '10', '2026-11-21 06:47:12.779214+00', '2026-05-10 07:44:51.69628+00');

insert into ticket_keys (id, private_key, created_at) values
('1', E'\\x302e020100300506032b6570042204201c22c978d94eb928e815fdd5b8686f7824e6c7055bf6a6a35376e2690d713668', '2026-11-26 07:44:52.510161+00');

insert into ticket_pdfs (registration_id, user_id, content_hash, requested_at) values
('0269e719-e897-41e8-8f9d-5eec3c3a98ce', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'none', '2026-11-26 07:44:52.377175+00');

insert into trivia_questions (id, question, correct_answer, incorrect_answers, difficulty, category, scripture_reference, points, is_active, version, created_at) values
('0e01e8c9-bebf-4b32-8011-678db73f5578', 'What does chapter 4 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:5', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('0ecb1d7f-25c6-4f66-8b22-3830fd33fc43', 'What does chapter 37 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:38', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('1252945f-794b-463a-8f45-9f0fbf60c22d', 'What does chapter 40 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:41', '100', 'false', '1', '2026-11-26 07:44:51.69628+00'),
('1380762b-0507-49bd-872b-eb5435ce4e66', 'What does chapter 1 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:2', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('195180d3-1c7b-4a4f-850d-5670624a2647', 'What does chapter 19 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:20', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('19aea240-4671-4ed2-86c7-7994e6642c02', 'What does chapter 28 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:29', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('1cf08155-84c0-4c55-8fa2-57fdf2ba705c', 'What does chapter 6 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:7', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('20d49665-14cb-4d11-839e-273e982956c4', 'What does chapter 26 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:27', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('2800d555-e0d0-4922-8e4d-402294f41500', 'What does chapter 7 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:8', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('2e33d22e-a3cc-4705-8d55-8be76d44a3e4', 'What does chapter 13 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:14', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('33c30968-847e-47e3-8fe3-d051ffc6b1f5', 'What does chapter 15 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:16', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('34ff6a8f-1e44-41d8-81fd-b75dfade42c3', 'What does chapter 11 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:12', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('4a80ce95-7db0-474d-8f1a-2320e7b4a120', 'What does chapter 3 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:4', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('543588e6-c7c1-4446-8e55-d8488e72ca62', 'What does chapter 10 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:11', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('56003418-5f30-4319-8eb1-52bb309f272f', 'What does chapter 36 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:37', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('56d28b94-620d-41e6-8663-20f206408b68', 'What does chapter 32 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:33', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('591a70a0-51df-40ff-81ac-652775a194ac', 'What does chapter 23 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:24', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('641c9d5d-ac3f-41dd-8c8c-0398e9c940af', 'What does chapter 5 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:6', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('64eab1a6-da03-4a5f-8321-18839dd3d893', 'What does chapter 20 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:21', '100', 'false', '1', '2026-11-26 07:44:51.69628+00'),
('6e8b5f13-a4d6-4f9d-8aca-0eee4dad6116', 'What does chapter 22 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:23', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('7303534f-be1f-41e6-8532-1803827949cf', 'What does chapter 27 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:28', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('87f947c6-6d41-44bc-8fde-53c1a2d66944', 'What does chapter 16 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:17', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('89967ec7-b732-4bd4-86b7-af2690425df2', 'What does chapter 17 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:18', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('91441e0e-826a-44f7-8777-2edf0ed5136f', 'What does chapter 24 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:25', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('9177f316-bf1d-47e5-8891-cf9362bdb058', 'What does chapter 33 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:34', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('923ca8db-5d33-4f03-85e1-8706893b924d', 'What does chapter 38 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:39', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('93523d8a-fcd0-4ca1-861b-495877c344de', 'What does chapter 18 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:19', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('98aa6c1b-7518-456c-81b5-ee10c2bc7625', 'What does chapter 30 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:31', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('ac96c0ef-cbb2-42a4-8063-f160af2b6c40', 'What does chapter 29 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:30', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('b9690c05-9eba-454f-8d0c-231825061de8', 'What does chapter 21 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:22', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('bea8cd10-3ab5-4959-8927-dcc3df05edcc', 'What does chapter 2 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:3', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('d46b4e61-ec21-469f-8db5-6650410d736f', 'What does chapter 35 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:36', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('d93a4d1d-7fb0-46f7-869c-01ef819913c5', 'What does chapter 39 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:40', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('d96baf7e-5dbd-4996-8d04-633d3e4679cf', 'What does chapter 12 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:13', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('daddbed1-7ed2-49cf-8944-fc1c8ef13e60', 'What does chapter 9 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:10', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('dd8a7946-2079-45e7-8556-98db5a7a2ae2', 'What does chapter 25 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:26', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('edf2dc54-eec5-489e-8a06-9238f02a62b1', 'What does chapter 8 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:9', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('f2627e86-4830-4d4b-88bc-ffdb0aebf488', 'What does chapter 31 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:32', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('fb88532b-b26e-4c03-8eed-7d0d572f7f17', 'What does chapter 34 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:35', '100', 'true', '1', '2026-11-26 07:44:51.69628+00'),
('fd7dcba3-1eac-4034-806a-4ab2da77c029', 'What does chapter 14 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:15', '100', 'true', '1', '2026-11-26 07:44:51.69628+00');

insert into user_activity (id, user_id, activity_type, activity_data, created_at) values
('10e7ad24-0052-48fd-878b-b71a20842c8e', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'liked_post', '{"post_id": "90b11d9c-2a69-4623-865a-d359be5f9887"}', '2026-10-08 02:27:32.61592+00'),
('24f6f9f5-ab82-4c61-8623-75dd9af50538', '28869578-f125-41a0-8cdf-15030cee9c35', 'liked_post', '{"post_id": "90b11d9c-2a69-4623-865a-d359be5f9887"}', '2026-11-20 11:15:18.049463+00'),
('3098eb30-1b51-4475-8e7e-af7f23adb4cd', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'commented_on_post', '{"post_id": "e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad"}', '2026-07-27 12:23:18.9406+00'),
('3b11aec8-e9ab-410f-86b8-6e124576a5a4', '0a687c62-1103-4d95-8622-11a5584f4752', 'liked_post', '{"post_id": "e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad"}', '2026-08-19 11:47:22.00792+00'),
('41a06806-f164-487b-8c7e-3ae80aece014', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'commented_on_post', '{"post_id": "9d0dffc3-d03b-45a2-89ce-132368ae9004"}', '2026-09-18 15:41:38.55928+00'),
('7f07ff8c-b0ae-45e0-8b5a-0b0b41f9754d', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'joined_group', '{"channel_id": "66b86209-981b-4a86-8d51-5aa5d0f944be"}', '2026-09-01 23:07:58.7854+00'),
('8068424a-a720-4471-8b80-b6bf8619d6ab', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'registered_for_event', '{"event_id": "835d43ea-e3f9-4442-8c55-360eb7439dd0", "event_title": "Beach clean-up 3"}', '2026-07-01 15:12:18.619248+00'),
('8696c20c-6f3f-4a9e-86c0-def22fd243fc', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'liked_post', '{"post_id": "3c7fc3dd-ed5a-4935-855f-c8f23f0a8375"}', '2026-09-01 01:21:35.32972+00'),
('a98a5665-432e-4c3b-8dbe-a9d09ba01177', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'liked_post', '{"post_id": "d0011217-43aa-42c3-8a58-caf76965ca88"}', '2026-09-11 15:45:07.6018+00'),
('d019d905-f0b5-4edd-8c1e-1083d0101e99', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'joined_group', '{"channel_id": "dc32885c-bb93-47a0-8eeb-ba645b79a691"}', '2026-09-17 20:41:26.24704+00');

insert into user_devotion_reads (id, user_id, devotion_id, read_on) values
('0eb7ab4d-2197-4579-bb9d-fc0e35ed3d08', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('0ed498bd-925a-415c-b629-0479a4bd6925', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('10b6b387-f9c6-44db-a1ab-f234949756c9', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('130c56dc-8705-4c1c-854f-d10a8d5a6480', '28869578-f125-41a0-8cdf-15030cee9c35', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('1b9a0795-1fcc-4d66-8f23-830ddaaee746', '8c859c64-eb73-43b9-8ee9-79538c79546a', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('2bf1d0ae-4c7c-459e-a51a-63077bb4af72', '0a687c62-1103-4d95-8622-11a5584f4752', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('307cbd71-10e3-40cb-ba98-fcf1acbee6a0', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('326591f5-5658-410f-a381-81f4faa02918', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('388419a1-7cdd-497c-bec2-ba1e50d0567c', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('59b44c05-d5d9-47d2-b6e5-9f25b543aab4', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('6b2dd7b7-c264-4824-ab57-679fcdb4434a', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('6f608d36-8a72-4b5c-adb5-80496ee0b71a', '28869578-f125-41a0-8cdf-15030cee9c35', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('6fa7bcb3-d4a1-4a00-a835-99d2876c7cf4', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('829ea1bf-ab0f-41f5-bae2-e26ff5473c0a', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('85ceb24f-635a-47aa-87a4-c7f4589670bf', '0a687c62-1103-4d95-8622-11a5584f4752', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('8a558291-9072-4192-9d26-5d267d0815f4', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('8d3c8c61-e314-461a-b6b9-088e2beb82b1', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('aafb811c-865b-4451-b8d2-64b170a9c9ff', '0a687c62-1103-4d95-8622-11a5584f4752', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('acc156ca-3959-475d-9bf1-24148ffea042', '0a687c62-1103-4d95-8622-11a5584f4752', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('accc0453-e921-49fc-979f-3acce33d164f', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('afb0a1b2-13b4-46c5-bce6-c81626abbd83', '0a687c62-1103-4d95-8622-11a5584f4752', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('b62b7e96-1a10-44d1-bfa5-655a239ef2ef', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('b69e19f6-8424-4ff4-99e0-f498d614884f', '28869578-f125-41a0-8cdf-15030cee9c35', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('be80b218-c009-4282-a942-013aa40767e1', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('c26e8084-6c50-4530-9fed-2fa10bdce9ed', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('c4c125c1-151b-4ed4-b66d-042c156eb0ba', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('c4f8216b-5f8e-4898-ae6f-ece8e860043e', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('cdf02cef-ae9d-4049-b53b-f3a3f63a8d1f', '7c72a344-011d-43c3-8e3d-9dfd06131514', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('d0ef20a9-e1e5-4b14-948f-be6d303c53ee', '8c859c64-eb73-43b9-8ee9-79538c79546a', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('dad2edd2-8bda-4d3f-943c-fa8e462dfbb6', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('db053c43-e73a-4ef2-8dad-111ba538735a', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('e8e426f2-a358-43b4-b185-bc0423719c88', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('eda8a811-284b-4ced-a159-ab50b093967d', '7c72a344-011d-43c3-8e3d-9dfd06131514', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23');

insert into user_roles (user_id, role, created_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', 'safeguarding_lead', '2026-11-26 07:44:51.69628+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', 'admin', '2026-11-26 07:44:51.69628+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'safeguarding_lead', '2026-11-26 07:44:51.69628+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'mentor', '2026-11-26 07:44:51.69628+00');

insert into users (id, name, email, email_verified, two_factor_enabled, created_at, updated_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', '', 'member-2@fill.example.org', 'true', 'false', '2024-11-26 07:44:51.69628+00', '2024-11-26 07:44:51.69628+00'),
('28869578-f125-41a0-8cdf-15030cee9c35', '', 'member-6@fill.example.org', 'true', 'false', '2026-11-20 11:15:18.049463+00', '2026-11-20 11:15:18.049463+00'),
('7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '', 'member-7@fill.example.org', 'true', 'false', '2025-08-08 00:18:34.703386+00', '2025-08-08 00:18:34.703386+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', '', 'member-1@fill.example.org', 'true', 'false', '2024-11-26 07:44:51.69628+00', '2024-11-26 07:44:51.69628+00'),
('8c859c64-eb73-43b9-8ee9-79538c79546a', '', 'member-5@fill.example.org', 'true', 'false', '2025-07-18 06:47:59.223731+00', '2025-07-18 06:47:59.223731+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '', 'member-3@fill.example.org', 'true', 'false', '2024-11-26 07:44:51.69628+00', '2024-11-26 07:44:51.69628+00'),
('bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '', 'member-10@fill.example.org', 'true', 'false', '2026-05-01 07:02:15.735777+00', '2026-05-01 07:02:15.735777+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '', 'member-4@fill.example.org', 'true', 'false', '2024-11-26 07:44:51.69628+00', '2024-11-26 07:44:51.69628+00'),
('d4133485-4ba8-4b94-8117-e2d2ebf74342', '', 'member-8@fill.example.org', 'true', 'false', '2026-07-01 15:12:18.619248+00', '2026-07-01 15:12:18.619248+00'),
('e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '', 'member-9@fill.example.org', 'true', 'false', '2025-05-28 11:32:45.023777+00', '2025-05-28 11:32:45.023777+00');

insert into verifications (id, identifier, value, expires_at, created_at, updated_at) values
('c388e8ce-e7f4-4791-8bc2-9b7898dfa247', 'stored', 'stored', '2026-11-26 08:44:52.377175+00', '2026-11-26 07:44:52.377175+00', '2026-11-26 07:44:52.377175+00');

set session_replication_role = default;
