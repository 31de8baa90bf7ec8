-- Written by `npm run store-release`: a generated community, and keys that were made for this file alone.
set session_replication_role = replica;
delete from installation;

insert into age_confirmations (user_id, confirmer_id, confirmed_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', '0a687c62-1103-4d95-8622-11a5584f4752', '2024-11-26 11:55:56.487528+00'),
('28869578-f125-41a0-8cdf-15030cee9c35', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-11-20 15:26:22.840711+00'),
('7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2025-08-08 04:29:39.494634+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2024-11-26 11:55:56.487528+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2024-11-26 11:55:56.487528+00'),
('bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-05-01 11:13:20.527025+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '0a687c62-1103-4d95-8622-11a5584f4752', '2024-11-26 11:55:56.487528+00'),
('d4133485-4ba8-4b94-8117-e2d2ebf74342', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-07-01 19:23:23.410496+00'),
('e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2025-05-28 15:43:49.815025+00');

insert into announcements (id, author_id, title, text, audience, state, scheduled_for, total, reached, created_at, finished_at) values
('0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'News 1', 'The hall is open again.', 'everyone', 'sent', '2026-11-21 11:45:56.487528+00', '20', '20', '2026-11-21 11:45:56.487528+00', '2026-11-21 11:45:56.487528+00'),
('a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'News 2', 'The hall is open again.', 'everyone', 'sent', '2026-11-16 11:45:56.487528+00', '20', '20', '2026-11-16 11:45:56.487528+00', '2026-11-16 11:45:56.487528+00');

insert into audit_log (id, actor_id, member_id, kind, created_at) overriding system value values
('1', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'member', '2026-02-05 11:45:56.487528+00'),
('10', '0a687c62-1103-4d95-8622-11a5584f4752', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'reports', '2026-03-31 11:45:56.487528+00'),
('11', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'reports', '2026-04-06 11:45:56.487528+00'),
('12', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'audit-log', '2026-04-12 11:45:56.487528+00'),
('13', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'activities', '2026-04-18 11:45:56.487528+00'),
('14', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'reports', '2026-04-24 11:45:56.487528+00'),
('15', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'audit-log', '2026-04-30 11:45:56.487528+00'),
('16', '0a687c62-1103-4d95-8622-11a5584f4752', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'reports', '2026-05-06 11:45:56.487528+00'),
('17', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'reports', '2026-05-12 11:45:56.487528+00'),
('18', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'members', '2026-05-18 11:45:56.487528+00'),
('19', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'reports', '2026-05-24 11:45:56.487528+00'),
('2', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'reports', '2026-02-11 11:45:56.487528+00'),
('20', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'reports', '2026-05-30 11:45:56.487528+00'),
('21', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'audit-log', '2026-06-05 11:45:56.487528+00'),
('22', '0a687c62-1103-4d95-8622-11a5584f4752', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'audit-log', '2026-06-11 11:45:56.487528+00'),
('23', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'member', '2026-06-17 11:45:56.487528+00'),
('24', '7c72a344-011d-43c3-8e3d-9dfd06131514', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'members', '2026-06-23 11:45:56.487528+00'),
('25', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'member', '2026-06-29 11:45:56.487528+00'),
('26', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'reports', '2026-07-05 11:45:56.487528+00'),
('27', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'members', '2026-07-11 11:45:56.487528+00'),
('28', '0a687c62-1103-4d95-8622-11a5584f4752', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'activities', '2026-07-17 11:45:56.487528+00'),
('29', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'activities', '2026-07-23 11:45:56.487528+00'),
('3', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'members', '2026-02-17 11:45:56.487528+00'),
('30', '7c72a344-011d-43c3-8e3d-9dfd06131514', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'reports', '2026-07-29 11:45:56.487528+00'),
('31', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'member', '2026-08-04 11:45:56.487528+00'),
('32', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'members', '2026-08-10 11:45:56.487528+00'),
('33', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'members', '2026-08-16 11:45:56.487528+00'),
('34', '0a687c62-1103-4d95-8622-11a5584f4752', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'audit-log', '2026-08-22 11:45:56.487528+00'),
('35', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'member', '2026-08-28 11:45:56.487528+00'),
('36', '7c72a344-011d-43c3-8e3d-9dfd06131514', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'audit-log', '2026-09-03 11:45:56.487528+00'),
('37', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'activities', '2026-09-09 11:45:56.487528+00'),
('38', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'audit-log', '2026-09-15 11:45:56.487528+00'),
('39', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'reports', '2026-09-21 11:45:56.487528+00'),
('4', '0a687c62-1103-4d95-8622-11a5584f4752', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'members', '2026-02-23 11:45:56.487528+00'),
('40', '0a687c62-1103-4d95-8622-11a5584f4752', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'member', '2026-09-27 11:45:56.487528+00'),
('41', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'audit-log', '2026-10-03 11:45:56.487528+00'),
('42', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'activities', '2026-10-09 11:45:56.487528+00'),
('43', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'members', '2026-10-15 11:45:56.487528+00'),
('44', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'audit-log', '2026-10-21 11:45:56.487528+00'),
('45', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'reports', '2026-10-27 11:45:56.487528+00'),
('46', '0a687c62-1103-4d95-8622-11a5584f4752', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'activities', '2026-11-02 11:45:56.487528+00'),
('47', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'audit-log', '2026-11-08 11:45:56.487528+00'),
('48', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'member', '2026-11-14 11:45:56.487528+00'),
('49', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'audit-log', '2026-11-20 11:45:56.487528+00'),
('5', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'members', '2026-03-01 11:45:56.487528+00'),
('50', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'member', '2026-11-26 11:45:56.487528+00'),
('6', '7c72a344-011d-43c3-8e3d-9dfd06131514', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'members', '2026-03-07 11:45:56.487528+00'),
('7', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'audit-log', '2026-03-13 11:45:56.487528+00'),
('8', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'members', '2026-03-19 11:45:56.487528+00'),
('9', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'activities', '2026-03-25 11:45:56.487528+00');
select setval(pg_get_serial_sequence('audit_log', 'id'), max(id)) from audit_log;

insert into birth_dates (user_id, birth_date, created_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', '1988-03-06', '2024-11-26 11:45:56.487528+00'),
('28869578-f125-41a0-8cdf-15030cee9c35', '2006-05-11', '2026-11-20 15:16:22.840711+00'),
('7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2011-12-24', '2025-08-08 04:19:39.494634+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', '1988-03-05', '2024-11-26 11:45:56.487528+00'),
('8c859c64-eb73-43b9-8ee9-79538c79546a', '2012-09-22', '2025-07-18 10:49:04.014979+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '1988-03-07', '2024-11-26 11:45:56.487528+00'),
('bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2003-06-07', '2026-05-01 11:03:20.527025+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '1988-03-08', '2024-11-26 11:45:56.487528+00'),
('d4133485-4ba8-4b94-8117-e2d2ebf74342', '1998-03-23', '2026-07-01 19:13:23.410496+00'),
('e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2008-03-12', '2025-05-28 15:33:49.815025+00');

insert into blocks (blocker_id, blocked_id, created_at) values
('8c859c64-eb73-43b9-8ee9-79538c79546a', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-11-26 11:45:56.757676+00');

insert into channel_invitations (id, thread_id, user_id, invited_by, invited_at, expires_at) values
('5b436afd-b4cb-48b3-95fa-0c80a4f49f7c', '66b86209-981b-4a86-8d51-5aa5d0f944be', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.757676+00', '2026-12-10 11:45:56.757676+00');

insert into channel_versions (id, thread_id, name, description, replaced_by, replaced_at) overriding system value values
('1', '66b86209-981b-4a86-8d51-5aa5d0f944be', 'Singers', '', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.757676+00');
select setval(pg_get_serial_sequence('channel_versions', 'id'), max(id)) from channel_versions;

insert into community_channels (thread_id, name, description, is_private, member_count, created_by, created_at) values
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'Debate Ibadan 1', 'Everything about it, week by week.', 'false', '3', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-05-10 11:45:56.487528+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'Drums Uyo 2', 'Everything about it, week by week.', 'false', '3', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-05-10 11:45:56.487528+00');

insert into confession_messages (id, confession_id, seq, author, text, written_on) values
('55c10ffb-00c1-414f-8a44-08dd4b8931e8', 'a21d9b94-7302-445e-830d-6273f2f520d5', '1', 'writer', 'I have not told anybody yet.', '2026-11-24'),
('5ff2fec5-ac1f-4218-95bc-9b9e73c82fb6', '9cb9047b-f20f-4346-8b24-15e88828fd2d', '1', 'writer', 'I have not told anybody yet.', '2026-11-25'),
('a28aba7f-67df-4d02-a4dc-890082588b60', '09c41844-8b07-4371-861d-f78044252bc5', '1', 'writer', 'I have not told anybody yet.', '2026-11-23'),
('c62de9cc-a588-4816-b72a-1e50e52e64c8', '96bf6a7d-54ee-4c6f-8ff7-a110f1f525c8', '1', 'writer', 'I have not told anybody yet.', '2026-11-21'),
('df166860-51a3-4af1-82a0-43cfd5eaa828', 'c06a29c0-5ebe-41a8-8027-ed1be3ca8873', '1', 'writer', 'I have not told anybody yet.', '2026-11-22');

insert into confessions (id, slip_hash, last_message_on, closed_on) values
('09c41844-8b07-4371-861d-f78044252bc5', 'eaa435703e58e3736f737093397412d0', '2026-11-23', '2026-11-26'),
('96bf6a7d-54ee-4c6f-8ff7-a110f1f525c8', '0e608dc7e6d3ba011a8f2481be2bcb37', '2026-11-21', NULL),
('9cb9047b-f20f-4346-8b24-15e88828fd2d', '575396fbf5c566561765313472115d62', '2026-11-25', NULL),
('a21d9b94-7302-445e-830d-6273f2f520d5', '38b6e7451787a030a5caab9d38a677e8', '2026-11-24', NULL),
('c06a29c0-5ebe-41a8-8027-ed1be3ca8873', '97b5429d65d57ef2945c24197ffcd07c', '2026-11-22', NULL);

insert into conversations (thread_id, participant_1, participant_2) values
('0563ca60-163b-4a12-81f6-19312c59c141', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c');

insert into course_drafts (id, topic_key, level, content, created_at) values
('0129d96a-9c8b-4f69-a2aa-c6623f4e6613', 'patience', 'beginner', '{"title": "Patience", "next_steps": "Read on.", "description": "Waiting well.", "content_sections": [{"content": "A seed takes its time.", "content_type": "text", "section_title": "Seeds"}], "difficulty_level": "beginner", "estimated_duration": "1 week", "assessment_criteria": "None.", "learning_objectives": ["Read about waiting"], "interactive_elements": []}', '2026-11-26 11:45:56.757676+00');

insert into course_generations (id, user_id, topic, level, started_at, ended_at, course_id) values
('0355480b-6e28-47b5-85bf-d380c24658ad', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Patience', 'beginner', '2026-11-26 11:45:56.757676+00', '2026-11-26 11:45:56.757676+00', '8ce5e260-c65b-49f9-83b3-2e65b345c486');

insert into course_sections_done (course_id, section_index, done_at) values
('8ce5e260-c65b-49f9-83b3-2e65b345c486', '0', '2026-11-26 11:45:56.757676+00');

insert into courses (id, user_id, topic, level, content, created_at) values
('8ce5e260-c65b-49f9-83b3-2e65b345c486', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Patience', 'beginner', '{"title": "Patience", "next_steps": "Read on.", "description": "Waiting well.", "content_sections": [{"content": "A seed takes its time.", "content_type": "text", "section_title": "Seeds"}], "difficulty_level": "beginner", "estimated_duration": "1 week", "assessment_criteria": "None.", "learning_objectives": ["Read about waiting"], "interactive_elements": []}', '2026-11-26 11:45:56.757676+00');

insert into credentials (id, user_id, account_id, provider_id, password, created_at, updated_at) values
('d2488b6b-71f3-4410-8531-6a9cf2368cc6', '7c72a344-011d-43c3-8e3d-9dfd06131514', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'credential', '718a7e6589da9404d217290029c289fc:c16cc64c7d23f66c033b50a8e9c6deea69e91f6d3278fc2fbe5555af4c6b9e7676885db9aaa783405b1a858838f25618247bc91b5d8e39e7759528625160426a', '2026-11-26 11:45:56.487528+00', '2026-11-26 11:45:56.487528+00'),
('d8c8c1be-cff7-4d10-895e-4d5ddc2b1c69', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'credential', '718a7e6589da9404d217290029c289fc:c16cc64c7d23f66c033b50a8e9c6deea69e91f6d3278fc2fbe5555af4c6b9e7676885db9aaa783405b1a858838f25618247bc91b5d8e39e7759528625160426a', '2026-11-26 11:45:56.487528+00', '2026-11-26 11:45:56.487528+00'),
('e85348df-3b44-460c-8db0-c42e3529eedd', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'credential', '718a7e6589da9404d217290029c289fc:c16cc64c7d23f66c033b50a8e9c6deea69e91f6d3278fc2fbe5555af4c6b9e7676885db9aaa783405b1a858838f25618247bc91b5d8e39e7759528625160426a', '2026-11-26 11:45:56.487528+00', '2026-11-26 11:45:56.487528+00'),
('f6484d0d-b38c-4101-8e27-21fa62b2c270', '0a687c62-1103-4d95-8622-11a5584f4752', '0a687c62-1103-4d95-8622-11a5584f4752', 'credential', '718a7e6589da9404d217290029c289fc:c16cc64c7d23f66c033b50a8e9c6deea69e91f6d3278fc2fbe5555af4c6b9e7676885db9aaa783405b1a858838f25618247bc91b5d8e39e7759528625160426a', '2026-11-26 11:45:56.487528+00', '2026-11-26 11:45:56.487528+00');

insert into devotion_generations (id, user_id, theme, started_at, ended_at, failure) values
('5c84b0d1-8e5f-40ab-88ee-e2f9b757db4d', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Light', '2026-11-26 11:45:56.757676+00', '2026-11-26 11:45:56.757676+00', 'ai/busy');

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
('1', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-11-26 11:45:56.757676+00');
select setval(pg_get_serial_sequence('due_pushes', 'id'), max(id)) from due_pushes;

insert into event_check_ins (id, event_id, registration_id, nonce, status, gate, scanned_at, scanned_by, recorded_at, changed_at) values
('18f26a1e-34f0-48ff-856d-09159dff6001', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'b3372ee2-3bc5-4c75-8b18-178c9a0b8b8b', '02595bd3-2153-4b79-8c74-36db9cdc9606', 'in', 'Main gate', '2024-10-16 02:59:48.228332+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.60893+00', '2026-11-26 11:45:56.60893+00'),
('207b949b-7757-4647-afcd-89294173e7b9', '5079b7e5-b949-479f-849f-82b267f75a24', '3d66c11a-c5a6-4217-842b-e424076c70fa', 'c4a53e6b-e937-4727-8aad-465c43023d87', 'in', 'Main gate', '2025-09-16 22:10:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.608902+00', '2026-11-26 11:45:56.608902+00'),
('21e66364-9402-45c5-8ab7-873b3ff9031d', '5079b7e5-b949-479f-849f-82b267f75a24', 'bce7e0bd-9152-4098-8795-6c6bbf7c331f', '44c651bc-fee1-477b-8d4e-7d7098cf699d', 'in', 'Main gate', '2025-09-16 22:03:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.608867+00', '2026-11-26 11:45:56.608867+00'),
('5eda8c3a-390e-4707-bc80-02c38ff59d64', '5079b7e5-b949-479f-849f-82b267f75a24', 'ff8698f2-92a2-4733-8cd7-2744d66197ec', '9039e19e-f283-401e-8e87-e87b6a7a3942', 'in', 'Main gate', '2025-09-16 22:02:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.608813+00', '2026-11-26 11:45:56.608813+00'),
('61e0cb49-a104-4e40-a462-d385d7f66a82', '5079b7e5-b949-479f-849f-82b267f75a24', 'aece4992-f936-4f7d-84fb-665c5d95531c', 'c473640e-18d2-4e83-8bbd-501b2baa7056', 'in', 'Main gate', '2025-09-16 22:09:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.608894+00', '2026-11-26 11:45:56.608894+00'),
('63d5f6d5-28e6-406b-855f-e482dd078acf', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'ed346194-1fc3-4306-82c9-9187e043bc86', '676061e1-3c15-4eae-8130-f5b30144aa78', 'in', 'Main gate', '2024-10-16 02:55:48.228332+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.60891+00', '2026-11-26 11:45:56.60891+00'),
('787dbeaa-ceb3-4ee4-a1f9-1405364a64aa', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '0269e719-e897-41e8-8f9d-5eec3c3a98ce', '6e33670a-9f78-477a-8406-105c771acfa7', 'in', 'Main gate', '2026-02-05 09:06:56.430529+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.608939+00', '2026-11-26 11:45:56.608939+00'),
('85c17fbe-452b-4613-9d6a-cfb742d58ec2', '5079b7e5-b949-479f-849f-82b267f75a24', '6b245aa9-e9f1-45b0-8095-90f00db7c372', '0494c4ed-bbff-4360-8983-c746d058819f', 'in', 'Main gate', '2025-09-16 22:01:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.60835+00', '2026-11-26 11:45:56.60835+00'),
('96b7d580-ffd3-48da-a043-08c2eec3b143', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'bed5e9f3-8841-4c23-8fe1-58be288f53f6', '29a272a4-e82b-49ae-8d13-674037a5877c', 'in', 'Main gate', '2026-02-05 09:12:56.430529+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.608963+00', '2026-11-26 11:45:56.608963+00'),
('c7766b31-439a-4db7-90d0-0103a02e5621', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'f3325534-280b-46b6-830b-57e186b83280', '7409bd24-cf43-41ca-8d9b-9dde4efce2ba', 'in', 'Main gate', '2024-10-16 02:57:48.228332+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.608922+00', '2026-11-26 11:45:56.608922+00'),
('c7d045aa-c13b-45d3-8694-82b991b73775', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '6e6fc297-e1ea-4152-83a5-6838419708ef', '08e32d2e-9553-4345-8fca-b573151d4b36', 'in', 'Main gate', '2026-02-05 09:10:56.430529+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.608948+00', '2026-11-26 11:45:56.608948+00'),
('db10aea4-97b1-4fa1-a4bb-b2432026cf5b', '5079b7e5-b949-479f-849f-82b267f75a24', 'd0f2430c-a0d0-4286-80ba-3448fd201325', 'ef46fe01-5af7-42f5-81d4-47833dacf4f3', 'in', 'Main gate', '2025-09-16 22:08:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.608887+00', '2026-11-26 11:45:56.608887+00'),
('f7e3b0df-144d-4982-bdfa-1ce948553daf', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '85a1b261-5888-4047-84bc-5ec843511975', '96e8eaaf-e225-4133-8fa8-e8be688f895b', 'in', 'Main gate', '2026-02-05 09:11:56.430529+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.608956+00', '2026-11-26 11:45:56.608956+00'),
('fd8d0e2d-64bb-446b-91da-dd8ed2088374', '5079b7e5-b949-479f-849f-82b267f75a24', '3adedaa8-8f49-4484-889b-4243a92a1e92', 'b198ab2e-3c71-43d5-8183-0513f3cefa13', 'in', 'Main gate', '2025-09-16 22:07:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.608879+00', '2026-11-26 11:45:56.608879+00');

insert into event_images (name, created_by, created_at) values
('1-image', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.757676+00');

insert into event_payment_transactions (id, payment_id, flutterwave_transaction_id, status, amount, currency, outcome, created_at, seen_at) values
('0b172a6e-5163-4f67-82e4-ee175261af3d', 'a0fd9eed-c029-4f32-87db-af4e1ee06bac', '3005', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-22 10:27:05.435779+00', '2026-11-26 11:45:56.487528+00'),
('3e1d639a-ef70-4394-81b6-ed8ac2a16c31', 'e297193e-d910-4756-833a-8f137bbf643d', '3002', 'successful', '1250.00', 'NGN', 'refund', '2026-01-15 02:46:39.360349+00', '2026-11-26 11:45:56.487528+00'),
('525132d3-8196-437b-8c01-40b7c9b3f252', '4684f522-02dc-440a-8e91-bce4b01e5162', '3008', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-26 08:32:30.602749+00', '2026-11-26 11:45:56.487528+00'),
('6dea4e2d-545c-429e-8b83-62c0f6990c20', 'ba440da6-9ac6-4231-8ca4-9a8595ff43d7', '3010', 'successful', '1250.00', 'NGN', 'refund', '2026-01-11 06:32:17.949049+00', '2026-11-26 11:45:56.487528+00'),
('9cd89a76-c60f-40ae-85f2-ecd5d33db367', '030018bf-cf8f-48e1-8d6c-c867edd59293', '3006', 'successful', '1250.00', 'NGN', 'refund', '2026-01-16 04:09:33.313759+00', '2026-11-26 11:45:56.487528+00'),
('a9e779dc-8487-4c43-8961-ec6c7cd7a2a2', '499c30b1-4fac-4b67-8cd2-852011dda623', '3003', 'successful', '1250.00', 'NGN', 'ticket', '2026-02-03 08:21:39.901819+00', '2026-11-26 11:45:56.487528+00'),
('b61d67cf-3c83-487d-8f95-323001040951', 'e03c500c-2c31-44b2-8b91-8455f3b8c2c6', '3004', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-23 20:38:59.069749+00', '2026-11-26 11:45:56.487528+00'),
('d710fd37-b0c9-4db5-894e-d66408740951', 'dcb02511-bf3d-4271-81b6-bd15c7cb98db', '3009', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-20 11:16:36.518089+00', '2026-11-26 11:45:56.487528+00'),
('f01dda8f-3050-47c4-8205-2ed894e020a9', 'e2a55f84-9160-4fbb-8c3d-5afeb4bebeaa', '3001', 'successful', '1250.00', 'NGN', 'ticket', '2026-02-01 18:56:26.294569+00', '2026-11-26 11:45:56.487528+00'),
('f0b6e1ab-04e7-424c-8087-18f9239de76b', '3bd44f8c-3fa3-4bb6-8422-88e6d4f55716', '3007', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-15 23:40:27.012079+00', '2026-11-26 11:45:56.487528+00');

insert into event_payments (id, event_id, user_id, registration_id, amount, currency, payment_status, payment_reference, flutterwave_tx_ref, flutterwave_transaction_id, created_at, completed_at, checks) values
('030018bf-cf8f-48e1-8d6c-c867edd59293', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '28869578-f125-41a0-8cdf-15030cee9c35', '06d8f138-2019-4dc4-896c-3fdd21c91e09', '1250.00', 'NGN', 'refunded', 'F-3-6', 'fill-3-6', '3006', '2026-01-16 04:07:33.313759+00', '2026-01-16 04:09:33.313759+00', '0'),
('3bd44f8c-3fa3-4bb6-8422-88e6d4f55716', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '8c859c64-eb73-43b9-8ee9-79538c79546a', '6e6fc297-e1ea-4152-83a5-6838419708ef', '1250.00', 'NGN', 'completed', 'F-3-7', 'fill-3-7', '3007', '2026-01-15 23:38:27.012079+00', '2026-01-15 23:40:27.012079+00', '0'),
('4684f522-02dc-440a-8e91-bce4b01e5162', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '85a1b261-5888-4047-84bc-5ec843511975', '1250.00', 'NGN', 'completed', 'F-3-8', 'fill-3-8', '3008', '2026-01-26 08:30:30.602749+00', '2026-01-26 08:32:30.602749+00', '0'),
('499c30b1-4fac-4b67-8cd2-852011dda623', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '0269e719-e897-41e8-8f9d-5eec3c3a98ce', '1250.00', 'NGN', 'completed', 'F-3-3', 'fill-3-3', '3003', '2026-02-03 08:19:39.901819+00', '2026-02-03 08:21:39.901819+00', '0'),
('a0fd9eed-c029-4f32-87db-af4e1ee06bac', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'a39c63cc-3168-4357-82d0-d9f1fa48791c', '1250.00', 'NGN', 'completed', 'F-3-5', 'fill-3-5', '3005', '2026-01-22 10:25:05.435779+00', '2026-01-22 10:27:05.435779+00', '0'),
('ba440da6-9ac6-4231-8ca4-9a8595ff43d7', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '0a687c62-1103-4d95-8622-11a5584f4752', '3c153b05-c4ec-44ba-873c-ab7b053fcfbe', '1250.00', 'NGN', 'refunded', 'F-3-10', 'fill-3-10', '3010', '2026-01-11 06:30:17.949049+00', '2026-01-11 06:32:17.949049+00', '0'),
('dcb02511-bf3d-4271-81b6-bd15c7cb98db', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'bed5e9f3-8841-4c23-8fe1-58be288f53f6', '1250.00', 'NGN', 'completed', 'F-3-9', 'fill-3-9', '3009', '2026-01-20 11:14:36.518089+00', '2026-01-20 11:16:36.518089+00', '0'),
('e03c500c-2c31-44b2-8b91-8455f3b8c2c6', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '8d11f45b-b8fa-40ad-8d57-90e9b89d0c5d', '1250.00', 'NGN', 'completed', 'F-3-4', 'fill-3-4', '3004', '2026-01-23 20:36:59.069749+00', '2026-01-23 20:38:59.069749+00', '0'),
('e297193e-d910-4756-833a-8f137bbf643d', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '25d67c19-1819-43cd-80d9-f933571f71c1', '1250.00', 'NGN', 'refunded', 'F-3-2', 'fill-3-2', '3002', '2026-01-15 02:44:39.360349+00', '2026-01-15 02:46:39.360349+00', '0'),
('e2a55f84-9160-4fbb-8c3d-5afeb4bebeaa', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'f0ddc9b1-d24a-4fe0-830c-51628057124e', '1250.00', 'NGN', 'completed', 'F-3-1', 'fill-3-1', '3001', '2026-02-01 18:54:26.294569+00', '2026-02-01 18:56:26.294569+00', '0');

insert into event_refunds (id, payment_id, transaction_id, part, amount, reason, state, tries, next_try_at, created_at, completed_at) values
('41e47934-4ece-4eca-ad60-06a43ef7a86a', 'e297193e-d910-4756-833a-8f137bbf643d', '3e1d639a-ef70-4394-81b6-ed8ac2a16c31', 'price', '1250.00', 'cancelled', 'completed', '0', NULL, '2026-01-15 02:46:39.360349+00', '2026-01-15 02:46:39.360349+00'),
('438a330b-e252-40bd-bea6-7f226cee79b9', 'ba440da6-9ac6-4231-8ca4-9a8595ff43d7', '6dea4e2d-545c-429e-8b83-62c0f6990c20', 'price', '1250.00', 'cancelled', 'completed', '0', NULL, '2026-01-11 06:32:17.949049+00', '2026-01-11 06:32:17.949049+00'),
('b16d1627-a259-439d-8198-7f1bbf16d369', '030018bf-cf8f-48e1-8d6c-c867edd59293', '9cd89a76-c60f-40ae-85f2-ecd5d33db367', 'price', '1250.00', 'cancelled', 'completed', '0', NULL, '2026-01-16 04:09:33.313759+00', '2026-01-16 04:09:33.313759+00');

insert into event_registrations (id, event_id, user_id, status, reference, registered_at, cancelled_at) values
('0269e719-e897-41e8-8f9d-5eec3c3a98ce', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'registered', 'F-3-3', '2026-02-03 08:19:39.901819+00', NULL),
('06d8f138-2019-4dc4-896c-3fdd21c91e09', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '28869578-f125-41a0-8cdf-15030cee9c35', 'cancelled', 'F-3-6', '2026-01-16 04:07:33.313759+00', '2026-01-16 06:07:33.313759+00'),
('239352e3-0b8b-4e2e-8e1f-2a376c9875b3', 'a2b1cf17-83f3-4784-8976-918840db3d5d', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'cancelled', 'F-2-6', '2024-09-24 18:51:06.869282+00', '2024-09-24 20:51:06.869282+00'),
('25d67c19-1819-43cd-80d9-f933571f71c1', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'cancelled', 'F-3-2', '2026-01-15 02:44:39.360349+00', '2026-01-15 04:44:39.360349+00'),
('27a7d09d-547e-443f-8c07-ab563052000f', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'registered', 'F-2-2', '2024-10-03 16:01:28.098422+00', NULL),
('3adedaa8-8f49-4484-889b-4243a92a1e92', '5079b7e5-b949-479f-849f-82b267f75a24', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'registered', 'F-1-7', '2025-08-21 06:22:30.307523+00', NULL),
('3c153b05-c4ec-44ba-873c-ab7b053fcfbe', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '0a687c62-1103-4d95-8622-11a5584f4752', 'cancelled', 'F-3-10', '2026-01-11 06:30:17.949049+00', '2026-01-11 08:30:17.949049+00'),
('3d66c11a-c5a6-4217-842b-e424076c70fa', '5079b7e5-b949-479f-849f-82b267f75a24', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'registered', 'F-1-10', '2025-09-07 08:45:34.075043+00', NULL),
('619b4915-9cba-48b9-850b-f0f7011113ca', '5079b7e5-b949-479f-849f-82b267f75a24', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'cancelled', 'F-1-4', '2025-08-22 10:14:00.571613+00', '2025-08-22 12:14:00.571613+00'),
('6b245aa9-e9f1-45b0-8095-90f00db7c372', '5079b7e5-b949-479f-849f-82b267f75a24', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'registered', 'F-1-1', '2025-09-12 10:57:40.985153+00', NULL),
('6e6fc297-e1ea-4152-83a5-6838419708ef', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'registered', 'F-3-7', '2026-01-15 23:38:27.012079+00', NULL),
('7f5184d6-6c46-4424-8c44-61d461e1c280', 'a2b1cf17-83f3-4784-8976-918840db3d5d', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'registered', 'F-2-4', '2024-10-15 20:52:28.220132+00', NULL),
('85a1b261-5888-4047-84bc-5ec843511975', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'registered', 'F-3-8', '2026-01-26 08:30:30.602749+00', NULL),
('8d11f45b-b8fa-40ad-8d57-90e9b89d0c5d', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'registered', 'F-3-4', '2026-01-23 20:36:59.069749+00', NULL),
('97350b40-6fbd-4b4e-8469-d5092e777ec8', '5079b7e5-b949-479f-849f-82b267f75a24', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'registered', 'F-1-6', '2025-08-23 14:35:25.290683+00', NULL),
('a39c63cc-3168-4357-82d0-d9f1fa48791c', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'registered', 'F-3-5', '2026-01-22 10:25:05.435779+00', NULL),
('aa2e3d10-1833-4a96-894d-906d16b4ee7c', '5079b7e5-b949-479f-849f-82b267f75a24', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'registered', 'F-1-5', '2025-09-01 17:09:29.399393+00', NULL),
('aece4992-f936-4f7d-84fb-665c5d95531c', '5079b7e5-b949-479f-849f-82b267f75a24', '28869578-f125-41a0-8cdf-15030cee9c35', 'registered', 'F-1-9', '2025-08-30 09:53:06.966293+00', NULL),
('b3372ee2-3bc5-4c75-8b18-178c9a0b8b8b', 'a2b1cf17-83f3-4784-8976-918840db3d5d', '28869578-f125-41a0-8cdf-15030cee9c35', 'registered', 'F-2-5', '2024-10-04 21:39:03.976142+00', NULL),
('bce7e0bd-9152-4098-8795-6c6bbf7c331f', '5079b7e5-b949-479f-849f-82b267f75a24', '0a687c62-1103-4d95-8622-11a5584f4752', 'registered', 'F-1-3', '2025-09-05 01:56:04.230683+00', NULL),
('bed5e9f3-8841-4c23-8fe1-58be288f53f6', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'registered', 'F-3-9', '2026-01-20 11:14:36.518089+00', NULL),
('d0f2430c-a0d0-4286-80ba-3448fd201325', '5079b7e5-b949-479f-849f-82b267f75a24', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'registered', 'F-1-8', '2025-09-06 02:17:42.761633+00', NULL),
('ed346194-1fc3-4306-82c9-9187e043bc86', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'registered', 'F-2-1', '2024-10-01 16:42:27.406172+00', NULL),
('f0ddc9b1-d24a-4fe0-830c-51628057124e', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'registered', 'F-3-1', '2026-02-01 18:54:26.294569+00', NULL),
('f3325534-280b-46b6-830b-57e186b83280', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'registered', 'F-2-3', '2024-10-03 16:57:58.229702+00', NULL),
('ff8698f2-92a2-4733-8cd7-2744d66197ec', '5079b7e5-b949-479f-849f-82b267f75a24', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'registered', 'F-1-2', '2025-09-06 16:24:00.034793+00', NULL);

insert into event_waiting_list (id, event_id, user_id, place, joined_at) values
('7c3236b6-cadf-4a27-b3d8-672ffeace0c7', '5079b7e5-b949-479f-849f-82b267f75a24', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-11-26 11:45:56.767347+00', '2026-11-26 11:45:56.757676+00');

insert into events (id, title, description, event_type, event_date, end_date, location, max_attendees, is_paid_event, ticket_price, currency, is_active, created_by, created_at, version) values
('5079b7e5-b949-479f-849f-82b267f75a24', 'Prayer breakfast 1', 'We read, sing, play and eat together.', 'worship', '2025-09-16 22:00:43.562903+00', '2025-09-17 01:00:43.562903+00', 'Grace Hall, Yaba', NULL, 'false', '0.00', 'NGN', 'true', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2025-08-07 22:00:43.562903+00', '1'),
('835d43ea-e3f9-4442-8c55-360eb7439dd0', 'Beach clean-up 3', 'We read, sing, play and eat together.', 'social', '2026-02-05 09:03:56.430529+00', '2026-02-05 12:03:56.430529+00', 'The school field', NULL, 'true', '1250.00', 'NGN', 'true', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2025-12-27 09:03:56.430529+00', '1'),
('a2b1cf17-83f3-4784-8976-918840db3d5d', 'Bible study 2', 'We read, sing, play and eat together.', 'study', '2024-10-16 02:54:48.228332+00', '2024-10-16 05:54:48.228332+00', 'Grace Hall, Yaba', '60', 'false', '0.00', 'NGN', 'true', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2024-09-06 02:54:48.228332+00', '1');

insert into game_leaderboards (id, user_id, game_type, total_games, total_score, total_wins, best_score, expired_best_score, average_score, updated_at) values
('00d6da0e-d9e4-419e-b561-70cbbdaa3ca8', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'trivia', '2', '901', '0', '538', '0', '450.50', '2026-11-26 11:45:56.487528+00'),
('016295d2-9be0-4d44-9bf8-65d71c5e3d6f', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'trivia', '2', '1040', '1', '543', '0', '520.00', '2026-11-26 11:45:56.487528+00'),
('28d87cca-a1ca-49d7-bf9b-c487c608ce7c', '0a687c62-1103-4d95-8622-11a5584f4752', 'trivia', '2', '805', '0', '434', '0', '402.50', '2026-11-26 11:45:56.487528+00'),
('65b37d4c-480e-40a5-bdf3-938117f68b12', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'trivia', '4', '1972', '2', '541', '0', '493.00', '2026-11-26 11:45:56.487528+00'),
('e3f536ec-cc92-4e42-a907-d98385008d38', '28869578-f125-41a0-8cdf-15030cee9c35', 'trivia', '1', '364', '0', '364', '0', '364.00', '2026-11-26 11:45:56.487528+00'),
('fc01aa82-4041-4812-8c1e-7be18111f256', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'trivia', '3', '1472', '2', '614', '0', '490.67', '2026-11-26 11:45:56.487528+00'),
('fd0f159d-e5f3-4d83-83c1-3233ab4a16f0', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'trivia', '2', '515', '0', '274', '0', '257.50', '2026-11-26 11:45:56.487528+00');

insert into game_participants (id, room_id, user_id, display_name, seat, is_active, total_score, joined_at, left_at) values
('74d922b0-ed98-4175-88f9-f5a55469c869', 'f35ae76c-8884-4300-8a31-92391fb791d6', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'Chidi Umar', '0', 'true', '614', '2026-11-21 19:21:11.170528+00', '2026-11-21 19:28:11.170528+00'),
('9b8a35d4-1517-4365-85dd-09287aa37c77', 'f35ae76c-8884-4300-8a31-92391fb791d6', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'Uche Ibe', '1', 'true', '471', '2026-11-21 19:21:11.170528+00', '2026-11-21 19:28:11.170528+00');

insert into game_rooms (id, room_code, host_id, game_type, max_players, status, settings, current_players, server_id, created_at, started_at, ended_at, closed_at) values
('f35ae76c-8884-4300-8a31-92391fb791d6', 'ECCBC8', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'trivia', '4', 'closed', '{"rounds": 10, "gameType": "trivia", "roomName": "Friday game 3", "isPrivate": false, "timeLimit": 30, "difficulty": "easy", "maxPlayers": 4}', '0', '0', '2026-11-21 19:21:11.170528+00', '2026-11-21 19:21:11.170528+00', '2026-11-21 19:27:11.170528+00', '2026-11-21 19:31:11.170528+00');

insert into game_round_results (id, session_id, participant_id, round_number, request_id, answer, points_earned, response_time, time_limit, is_correct, created_at) values
('09e86b28-fb09-4afc-b3de-df2e2bb54792', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '1', 'fill-1', 'Stones', '0', '17.362', '30', 'false', '2026-11-21 19:21:41.170528+00'),
('1d8e03f0-4286-4648-acfe-66e4312ddfb7', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '5', 'fill-5', 'Light', '94', '13.147', '30', 'true', '2026-11-21 19:23:41.170528+00'),
('3745d814-f42c-4532-aee9-03b532708a51', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '2', 'fill-2', 'Light', '54', '3.009', '30', 'true', '2026-11-21 19:22:11.170528+00'),
('3842b79b-0a47-49c3-b953-2956b375a9f9', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '9', 'fill-9', 'Light', '63', '5.394', '30', 'true', '2026-11-21 19:25:41.170528+00'),
('3e1d33c9-ab33-46ed-9672-af16de0b1f7a', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '3', 'fill-3', 'Stones', '0', '17.800', '30', 'false', '2026-11-21 19:22:41.170528+00'),
('45e99c3b-4fc5-4313-a88c-6aaca5635c71', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '8', 'fill-8', 'Stones', '0', '16.735', '30', 'false', '2026-11-21 19:25:11.170528+00'),
('47b71bf1-8f23-4983-886d-8e65d9c81a47', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '2', 'fill-2', 'Light', '52', '2.703', '30', 'true', '2026-11-21 19:22:11.170528+00'),
('61431ab9-1f47-4277-932d-1a30d377bfa2', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '5', 'fill-5', 'Light', '87', '11.477', '30', 'true', '2026-11-21 19:23:41.170528+00'),
('6c3f1782-4779-4355-802f-c9e6c1702c30', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '7', 'fill-7', 'Light', '55', '3.345', '30', 'true', '2026-11-21 19:24:41.170528+00'),
('73049261-8e6f-4ab4-a70b-eed7bc3a09b7', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '4', 'fill-4', 'Light', '81', '9.911', '30', 'true', '2026-11-21 19:23:11.170528+00'),
('7323738e-ffed-41b1-b50a-99f00eb122e2', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '6', 'fill-6', 'Light', '62', '5.004', '30', 'true', '2026-11-21 19:24:11.170528+00'),
('840997be-7c96-4c60-a871-7f0a7993bcaa', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '10', 'fill-10', 'Light', '82', '10.220', '30', 'true', '2026-11-21 19:26:11.170528+00'),
('93ddf5bb-2b7e-4935-a1a4-f37b8c4cff04', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '10', 'fill-10', 'Stones', '0', '21.270', '30', 'false', '2026-11-21 19:26:11.170528+00'),
('bb05b577-71c4-4a4e-a883-ff0146abd413', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '8', 'fill-8', 'Light', '70', '7.199', '30', 'true', '2026-11-21 19:25:11.170528+00'),
('c3dfb83f-f513-482d-9a38-4ce2651ca330', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '1', 'fill-1', 'Stones', '0', '15.102', '30', 'false', '2026-11-21 19:21:41.170528+00'),
('ca87d2d8-117d-4706-99e7-d5c5a64f5cbf', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '9', 'fill-9', 'Light', '96', '13.629', '30', 'true', '2026-11-21 19:25:41.170528+00'),
('d018426e-91d3-4a8e-a981-bc5a20a1f405', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '4', 'fill-4', 'Light', '56', '3.660', '30', 'true', '2026-11-21 19:23:11.170528+00'),
('d12242b6-cde9-4ab9-97f7-d35af909859b', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '7', 'fill-7', 'Light', '67', '6.322', '30', 'true', '2026-11-21 19:24:41.170528+00'),
('d92f0db4-0800-46ff-bf3e-e81cac6cd4ce', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '6', 'fill-6', 'Light', '90', '12.215', '30', 'true', '2026-11-21 19:24:11.170528+00'),
('e9c3449e-0406-4c64-927b-8211785ae5ad', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '3', 'fill-3', 'Light', '76', '8.612', '30', 'true', '2026-11-21 19:22:41.170528+00');

insert into game_rounds (session_id, round_number, question_id, started_at) values
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '1', '34ff6a8f-1e44-41d8-81fd-b75dfade42c3', '2026-11-21 19:21:41.170528+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '10', '64eab1a6-da03-4a5f-8321-18839dd3d893', '2026-11-21 19:26:11.170528+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '2', 'd96baf7e-5dbd-4996-8d04-633d3e4679cf', '2026-11-21 19:22:11.170528+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '3', '2e33d22e-a3cc-4705-8d55-8be76d44a3e4', '2026-11-21 19:22:41.170528+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '4', 'fd7dcba3-1eac-4034-806a-4ab2da77c029', '2026-11-21 19:23:11.170528+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '5', '33c30968-847e-47e3-8fe3-d051ffc6b1f5', '2026-11-21 19:23:41.170528+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '6', '87f947c6-6d41-44bc-8fde-53c1a2d66944', '2026-11-21 19:24:11.170528+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '7', '89967ec7-b732-4bd4-86b7-af2690425df2', '2026-11-21 19:24:41.170528+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '8', '93523d8a-fcd0-4ca1-861b-495877c344de', '2026-11-21 19:25:11.170528+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9', '195180d3-1c7b-4a4f-850d-5670624a2647', '2026-11-21 19:25:41.170528+00');

insert into game_sessions (id, room_id, rounds, round_number, status, created_at, ended_at) values
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', 'f35ae76c-8884-4300-8a31-92391fb791d6', '10', '10', 'finished', '2026-11-21 19:21:11.170528+00', '2026-11-21 19:27:11.170528+00');

insert into installation (is_only, requires_second_factor, release) values
('true', 'false', '1.0.0');

insert into live_questions (id, user_id, text, shows_name, state, created_at) values
('2af122e9-2db1-4487-81fa-ef5daeaa6596', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'Why is it so hard to wait? 7', 'false', 'waiting', '2026-10-17 10:45:56.487528+00');

insert into message_flags (message_id, kind, flagged_at) values
('2fb70fb0-29ad-4cce-89fc-06a3a643afb4', 'phone', '2026-11-26 11:45:56.765+00');

insert into message_mentions (message_id, user_id) values
('2fb70fb0-29ad-4cce-89fc-06a3a643afb4', '7c72a344-011d-43c3-8e3d-9dfd06131514');

insert into message_reactions (message_id, user_id, emoji, created_at) values
('2fb70fb0-29ad-4cce-89fc-06a3a643afb4', '7c72a344-011d-43c3-8e3d-9dfd06131514', '🙏', '2026-11-26 11:45:56.757676+00');

insert into message_versions (id, message_id, content, replaced_at) overriding system value values
('1', '2fb70fb0-29ad-4cce-89fc-06a3a643afb4', 'The hall is free.', '2026-11-26 11:45:56.757676+00');
select setval(pg_get_serial_sequence('message_versions', 'id'), max(id)) from message_versions;

insert into messages (id, thread_id, seq, sender_id, request_id, content, version, created_at) values
('0f7ffab5-0125-4cf1-8427-32513ceed18e', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '5', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-5', 'The bus leaves at nine from the junction.', '0', '2026-08-10 10:12:47.820959+00'),
('111422a1-83ed-4a77-8f02-6e351b463b89', '66b86209-981b-4a86-8d51-5aa5d0f944be', '5', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-5', 'I’ll be ten minutes late, sorry.', '0', '2026-08-22 21:40:00.832091+00'),
('2e8e168c-8bbf-492f-8c3f-ffc8a63868b4', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '7', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-7', 'I’ll be ten minutes late, sorry.', '0', '2026-09-23 12:09:29.033437+00'),
('2fb70fb0-29ad-4cce-89fc-06a3a643afb4', '0563ca60-163b-4a12-81f6-19312c59c141', '1', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'stored-1', 'The hall is free on Friday.', '2', '2026-11-26 11:45:56.757676+00'),
('3d26ed13-954b-4728-8e19-544e8711fb4a', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '8', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-8', 'I’ll be ten minutes late, sorry.', '0', '2026-10-15 12:34:08.984392+00'),
('3f0aec6e-e1f8-4e96-8146-8b1c0df63c11', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '10', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-10', 'I read the whole chapter last night, and I have so many questions.', '0', '2026-11-21 10:48:17.570462+00'),
('409380b8-4260-4376-8d34-32f8ed0320fe', '66b86209-981b-4a86-8d51-5aa5d0f944be', '2', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-2', 'That was a good game. Again tomorrow?', '0', '2026-06-12 14:31:20.971416+00'),
('58c5d348-9f72-49a4-81b6-62f793fb78ab', '66b86209-981b-4a86-8d51-5aa5d0f944be', '8', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-8', 'Mummy says I may come if we’re back by seven.', '0', '2026-10-09 17:52:04.353426+00'),
('7ed54298-4396-4c7c-8db6-4fa0bf220ec3', '66b86209-981b-4a86-8d51-5aa5d0f944be', '3', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-3', 'I’ll be ten minutes late, sorry.', '0', '2026-07-12 12:26:55.647997+00'),
('8407ead6-f944-4ed9-8901-bfe2c2db7be8', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '1', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-1', 'I’ll be ten minutes late, sorry.', '0', '2026-05-23 10:37:48.205076+00'),
('86edd582-d76b-42fb-8081-dc8d0d69816b', '66b86209-981b-4a86-8d51-5aa5d0f944be', '10', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-10', 'I read the whole chapter last night, and I have so many questions.', '0', '2026-11-23 18:24:54.453845+00'),
('8b0df5cb-642f-4e37-814e-c111bda8956f', '66b86209-981b-4a86-8d51-5aa5d0f944be', '9', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-9', 'Please pray for my exams on Tuesday.', '0', '2026-10-29 19:21:03.117569+00'),
('8bfc8518-a068-4d28-81e6-86317b60d27e', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '9', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-9', 'Mummy says I may come if we’re back by seven.', '0', '2026-10-19 17:22:41.033741+00'),
('91e5b51b-2839-4833-818b-fa869d11ce41', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '3', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-3', 'Has anybody seen my blue notebook?', '0', '2026-07-12 04:51:54.645245+00'),
('ad1fa292-7259-4b17-8caf-8f35d9dd484d', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '4', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-4', 'I’ll be ten minutes late, sorry.', '0', '2026-07-25 13:35:34.947923+00'),
('c2080d4c-383a-4fe4-8862-560ab7efa3b1', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '2', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-2', 'Amen!', '0', '2026-06-27 08:15:58.3729+00'),
('c6d1a836-447c-4dbc-8be0-195bd54af86a', '66b86209-981b-4a86-8d51-5aa5d0f944be', '1', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-1', 'The bus leaves at nine from the junction.', '0', '2026-06-08 08:58:15.88042+00'),
('dec3c650-aa51-4ad9-8718-aa61900a7cdf', '66b86209-981b-4a86-8d51-5aa5d0f944be', '7', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-7', 'I read the whole chapter last night, and I have so many questions.', '0', '2026-09-19 12:30:56.457534+00'),
('e0ef95a4-4b33-48c3-83e5-c23cd359f66f', '66b86209-981b-4a86-8d51-5aa5d0f944be', '4', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-4', 'See you on Friday after choir.', '0', '2026-08-03 13:44:28.692202+00'),
('ead5bdda-bdc4-4a0e-8d0a-709a794b83fc', '66b86209-981b-4a86-8d51-5aa5d0f944be', '6', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-6', 'Please pray for my exams on Tuesday.', '0', '2026-08-28 01:42:52.086369+00'),
('fa97fe91-bdfd-4f0b-87ff-8297836acb8c', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '6', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-6', 'See you on Friday after choir.', '0', '2026-08-26 16:11:30.723027+00');

insert into muted_threads (user_id, thread_id, created_at) values
('7c72a344-011d-43c3-8e3d-9dfd06131514', '0563ca60-163b-4a12-81f6-19312c59c141', '2026-11-26 11:45:56.757676+00');

insert into mutes (user_id, until) values
('28869578-f125-41a0-8cdf-15030cee9c35', '2026-11-27 11:45:56.757676+00');

insert into notifications (id, user_id, kind, event_id, devotion_id, announcement_id, count, created_at, read_at) values
('063175cb-d04d-412b-912c-7f0cd52a11d4', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-02-03 08:19:39.901819+00', NULL),
('067883be-2999-4205-8310-9bef5b2230a3', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:45:56.487528+00', NULL),
('07f4e802-9cb0-4ea3-8627-3e6875d06dd5', '0a687c62-1103-4d95-8622-11a5584f4752', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-05 01:56:04.230683+00', NULL),
('0d69e7df-c32e-41c1-bb70-58f604608737', '0a687c62-1103-4d95-8622-11a5584f4752', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 11:45:56.487528+00', NULL),
('1b097a0e-bcb1-4ecf-8be7-7286b68278e4', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 11:45:56.487528+00', NULL),
('1f3e537f-1e3c-4bce-ad45-4ab1523347d9', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-08-21 06:22:30.307523+00', NULL),
('238e03be-7473-4bfd-8007-1c871f085a8d', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-20 11:14:36.518089+00', NULL),
('29f44977-bb0e-43f4-9856-dc2c5cb90949', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 11:45:56.487528+00', '2026-11-26 11:45:56.487528+00'),
('2f8ded89-e037-4450-a579-6d7ee29cc66b', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-15 20:52:28.220132+00', '2024-10-15 21:52:28.220132+00'),
('3121fb21-96b5-4b74-9b5d-999414afac9f', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-03 16:57:58.229702+00', NULL),
('47399fa7-38cc-4f0a-84e9-50ed06d25337', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:45:56.487528+00', '2026-11-16 12:45:56.487528+00'),
('48a4e59a-0bc6-4674-8e89-3830be323ba0', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-01 16:42:27.406172+00', NULL),
('4d36bdb3-20bf-40bf-8b47-77a0dfc52336', '28869578-f125-41a0-8cdf-15030cee9c35', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:45:56.487528+00', '2026-11-16 12:45:56.487528+00'),
('52f3cbd5-1f52-4eaf-ab07-9a120c458e11', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-26 08:30:30.602749+00', '2026-01-26 09:30:30.602749+00'),
('5612e6fd-62fb-4f07-bd09-8881d4e92243', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:45:56.487528+00', NULL),
('583e4772-dd83-40c0-8ab1-610cfa9fcb0a', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-23 20:36:59.069749+00', '2026-01-23 21:36:59.069749+00'),
('58f792b0-9820-4165-9c67-c0254ded69cd', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-12 10:57:40.985153+00', NULL),
('59f96454-024e-4d81-a778-ab579a28dc5d', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 11:45:56.487528+00', NULL),
('5a59358f-be85-4a66-b56e-7c1c6150a7f0', '28869578-f125-41a0-8cdf-15030cee9c35', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-04 21:39:03.976142+00', NULL),
('5abaad36-6d6d-44d3-8bd1-dfbacb01b139', '28869578-f125-41a0-8cdf-15030cee9c35', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-08-30 09:53:06.966293+00', NULL),
('5c66f5ed-93d6-42dc-a174-3ca8a7ae185f', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:45:56.487528+00', NULL),
('60f6824d-b194-4d13-8cc5-d686636375a4', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 11:45:56.487528+00', NULL),
('60ff18a6-3875-4a7a-bb9e-0b4887b22cd2', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:45:56.487528+00', NULL),
('7132c306-6676-4ed7-bee9-9e8118e285f9', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 11:45:56.487528+00', NULL),
('723fac01-4930-4d97-a1d2-eb83651c6e32', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:45:56.487528+00', '2026-11-21 12:45:56.487528+00'),
('728951d9-06a4-49d1-a923-08d982c2ab1c', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:45:56.487528+00', '2026-11-21 12:45:56.487528+00'),
('75fb670b-7eed-4adb-8737-b2bece4f2859', '0a687c62-1103-4d95-8622-11a5584f4752', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:45:56.487528+00', '2026-11-21 12:45:56.487528+00'),
('7dfb851b-f9c4-417d-a0cb-6075fdbf782d', '0a687c62-1103-4d95-8622-11a5584f4752', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:45:56.487528+00', '2026-11-16 12:45:56.487528+00'),
('84016cbc-dff2-4658-a1ec-66fd47e63daa', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:45:56.487528+00', NULL),
('8aa66141-c1b6-443d-ae5a-d04306231d4c', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:45:56.487528+00', '2026-11-16 12:45:56.487528+00'),
('8f5b0761-b719-46e3-9f2f-498833e7d68f', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:45:56.487528+00', '2026-11-16 12:45:56.487528+00'),
('97f7ad15-7616-40b3-8913-1a56675c2a06', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-06 16:24:00.034793+00', '2025-09-06 17:24:00.034793+00'),
('98bc61d6-6bcc-492f-bf5f-810649bcd491', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-02-01 18:54:26.294569+00', NULL),
('9ab4522d-7b9a-4ca9-b4c8-f9dd6d9acea7', '28869578-f125-41a0-8cdf-15030cee9c35', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 11:45:56.487528+00', '2026-11-26 11:45:56.487528+00'),
('9f381304-9b09-4370-b0ae-bedeae016742', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-06 02:17:42.761633+00', '2025-09-06 03:17:42.761633+00'),
('a31a4b72-78cf-4a7e-9f13-0edc853775e9', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-07 08:45:34.075043+00', '2025-09-07 09:45:34.075043+00'),
('b0da675a-017b-4a0c-afac-fd757d30403b', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:45:56.487528+00', NULL),
('b44c9b97-1758-4abe-b376-7c0f6aad2445', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-22 10:25:05.435779+00', NULL),
('ba80ba07-6d4e-40ca-b995-16eda6a699e9', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-01 17:09:29.399393+00', NULL),
('bac2674b-8d63-4be8-9748-973f3f4ed8ab', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:45:56.487528+00', NULL),
('c1b08fb6-3509-47b7-ba7d-3324fd6914be', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:45:56.487528+00', NULL),
('de9ba82e-cae3-42ce-a3c4-6571d90aa5e1', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-15 23:38:27.012079+00', NULL),
('dfdf64ca-d22e-4809-b2dc-072f4bfa4ddb', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:45:56.487528+00', '2026-11-21 12:45:56.487528+00'),
('e4e62bcf-2816-40d3-9e74-fb07321043be', '28869578-f125-41a0-8cdf-15030cee9c35', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:45:56.487528+00', '2026-11-21 12:45:56.487528+00'),
('e6702196-b7ce-46ae-b381-40e57b6aaca2', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-08-23 14:35:25.290683+00', '2025-08-23 15:35:25.290683+00'),
('f2b5cb5b-4c70-4fc0-b2c9-3727e6cfe1f2', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-03 16:01:28.098422+00', '2024-10-03 17:01:28.098422+00'),
('f8687242-0cfe-484c-9af0-cef7a055c29d', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:45:56.487528+00', NULL),
('ff9246b0-5ca6-48c4-b4c2-92f5580e7b1d', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:45:56.487528+00', NULL);

insert into pod_requests (id, user_id, topic, message, state, mentor_id, reply, created_at, decided_at) values
('25dbc848-a798-4758-bc29-5dc4aae36687', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'friends', 'I’d like to talk with somebody.', 'declined', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'Please ask again after the holidays.', '2026-10-28 11:45:56.487528+00', '2026-10-29 11:45:56.487528+00');

insert into post_comments (id, post_id, user_id, content, created_at) values
('05f52167-d95c-408f-81f3-0c5fb6663a4c', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '0a687c62-1103-4d95-8622-11a5584f4752', 'I’ll be there.', '2026-05-08 04:28:47.810628+00'),
('07f2ea5b-77e0-4262-812b-8b37cf0dbe68', '9d0dffc3-d03b-45a2-89ce-132368ae9004', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'I’ll be there.', '2026-10-19 09:48:20.763828+00'),
('127787ab-baa0-4313-88c6-4512d30cdf87', '90b11d9c-2a69-4623-865a-d359be5f9887', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'I’ll be there.', '2026-03-24 09:42:42.715428+00'),
('15c0bd29-7154-41b9-8df1-d46db9aff2dd', '90b11d9c-2a69-4623-865a-d359be5f9887', '28869578-f125-41a0-8cdf-15030cee9c35', 'I’ll be there.', '2026-03-24 08:42:42.715428+00'),
('25f44a35-0499-4c19-882d-416feae40bd5', 'd0011217-43aa-42c3-8a58-caf76965ca88', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'I’ll be there.', '2026-11-20 20:49:22.360128+00'),
('28475846-4362-4e45-849a-f8c5c83d5055', '9d0dffc3-d03b-45a2-89ce-132368ae9004', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'I’ll be there.', '2026-10-19 08:48:20.763828+00'),
('341b31a2-84dc-433b-801d-0e96ecfaaa87', '9d0dffc3-d03b-45a2-89ce-132368ae9004', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'I’ll be there.', '2026-10-19 04:48:20.763828+00'),
('34a5c5db-8a4c-4c37-800b-15c66f6f90e7', '3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '28869578-f125-41a0-8cdf-15030cee9c35', 'I’ll be there.', '2026-06-29 01:47:59.618028+00'),
('38b0bd73-d36a-49af-838d-ac5323799dfc', 'd0011217-43aa-42c3-8a58-caf76965ca88', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'I’ll be there.', '2026-11-20 21:49:22.360128+00'),
('42e5bced-39b1-45b6-8bc1-c4265f109841', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'I’ll be there.', '2026-05-08 07:28:47.810628+00'),
('50a118b0-f52f-4330-899d-f8a527b5231d', '3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'I’ll be there.', '2026-06-29 02:47:59.618028+00'),
('5db91a69-0e5c-41e2-8776-22a4d78daf53', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'I’ll be there.', '2026-05-08 02:28:47.810628+00'),
('5e89396d-04bc-427d-89fc-d16ebff38238', '3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'I’ll be there.', '2026-06-29 00:47:59.618028+00'),
('617bc8c3-c9cc-4819-8dce-9895ee336b98', '3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'I’ll be there.', '2026-06-29 03:47:59.618028+00'),
('af76b5d7-2da2-4d13-8797-ed47ffcecef2', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'I’ll be there.', '2026-05-08 06:28:47.810628+00'),
('c149e829-24d4-4073-8f42-705268fbbe6a', '90b11d9c-2a69-4623-865a-d359be5f9887', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'I’ll be there.', '2026-03-24 06:42:42.715428+00'),
('c19a6f07-5829-4714-8894-b526ef8cd6cb', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'I’ll be there.', '2026-05-08 05:28:47.810628+00'),
('c4f189e0-b7c7-4d13-87a7-72d38f0c2e38', '9d0dffc3-d03b-45a2-89ce-132368ae9004', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'I’ll be there.', '2026-10-19 06:48:20.763828+00'),
('c547424c-8ad1-4b9a-867d-07b003f80278', '90b11d9c-2a69-4623-865a-d359be5f9887', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'I’ll be there.', '2026-03-24 07:42:42.715428+00'),
('c6de00e5-98e8-41b6-8d99-f04011fa8360', '90b11d9c-2a69-4623-865a-d359be5f9887', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'I’ll be there.', '2026-03-24 10:42:42.715428+00'),
('ca865ace-75be-47e1-8f1a-6912b32683c1', 'd0011217-43aa-42c3-8a58-caf76965ca88', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'I’ll be there.', '2026-11-20 19:49:22.360128+00'),
('cf7bd999-5c08-41aa-8783-081703f0800c', '9d0dffc3-d03b-45a2-89ce-132368ae9004', '0a687c62-1103-4d95-8622-11a5584f4752', 'I’ll be there.', '2026-10-19 07:48:20.763828+00'),
('d17f00a3-5e9c-40c0-8b63-d424e14d5a75', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'I’ll be there.', '2026-05-08 03:28:47.810628+00'),
('efef22eb-e9d5-49c4-8963-701c73677589', '9d0dffc3-d03b-45a2-89ce-132368ae9004', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'I’ll be there.', '2026-10-19 05:48:20.763828+00');

insert into post_likes (post_id, user_id, created_at) values
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-06-29 05:47:59.618028+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2026-06-29 04:47:59.618028+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-06-29 00:47:59.618028+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2026-06-29 06:47:59.618028+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2026-06-29 01:47:59.618028+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-06-29 07:47:59.618028+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '2026-06-29 03:47:59.618028+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2026-06-29 02:47:59.618028+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-03-24 08:42:42.715428+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-03-24 14:42:42.715428+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2026-03-24 13:42:42.715428+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-03-24 09:42:42.715428+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2026-03-24 15:42:42.715428+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2026-03-24 07:42:42.715428+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2026-03-24 10:42:42.715428+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-03-24 06:42:42.715428+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '2026-03-24 12:42:42.715428+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2026-03-24 11:42:42.715428+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-10-19 07:48:20.763828+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-10-19 13:48:20.763828+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2026-10-19 12:48:20.763828+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-10-19 08:48:20.763828+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2026-10-19 04:48:20.763828+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2026-10-19 06:48:20.763828+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2026-10-19 09:48:20.763828+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-10-19 05:48:20.763828+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '2026-10-19 11:48:20.763828+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2026-10-19 10:48:20.763828+00'),
('d0011217-43aa-42c3-8a58-caf76965ca88', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-11-20 20:49:22.360128+00'),
('d0011217-43aa-42c3-8a58-caf76965ca88', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-20 21:49:22.360128+00'),
('d0011217-43aa-42c3-8a58-caf76965ca88', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2026-11-20 19:49:22.360128+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-05-08 02:28:47.810628+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-05-08 08:28:47.810628+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2026-05-08 07:28:47.810628+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-05-08 03:28:47.810628+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2026-05-08 09:28:47.810628+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2026-05-08 11:28:47.810628+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2026-05-08 04:28:47.810628+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-05-08 10:28:47.810628+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '2026-05-08 06:28:47.810628+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2026-05-08 05:28:47.810628+00');

insert into posts (id, user_id, content, created_at) values
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 1', '2026-06-28 23:47:59.618028+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 4', '2026-03-24 05:42:42.715428+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 5', '2026-10-19 03:48:20.763828+00'),
('d0011217-43aa-42c3-8a58-caf76965ca88', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 3', '2026-11-20 18:49:22.360128+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 2', '2026-05-08 01:28:47.810628+00');

insert into profile_photos (name, user_id, created_at) values
('1-photo', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-11-26 11:45:56.757676+00');

insert into profiles (user_id, full_name, phone, bio, location, spiritual_level, interests, shows_birthday, created_at, updated_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', 'Nneka Udo', NULL, 'I sing, I read, and I ask too many questions.', NULL, 'beginner', '[]', 'false', '2024-11-26 11:45:56.487528+00', '2026-11-26 11:45:56.487528+00'),
('28869578-f125-41a0-8cdf-15030cee9c35', 'Zainab Ibe', '+2348033333336', 'I sing, I read, and I ask too many questions.', NULL, NULL, '[]', 'false', '2026-11-20 15:16:22.840711+00', '2026-11-26 11:45:56.487528+00'),
('7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'Halima Chukwu', NULL, NULL, 'Enugu', 'beginner', '[]', 'false', '2025-08-08 04:19:39.494634+00', '2026-11-26 11:45:56.487528+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', 'Ọmọ́táyọ̀ Salami', NULL, 'I sing, I read, and I ask too many questions.', 'Jos', 'beginner', '[]', 'false', '2024-11-26 11:45:56.487528+00', '2026-11-26 11:45:56.487528+00'),
('8c859c64-eb73-43b9-8ee9-79538c79546a', 'Yusuf Nwosu', '+2348033333335', 'I sing, I read, and I ask too many questions.', 'Enugu', 'beginner', '[]', 'false', '2025-07-18 10:49:04.014979+00', '2026-11-26 11:45:56.487528+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'Uche Ibe', NULL, NULL, NULL, 'mature', '[]', 'false', '2024-11-26 11:45:56.487528+00', '2026-11-26 11:45:56.487528+00'),
('bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'Chidi Onyeka', NULL, NULL, NULL, 'beginner', '[]', 'false', '2026-05-01 11:03:20.527025+00', '2026-11-26 11:45:56.487528+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'Chidi Umar', NULL, NULL, 'Ibadan', NULL, '[]', 'false', '2024-11-26 11:45:56.487528+00', '2026-11-26 11:45:56.487528+00'),
('d4133485-4ba8-4b94-8117-e2d2ebf74342', 'Ọlá Abiola', NULL, NULL, NULL, NULL, '[]', 'false', '2026-07-01 19:13:23.410496+00', '2026-11-26 11:45:56.487528+00'),
('e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'Emeka Ọdụ', '+2348033333339', NULL, NULL, NULL, '[]', 'false', '2025-05-28 15:33:49.815025+00', '2026-11-26 11:45:56.487528+00');

insert into push_keys (id, public_key, private_key, created_at) values
('1', 'BLJq54snSLQwHecIbQV3sCKgW2hcHw3Xfgo8gFDIMLDmT4pEbZRTYqbx7-jwQSz-TH3IHcCjtPfU2Jl7SrYAY3A', 'J_a9ncLOxayzrYZ7MO0ahNrcvweaO_EHXRLUd5LaBvA', '2026-11-26 11:45:56.872298+00');

insert into push_settings (user_id, off_groups, shows_text, updated_at) values
('8c859c64-eb73-43b9-8ee9-79538c79546a', '["reactions"]', 'false', '2026-11-26 11:45:56.757676+00');

insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, sent_until, failures, created_at) values
('b315a512-0440-45ef-9555-8090759b9934', '0a687c62-1103-4d95-8622-11a5584f4752', '0a3e32a8-1e17-4a38-85d5-5212b1d300f0', 'https://push.example.org/0a3e32a8-1e17-4a38-85d5-5212b1d300f0', 'not a key', 'none', '2026-11-26 11:45:56.757676+00', '0', '2026-11-26 11:45:56.757676+00');

insert into rate_limits (key, points, expire) values
('stored', '1', '0');

insert into reconciliations (id, from_day, to_day, is_nightly, state, done, compared, finding_count, findings, started_at, progress_at, finished_at) values
('16303cd7-0362-40b9-ab0c-4231b5d76cce', '2026-11-17', '2026-11-24', 'true', 'done', '0', '0', '0', '[]', '2026-11-24 11:45:56.487528+00', '2026-11-24 11:45:56.487528+00', '2026-11-24 11:45:56.487528+00'),
('1e8ad350-681f-42f2-8f99-7e30b94dcc2e', '2026-11-15', '2026-11-22', 'true', 'done', '0', '0', '0', '[]', '2026-11-22 11:45:56.487528+00', '2026-11-22 11:45:56.487528+00', '2026-11-22 11:45:56.487528+00'),
('1efbcee5-95d9-4225-90c9-1120e0e4a503', '2026-11-18', '2026-11-25', 'true', 'done', '0', '0', '0', '[]', '2026-11-25 11:45:56.487528+00', '2026-11-25 11:45:56.487528+00', '2026-11-25 11:45:56.487528+00'),
('b5c2b37b-44ab-4aca-a11f-a70ab2090e25', '2026-11-16', '2026-11-23', 'true', 'done', '0', '0', '0', '[]', '2026-11-23 11:45:56.487528+00', '2026-11-23 11:45:56.487528+00', '2026-11-23 11:45:56.487528+00'),
('eb891896-2856-4519-b1dc-c83c8f1764b4', '2026-11-14', '2026-11-21', 'true', 'done', '0', '0', '0', '[]', '2026-11-21 11:45:56.487528+00', '2026-11-21 11:45:56.487528+00', '2026-11-21 11:45:56.487528+00');

insert into report_actions (id, report_id, actor_id, member_id, kind, reason, until, created_at) values
('c8c70bc5-7d8e-485e-9f22-e58b41642d27', '51b926b6-cea0-4164-8edd-bc2d12a78358', '0a687c62-1103-4d95-8622-11a5584f4752', '28869578-f125-41a0-8cdf-15030cee9c35', 'mute', 'Please be kind.', '2026-11-27 11:45:56.757676+00', '2026-11-26 11:45:56.757676+00');

insert into report_notes (id, report_id, author_id, content, created_at) values
('69598560-befc-408c-9643-92b26e5ac5b4', '51b926b6-cea0-4164-8edd-bc2d12a78358', '0a687c62-1103-4d95-8622-11a5584f4752', 'I will talk with both.', '2026-11-26 11:45:56.757676+00');

insert into reports (id, reporter_id, kind, subject_id, about_id, reason, note, evidence, receiver, state, owner_id, outcome, created_at) values
('51b926b6-cea0-4164-8edd-bc2d12a78358', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'profile', '28869578-f125-41a0-8cdf-15030cee9c35', '28869578-f125-41a0-8cdf-15030cee9c35', 'bullying', '', '{"full_name": "Bisi"}', 'leaders', 'taken', '0a687c62-1103-4d95-8622-11a5584f4752', '', '2026-11-26 11:45:56.757676+00');

insert into requests (id, kind, name, email, phone, message, created_at, state, owner_id, answer, decided_at) values
('3aaabf9b-a5a7-439b-86e9-aad65002e6e2', 'roadmap', NULL, 'friend-5@fill.example.org', NULL, NULL, '2026-06-08 21:29:06.296028+00', 'closed', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, '2026-06-09 21:29:06.296028+00'),
('704f67fc-c892-4e13-88b0-f4ba8c20f8fc', 'join', 'Friend 4', 'friend-4@fill.example.org', '+2348030000000', 'I would like to know more. 4', '2026-05-07 01:38:12.205128+00', 'answered', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Thank you. Somebody will write to you this week.', '2026-05-08 01:38:12.205128+00'),
('967507f6-b480-4920-8da0-38bed36cbf0d', 'apply', 'Friend 2', 'friend-2@fill.example.org', '+2348030000000', 'I would like to know more. 2', '2026-11-09 03:06:18.691128+00', 'in_progress', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, NULL),
('c1ccf99e-7518-4af9-82da-c1d8632cfd93', 'join', 'Friend 3', 'friend-3@fill.example.org', NULL, 'I would like to know more. 3', '2026-08-03 01:44:02.363028+00', 'answered', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Thank you. Somebody will write to you this week.', '2026-08-04 01:44:02.363028+00'),
('e10cdb8f-6a55-4b7e-8b7a-83998a52c486', 'roadmap', NULL, 'friend-1@fill.example.org', NULL, NULL, '2026-10-21 22:35:18.023328+00', 'closed', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, '2026-10-22 22:35:18.023328+00');

insert into resource_videos (name, url, set_by, set_at) values
('is-doubt-a-sin', 'https://video.example.org/1', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:45:56.757676+00');

insert into second_factors (id, user_id, secret, backup_codes, verified, failed_verification_count) values
('7bdf28e0-9838-4936-86e2-601b1c6eaa65', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'not a secret', 'no codes', 'false', '0');

insert into seeded_questions (id, seeded_at) values
('3c770b94-9a9a-457e-8a58-e388c32d7956', '2026-11-26 11:45:56.757676+00');

insert into servers (id, started_at, beat_at) values
('7', '2026-11-24 11:45:56.757676+00', '2026-11-25 11:45:56.757676+00');

insert into sessions (id, user_id, token, expires_at, created_at, updated_at, last_used_at) values
('0a3e32a8-1e17-4a38-85d5-5212b1d300f0', '0a687c62-1103-4d95-8622-11a5584f4752', '03b4b8e1-1b49-4ddc-8b91-743ab3e2198b', '2026-12-26 11:45:56.487528+00', '2026-11-26 04:41:20.11135+00', '2026-11-26 04:41:20.11135+00', '2026-11-26 04:41:20.11135+00'),
('3b6d5555-2f4f-444e-8f0b-8ebedb95b139', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'be5949d2-78e4-40fd-8652-d4f4a38ef927', '2026-12-26 11:45:56.487528+00', '2026-11-25 14:10:04.294897+00', '2026-11-25 14:10:04.294897+00', '2026-11-25 14:10:04.294897+00'),
('4e0de1e7-3a85-4a0f-8711-b0e6c9714fc5', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '881ec500-a262-4ba0-8b7e-9883aa87e256', '2026-12-26 11:45:56.487528+00', '2026-11-26 02:13:48.55924+00', '2026-11-26 02:13:48.55924+00', '2026-11-26 02:13:48.55924+00'),
('82b0b70c-67f7-4c9a-8975-fa2b2fc721aa', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'a7cbb0a5-a0fb-4667-843e-ecaa538632e3', '2026-12-26 11:45:56.487528+00', '2026-11-26 03:47:08.2656+00', '2026-11-26 03:47:08.2656+00', '2026-11-26 03:47:08.2656+00'),
('9b8b8c8f-9442-4eb4-8ad1-cd12c82697af', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '95e08195-b4ff-41f3-8afa-2b1508336683', '2026-12-26 11:45:56.487528+00', '2026-11-25 23:31:30.912159+00', '2026-11-25 23:31:30.912159+00', '2026-11-25 23:31:30.912159+00'),
('d5cb2bbe-2a4d-41d7-83a2-b5fa3544c618', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'a1310703-312f-4646-8d00-c01c4cc170d3', '2026-12-26 11:45:56.487528+00', '2026-11-26 03:07:05.541316+00', '2026-11-26 03:07:05.541316+00', '2026-11-26 03:07:05.541316+00');

insert into settings (key, value, version, changed_at) values
('setup', '{"steps": {}, "isFinished": true}', '1', '2026-11-26 11:45:56.757676+00'),
('tagline', '"Light for all."', '1', '2026-11-26 11:45:56.757676+00');

insert into thread_members (thread_id, user_id, role, read_seq, from_seq, joined_at) values
('0563ca60-163b-4a12-81f6-19312c59c141', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'participant', '0', '0', '2026-11-26 11:45:56.757676+00'),
('0563ca60-163b-4a12-81f6-19312c59c141', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'participant', '0', '0', '2026-11-26 11:45:56.757676+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', '0a687c62-1103-4d95-8622-11a5584f4752', 'safeguarding_lead', '5', '0', '2026-05-10 11:45:56.487528+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', '28869578-f125-41a0-8cdf-15030cee9c35', 'owner', '8', '0', '2026-05-10 11:45:56.487528+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'safeguarding_lead', '9', '0', '2026-05-10 11:45:56.487528+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'member', '0', '0', '2026-05-10 11:45:56.487528+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'member', '3', '0', '2026-05-10 11:45:56.487528+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', '0a687c62-1103-4d95-8622-11a5584f4752', 'safeguarding_lead', '8', '0', '2026-05-10 11:45:56.487528+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', '28869578-f125-41a0-8cdf-15030cee9c35', 'member', '8', '0', '2026-05-10 11:45:56.487528+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'safeguarding_lead', '8', '0', '2026-05-10 11:45:56.487528+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'owner', '8', '0', '2026-05-10 11:45:56.487528+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'member', '6', '0', '2026-05-10 11:45:56.487528+00');

insert into threads (id, kind, last_seq, last_message_at, created_at) values
('0563ca60-163b-4a12-81f6-19312c59c141', 'conversation', '1', '2026-11-26 11:45:56.757676+00', '2026-11-26 11:45:56.757676+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'channel', '10', '2026-11-23 18:24:54.453845+00', '2026-05-10 11:45:56.487528+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'channel', '10', '2026-11-21 10:48:17.570462+00', '2026-05-10 11:45:56.487528+00');

insert into ticket_keys (id, private_key, created_at) values
('1', E'\\x302e020100300506032b657004220420be4cc7b4579bb9e329ca8f6dbb3fbcf89cf08e5c35dc8334e427bae89411cd50', '2026-11-26 11:45:56.884154+00');

insert into ticket_pdfs (registration_id, user_id, content_hash, requested_at) values
('0269e719-e897-41e8-8f9d-5eec3c3a98ce', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'none', '2026-11-26 11:45:56.757676+00');

insert into trivia_questions (id, question, correct_answer, incorrect_answers, difficulty, category, scripture_reference, points, is_active, version, created_at) values
('0e01e8c9-bebf-4b32-8011-678db73f5578', 'What does chapter 4 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:5', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('0ecb1d7f-25c6-4f66-8b22-3830fd33fc43', 'What does chapter 37 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:38', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('1252945f-794b-463a-8f45-9f0fbf60c22d', 'What does chapter 40 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:41', '100', 'false', '1', '2026-11-26 11:45:56.487528+00'),
('1380762b-0507-49bd-872b-eb5435ce4e66', 'What does chapter 1 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:2', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('195180d3-1c7b-4a4f-850d-5670624a2647', 'What does chapter 19 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:20', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('19aea240-4671-4ed2-86c7-7994e6642c02', 'What does chapter 28 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:29', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('1cf08155-84c0-4c55-8fa2-57fdf2ba705c', 'What does chapter 6 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:7', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('20d49665-14cb-4d11-839e-273e982956c4', 'What does chapter 26 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:27', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('2800d555-e0d0-4922-8e4d-402294f41500', 'What does chapter 7 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:8', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('2e33d22e-a3cc-4705-8d55-8be76d44a3e4', 'What does chapter 13 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:14', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('33c30968-847e-47e3-8fe3-d051ffc6b1f5', 'What does chapter 15 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:16', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('34ff6a8f-1e44-41d8-81fd-b75dfade42c3', 'What does chapter 11 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:12', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('4a80ce95-7db0-474d-8f1a-2320e7b4a120', 'What does chapter 3 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:4', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('543588e6-c7c1-4446-8e55-d8488e72ca62', 'What does chapter 10 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:11', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('56003418-5f30-4319-8eb1-52bb309f272f', 'What does chapter 36 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:37', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('56d28b94-620d-41e6-8663-20f206408b68', 'What does chapter 32 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:33', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('591a70a0-51df-40ff-81ac-652775a194ac', 'What does chapter 23 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:24', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('641c9d5d-ac3f-41dd-8c8c-0398e9c940af', 'What does chapter 5 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:6', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('64eab1a6-da03-4a5f-8321-18839dd3d893', 'What does chapter 20 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:21', '100', 'false', '1', '2026-11-26 11:45:56.487528+00'),
('6e8b5f13-a4d6-4f9d-8aca-0eee4dad6116', 'What does chapter 22 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:23', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('7303534f-be1f-41e6-8532-1803827949cf', 'What does chapter 27 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:28', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('87f947c6-6d41-44bc-8fde-53c1a2d66944', 'What does chapter 16 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:17', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('89967ec7-b732-4bd4-86b7-af2690425df2', 'What does chapter 17 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:18', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('91441e0e-826a-44f7-8777-2edf0ed5136f', 'What does chapter 24 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:25', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('9177f316-bf1d-47e5-8891-cf9362bdb058', 'What does chapter 33 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:34', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('923ca8db-5d33-4f03-85e1-8706893b924d', 'What does chapter 38 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:39', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('93523d8a-fcd0-4ca1-861b-495877c344de', 'What does chapter 18 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:19', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('98aa6c1b-7518-456c-81b5-ee10c2bc7625', 'What does chapter 30 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:31', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('ac96c0ef-cbb2-42a4-8063-f160af2b6c40', 'What does chapter 29 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:30', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('b9690c05-9eba-454f-8d0c-231825061de8', 'What does chapter 21 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:22', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('bea8cd10-3ab5-4959-8927-dcc3df05edcc', 'What does chapter 2 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:3', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('d46b4e61-ec21-469f-8db5-6650410d736f', 'What does chapter 35 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:36', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('d93a4d1d-7fb0-46f7-869c-01ef819913c5', 'What does chapter 39 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:40', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('d96baf7e-5dbd-4996-8d04-633d3e4679cf', 'What does chapter 12 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:13', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('daddbed1-7ed2-49cf-8944-fc1c8ef13e60', 'What does chapter 9 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:10', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('dd8a7946-2079-45e7-8556-98db5a7a2ae2', 'What does chapter 25 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:26', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('edf2dc54-eec5-489e-8a06-9238f02a62b1', 'What does chapter 8 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:9', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('f2627e86-4830-4d4b-88bc-ffdb0aebf488', 'What does chapter 31 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:32', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('fb88532b-b26e-4c03-8eed-7d0d572f7f17', 'What does chapter 34 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:35', '100', 'true', '1', '2026-11-26 11:45:56.487528+00'),
('fd7dcba3-1eac-4034-806a-4ab2da77c029', 'What does chapter 14 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:15', '100', 'true', '1', '2026-11-26 11:45:56.487528+00');

insert into user_activity (id, user_id, activity_type, activity_data, created_at) values
('10e7ad24-0052-48fd-878b-b71a20842c8e', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'liked_post', '{"post_id": "90b11d9c-2a69-4623-865a-d359be5f9887"}', '2026-10-08 06:28:37.407168+00'),
('24f6f9f5-ab82-4c61-8623-75dd9af50538', '28869578-f125-41a0-8cdf-15030cee9c35', 'liked_post', '{"post_id": "90b11d9c-2a69-4623-865a-d359be5f9887"}', '2026-11-20 15:16:22.840711+00'),
('3098eb30-1b51-4475-8e7e-af7f23adb4cd', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'commented_on_post', '{"post_id": "e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad"}', '2026-07-27 16:24:23.731848+00'),
('3b11aec8-e9ab-410f-86b8-6e124576a5a4', '0a687c62-1103-4d95-8622-11a5584f4752', 'liked_post', '{"post_id": "e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad"}', '2026-08-19 15:48:26.799168+00'),
('41a06806-f164-487b-8c7e-3ae80aece014', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'commented_on_post', '{"post_id": "9d0dffc3-d03b-45a2-89ce-132368ae9004"}', '2026-09-18 19:42:43.350528+00'),
('7f07ff8c-b0ae-45e0-8b5a-0b0b41f9754d', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'joined_group', '{"channel_id": "66b86209-981b-4a86-8d51-5aa5d0f944be"}', '2026-09-02 03:09:03.576648+00'),
('8068424a-a720-4471-8b80-b6bf8619d6ab', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'registered_for_event', '{"event_id": "835d43ea-e3f9-4442-8c55-360eb7439dd0", "event_title": "Beach clean-up 3"}', '2026-07-01 19:13:23.410496+00'),
('8696c20c-6f3f-4a9e-86c0-def22fd243fc', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'liked_post', '{"post_id": "3c7fc3dd-ed5a-4935-855f-c8f23f0a8375"}', '2026-09-01 05:22:40.120968+00'),
('a98a5665-432e-4c3b-8dbe-a9d09ba01177', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'liked_post', '{"post_id": "d0011217-43aa-42c3-8a58-caf76965ca88"}', '2026-09-11 19:46:12.393048+00'),
('d019d905-f0b5-4edd-8c1e-1083d0101e99', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'joined_group', '{"channel_id": "dc32885c-bb93-47a0-8eeb-ba645b79a691"}', '2026-09-18 00:42:31.038288+00');

insert into user_devotion_reads (id, user_id, devotion_id, read_on) values
('05d3b07f-cf8b-42c4-9ad8-d62c1468172a', '0a687c62-1103-4d95-8622-11a5584f4752', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('13a63d4b-1eb3-4c7b-acca-2fbac7f7b842', '0a687c62-1103-4d95-8622-11a5584f4752', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('17dc377b-8c67-4326-ad6d-b8b35e9507dd', '7c72a344-011d-43c3-8e3d-9dfd06131514', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('19e55955-3f55-4da6-acc9-d19e71a500e9', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('1a382062-9893-4e1e-9d32-d57ab6c942db', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('2b0869fb-3375-450a-a956-45c2c35280b6', '0a687c62-1103-4d95-8622-11a5584f4752', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('32f0b266-194a-4d79-88eb-7c84b71bb888', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('33c61760-df7c-4fb2-b296-1c3c756473aa', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('3a6c6e1d-8af8-4ad4-8565-46a1ff3e4f62', '8c859c64-eb73-43b9-8ee9-79538c79546a', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('47568ba3-aa85-45ce-84f1-7001e9284fbf', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('4812fb73-82a2-4ec9-b578-693b9dc44637', '7c72a344-011d-43c3-8e3d-9dfd06131514', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('5f2cb3b1-283b-4413-96f0-6a3b1b2881ce', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('7397ddac-a8c4-4bd4-b2ba-45995326586c', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('7ea123d0-50a2-4589-9561-21df85d90649', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('80272873-a6f7-42a6-9307-dc7b372b6e52', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('828640be-ba1b-4bce-84ec-9ae82785e4f3', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('8bd559cb-076a-4eef-a7b8-676d3799160b', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('9298615b-85bc-4f0d-97f2-261f78a6f038', '28869578-f125-41a0-8cdf-15030cee9c35', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('9994a797-3d82-4c8f-923e-fdf54c1ed41e', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('c072639c-75f1-4a02-8fcc-f0934f8425ad', '28869578-f125-41a0-8cdf-15030cee9c35', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('c5ff0a3c-d1ac-46e2-9334-3f0b0f856c2f', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('c61fed75-540d-4c22-ae46-1f41ebd82a4d', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('d1a5fa8a-bed4-43cd-9cd2-be30302998d0', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('e6f89013-f6eb-42a0-93e3-d72743a82ad4', '28869578-f125-41a0-8cdf-15030cee9c35', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('e907598a-26c9-4209-887d-0ae229975b49', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('ed9588da-c06b-4318-85e0-d5c407746a71', '0a687c62-1103-4d95-8622-11a5584f4752', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('eee32728-0bb3-4351-9e05-587d7d681baf', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('f37d261d-8d2a-4015-b5a9-0b7e81733a4a', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('f63c18e9-46ca-4c9f-8464-fdc25aa36751', '8c859c64-eb73-43b9-8ee9-79538c79546a', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('fbbf2df7-8d0b-4a03-8e55-78d49cf924b9', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('fbe22b58-f58c-4358-a1b9-c3ebbe0191dc', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('fcec528d-11a3-40ae-b9bc-5126da25d76d', '0a687c62-1103-4d95-8622-11a5584f4752', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('ff2d303d-5bb6-4154-876f-6a3e46723ae6', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19');

insert into user_roles (user_id, role, created_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', 'safeguarding_lead', '2026-11-26 11:45:56.487528+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', 'admin', '2026-11-26 11:45:56.487528+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'safeguarding_lead', '2026-11-26 11:45:56.487528+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'mentor', '2026-11-26 11:45:56.487528+00');

insert into users (id, name, email, email_verified, two_factor_enabled, created_at, updated_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', '', 'member-2@fill.example.org', 'true', 'false', '2024-11-26 11:45:56.487528+00', '2024-11-26 11:45:56.487528+00'),
('28869578-f125-41a0-8cdf-15030cee9c35', '', 'member-6@fill.example.org', 'true', 'false', '2026-11-20 15:16:22.840711+00', '2026-11-20 15:16:22.840711+00'),
('7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '', 'member-7@fill.example.org', 'true', 'false', '2025-08-08 04:19:39.494634+00', '2025-08-08 04:19:39.494634+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', '', 'member-1@fill.example.org', 'true', 'false', '2024-11-26 11:45:56.487528+00', '2024-11-26 11:45:56.487528+00'),
('8c859c64-eb73-43b9-8ee9-79538c79546a', '', 'member-5@fill.example.org', 'true', 'false', '2025-07-18 10:49:04.014979+00', '2025-07-18 10:49:04.014979+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '', 'member-3@fill.example.org', 'true', 'false', '2024-11-26 11:45:56.487528+00', '2024-11-26 11:45:56.487528+00'),
('bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '', 'member-10@fill.example.org', 'true', 'false', '2026-05-01 11:03:20.527025+00', '2026-05-01 11:03:20.527025+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '', 'member-4@fill.example.org', 'true', 'false', '2024-11-26 11:45:56.487528+00', '2024-11-26 11:45:56.487528+00'),
('d4133485-4ba8-4b94-8117-e2d2ebf74342', '', 'member-8@fill.example.org', 'true', 'false', '2026-07-01 19:13:23.410496+00', '2026-07-01 19:13:23.410496+00'),
('e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '', 'member-9@fill.example.org', 'true', 'false', '2025-05-28 15:33:49.815025+00', '2025-05-28 15:33:49.815025+00');

insert into verifications (id, identifier, value, expires_at, created_at, updated_at) values
('c388e8ce-e7f4-4791-8bc2-9b7898dfa247', 'stored', 'stored', '2026-11-26 12:45:56.757676+00', '2026-11-26 11:45:56.757676+00', '2026-11-26 11:45:56.757676+00');

set session_replication_role = default;
