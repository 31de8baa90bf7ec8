// Prepared statements: a game runs them whenever somebody sits down or begins to watch.
import { prepared, type StatementSource } from "../../platform/database/prepared.ts";
import { adultIfBornBy, type MessagingPolicy } from "../age/adult-date.ts";
import { selectSupervisor } from "../messaging-store.ts";
import { areMixed, playerAge } from "./mixed-players.ts";

/**
 * $1 a game room, $2 the date of `adultIfBornBy`, $3 watchers who may not be stored yet: everyone who plays or watches there or
 * has done so, if they are mixed (SAFE-57).
 */
const selectMixedPlayers = prepared<{ player_ids: string[] }>(
  "mixed-players",
  `select array_remove(array_agg(player.user_id), null) as player_ids from (
     select company.id, company.user_id, ${playerAge("company.user_id", "$2")} as age from (
       select id, user_id from game_company where room_id = $1 union all select watcher, watcher from unnest($3::uuid[]) watcher
     ) as company
   ) player having ${areMixed}`,
);

/** $1 a member. */
const selectName = prepared<{ full_name: string }>(
  "lead-name",
  "select profile.full_name from profiles profile where profile.user_id = $1",
);

/**
 * SAFE-68: the name of a safeguarding lead who has neither played nor watched in this room, if those who have are mixed;
 * otherwise empty.
 */
export async function leadOfRoom(
  source: StatementSource,
  policy: MessagingPolicy,
  roomId: string,
  watcherIds: readonly string[] = [],
): Promise<string> {
  if (policy.isOpenToAll) return "";
  const [mixed] = await selectMixedPlayers(source, [roomId, adultIfBornBy(policy), watcherIds]);
  const [lead] = mixed ? await selectSupervisor(source, [mixed.player_ids, false]) : [];
  const [named] = lead ? await selectName(source, [lead.user_id]) : [];
  return named?.full_name ?? "";
}
