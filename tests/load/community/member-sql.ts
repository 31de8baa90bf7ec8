import { type CommunitySize, GENERATED_ADDRESS, textList } from "./community-size.ts";

const firstNames = textList(
  "Ada Adaeze Amina Bisi Chidi Chinedu Danjuma Ebele Efe Emeka Fatima Femi Grace Halima Ibrahim Ifeoma Ini Kelechi Kunle Musa Ngozi Nneka Obinna Ọlá Ọmọ́táyọ̀ Rukayya Ruth Sade Sunday Ṣadé Ṣọlá Tobi Túndé Uche Ụzọma Yusuf Zainab Zikora".split(
    " ",
  ),
);
const lastNames = textList(
  "Abiola Abubakar Adébáyọ̀ Adeleke Akpan Balogun Bello Chukwu Danladi Effiong Eze Garba Ibe Ishaya Lawal Mohammed Nwosu Obi Ọdụ Ogunleye Okafor Ọkọ́nkwọ Okoro Olatunji Onyeka Salami Sani Udo Umar Yakubu".split(
    " ",
  ),
);
const towns = textList([
  "Yaba",
  "Surulere",
  "Enugu",
  "Ibadan",
  "Kano",
  "Jos",
  "Abuja",
  "Port Harcourt",
  "Uyo",
  "Kaduna",
]);

/** Share of the members who still come. The others went away 10 to 120 days ago. */
const STAYING = 0.6;

/**
 * The members: one admin, two safeguarding leads, a mentor for every 50, and young people, most of them minors. A temporary
 * table `person` holds what the other steps need to know. `passwordHash` is that of the first four, who are leaders.
 */
export const memberSql = ({ members }: CommunitySize, passwordHash: string): readonly string[] => [
  `create temp table person on commit drop as
   select known.*, greatest(days_away, 0) * interval '1 day' as away,
     least(now() - interval '730 days' * case when role is null then share ^ 2 else 1 end,
       now() - days_away * interval '1 day' - interval '1 hour') as joined_at,
     case when role is not null then date '1988-03-04' + n % 2000
       when pg_temp.share('age' || n) < 0.7 then current_date - 4780 - floor(pg_temp.share('born' || n) * 1700)::int
       else current_date - 6640 - floor(pg_temp.share('born' || n) * 4000)::int end as birth_date,
     role is not null or pg_temp.share('declared' || n) < 0.85 as has_birth_date,
     role is not null or pg_temp.share('declared' || n) < 0.7 as is_confirmed,
     role is null and pg_temp.share('suspended' || n) < 0.005 as is_suspended
   from (
     select n, pg_temp.key_id('member' || n) as id, pg_temp.share('joined' || n) as share,
       case when n = 1 then 'admin' when n <= 3 then 'safeguarding_lead' when n % 50 = 4 then 'mentor' end as role,
       case when n % 50 = 4 or n <= 3 or pg_temp.share('stays' || n) < ${STAYING} then 0
         else 10 + floor(pg_temp.share('away' || n) * 110)::int end as days_away
     from generate_series(1, ${members}) n
   ) known`,
  "create unique index on person (n)",
  `insert into users (id, email, email_verified, suspended_at, created_at, updated_at)
   select id, 'member-' || n || '${GENERATED_ADDRESS}', pg_temp.share('verified' || n) < 0.9 or role is not null,
     case when is_suspended then now() - interval '3 days' end, joined_at, joined_at from person`,
  `insert into credentials (id, user_id, account_id, provider_id, password)
   select pg_temp.key_id('credential' || n), id, id::text, 'credential', '${passwordHash}' from person where n <= 4`,
  `insert into user_roles (user_id, role) select id, role from person where role is not null`,
  `insert into profiles (user_id, full_name, created_at, phone, bio, location, spiritual_level)
   select id, pg_temp.pick('first' || n, ${firstNames}) || ' ' || pg_temp.pick('last' || n, ${lastNames}), joined_at,
     case when pg_temp.share('phone' || n) < 0.4 then '+23480' || lpad(n::text, 8, '3') end,
     case when pg_temp.share('bio' || n) < 0.3 then 'I sing, I read, and I ask too many questions.' end,
     case when pg_temp.share('town' || n) < 0.5 then pg_temp.pick('which town' || n, ${towns}) end,
     case when pg_temp.share('level' || n) < 0.5 then pg_temp.pick('which level' || n, array['beginner', 'growing', 'mature']) end
   from person where pg_temp.share('named' || n) < 0.95 or role is not null`,
  `insert into birth_dates (user_id, birth_date, created_at) select id, birth_date, joined_at from person where has_birth_date`,
  `insert into age_confirmations (user_id, confirmer_id, confirmed_at)
   select id, pg_temp.key_id('member' || 2 + n % 2), joined_at + interval '10 minutes' from person where is_confirmed`,
  `insert into age_attestations (user_id, confirmer_id, birth_date, by_mentor, attested_at)
   select user_id, confirmer_id, birth_date, false, confirmed_at from age_confirmations join birth_dates using (user_id)`,
  `insert into sessions (id, user_id, token, expires_at, created_at, updated_at, last_used_at)
   select pg_temp.key_id('session' || n), id, pg_temp.key_id('token' || n)::text, now() + interval '30 days', seen, seen, seen
   from (select *, now() - away - interval '1 day' * pg_temp.share('seen' || n) as seen from person) visited
   where pg_temp.share('signed in' || n) < 0.7`,
];
