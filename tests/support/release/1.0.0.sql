-- Written by `npm run store-release`: a generated community, and keys that were made for this file alone.
set session_replication_role = replica;
delete from installation;

insert into age_confirmations (user_id, confirmer_id, confirmed_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', '0a687c62-1103-4d95-8622-11a5584f4752', '2024-11-26 11:14:21.963979+00'),
('28869578-f125-41a0-8cdf-15030cee9c35', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-11-20 14:44:48.317162+00'),
('7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2025-08-08 03:48:04.971085+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2024-11-26 11:14:21.963979+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2024-11-26 11:14:21.963979+00'),
('bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-05-01 10:31:46.003476+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '0a687c62-1103-4d95-8622-11a5584f4752', '2024-11-26 11:14:21.963979+00'),
('d4133485-4ba8-4b94-8117-e2d2ebf74342', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-07-01 18:41:48.886947+00'),
('e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2025-05-28 15:02:15.291476+00');

insert into announcements (id, author_id, title, text, audience, state, scheduled_for, total, reached, created_at, finished_at) values
('0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'News 1', 'The hall is open again.', 'everyone', 'sent', '2026-11-21 11:04:21.963979+00', '20', '20', '2026-11-21 11:04:21.963979+00', '2026-11-21 11:04:21.963979+00'),
('a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'News 2', 'The hall is open again.', 'everyone', 'sent', '2026-11-16 11:04:21.963979+00', '20', '20', '2026-11-16 11:04:21.963979+00', '2026-11-16 11:04:21.963979+00');

insert into audit_log (id, actor_id, member_id, kind, created_at) overriding system value values
('1', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'member', '2026-02-05 11:04:21.963979+00'),
('10', '0a687c62-1103-4d95-8622-11a5584f4752', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'reports', '2026-03-31 11:04:21.963979+00'),
('11', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'reports', '2026-04-06 11:04:21.963979+00'),
('12', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'audit-log', '2026-04-12 11:04:21.963979+00'),
('13', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'activities', '2026-04-18 11:04:21.963979+00'),
('14', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'reports', '2026-04-24 11:04:21.963979+00'),
('15', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'audit-log', '2026-04-30 11:04:21.963979+00'),
('16', '0a687c62-1103-4d95-8622-11a5584f4752', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'reports', '2026-05-06 11:04:21.963979+00'),
('17', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'reports', '2026-05-12 11:04:21.963979+00'),
('18', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'members', '2026-05-18 11:04:21.963979+00'),
('19', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'reports', '2026-05-24 11:04:21.963979+00'),
('2', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'reports', '2026-02-11 11:04:21.963979+00'),
('20', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'reports', '2026-05-30 11:04:21.963979+00'),
('21', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'audit-log', '2026-06-05 11:04:21.963979+00'),
('22', '0a687c62-1103-4d95-8622-11a5584f4752', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'audit-log', '2026-06-11 11:04:21.963979+00'),
('23', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'member', '2026-06-17 11:04:21.963979+00'),
('24', '7c72a344-011d-43c3-8e3d-9dfd06131514', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'members', '2026-06-23 11:04:21.963979+00'),
('25', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'member', '2026-06-29 11:04:21.963979+00'),
('26', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'reports', '2026-07-05 11:04:21.963979+00'),
('27', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'members', '2026-07-11 11:04:21.963979+00'),
('28', '0a687c62-1103-4d95-8622-11a5584f4752', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'activities', '2026-07-17 11:04:21.963979+00'),
('29', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'activities', '2026-07-23 11:04:21.963979+00'),
('3', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'members', '2026-02-17 11:04:21.963979+00'),
('30', '7c72a344-011d-43c3-8e3d-9dfd06131514', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'reports', '2026-07-29 11:04:21.963979+00'),
('31', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'member', '2026-08-04 11:04:21.963979+00'),
('32', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'members', '2026-08-10 11:04:21.963979+00'),
('33', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'members', '2026-08-16 11:04:21.963979+00'),
('34', '0a687c62-1103-4d95-8622-11a5584f4752', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'audit-log', '2026-08-22 11:04:21.963979+00'),
('35', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'member', '2026-08-28 11:04:21.963979+00'),
('36', '7c72a344-011d-43c3-8e3d-9dfd06131514', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'audit-log', '2026-09-03 11:04:21.963979+00'),
('37', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'activities', '2026-09-09 11:04:21.963979+00'),
('38', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'audit-log', '2026-09-15 11:04:21.963979+00'),
('39', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'reports', '2026-09-21 11:04:21.963979+00'),
('4', '0a687c62-1103-4d95-8622-11a5584f4752', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'members', '2026-02-23 11:04:21.963979+00'),
('40', '0a687c62-1103-4d95-8622-11a5584f4752', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'member', '2026-09-27 11:04:21.963979+00'),
('41', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'audit-log', '2026-10-03 11:04:21.963979+00'),
('42', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'activities', '2026-10-09 11:04:21.963979+00'),
('43', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'members', '2026-10-15 11:04:21.963979+00'),
('44', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'audit-log', '2026-10-21 11:04:21.963979+00'),
('45', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'reports', '2026-10-27 11:04:21.963979+00'),
('46', '0a687c62-1103-4d95-8622-11a5584f4752', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'activities', '2026-11-02 11:04:21.963979+00'),
('47', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'audit-log', '2026-11-08 11:04:21.963979+00'),
('48', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'member', '2026-11-14 11:04:21.963979+00'),
('49', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'audit-log', '2026-11-20 11:04:21.963979+00'),
('5', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', NULL, 'members', '2026-03-01 11:04:21.963979+00'),
('50', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'member', '2026-11-26 11:04:21.963979+00'),
('6', '7c72a344-011d-43c3-8e3d-9dfd06131514', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'members', '2026-03-07 11:04:21.963979+00'),
('7', '0a687c62-1103-4d95-8622-11a5584f4752', NULL, 'audit-log', '2026-03-13 11:04:21.963979+00'),
('8', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'members', '2026-03-19 11:04:21.963979+00'),
('9', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, 'activities', '2026-03-25 11:04:21.963979+00');
select setval(pg_get_serial_sequence('audit_log', 'id'), max(id)) from audit_log;

insert into birth_dates (user_id, birth_date, created_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', '1988-03-06', '2024-11-26 11:04:21.963979+00'),
('28869578-f125-41a0-8cdf-15030cee9c35', '2006-05-11', '2026-11-20 14:34:48.317162+00'),
('7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2011-12-24', '2025-08-08 03:38:04.971085+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', '1988-03-05', '2024-11-26 11:04:21.963979+00'),
('8c859c64-eb73-43b9-8ee9-79538c79546a', '2012-09-22', '2025-07-18 10:07:29.49143+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '1988-03-07', '2024-11-26 11:04:21.963979+00'),
('bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2003-06-07', '2026-05-01 10:21:46.003476+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '1988-03-08', '2024-11-26 11:04:21.963979+00'),
('d4133485-4ba8-4b94-8117-e2d2ebf74342', '1998-03-23', '2026-07-01 18:31:48.886947+00'),
('e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2008-03-12', '2025-05-28 14:52:15.291476+00');

insert into blocks (blocker_id, blocked_id, created_at) values
('8c859c64-eb73-43b9-8ee9-79538c79546a', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-11-26 11:04:22.446692+00');

insert into channel_invitations (id, thread_id, user_id, invited_by, invited_at, expires_at) values
('aefa2b92-ff60-43d9-aac5-1a9dc76fb48b', '66b86209-981b-4a86-8d51-5aa5d0f944be', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.446692+00', '2026-12-10 11:04:22.446692+00');

insert into channel_versions (id, thread_id, name, description, replaced_by, replaced_at) overriding system value values
('1', '66b86209-981b-4a86-8d51-5aa5d0f944be', 'Singers', '', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.446692+00');
select setval(pg_get_serial_sequence('channel_versions', 'id'), max(id)) from channel_versions;

insert into community_channels (thread_id, name, description, is_private, member_count, created_by, created_at) values
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'Debate Ibadan 1', 'Everything about it, week by week.', 'false', '3', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-05-10 11:04:21.963979+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'Drums Uyo 2', 'Everything about it, week by week.', 'false', '3', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-05-10 11:04:21.963979+00');

insert into confession_messages (id, confession_id, seq, author, text, written_on) values
('041e9b56-af03-41fc-a137-478e04d778ad', 'a21d9b94-7302-445e-830d-6273f2f520d5', '1', 'writer', 'I have not told anybody yet.', '2026-11-24'),
('8cb2cfc8-55f5-41e7-9344-b50e423c4d57', '9cb9047b-f20f-4346-8b24-15e88828fd2d', '1', 'writer', 'I have not told anybody yet.', '2026-11-25'),
('99389b05-443d-4b14-a065-ccb8276ca3e8', '09c41844-8b07-4371-861d-f78044252bc5', '1', 'writer', 'I have not told anybody yet.', '2026-11-23'),
('b35d9c47-b5b9-4ffb-b80e-cd0e63bdd505', '96bf6a7d-54ee-4c6f-8ff7-a110f1f525c8', '1', 'writer', 'I have not told anybody yet.', '2026-11-21'),
('c54fbe3a-9883-4aa4-8a5a-006d40c6e9b4', 'c06a29c0-5ebe-41a8-8027-ed1be3ca8873', '1', 'writer', 'I have not told anybody yet.', '2026-11-22');

insert into confessions (id, slip_hash, last_message_on, closed_on) values
('09c41844-8b07-4371-861d-f78044252bc5', 'eaa435703e58e3736f737093397412d0', '2026-11-23', '2026-11-26'),
('96bf6a7d-54ee-4c6f-8ff7-a110f1f525c8', '0e608dc7e6d3ba011a8f2481be2bcb37', '2026-11-21', NULL),
('9cb9047b-f20f-4346-8b24-15e88828fd2d', '575396fbf5c566561765313472115d62', '2026-11-25', NULL),
('a21d9b94-7302-445e-830d-6273f2f520d5', '38b6e7451787a030a5caab9d38a677e8', '2026-11-24', NULL),
('c06a29c0-5ebe-41a8-8027-ed1be3ca8873', '97b5429d65d57ef2945c24197ffcd07c', '2026-11-22', NULL);

insert into conversations (thread_id, participant_1, participant_2) values
('0563ca60-163b-4a12-81f6-19312c59c141', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c');

insert into course_drafts (id, topic_key, level, content, created_at) values
('c636ee97-352c-4257-be4d-90fcff999fa7', 'patience', 'beginner', '{"title": "Patience", "next_steps": "Read on.", "description": "Waiting well.", "content_sections": [{"content": "A seed takes its time.", "content_type": "text", "section_title": "Seeds"}], "difficulty_level": "beginner", "estimated_duration": "1 week", "assessment_criteria": "None.", "learning_objectives": ["Read about waiting"], "interactive_elements": []}', '2026-11-26 11:04:22.446692+00');

insert into course_generations (id, user_id, topic, level, started_at, ended_at, course_id) values
('b2599c9d-9938-41b2-9612-d8db8db80884', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Patience', 'beginner', '2026-11-26 11:04:22.446692+00', '2026-11-26 11:04:22.446692+00', '8ce5e260-c65b-49f9-83b3-2e65b345c486');

insert into course_sections_done (course_id, section_index, done_at) values
('8ce5e260-c65b-49f9-83b3-2e65b345c486', '0', '2026-11-26 11:04:22.446692+00');

insert into courses (id, user_id, topic, level, content, created_at) values
('8ce5e260-c65b-49f9-83b3-2e65b345c486', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Patience', 'beginner', '{"title": "Patience", "next_steps": "Read on.", "description": "Waiting well.", "content_sections": [{"content": "A seed takes its time.", "content_type": "text", "section_title": "Seeds"}], "difficulty_level": "beginner", "estimated_duration": "1 week", "assessment_criteria": "None.", "learning_objectives": ["Read about waiting"], "interactive_elements": []}', '2026-11-26 11:04:22.446692+00');

insert into credentials (id, user_id, account_id, provider_id, password, created_at, updated_at) values
('d2488b6b-71f3-4410-8531-6a9cf2368cc6', '7c72a344-011d-43c3-8e3d-9dfd06131514', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'credential', 'e27c7ffc7d91d90b806c758c399477c1:a6d673391ce571280407d547c8d7a512078be829e11f775e073880a61af2a3cd757a594247056ff81e90615b355c0a509cf4e46581ee649333b25ed8fff0833a', '2026-11-26 11:04:21.963979+00', '2026-11-26 11:04:21.963979+00'),
('d8c8c1be-cff7-4d10-895e-4d5ddc2b1c69', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'credential', 'e27c7ffc7d91d90b806c758c399477c1:a6d673391ce571280407d547c8d7a512078be829e11f775e073880a61af2a3cd757a594247056ff81e90615b355c0a509cf4e46581ee649333b25ed8fff0833a', '2026-11-26 11:04:21.963979+00', '2026-11-26 11:04:21.963979+00'),
('e85348df-3b44-460c-8db0-c42e3529eedd', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'credential', 'e27c7ffc7d91d90b806c758c399477c1:a6d673391ce571280407d547c8d7a512078be829e11f775e073880a61af2a3cd757a594247056ff81e90615b355c0a509cf4e46581ee649333b25ed8fff0833a', '2026-11-26 11:04:21.963979+00', '2026-11-26 11:04:21.963979+00'),
('f6484d0d-b38c-4101-8e27-21fa62b2c270', '0a687c62-1103-4d95-8622-11a5584f4752', '0a687c62-1103-4d95-8622-11a5584f4752', 'credential', 'e27c7ffc7d91d90b806c758c399477c1:a6d673391ce571280407d547c8d7a512078be829e11f775e073880a61af2a3cd757a594247056ff81e90615b355c0a509cf4e46581ee649333b25ed8fff0833a', '2026-11-26 11:04:21.963979+00', '2026-11-26 11:04:21.963979+00');

insert into devotion_generations (id, user_id, theme, started_at, ended_at, failure) values
('d5ebec36-d5b7-471d-bac0-8f07498dd687', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Light', '2026-11-26 11:04:22.446692+00', '2026-11-26 11:04:22.446692+00', 'ai/busy');

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
('1', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-11-26 11:04:22.446692+00');
select setval(pg_get_serial_sequence('due_pushes', 'id'), max(id)) from due_pushes;

insert into event_check_ins (id, event_id, registration_id, nonce, status, gate, scanned_at, scanned_by, recorded_at, changed_at) values
('02f131f4-7612-4dec-8dfb-2addfc6c1e09', '5079b7e5-b949-479f-849f-82b267f75a24', '6b245aa9-e9f1-45b0-8095-90f00db7c372', '0494c4ed-bbff-4360-8983-c746d058819f', 'in', 'Main gate', '2025-09-16 22:01:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.009676+00', '2026-11-26 11:04:22.009676+00'),
('51527a30-4137-4ad1-bb3d-2f075c701402', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '0269e719-e897-41e8-8f9d-5eec3c3a98ce', '6e33670a-9f78-477a-8406-105c771acfa7', 'in', 'Main gate', '2026-02-05 09:06:56.430529+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.009983+00', '2026-11-26 11:04:22.009983+00'),
('7ff85762-36eb-4081-b5b2-27bfe51e5b09', '5079b7e5-b949-479f-849f-82b267f75a24', 'bce7e0bd-9152-4098-8795-6c6bbf7c331f', '44c651bc-fee1-477b-8d4e-7d7098cf699d', 'in', 'Main gate', '2025-09-16 22:03:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.00991+00', '2026-11-26 11:04:22.00991+00'),
('8fb5a497-27a9-4468-b8a1-8fdd67def1fb', '5079b7e5-b949-479f-849f-82b267f75a24', '3d66c11a-c5a6-4217-842b-e424076c70fa', 'c4a53e6b-e937-4727-8aad-465c43023d87', 'in', 'Main gate', '2025-09-16 22:10:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.009946+00', '2026-11-26 11:04:22.009946+00'),
('a77749c1-aaf2-48d0-8520-c6b23339f2d2', '835d43ea-e3f9-4442-8c55-360eb7439dd0', 'bed5e9f3-8841-4c23-8fe1-58be288f53f6', '29a272a4-e82b-49ae-8d13-674037a5877c', 'in', 'Main gate', '2026-02-05 09:12:56.430529+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.010008+00', '2026-11-26 11:04:22.010008+00'),
('bb1e66ac-ed4b-42f5-a0f8-804584018285', '5079b7e5-b949-479f-849f-82b267f75a24', 'aece4992-f936-4f7d-84fb-665c5d95531c', 'c473640e-18d2-4e83-8bbd-501b2baa7056', 'in', 'Main gate', '2025-09-16 22:09:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.009939+00', '2026-11-26 11:04:22.009939+00'),
('c40fe06d-3ae4-4473-a844-076d6cea1b48', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '6e6fc297-e1ea-4152-83a5-6838419708ef', '08e32d2e-9553-4345-8fca-b573151d4b36', 'in', 'Main gate', '2026-02-05 09:10:56.430529+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.009993+00', '2026-11-26 11:04:22.009993+00'),
('c466c844-6b87-482b-aa9e-123c54667981', '5079b7e5-b949-479f-849f-82b267f75a24', 'ff8698f2-92a2-4733-8cd7-2744d66197ec', '9039e19e-f283-401e-8e87-e87b6a7a3942', 'in', 'Main gate', '2025-09-16 22:02:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.009898+00', '2026-11-26 11:04:22.009898+00'),
('c61dc164-8dad-4c8b-a747-d2503076d27e', '5079b7e5-b949-479f-849f-82b267f75a24', '3adedaa8-8f49-4484-889b-4243a92a1e92', 'b198ab2e-3c71-43d5-8183-0513f3cefa13', 'in', 'Main gate', '2025-09-16 22:07:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.009923+00', '2026-11-26 11:04:22.009923+00'),
('d6d4e7df-69d0-49de-a8ee-31c747d0b707', '835d43ea-e3f9-4442-8c55-360eb7439dd0', '85a1b261-5888-4047-84bc-5ec843511975', '96e8eaaf-e225-4133-8fa8-e8be688f895b', 'in', 'Main gate', '2026-02-05 09:11:56.430529+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.010001+00', '2026-11-26 11:04:22.010001+00'),
('db928b34-2cca-44a3-874c-d06562680a7d', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'f3325534-280b-46b6-830b-57e186b83280', '7409bd24-cf43-41ca-8d9b-9dde4efce2ba', 'in', 'Main gate', '2024-10-16 02:57:48.228332+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.009963+00', '2026-11-26 11:04:22.009963+00'),
('e80e1bf7-578b-4718-939b-6867343bea51', '5079b7e5-b949-479f-849f-82b267f75a24', 'd0f2430c-a0d0-4286-80ba-3448fd201325', 'ef46fe01-5af7-42f5-81d4-47833dacf4f3', 'in', 'Main gate', '2025-09-16 22:08:43.562903+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.009931+00', '2026-11-26 11:04:22.009931+00'),
('eb69ab93-4e1c-4ebc-8783-05d1f5a734d1', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'b3372ee2-3bc5-4c75-8b18-178c9a0b8b8b', '02595bd3-2153-4b79-8c74-36db9cdc9606', 'in', 'Main gate', '2024-10-16 02:59:48.228332+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.009972+00', '2026-11-26 11:04:22.009972+00'),
('ec72eaff-a7be-4c73-af7a-d1a9f0d7eefd', 'a2b1cf17-83f3-4784-8976-918840db3d5d', 'ed346194-1fc3-4306-82c9-9187e043bc86', '676061e1-3c15-4eae-8130-f5b30144aa78', 'in', 'Main gate', '2024-10-16 02:55:48.228332+00', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.009954+00', '2026-11-26 11:04:22.009954+00');

insert into event_images (name, created_by, created_at) values
('1-image', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.446692+00');

insert into event_payment_transactions (id, payment_id, flutterwave_transaction_id, status, amount, currency, outcome, created_at, seen_at) values
('0b172a6e-5163-4f67-82e4-ee175261af3d', 'a0fd9eed-c029-4f32-87db-af4e1ee06bac', '3005', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-22 10:27:05.435779+00', '2026-11-26 11:04:21.963979+00'),
('3e1d639a-ef70-4394-81b6-ed8ac2a16c31', 'e297193e-d910-4756-833a-8f137bbf643d', '3002', 'successful', '1250.00', 'NGN', 'refund', '2026-01-15 02:46:39.360349+00', '2026-11-26 11:04:21.963979+00'),
('525132d3-8196-437b-8c01-40b7c9b3f252', '4684f522-02dc-440a-8e91-bce4b01e5162', '3008', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-26 08:32:30.602749+00', '2026-11-26 11:04:21.963979+00'),
('6dea4e2d-545c-429e-8b83-62c0f6990c20', 'ba440da6-9ac6-4231-8ca4-9a8595ff43d7', '3010', 'successful', '1250.00', 'NGN', 'refund', '2026-01-11 06:32:17.949049+00', '2026-11-26 11:04:21.963979+00'),
('9cd89a76-c60f-40ae-85f2-ecd5d33db367', '030018bf-cf8f-48e1-8d6c-c867edd59293', '3006', 'successful', '1250.00', 'NGN', 'refund', '2026-01-16 04:09:33.313759+00', '2026-11-26 11:04:21.963979+00'),
('a9e779dc-8487-4c43-8961-ec6c7cd7a2a2', '499c30b1-4fac-4b67-8cd2-852011dda623', '3003', 'successful', '1250.00', 'NGN', 'ticket', '2026-02-03 08:21:39.901819+00', '2026-11-26 11:04:21.963979+00'),
('b61d67cf-3c83-487d-8f95-323001040951', 'e03c500c-2c31-44b2-8b91-8455f3b8c2c6', '3004', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-23 20:38:59.069749+00', '2026-11-26 11:04:21.963979+00'),
('d710fd37-b0c9-4db5-894e-d66408740951', 'dcb02511-bf3d-4271-81b6-bd15c7cb98db', '3009', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-20 11:16:36.518089+00', '2026-11-26 11:04:21.963979+00'),
('f01dda8f-3050-47c4-8205-2ed894e020a9', 'e2a55f84-9160-4fbb-8c3d-5afeb4bebeaa', '3001', 'successful', '1250.00', 'NGN', 'ticket', '2026-02-01 18:56:26.294569+00', '2026-11-26 11:04:21.963979+00'),
('f0b6e1ab-04e7-424c-8087-18f9239de76b', '3bd44f8c-3fa3-4bb6-8422-88e6d4f55716', '3007', 'successful', '1250.00', 'NGN', 'ticket', '2026-01-15 23:40:27.012079+00', '2026-11-26 11:04:21.963979+00');

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
('667e7e66-26e4-426c-9a21-e0d0f45b9e31', 'ba440da6-9ac6-4231-8ca4-9a8595ff43d7', '6dea4e2d-545c-429e-8b83-62c0f6990c20', 'price', '1250.00', 'cancelled', 'completed', '0', NULL, '2026-01-11 06:32:17.949049+00', '2026-01-11 06:32:17.949049+00'),
('b242880d-5408-447c-a687-aecafffba9dc', '030018bf-cf8f-48e1-8d6c-c867edd59293', '9cd89a76-c60f-40ae-85f2-ecd5d33db367', 'price', '1250.00', 'cancelled', 'completed', '0', NULL, '2026-01-16 04:09:33.313759+00', '2026-01-16 04:09:33.313759+00'),
('d965edbe-7bb0-4c40-a23c-f41bfde7bb82', 'e297193e-d910-4756-833a-8f137bbf643d', '3e1d639a-ef70-4394-81b6-ed8ac2a16c31', 'price', '1250.00', 'cancelled', 'completed', '0', NULL, '2026-01-15 02:46:39.360349+00', '2026-01-15 02:46:39.360349+00');

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
('393f3a1a-fd17-4c68-8dda-27a98642f493', '5079b7e5-b949-479f-849f-82b267f75a24', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-11-26 11:04:22.46155+00', '2026-11-26 11:04:22.446692+00');

insert into events (id, title, description, event_type, event_date, end_date, location, max_attendees, is_paid_event, ticket_price, currency, is_active, created_by, created_at, version) values
('5079b7e5-b949-479f-849f-82b267f75a24', 'Prayer breakfast 1', 'We read, sing, play and eat together.', 'worship', '2025-09-16 22:00:43.562903+00', '2025-09-17 01:00:43.562903+00', 'Grace Hall, Yaba', NULL, 'false', '0.00', 'NGN', 'true', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2025-08-07 22:00:43.562903+00', '1'),
('835d43ea-e3f9-4442-8c55-360eb7439dd0', 'Beach clean-up 3', 'We read, sing, play and eat together.', 'social', '2026-02-05 09:03:56.430529+00', '2026-02-05 12:03:56.430529+00', 'The school field', NULL, 'true', '1250.00', 'NGN', 'true', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2025-12-27 09:03:56.430529+00', '1'),
('a2b1cf17-83f3-4784-8976-918840db3d5d', 'Bible study 2', 'We read, sing, play and eat together.', 'study', '2024-10-16 02:54:48.228332+00', '2024-10-16 05:54:48.228332+00', 'Grace Hall, Yaba', '60', 'false', '0.00', 'NGN', 'true', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2024-09-06 02:54:48.228332+00', '1');

insert into game_leaderboards (id, user_id, game_type, total_games, total_score, total_wins, best_score, expired_best_score, average_score, updated_at) values
('35675c7f-fce4-4a7b-ba31-e9660820c7cf', '28869578-f125-41a0-8cdf-15030cee9c35', 'trivia', '1', '364', '0', '364', '0', '364.00', '2026-11-26 11:04:21.963979+00'),
('4880fb60-3664-4887-a507-c55eda9cdd3a', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'trivia', '3', '1472', '2', '614', '0', '490.67', '2026-11-26 11:04:21.963979+00'),
('680f32cc-12f7-4d9e-90d1-67069813fee3', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'trivia', '4', '1972', '2', '541', '0', '493.00', '2026-11-26 11:04:21.963979+00'),
('986721ca-1b30-4de9-936d-8c35614352e8', '0a687c62-1103-4d95-8622-11a5584f4752', 'trivia', '2', '805', '0', '434', '0', '402.50', '2026-11-26 11:04:21.963979+00'),
('a7fc27ce-eeef-4195-b33e-41506c73b7be', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'trivia', '2', '515', '0', '274', '0', '257.50', '2026-11-26 11:04:21.963979+00'),
('c34f434e-8037-44ae-9837-194c49cb6405', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'trivia', '2', '901', '0', '538', '0', '450.50', '2026-11-26 11:04:21.963979+00'),
('fefd7d5f-60f5-4b00-bcf4-d413f25867f0', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'trivia', '2', '1040', '1', '543', '0', '520.00', '2026-11-26 11:04:21.963979+00');

insert into game_participants (id, room_id, user_id, display_name, seat, is_active, total_score, joined_at, left_at) values
('74d922b0-ed98-4175-88f9-f5a55469c869', 'f35ae76c-8884-4300-8a31-92391fb791d6', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'Chidi Umar', '0', 'true', '614', '2026-11-21 18:39:36.646979+00', '2026-11-21 18:46:36.646979+00'),
('9b8a35d4-1517-4365-85dd-09287aa37c77', 'f35ae76c-8884-4300-8a31-92391fb791d6', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'Uche Ibe', '1', 'true', '471', '2026-11-21 18:39:36.646979+00', '2026-11-21 18:46:36.646979+00');

insert into game_rooms (id, room_code, host_id, game_type, max_players, status, settings, current_players, server_id, created_at, started_at, ended_at, closed_at) values
('f35ae76c-8884-4300-8a31-92391fb791d6', 'ECCBC8', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'trivia', '4', 'closed', '{"rounds": 10, "gameType": "trivia", "roomName": "Friday game 3", "isPrivate": false, "timeLimit": 30, "difficulty": "easy", "maxPlayers": 4}', '0', '0', '2026-11-21 18:39:36.646979+00', '2026-11-21 18:39:36.646979+00', '2026-11-21 18:45:36.646979+00', '2026-11-21 18:49:36.646979+00');

insert into game_round_results (id, session_id, participant_id, round_number, request_id, answer, points_earned, response_time, time_limit, is_correct, created_at) values
('0203b3cc-4e75-416e-9d9d-41bf46f6efbe', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '3', 'fill-3', 'Stones', '0', '17.800', '30', 'false', '2026-11-21 18:41:06.646979+00'),
('04329c25-22dc-4de8-8c64-cfd0f3b3ba1f', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '6', 'fill-6', 'Light', '90', '12.215', '30', 'true', '2026-11-21 18:42:36.646979+00'),
('046cd4e4-82cc-4d9e-9d4d-c1d9112fbc9a', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '1', 'fill-1', 'Stones', '0', '15.102', '30', 'false', '2026-11-21 18:40:06.646979+00'),
('0912164b-511d-45ce-a3b6-aa1a7dcfe75c', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '5', 'fill-5', 'Light', '87', '11.477', '30', 'true', '2026-11-21 18:42:06.646979+00'),
('1afa259d-1406-4cbf-b203-dd7f0b1fbd18', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '8', 'fill-8', 'Stones', '0', '16.735', '30', 'false', '2026-11-21 18:43:36.646979+00'),
('31e0a190-3e79-4eaf-bc34-44527716fbc9', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '2', 'fill-2', 'Light', '54', '3.009', '30', 'true', '2026-11-21 18:40:36.646979+00'),
('39ab4feb-17c1-4cf0-91c9-93b51caa45de', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '1', 'fill-1', 'Stones', '0', '17.362', '30', 'false', '2026-11-21 18:40:06.646979+00'),
('7523146e-065d-4b53-8512-93cdef10b65d', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '3', 'fill-3', 'Light', '76', '8.612', '30', 'true', '2026-11-21 18:41:06.646979+00'),
('785c7bb7-8dcc-4800-85b6-5aee3f966ef1', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '5', 'fill-5', 'Light', '94', '13.147', '30', 'true', '2026-11-21 18:42:06.646979+00'),
('867cf811-5ff0-4ea5-8c32-745044b51a1c', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '7', 'fill-7', 'Light', '55', '3.345', '30', 'true', '2026-11-21 18:43:06.646979+00'),
('94a3704c-91ed-4f91-b2d6-cb718e332376', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '6', 'fill-6', 'Light', '62', '5.004', '30', 'true', '2026-11-21 18:42:36.646979+00'),
('958b79ac-5183-4cf0-85e9-7b469bbfd712', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '4', 'fill-4', 'Light', '56', '3.660', '30', 'true', '2026-11-21 18:41:36.646979+00'),
('a6ca4cd7-5258-408c-aa35-72c131633c9d', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '10', 'fill-10', 'Light', '82', '10.220', '30', 'true', '2026-11-21 18:44:36.646979+00'),
('af882d54-4ac7-489d-8d91-c6b44e73cacc', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '10', 'fill-10', 'Stones', '0', '21.270', '30', 'false', '2026-11-21 18:44:36.646979+00'),
('b7c3930b-0b95-4b98-a2df-253d3eccb089', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '7', 'fill-7', 'Light', '67', '6.322', '30', 'true', '2026-11-21 18:43:06.646979+00'),
('bd5b5c14-6742-4aff-a879-f3d5ea751ccc', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '9', 'fill-9', 'Light', '96', '13.629', '30', 'true', '2026-11-21 18:44:06.646979+00'),
('bfa780ac-37f2-4993-967e-4b21c55aac8d', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '2', 'fill-2', 'Light', '52', '2.703', '30', 'true', '2026-11-21 18:40:36.646979+00'),
('c6514908-b21f-4803-9ebb-ebd12f110106', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '8', 'fill-8', 'Light', '70', '7.199', '30', 'true', '2026-11-21 18:43:36.646979+00'),
('db22dbc7-308b-47f3-be38-9b6e74cffef3', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9b8a35d4-1517-4365-85dd-09287aa37c77', '9', 'fill-9', 'Light', '63', '5.394', '30', 'true', '2026-11-21 18:44:06.646979+00'),
('fa013bfb-fe15-46f9-a5b4-a1afc5267ec1', 'a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '74d922b0-ed98-4175-88f9-f5a55469c869', '4', 'fill-4', 'Light', '81', '9.911', '30', 'true', '2026-11-21 18:41:36.646979+00');

insert into game_rounds (session_id, round_number, question_id, started_at) values
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '1', '34ff6a8f-1e44-41d8-81fd-b75dfade42c3', '2026-11-21 18:40:06.646979+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '10', '64eab1a6-da03-4a5f-8321-18839dd3d893', '2026-11-21 18:44:36.646979+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '2', 'd96baf7e-5dbd-4996-8d04-633d3e4679cf', '2026-11-21 18:40:36.646979+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '3', '2e33d22e-a3cc-4705-8d55-8be76d44a3e4', '2026-11-21 18:41:06.646979+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '4', 'fd7dcba3-1eac-4034-806a-4ab2da77c029', '2026-11-21 18:41:36.646979+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '5', '33c30968-847e-47e3-8fe3-d051ffc6b1f5', '2026-11-21 18:42:06.646979+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '6', '87f947c6-6d41-44bc-8fde-53c1a2d66944', '2026-11-21 18:42:36.646979+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '7', '89967ec7-b732-4bd4-86b7-af2690425df2', '2026-11-21 18:43:06.646979+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '8', '93523d8a-fcd0-4ca1-861b-495877c344de', '2026-11-21 18:43:36.646979+00'),
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', '9', '195180d3-1c7b-4a4f-850d-5670624a2647', '2026-11-21 18:44:06.646979+00');

insert into game_sessions (id, room_id, rounds, round_number, status, created_at, ended_at) values
('a2e0dc53-a24a-4f78-8535-8d74ae2bc605', 'f35ae76c-8884-4300-8a31-92391fb791d6', '10', '10', 'finished', '2026-11-21 18:39:36.646979+00', '2026-11-21 18:45:36.646979+00');

insert into installation (is_only, requires_second_factor, release) values
('true', 'false', '1.0.0');

insert into live_questions (id, user_id, text, shows_name, state, created_at) values
('2af122e9-2db1-4487-81fa-ef5daeaa6596', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'Why is it so hard to wait? 7', 'false', 'waiting', '2026-10-17 10:04:21.963979+00');

insert into message_flags (message_id, kind, flagged_at) values
('2fb70fb0-29ad-4cce-89fc-06a3a643afb4', 'phone', '2026-11-26 11:04:22.459+00');

insert into message_mentions (message_id, user_id) values
('2fb70fb0-29ad-4cce-89fc-06a3a643afb4', '7c72a344-011d-43c3-8e3d-9dfd06131514');

insert into message_reactions (message_id, user_id, emoji, created_at) values
('2fb70fb0-29ad-4cce-89fc-06a3a643afb4', '7c72a344-011d-43c3-8e3d-9dfd06131514', '🙏', '2026-11-26 11:04:22.446692+00');

insert into message_versions (id, message_id, content, replaced_at) overriding system value values
('1', '2fb70fb0-29ad-4cce-89fc-06a3a643afb4', 'The hall is free.', '2026-11-26 11:04:22.446692+00');
select setval(pg_get_serial_sequence('message_versions', 'id'), max(id)) from message_versions;

insert into messages (id, thread_id, seq, sender_id, request_id, content, version, created_at) values
('0f7ffab5-0125-4cf1-8427-32513ceed18e', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '5', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-5', 'The bus leaves at nine from the junction.', '0', '2026-08-10 09:31:13.29741+00'),
('111422a1-83ed-4a77-8f02-6e351b463b89', '66b86209-981b-4a86-8d51-5aa5d0f944be', '5', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-5', 'I’ll be ten minutes late, sorry.', '0', '2026-08-22 20:58:26.308542+00'),
('2e8e168c-8bbf-492f-8c3f-ffc8a63868b4', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '7', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-7', 'I’ll be ten minutes late, sorry.', '0', '2026-09-23 11:27:54.509888+00'),
('2fb70fb0-29ad-4cce-89fc-06a3a643afb4', '0563ca60-163b-4a12-81f6-19312c59c141', '1', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'stored-1', 'The hall is free on Friday.', '2', '2026-11-26 11:04:22.446692+00'),
('3d26ed13-954b-4728-8e19-544e8711fb4a', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '8', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-8', 'I’ll be ten minutes late, sorry.', '0', '2026-10-15 11:52:34.460843+00'),
('3f0aec6e-e1f8-4e96-8146-8b1c0df63c11', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '10', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-10', 'I read the whole chapter last night, and I have so many questions.', '0', '2026-11-21 10:06:43.046913+00'),
('409380b8-4260-4376-8d34-32f8ed0320fe', '66b86209-981b-4a86-8d51-5aa5d0f944be', '2', '28869578-f125-41a0-8cdf-15030cee9c35', 'fill-2', 'That was a good game. Again tomorrow?', '0', '2026-06-12 13:49:46.447867+00'),
('58c5d348-9f72-49a4-81b6-62f793fb78ab', '66b86209-981b-4a86-8d51-5aa5d0f944be', '8', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-8', 'Mummy says I may come if we’re back by seven.', '0', '2026-10-09 17:10:29.829877+00'),
('7ed54298-4396-4c7c-8db6-4fa0bf220ec3', '66b86209-981b-4a86-8d51-5aa5d0f944be', '3', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-3', 'I’ll be ten minutes late, sorry.', '0', '2026-07-12 11:45:21.124448+00'),
('8407ead6-f944-4ed9-8901-bfe2c2db7be8', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '1', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-1', 'I’ll be ten minutes late, sorry.', '0', '2026-05-23 09:56:13.681527+00'),
('86edd582-d76b-42fb-8081-dc8d0d69816b', '66b86209-981b-4a86-8d51-5aa5d0f944be', '10', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-10', 'I read the whole chapter last night, and I have so many questions.', '0', '2026-11-23 17:43:19.930296+00'),
('8b0df5cb-642f-4e37-814e-c111bda8956f', '66b86209-981b-4a86-8d51-5aa5d0f944be', '9', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-9', 'Please pray for my exams on Tuesday.', '0', '2026-10-29 18:39:28.59402+00'),
('8bfc8518-a068-4d28-81e6-86317b60d27e', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '9', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-9', 'Mummy says I may come if we’re back by seven.', '0', '2026-10-19 16:41:06.510192+00'),
('91e5b51b-2839-4833-818b-fa869d11ce41', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '3', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'fill-3', 'Has anybody seen my blue notebook?', '0', '2026-07-12 04:10:20.121696+00'),
('ad1fa292-7259-4b17-8caf-8f35d9dd484d', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '4', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-4', 'I’ll be ten minutes late, sorry.', '0', '2026-07-25 12:54:00.424374+00'),
('c2080d4c-383a-4fe4-8862-560ab7efa3b1', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '2', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-2', 'Amen!', '0', '2026-06-27 07:34:23.849351+00'),
('c6d1a836-447c-4dbc-8be0-195bd54af86a', '66b86209-981b-4a86-8d51-5aa5d0f944be', '1', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-1', 'The bus leaves at nine from the junction.', '0', '2026-06-08 08:16:41.356871+00'),
('dec3c650-aa51-4ad9-8718-aa61900a7cdf', '66b86209-981b-4a86-8d51-5aa5d0f944be', '7', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-7', 'I read the whole chapter last night, and I have so many questions.', '0', '2026-09-19 11:49:21.933985+00'),
('e0ef95a4-4b33-48c3-83e5-c23cd359f66f', '66b86209-981b-4a86-8d51-5aa5d0f944be', '4', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-4', 'See you on Friday after choir.', '0', '2026-08-03 13:02:54.168653+00'),
('ead5bdda-bdc4-4a0e-8d0a-709a794b83fc', '66b86209-981b-4a86-8d51-5aa5d0f944be', '6', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-6', 'Please pray for my exams on Tuesday.', '0', '2026-08-28 01:01:17.56282+00'),
('fa97fe91-bdfd-4f0b-87ff-8297836acb8c', 'dc32885c-bb93-47a0-8eeb-ba645b79a691', '6', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'fill-6', 'See you on Friday after choir.', '0', '2026-08-26 15:29:56.199478+00');

insert into muted_threads (user_id, thread_id, created_at) values
('7c72a344-011d-43c3-8e3d-9dfd06131514', '0563ca60-163b-4a12-81f6-19312c59c141', '2026-11-26 11:04:22.446692+00');

insert into mutes (user_id, until) values
('28869578-f125-41a0-8cdf-15030cee9c35', '2026-11-27 11:04:22.446692+00');

insert into notifications (id, user_id, kind, event_id, devotion_id, announcement_id, count, created_at, read_at) values
('04fb5431-d354-401f-9513-275b47747446', '0a687c62-1103-4d95-8622-11a5584f4752', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-05 01:56:04.230683+00', NULL),
('099a601d-1d88-484b-a7e8-32fb7649746e', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-20 11:14:36.518089+00', NULL),
('0d2b27b4-75ec-448c-8a3e-a533ba60ae34', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-06 02:17:42.761633+00', '2025-09-06 03:17:42.761633+00'),
('1223b352-6a91-45ab-b30d-ae7969c85885', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-26 08:30:30.602749+00', '2026-01-26 09:30:30.602749+00'),
('16c02f99-2d2f-4981-8ebb-37f076435eee', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:04:21.963979+00', '2026-11-21 12:04:21.963979+00'),
('19d910ae-1679-4301-b1f4-5c34a90f7627', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:04:21.963979+00', NULL),
('234deede-556d-4df8-8775-252e4b7ee2a6', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:04:21.963979+00', NULL),
('235e326e-9932-4067-af3d-bb1f4fccfa09', '0a687c62-1103-4d95-8622-11a5584f4752', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:04:21.963979+00', '2026-11-16 12:04:21.963979+00'),
('25bf6a19-eac7-4d3f-a5d6-010f1c889142', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-08-21 06:22:30.307523+00', NULL),
('2bc72835-8b0f-4154-a6bb-1ac313375429', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 11:04:21.963979+00', '2026-11-26 11:04:21.963979+00'),
('2c0c66a1-5b78-49cd-83f7-31d88e33f64d', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-01 17:09:29.399393+00', NULL),
('353e1621-1de1-4e72-a2e7-c74eeec373b0', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-15 23:38:27.012079+00', NULL),
('368f22da-fee3-48c4-8d30-13c62cd4f75d', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:04:21.963979+00', '2026-11-21 12:04:21.963979+00'),
('39c31650-e021-425f-9bfd-a6b658195bce', '28869578-f125-41a0-8cdf-15030cee9c35', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-04 21:39:03.976142+00', NULL),
('43cb0045-6284-49eb-9040-64ec2759bd17', '0a687c62-1103-4d95-8622-11a5584f4752', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:04:21.963979+00', '2026-11-21 12:04:21.963979+00'),
('4b76c6b4-1971-4c52-9282-251c5a8c84b5', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 11:04:21.963979+00', NULL),
('4bcfccc6-701c-4133-92b1-55c40a63cd87', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:04:21.963979+00', NULL),
('651a0f4f-d97b-43e9-b3e5-bb6aa2b859b5', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-12 10:57:40.985153+00', NULL),
('65f44852-d1c2-4f78-9aa1-0a03913de8f2', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-06 16:24:00.034793+00', '2025-09-06 17:24:00.034793+00'),
('66066d8a-82c7-4178-8af6-b6aba256e0d9', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-02-01 18:54:26.294569+00', NULL),
('6da674fc-6e76-43a4-a232-debf020348da', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 11:04:21.963979+00', NULL),
('711f994a-e784-41c9-9232-d065847b8966', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-03 16:57:58.229702+00', NULL),
('7b7486a0-2fc2-46f3-b041-f5d90fd819d3', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:04:21.963979+00', NULL),
('7ba1efad-d142-4244-ba8e-2c92ce52ead8', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 11:04:21.963979+00', NULL),
('81bd69cd-174d-476f-adcd-d7a0db102beb', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-15 20:52:28.220132+00', '2024-10-15 21:52:28.220132+00'),
('868dc843-fca6-4057-a2b3-553139ed99c9', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:04:21.963979+00', NULL),
('8a3d0126-ee24-4df3-9e54-10c4a5ffbce5', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-01 16:42:27.406172+00', NULL),
('8be76720-2531-4a5c-877d-dd7c52ab14be', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:04:21.963979+00', NULL),
('8e4363a9-5105-42f5-a4a2-32e5902a4c18', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:04:21.963979+00', '2026-11-21 12:04:21.963979+00'),
('95c1605b-eac7-477a-96cf-8c5a513b5ab1', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-02-03 08:19:39.901819+00', NULL),
('9640b67d-2f1d-4266-9d5c-77c0c8c682dd', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:04:21.963979+00', NULL),
('988a2248-bb40-49c8-9b7b-affd9c758bab', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:04:21.963979+00', NULL),
('99eec128-11ec-47bb-bca0-0575195a3a9d', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'event_registered', 'a2b1cf17-83f3-4784-8976-918840db3d5d', NULL, NULL, '1', '2024-10-03 16:01:28.098422+00', '2024-10-03 17:01:28.098422+00'),
('9c976ca7-eb92-4a6e-be33-6397c3a36880', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:04:21.963979+00', '2026-11-16 12:04:21.963979+00'),
('a41a467d-7f73-4a64-ab63-82484720a92a', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:04:21.963979+00', NULL),
('a8125787-b9ba-4c13-8fc6-45672fba15a6', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:04:21.963979+00', NULL),
('b54e9468-93f7-4976-b2bd-a370bf576ae9', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-08-23 14:35:25.290683+00', '2025-08-23 15:35:25.290683+00'),
('b76cc42f-09c3-4b2a-8abb-a75273df9f83', '28869578-f125-41a0-8cdf-15030cee9c35', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 11:04:21.963979+00', '2026-11-26 11:04:21.963979+00'),
('bc0d0dbe-9693-4435-a5da-cc948170bbdf', '28869578-f125-41a0-8cdf-15030cee9c35', 'announcement', NULL, NULL, '0e6ecf0e-0f69-4e1c-88b8-b45e5b9b9abd', '1', '2026-11-21 11:04:21.963979+00', '2026-11-21 12:04:21.963979+00'),
('c0a29d73-f2b5-4249-9a59-004e7c7fee7a', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:04:21.963979+00', '2026-11-16 12:04:21.963979+00'),
('ca135401-6b15-4113-a723-88b673561a24', '0a687c62-1103-4d95-8622-11a5584f4752', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 11:04:21.963979+00', NULL),
('cdc5d468-b8e8-443a-bf53-27705b09df66', '28869578-f125-41a0-8cdf-15030cee9c35', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-08-30 09:53:06.966293+00', NULL),
('d297c664-3077-40d8-a71b-401441027857', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:04:21.963979+00', '2026-11-16 12:04:21.963979+00'),
('d83efce2-aa77-4b62-9003-d540299fde7e', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-22 10:25:05.435779+00', NULL),
('e9f445f2-9353-4f29-963c-5744e230efe0', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'devotion', NULL, '602635ad-5d32-4412-8a65-879799a5c3e7', NULL, '1', '2026-11-26 11:04:21.963979+00', NULL),
('fba2c357-4be1-49fb-8b2d-26e05361bbd9', '28869578-f125-41a0-8cdf-15030cee9c35', 'announcement', NULL, NULL, 'a72c39d6-0cfc-45a1-8d87-97b5a1611bbd', '1', '2026-11-16 11:04:21.963979+00', '2026-11-16 12:04:21.963979+00'),
('fc24b4f4-f533-4a88-9796-6623d1e9301d', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'event_registered', '835d43ea-e3f9-4442-8c55-360eb7439dd0', NULL, NULL, '1', '2026-01-23 20:36:59.069749+00', '2026-01-23 21:36:59.069749+00'),
('fcc46122-cc42-4c75-8629-fea7781303c0', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'event_registered', '5079b7e5-b949-479f-849f-82b267f75a24', NULL, NULL, '1', '2025-09-07 08:45:34.075043+00', '2025-09-07 09:45:34.075043+00');

insert into pod_requests (id, user_id, topic, message, state, mentor_id, reply, created_at, decided_at) values
('f5bb35df-9f85-4108-9cab-b6a9d603e232', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'friends', 'I’d like to talk with somebody.', 'declined', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'Please ask again after the holidays.', '2026-10-28 11:04:21.963979+00', '2026-10-29 11:04:21.963979+00');

insert into post_comments (id, post_id, user_id, content, created_at) values
('05f52167-d95c-408f-81f3-0c5fb6663a4c', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '0a687c62-1103-4d95-8622-11a5584f4752', 'I’ll be there.', '2026-05-08 03:47:13.287079+00'),
('07f2ea5b-77e0-4262-812b-8b37cf0dbe68', '9d0dffc3-d03b-45a2-89ce-132368ae9004', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'I’ll be there.', '2026-10-19 09:06:46.240279+00'),
('127787ab-baa0-4313-88c6-4512d30cdf87', '90b11d9c-2a69-4623-865a-d359be5f9887', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'I’ll be there.', '2026-03-24 09:01:08.191879+00'),
('15c0bd29-7154-41b9-8df1-d46db9aff2dd', '90b11d9c-2a69-4623-865a-d359be5f9887', '28869578-f125-41a0-8cdf-15030cee9c35', 'I’ll be there.', '2026-03-24 08:01:08.191879+00'),
('25f44a35-0499-4c19-882d-416feae40bd5', 'd0011217-43aa-42c3-8a58-caf76965ca88', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'I’ll be there.', '2026-11-20 20:07:47.836579+00'),
('28475846-4362-4e45-849a-f8c5c83d5055', '9d0dffc3-d03b-45a2-89ce-132368ae9004', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'I’ll be there.', '2026-10-19 08:06:46.240279+00'),
('341b31a2-84dc-433b-801d-0e96ecfaaa87', '9d0dffc3-d03b-45a2-89ce-132368ae9004', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'I’ll be there.', '2026-10-19 04:06:46.240279+00'),
('34a5c5db-8a4c-4c37-800b-15c66f6f90e7', '3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '28869578-f125-41a0-8cdf-15030cee9c35', 'I’ll be there.', '2026-06-29 01:06:25.094479+00'),
('38b0bd73-d36a-49af-838d-ac5323799dfc', 'd0011217-43aa-42c3-8a58-caf76965ca88', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'I’ll be there.', '2026-11-20 21:07:47.836579+00'),
('42e5bced-39b1-45b6-8bc1-c4265f109841', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'I’ll be there.', '2026-05-08 06:47:13.287079+00'),
('50a118b0-f52f-4330-899d-f8a527b5231d', '3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'I’ll be there.', '2026-06-29 02:06:25.094479+00'),
('5db91a69-0e5c-41e2-8776-22a4d78daf53', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'I’ll be there.', '2026-05-08 01:47:13.287079+00'),
('5e89396d-04bc-427d-89fc-d16ebff38238', '3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'I’ll be there.', '2026-06-29 00:06:25.094479+00'),
('617bc8c3-c9cc-4819-8dce-9895ee336b98', '3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'I’ll be there.', '2026-06-29 03:06:25.094479+00'),
('af76b5d7-2da2-4d13-8797-ed47ffcecef2', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'I’ll be there.', '2026-05-08 05:47:13.287079+00'),
('c149e829-24d4-4073-8f42-705268fbbe6a', '90b11d9c-2a69-4623-865a-d359be5f9887', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'I’ll be there.', '2026-03-24 06:01:08.191879+00'),
('c19a6f07-5829-4714-8894-b526ef8cd6cb', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'I’ll be there.', '2026-05-08 04:47:13.287079+00'),
('c4f189e0-b7c7-4d13-87a7-72d38f0c2e38', '9d0dffc3-d03b-45a2-89ce-132368ae9004', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'I’ll be there.', '2026-10-19 06:06:46.240279+00'),
('c547424c-8ad1-4b9a-867d-07b003f80278', '90b11d9c-2a69-4623-865a-d359be5f9887', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'I’ll be there.', '2026-03-24 07:01:08.191879+00'),
('c6de00e5-98e8-41b6-8d99-f04011fa8360', '90b11d9c-2a69-4623-865a-d359be5f9887', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'I’ll be there.', '2026-03-24 10:01:08.191879+00'),
('ca865ace-75be-47e1-8f1a-6912b32683c1', 'd0011217-43aa-42c3-8a58-caf76965ca88', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'I’ll be there.', '2026-11-20 19:07:47.836579+00'),
('cf7bd999-5c08-41aa-8783-081703f0800c', '9d0dffc3-d03b-45a2-89ce-132368ae9004', '0a687c62-1103-4d95-8622-11a5584f4752', 'I’ll be there.', '2026-10-19 07:06:46.240279+00'),
('d17f00a3-5e9c-40c0-8b63-d424e14d5a75', 'e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'I’ll be there.', '2026-05-08 02:47:13.287079+00'),
('efef22eb-e9d5-49c4-8963-701c73677589', '9d0dffc3-d03b-45a2-89ce-132368ae9004', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'I’ll be there.', '2026-10-19 05:06:46.240279+00');

insert into post_likes (post_id, user_id, created_at) values
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-06-29 05:06:25.094479+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2026-06-29 04:06:25.094479+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-06-29 00:06:25.094479+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2026-06-29 06:06:25.094479+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2026-06-29 01:06:25.094479+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-06-29 07:06:25.094479+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '2026-06-29 03:06:25.094479+00'),
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2026-06-29 02:06:25.094479+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-03-24 08:01:08.191879+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-03-24 14:01:08.191879+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2026-03-24 13:01:08.191879+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-03-24 09:01:08.191879+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2026-03-24 15:01:08.191879+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2026-03-24 07:01:08.191879+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2026-03-24 10:01:08.191879+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-03-24 06:01:08.191879+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '2026-03-24 12:01:08.191879+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2026-03-24 11:01:08.191879+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-10-19 07:06:46.240279+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-10-19 13:06:46.240279+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2026-10-19 12:06:46.240279+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-10-19 08:06:46.240279+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2026-10-19 04:06:46.240279+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2026-10-19 06:06:46.240279+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2026-10-19 09:06:46.240279+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-10-19 05:06:46.240279+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '2026-10-19 11:06:46.240279+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2026-10-19 10:06:46.240279+00'),
('d0011217-43aa-42c3-8a58-caf76965ca88', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-11-20 20:07:47.836579+00'),
('d0011217-43aa-42c3-8a58-caf76965ca88', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-20 21:07:47.836579+00'),
('d0011217-43aa-42c3-8a58-caf76965ca88', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2026-11-20 19:07:47.836579+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '0a687c62-1103-4d95-8622-11a5584f4752', '2026-05-08 01:47:13.287079+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '28869578-f125-41a0-8cdf-15030cee9c35', '2026-05-08 07:47:13.287079+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '2026-05-08 06:47:13.287079+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-05-08 02:47:13.287079+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2026-05-08 08:47:13.287079+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2026-05-08 10:47:13.287079+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2026-05-08 03:47:13.287079+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-05-08 09:47:13.287079+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', '2026-05-08 05:47:13.287079+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '2026-05-08 04:47:13.287079+00');

insert into posts (id, user_id, content, created_at) values
('3c7fc3dd-ed5a-4935-855f-c8f23f0a8375', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 1', '2026-06-28 23:06:25.094479+00'),
('90b11d9c-2a69-4623-865a-d359be5f9887', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 4', '2026-03-24 05:01:08.191879+00'),
('9d0dffc3-d03b-45a2-89ce-132368ae9004', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 5', '2026-10-19 03:06:46.240279+00'),
('d0011217-43aa-42c3-8a58-caf76965ca88', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 3', '2026-11-20 18:07:47.836579+00'),
('e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'The bus leaves at nine. Number 2', '2026-05-08 00:47:13.287079+00');

insert into profile_photos (name, user_id, created_at) values
('1-photo', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2026-11-26 11:04:22.446692+00');

insert into profiles (user_id, full_name, phone, bio, location, spiritual_level, interests, shows_birthday, created_at, updated_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', 'Nneka Udo', NULL, 'I sing, I read, and I ask too many questions.', NULL, 'beginner', '[]', 'false', '2024-11-26 11:04:21.963979+00', '2026-11-26 11:04:21.963979+00'),
('28869578-f125-41a0-8cdf-15030cee9c35', 'Zainab Ibe', '+2348033333336', 'I sing, I read, and I ask too many questions.', NULL, NULL, '[]', 'false', '2026-11-20 14:34:48.317162+00', '2026-11-26 11:04:21.963979+00'),
('7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'Halima Chukwu', NULL, NULL, 'Enugu', 'beginner', '[]', 'false', '2025-08-08 03:38:04.971085+00', '2026-11-26 11:04:21.963979+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', 'Ọmọ́táyọ̀ Salami', NULL, 'I sing, I read, and I ask too many questions.', 'Jos', 'beginner', '[]', 'false', '2024-11-26 11:04:21.963979+00', '2026-11-26 11:04:21.963979+00'),
('8c859c64-eb73-43b9-8ee9-79538c79546a', 'Yusuf Nwosu', '+2348033333335', 'I sing, I read, and I ask too many questions.', 'Enugu', 'beginner', '[]', 'false', '2025-07-18 10:07:29.49143+00', '2026-11-26 11:04:21.963979+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'Uche Ibe', NULL, NULL, NULL, 'mature', '[]', 'false', '2024-11-26 11:04:21.963979+00', '2026-11-26 11:04:21.963979+00'),
('bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'Chidi Onyeka', NULL, NULL, NULL, 'beginner', '[]', 'false', '2026-05-01 10:21:46.003476+00', '2026-11-26 11:04:21.963979+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'Chidi Umar', NULL, NULL, 'Ibadan', NULL, '[]', 'false', '2024-11-26 11:04:21.963979+00', '2026-11-26 11:04:21.963979+00'),
('d4133485-4ba8-4b94-8117-e2d2ebf74342', 'Ọlá Abiola', NULL, NULL, NULL, NULL, '[]', 'false', '2026-07-01 18:31:48.886947+00', '2026-11-26 11:04:21.963979+00'),
('e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'Emeka Ọdụ', '+2348033333339', NULL, NULL, NULL, '[]', 'false', '2025-05-28 14:52:15.291476+00', '2026-11-26 11:04:21.963979+00');

insert into push_keys (id, public_key, private_key, created_at) values
('1', 'BG0p_MX3kQd04xb0nu2vIjbyMbzsb7CwFVquLYDeaRMaFjgzJ6y3VypMxFbhYN0bqPmOTvVYPRvxWQEbWz308a4', 'tAAz6JAqZ-cUYqI4nSZhpE5QCl5pFfsEfrZsLABTQAU', '2026-11-26 11:04:22.52248+00');

insert into push_settings (user_id, off_groups, shows_text, updated_at) values
('8c859c64-eb73-43b9-8ee9-79538c79546a', '["reactions"]', 'false', '2026-11-26 11:04:22.446692+00');

insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, sent_until, failures, created_at) values
('99731194-9ac2-4ce0-80f8-691362f87a21', '0a687c62-1103-4d95-8622-11a5584f4752', '0a3e32a8-1e17-4a38-85d5-5212b1d300f0', 'https://push.example.org/0a3e32a8-1e17-4a38-85d5-5212b1d300f0', 'not a key', 'none', '2026-11-26 11:04:22.446692+00', '0', '2026-11-26 11:04:22.446692+00');

insert into rate_limits (key, points, expire) values
('stored', '1', '0');

insert into reconciliations (id, from_day, to_day, is_nightly, state, done, compared, finding_count, findings, started_at, progress_at, finished_at) values
('1684f4b7-543e-40ac-a751-1fcfc9cec4e0', '2026-11-17', '2026-11-24', 'true', 'done', '0', '0', '0', '[]', '2026-11-24 11:04:21.963979+00', '2026-11-24 11:04:21.963979+00', '2026-11-24 11:04:21.963979+00'),
('2ded5cca-91ca-4900-aa9c-cab5c2a83578', '2026-11-15', '2026-11-22', 'true', 'done', '0', '0', '0', '[]', '2026-11-22 11:04:21.963979+00', '2026-11-22 11:04:21.963979+00', '2026-11-22 11:04:21.963979+00'),
('5b3d739a-ef74-4fce-ab1b-d89fd7e15954', '2026-11-16', '2026-11-23', 'true', 'done', '0', '0', '0', '[]', '2026-11-23 11:04:21.963979+00', '2026-11-23 11:04:21.963979+00', '2026-11-23 11:04:21.963979+00'),
('904e266e-3fe7-4993-9117-7702cfcdfa83', '2026-11-14', '2026-11-21', 'true', 'done', '0', '0', '0', '[]', '2026-11-21 11:04:21.963979+00', '2026-11-21 11:04:21.963979+00', '2026-11-21 11:04:21.963979+00'),
('f5c3111e-31ee-46f1-b372-374976123d2b', '2026-11-18', '2026-11-25', 'true', 'done', '0', '0', '0', '[]', '2026-11-25 11:04:21.963979+00', '2026-11-25 11:04:21.963979+00', '2026-11-25 11:04:21.963979+00');

insert into report_actions (id, report_id, actor_id, member_id, kind, reason, until, created_at) values
('9e59966a-38e3-4535-b3e2-848ba9a2c131', '51b926b6-cea0-4164-8edd-bc2d12a78358', '0a687c62-1103-4d95-8622-11a5584f4752', '28869578-f125-41a0-8cdf-15030cee9c35', 'mute', 'Please be kind.', '2026-11-27 11:04:22.446692+00', '2026-11-26 11:04:22.446692+00');

insert into report_notes (id, report_id, author_id, content, created_at) values
('575046ea-bb3f-40a0-8c8c-34c1e7bc0338', '51b926b6-cea0-4164-8edd-bc2d12a78358', '0a687c62-1103-4d95-8622-11a5584f4752', 'I will talk with both.', '2026-11-26 11:04:22.446692+00');

insert into reports (id, reporter_id, kind, subject_id, about_id, reason, note, evidence, receiver, state, owner_id, outcome, created_at) values
('51b926b6-cea0-4164-8edd-bc2d12a78358', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'profile', '28869578-f125-41a0-8cdf-15030cee9c35', '28869578-f125-41a0-8cdf-15030cee9c35', 'bullying', '', '{"full_name": "Bisi"}', 'leaders', 'taken', '0a687c62-1103-4d95-8622-11a5584f4752', '', '2026-11-26 11:04:22.446692+00');

insert into requests (id, kind, name, email, phone, message, created_at, state, owner_id, answer, decided_at) values
('3aaabf9b-a5a7-439b-86e9-aad65002e6e2', 'roadmap', NULL, 'friend-5@fill.example.org', NULL, NULL, '2026-06-08 20:47:31.772479+00', 'closed', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, '2026-06-09 20:47:31.772479+00'),
('704f67fc-c892-4e13-88b0-f4ba8c20f8fc', 'join', 'Friend 4', 'friend-4@fill.example.org', '+2348030000000', 'I would like to know more. 4', '2026-05-07 00:56:37.681579+00', 'answered', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Thank you. Somebody will write to you this week.', '2026-05-08 00:56:37.681579+00'),
('967507f6-b480-4920-8da0-38bed36cbf0d', 'apply', 'Friend 2', 'friend-2@fill.example.org', '+2348030000000', 'I would like to know more. 2', '2026-11-09 02:24:44.167579+00', 'in_progress', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, NULL),
('c1ccf99e-7518-4af9-82da-c1d8632cfd93', 'join', 'Friend 3', 'friend-3@fill.example.org', NULL, 'I would like to know more. 3', '2026-08-03 01:02:27.839479+00', 'answered', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'Thank you. Somebody will write to you this week.', '2026-08-04 01:02:27.839479+00'),
('e10cdb8f-6a55-4b7e-8b7a-83998a52c486', 'roadmap', NULL, 'friend-1@fill.example.org', NULL, NULL, '2026-10-21 21:53:43.499779+00', 'closed', '7c72a344-011d-43c3-8e3d-9dfd06131514', NULL, '2026-10-22 21:53:43.499779+00');

insert into resource_videos (name, url, set_by, set_at) values
('is-doubt-a-sin', 'https://video.example.org/1', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2026-11-26 11:04:22.446692+00');

insert into second_factors (id, user_id, secret, backup_codes, verified, failed_verification_count) values
('7bdf28e0-9838-4936-86e2-601b1c6eaa65', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'not a secret', 'no codes', 'false', '0');

insert into seeded_questions (id, seeded_at) values
('3c770b94-9a9a-457e-8a58-e388c32d7956', '2026-11-26 11:04:22.446692+00');

insert into servers (id, started_at, beat_at) values
('7', '2026-11-24 11:04:22.446692+00', '2026-11-25 11:04:22.446692+00');

insert into sessions (id, user_id, token, expires_at, created_at, updated_at, last_used_at) values
('0a3e32a8-1e17-4a38-85d5-5212b1d300f0', '0a687c62-1103-4d95-8622-11a5584f4752', '03b4b8e1-1b49-4ddc-8b91-743ab3e2198b', '2026-12-26 11:04:21.963979+00', '2026-11-26 03:59:45.587801+00', '2026-11-26 03:59:45.587801+00', '2026-11-26 03:59:45.587801+00'),
('3b6d5555-2f4f-444e-8f0b-8ebedb95b139', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'be5949d2-78e4-40fd-8652-d4f4a38ef927', '2026-12-26 11:04:21.963979+00', '2026-11-25 13:28:29.771348+00', '2026-11-25 13:28:29.771348+00', '2026-11-25 13:28:29.771348+00'),
('4e0de1e7-3a85-4a0f-8711-b0e6c9714fc5', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '881ec500-a262-4ba0-8b7e-9883aa87e256', '2026-12-26 11:04:21.963979+00', '2026-11-26 01:32:14.035691+00', '2026-11-26 01:32:14.035691+00', '2026-11-26 01:32:14.035691+00'),
('82b0b70c-67f7-4c9a-8975-fa2b2fc721aa', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'a7cbb0a5-a0fb-4667-843e-ecaa538632e3', '2026-12-26 11:04:21.963979+00', '2026-11-26 03:05:33.742051+00', '2026-11-26 03:05:33.742051+00', '2026-11-26 03:05:33.742051+00'),
('9b8b8c8f-9442-4eb4-8ad1-cd12c82697af', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '95e08195-b4ff-41f3-8afa-2b1508336683', '2026-12-26 11:04:21.963979+00', '2026-11-25 22:49:56.38861+00', '2026-11-25 22:49:56.38861+00', '2026-11-25 22:49:56.38861+00'),
('d5cb2bbe-2a4d-41d7-83a2-b5fa3544c618', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'a1310703-312f-4646-8d00-c01c4cc170d3', '2026-12-26 11:04:21.963979+00', '2026-11-26 02:25:31.017767+00', '2026-11-26 02:25:31.017767+00', '2026-11-26 02:25:31.017767+00');

insert into settings (key, value, version, changed_at) values
('setup', '{"steps": {}, "isFinished": true}', '1', '2026-11-26 11:04:22.446692+00'),
('tagline', '"Light for all."', '1', '2026-11-26 11:04:22.446692+00');

insert into thread_members (thread_id, user_id, role, read_seq, from_seq, joined_at) values
('0563ca60-163b-4a12-81f6-19312c59c141', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'participant', '0', '0', '2026-11-26 11:04:22.446692+00'),
('0563ca60-163b-4a12-81f6-19312c59c141', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'participant', '0', '0', '2026-11-26 11:04:22.446692+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', '0a687c62-1103-4d95-8622-11a5584f4752', 'safeguarding_lead', '5', '0', '2026-05-10 11:04:21.963979+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', '28869578-f125-41a0-8cdf-15030cee9c35', 'owner', '8', '0', '2026-05-10 11:04:21.963979+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'safeguarding_lead', '9', '0', '2026-05-10 11:04:21.963979+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'member', '0', '0', '2026-05-10 11:04:21.963979+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'member', '3', '0', '2026-05-10 11:04:21.963979+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', '0a687c62-1103-4d95-8622-11a5584f4752', 'safeguarding_lead', '8', '0', '2026-05-10 11:04:21.963979+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', '28869578-f125-41a0-8cdf-15030cee9c35', 'member', '8', '0', '2026-05-10 11:04:21.963979+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'safeguarding_lead', '8', '0', '2026-05-10 11:04:21.963979+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'owner', '8', '0', '2026-05-10 11:04:21.963979+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'member', '6', '0', '2026-05-10 11:04:21.963979+00');

insert into threads (id, kind, last_seq, last_message_at, created_at) values
('0563ca60-163b-4a12-81f6-19312c59c141', 'conversation', '1', '2026-11-26 11:04:22.446692+00', '2026-11-26 11:04:22.446692+00'),
('66b86209-981b-4a86-8d51-5aa5d0f944be', 'channel', '10', '2026-11-23 17:43:19.930296+00', '2026-05-10 11:04:21.963979+00'),
('dc32885c-bb93-47a0-8eeb-ba645b79a691', 'channel', '10', '2026-11-21 10:06:43.046913+00', '2026-05-10 11:04:21.963979+00');

insert into ticket_keys (id, private_key, created_at) values
('1', E'\\x302e020100300506032b65700422042082388f0c1c75cf181e8c68869456ca96c64596fb796df167979070b237fb8997', '2026-11-26 11:04:22.54793+00');

insert into ticket_pdfs (registration_id, user_id, content_hash, requested_at) values
('0269e719-e897-41e8-8f9d-5eec3c3a98ce', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'none', '2026-11-26 11:04:22.446692+00');

insert into trivia_questions (id, question, correct_answer, incorrect_answers, difficulty, category, scripture_reference, points, is_active, version, created_at) values
('0e01e8c9-bebf-4b32-8011-678db73f5578', 'What does chapter 4 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:5', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('0ecb1d7f-25c6-4f66-8b22-3830fd33fc43', 'What does chapter 37 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:38', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('1252945f-794b-463a-8f45-9f0fbf60c22d', 'What does chapter 40 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:41', '100', 'false', '1', '2026-11-26 11:04:21.963979+00'),
('1380762b-0507-49bd-872b-eb5435ce4e66', 'What does chapter 1 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:2', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('195180d3-1c7b-4a4f-850d-5670624a2647', 'What does chapter 19 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:20', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('19aea240-4671-4ed2-86c7-7994e6642c02', 'What does chapter 28 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:29', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('1cf08155-84c0-4c55-8fa2-57fdf2ba705c', 'What does chapter 6 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:7', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('20d49665-14cb-4d11-839e-273e982956c4', 'What does chapter 26 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:27', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('2800d555-e0d0-4922-8e4d-402294f41500', 'What does chapter 7 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:8', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('2e33d22e-a3cc-4705-8d55-8be76d44a3e4', 'What does chapter 13 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:14', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('33c30968-847e-47e3-8fe3-d051ffc6b1f5', 'What does chapter 15 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:16', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('34ff6a8f-1e44-41d8-81fd-b75dfade42c3', 'What does chapter 11 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:12', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('4a80ce95-7db0-474d-8f1a-2320e7b4a120', 'What does chapter 3 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:4', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('543588e6-c7c1-4446-8e55-d8488e72ca62', 'What does chapter 10 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:11', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('56003418-5f30-4319-8eb1-52bb309f272f', 'What does chapter 36 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:37', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('56d28b94-620d-41e6-8663-20f206408b68', 'What does chapter 32 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:33', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('591a70a0-51df-40ff-81ac-652775a194ac', 'What does chapter 23 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:24', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('641c9d5d-ac3f-41dd-8c8c-0398e9c940af', 'What does chapter 5 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:6', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('64eab1a6-da03-4a5f-8321-18839dd3d893', 'What does chapter 20 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:21', '100', 'false', '1', '2026-11-26 11:04:21.963979+00'),
('6e8b5f13-a4d6-4f9d-8aca-0eee4dad6116', 'What does chapter 22 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:23', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('7303534f-be1f-41e6-8532-1803827949cf', 'What does chapter 27 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:28', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('87f947c6-6d41-44bc-8fde-53c1a2d66944', 'What does chapter 16 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:17', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('89967ec7-b732-4bd4-86b7-af2690425df2', 'What does chapter 17 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:18', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('91441e0e-826a-44f7-8777-2edf0ed5136f', 'What does chapter 24 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:25', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('9177f316-bf1d-47e5-8891-cf9362bdb058', 'What does chapter 33 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:34', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('923ca8db-5d33-4f03-85e1-8706893b924d', 'What does chapter 38 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:39', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('93523d8a-fcd0-4ca1-861b-495877c344de', 'What does chapter 18 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:19', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('98aa6c1b-7518-456c-81b5-ee10c2bc7625', 'What does chapter 30 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:31', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('ac96c0ef-cbb2-42a4-8063-f160af2b6c40', 'What does chapter 29 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:30', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('b9690c05-9eba-454f-8d0c-231825061de8', 'What does chapter 21 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:22', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('bea8cd10-3ab5-4959-8927-dcc3df05edcc', 'What does chapter 2 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:3', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('d46b4e61-ec21-469f-8db5-6650410d736f', 'What does chapter 35 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'books', 'Psalm 119:36', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('d93a4d1d-7fb0-46f7-869c-01ef819913c5', 'What does chapter 39 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:40', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('d96baf7e-5dbd-4996-8d04-633d3e4679cf', 'What does chapter 12 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'people', 'Psalm 119:13', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('daddbed1-7ed2-49cf-8944-fc1c8ef13e60', 'What does chapter 9 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'easy', 'sayings', 'Psalm 119:10', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('dd8a7946-2079-45e7-8556-98db5a7a2ae2', 'What does chapter 25 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:26', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('edf2dc54-eec5-489e-8a06-9238f02a62b1', 'What does chapter 8 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:9', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('f2627e86-4830-4d4b-88bc-ffdb0aebf488', 'What does chapter 31 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'places', 'Psalm 119:32', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('fb88532b-b26e-4c03-8eed-7d0d572f7f17', 'What does chapter 34 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'medium', 'teachings', 'Psalm 119:35', '100', 'true', '1', '2026-11-26 11:04:21.963979+00'),
('fd7dcba3-1eac-4034-806a-4ab2da77c029', 'What does chapter 14 of the reading plan speak of?', 'Light', '["Rivers", "Stones", "Bread"]', 'hard', 'events', 'Psalm 119:15', '100', 'true', '1', '2026-11-26 11:04:21.963979+00');

insert into user_activity (id, user_id, activity_type, activity_data, created_at) values
('10e7ad24-0052-48fd-878b-b71a20842c8e', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'liked_post', '{"post_id": "90b11d9c-2a69-4623-865a-d359be5f9887"}', '2026-10-08 05:47:02.883619+00'),
('24f6f9f5-ab82-4c61-8623-75dd9af50538', '28869578-f125-41a0-8cdf-15030cee9c35', 'liked_post', '{"post_id": "90b11d9c-2a69-4623-865a-d359be5f9887"}', '2026-11-20 14:34:48.317162+00'),
('3098eb30-1b51-4475-8e7e-af7f23adb4cd', '7987cfea-8a7b-4a55-8bf0-d36fd58234c7', 'commented_on_post', '{"post_id": "e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad"}', '2026-07-27 15:42:49.208299+00'),
('3b11aec8-e9ab-410f-86b8-6e124576a5a4', '0a687c62-1103-4d95-8622-11a5584f4752', 'liked_post', '{"post_id": "e3dcefb3-8cef-41a8-8412-4ccbdfbb7cad"}', '2026-08-19 15:06:52.275619+00'),
('41a06806-f164-487b-8c7e-3ae80aece014', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'commented_on_post', '{"post_id": "9d0dffc3-d03b-45a2-89ce-132368ae9004"}', '2026-09-18 19:01:08.826979+00'),
('7f07ff8c-b0ae-45e0-8b5a-0b0b41f9754d', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'joined_group', '{"channel_id": "66b86209-981b-4a86-8d51-5aa5d0f944be"}', '2026-09-02 02:27:29.053099+00'),
('8068424a-a720-4471-8b80-b6bf8619d6ab', 'd4133485-4ba8-4b94-8117-e2d2ebf74342', 'registered_for_event', '{"event_id": "835d43ea-e3f9-4442-8c55-360eb7439dd0", "event_title": "Beach clean-up 3"}', '2026-07-01 18:31:48.886947+00'),
('8696c20c-6f3f-4a9e-86c0-def22fd243fc', 'e993a68f-5d3b-45d5-88df-fdc389dd0ec7', 'liked_post', '{"post_id": "3c7fc3dd-ed5a-4935-855f-c8f23f0a8375"}', '2026-09-01 04:41:05.597419+00'),
('a98a5665-432e-4c3b-8dbe-a9d09ba01177', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'liked_post', '{"post_id": "d0011217-43aa-42c3-8a58-caf76965ca88"}', '2026-09-11 19:04:37.869499+00'),
('d019d905-f0b5-4edd-8c1e-1083d0101e99', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'joined_group', '{"channel_id": "dc32885c-bb93-47a0-8eeb-ba645b79a691"}', '2026-09-18 00:00:56.514739+00');

insert into user_devotion_reads (id, user_id, devotion_id, read_on) values
('05ec26d1-6446-44a9-b9e8-4ab2459df91a', '0a687c62-1103-4d95-8622-11a5584f4752', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('07e80f9b-4283-4dff-83ac-65437b2a88f8', '0a687c62-1103-4d95-8622-11a5584f4752', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('103efa85-2fa4-486f-9998-42dd18296cbd', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('110de8e8-640c-478f-87a5-78ba5ec7c780', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('11d80328-c247-4a3e-bf3b-860772ce6105', '28869578-f125-41a0-8cdf-15030cee9c35', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('1436ef3f-adf1-4514-aea1-b7d73fe402d5', '8c859c64-eb73-43b9-8ee9-79538c79546a', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('1be93855-cd13-4712-8bd8-1f4c59a9f8f9', '28869578-f125-41a0-8cdf-15030cee9c35', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('1f294238-a1b7-4e7a-941f-5de9155e5411', '0a687c62-1103-4d95-8622-11a5584f4752', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('2a2f3239-b7c5-4a63-bf22-19366196275c', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('2b1a2388-6b15-4622-bd1a-d7e37832ccdb', '8c859c64-eb73-43b9-8ee9-79538c79546a', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('3b7f206e-5515-4ea2-bfec-eedaf409bb0a', '8c859c64-eb73-43b9-8ee9-79538c79546a', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('3c208ca6-f014-4aa7-9f4f-a6b7819613cc', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('3e3f40aa-4a4c-4393-b775-3057661e2e65', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('41e90415-1dd4-492c-b6c9-0af7bd33235a', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('53c83578-a098-4a52-a08d-05583ea21b5f', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('6212caac-7a1d-45bf-afc3-b6ad4f335d95', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('67e8e794-fd07-48f7-bd54-2b56abea9f17', '28869578-f125-41a0-8cdf-15030cee9c35', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('7df35c4c-6578-485b-831d-40d7b6781913', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('911c3722-8cf7-47e0-b68c-f8da3d8087cc', '0a687c62-1103-4d95-8622-11a5584f4752', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('94fa0d6f-dce0-41f4-9263-b7172a0daf1f', '7c72a344-011d-43c3-8e3d-9dfd06131514', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('a3528c75-5453-475b-a292-e43ad7af1237', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('b42e4d02-ee89-42ff-b439-9c69aad92f90', '7c72a344-011d-43c3-8e3d-9dfd06131514', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('b598aa4c-877f-4378-b61b-68d9ee372857', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('b5a095e8-e2ce-4ed1-a3c2-2a9549a4bfc6', 'bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('c8b8c8fe-ce5d-4c8b-9a8b-552e34b7fb5e', '7c72a344-011d-43c3-8e3d-9dfd06131514', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23'),
('cf255747-4f56-4e27-b3eb-451356ab32d2', '7c72a344-011d-43c3-8e3d-9dfd06131514', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('d82d3fdf-d980-4bc8-97cd-7b066163800a', 'a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '0051e328-17dd-4190-8335-d9977d2ee4eb', '2026-11-19'),
('e5d3aa5b-1a13-4934-b642-4edb4f393464', '0a687c62-1103-4d95-8622-11a5584f4752', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('e6687204-3518-4a62-9a69-89633da4c7d9', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('e6cc4acb-2754-4cce-a1ce-ff6ee7a966ee', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '2ed74f47-cf04-4e7c-88ad-8a725e061897', '2026-11-17'),
('ed9eaa89-4442-47ec-bbd4-c3629b17c8aa', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'e83918b4-b20f-4acd-8f8b-7061dfcc1b74', '2026-11-25'),
('f034926e-cec7-4047-bc45-18a55435517f', '8c859c64-eb73-43b9-8ee9-79538c79546a', 'ea98a1ab-a723-4021-8573-cb215f4ccf11', '2026-11-21'),
('f0ad8dee-a3cd-4db9-beb3-d5c0524a1bd2', 'c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '357f8bb0-5195-4e06-88f2-c7417f870351', '2026-11-23');

insert into user_roles (user_id, role, created_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', 'safeguarding_lead', '2026-11-26 11:04:21.963979+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', 'admin', '2026-11-26 11:04:21.963979+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', 'safeguarding_lead', '2026-11-26 11:04:21.963979+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', 'mentor', '2026-11-26 11:04:21.963979+00');

insert into users (id, name, email, email_verified, two_factor_enabled, created_at, updated_at) values
('0a687c62-1103-4d95-8622-11a5584f4752', '', 'member-2@fill.example.org', 'true', 'false', '2024-11-26 11:04:21.963979+00', '2024-11-26 11:04:21.963979+00'),
('28869578-f125-41a0-8cdf-15030cee9c35', '', 'member-6@fill.example.org', 'true', 'false', '2026-11-20 14:34:48.317162+00', '2026-11-20 14:34:48.317162+00'),
('7987cfea-8a7b-4a55-8bf0-d36fd58234c7', '', 'member-7@fill.example.org', 'true', 'false', '2025-08-08 03:38:04.971085+00', '2025-08-08 03:38:04.971085+00'),
('7c72a344-011d-43c3-8e3d-9dfd06131514', '', 'member-1@fill.example.org', 'true', 'false', '2024-11-26 11:04:21.963979+00', '2024-11-26 11:04:21.963979+00'),
('8c859c64-eb73-43b9-8ee9-79538c79546a', '', 'member-5@fill.example.org', 'true', 'false', '2025-07-18 10:07:29.49143+00', '2025-07-18 10:07:29.49143+00'),
('a87ad7d1-3431-4b0b-8de6-403ec3af1fcd', '', 'member-3@fill.example.org', 'true', 'false', '2024-11-26 11:04:21.963979+00', '2024-11-26 11:04:21.963979+00'),
('bc07d9be-5fc6-4a79-8dee-3dcd1d58ad82', '', 'member-10@fill.example.org', 'true', 'false', '2026-05-01 10:21:46.003476+00', '2026-05-01 10:21:46.003476+00'),
('c229d9f8-859f-47aa-8e0c-a9f2280abf6c', '', 'member-4@fill.example.org', 'true', 'false', '2024-11-26 11:04:21.963979+00', '2024-11-26 11:04:21.963979+00'),
('d4133485-4ba8-4b94-8117-e2d2ebf74342', '', 'member-8@fill.example.org', 'true', 'false', '2026-07-01 18:31:48.886947+00', '2026-07-01 18:31:48.886947+00'),
('e993a68f-5d3b-45d5-88df-fdc389dd0ec7', '', 'member-9@fill.example.org', 'true', 'false', '2025-05-28 14:52:15.291476+00', '2025-05-28 14:52:15.291476+00');

insert into verifications (id, identifier, value, expires_at, created_at, updated_at) values
('c388e8ce-e7f4-4791-8bc2-9b7898dfa247', 'stored', 'stored', '2026-11-26 12:04:22.446692+00', '2026-11-26 11:04:22.446692+00', '2026-11-26 11:04:22.446692+00');

set session_replication_role = default;
