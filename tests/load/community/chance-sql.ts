import type { CommunitySize } from "./community-size.ts";

/**
 * Functions of the session that stand in for chance. Each result depends on the seed and on a key alone, so the order in which
 * PostgreSQL works through the rows doesn't matter.
 */
export const chanceSql = ({ seed }: CommunitySize): readonly string[] => [
  `create function pg_temp.share(key text) returns float8 language sql immutable as $$
     select ('x' || left(md5('${seed}:' || key), 8))::bit(32)::bigint::float8 / 4294967296.0
   $$`,
  // With the version and the variant of a random UUID, which replies are checked for.
  `create function pg_temp.key_id(key text) returns uuid language sql immutable as $$
     select overlay(overlay(md5('${seed}:' || key) placing '4' from 13) placing '8' from 17)::uuid
   $$`,
  // For rows whose lists are in the order of their ids: like `uuidV7`, with the time of the row.
  `create function pg_temp.time_id(key text, moment timestamptz) returns uuid language sql stable as $$
     select (lpad(to_hex(floor(extract(epoch from moment) * 1000)::bigint), 12, '0')
       || overlay(overlay(substr(md5('${seed}:' || key), 13) placing '7' from 1) placing '8' from 5))::uuid
   $$`,
  `create function pg_temp.pick(key text, choices text[]) returns text language sql immutable as $$
     select choices[1 + floor(pg_temp.share(key) * cardinality(choices))::int]
   $$`,
];
