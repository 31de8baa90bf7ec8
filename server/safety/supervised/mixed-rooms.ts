import type { EntityManager } from "@mikro-orm/postgresql";
import { MIXED_ROOMS_DAYS, SUPERVISED_PER_PAGE } from "../../../schema/limits.ts";
import type { MixedRoom } from "../../../schema/safety/supervised-api.ts";
import { recordAccess } from "../../audit/audit.ts";
import { prepared } from "../../platform/database/prepared.ts";
import type { Member } from "../../platform/session.ts";
import { DELETED_MEMBER, shownRoles } from "../../profile/profile.ts";
import { adultIfBornBy } from "../age/adult-date.ts";
import type { MessagingPolicy } from "../safety.ts";
import { areMixed, playerAge } from "./mixed-players.ts";

/**
 * $1 the date of `adultIfBornBy`, $2 how many rooms to skip. The names are those of the accounts, or those that the
 * players had in the room if the account is gone. SQL, because it decides about all players and watchers of a room together.
 */
const selectMixedRooms = prepared<{ rooms: MixedRoom[]; total: number }>(
  "list-mixed-rooms",
  `with player as (
     select room.id as room_id, player.joined_at, player.id, player.user_id,
       jsonb_build_object(
         'displayName', coalesce(profile.full_name, player.display_name, '${DELETED_MEMBER}'),
         'roles', ${shownRoles("player.user_id")}, 'isWatcher', player.is_watcher
       ) as shown,
       ${playerAge("player.user_id", "$1")} as age
     from game_rooms room
     join game_company player on player.room_id = room.id
     left join profiles profile on profile.user_id = player.user_id
     where room.created_at > now() - interval '${MIXED_ROOMS_DAYS} days'
   ), mixed as (
     select room_id, jsonb_agg(shown order by joined_at, id) as shown from player
     group by room_id having ${areMixed}
   ), page as (
     select room.*, mixed.shown, host.full_name as host_name
     from mixed join game_rooms room on room.id = mixed.room_id
     left join profiles host on host.user_id = room.host_id
     order by room.created_at desc, room.id limit ${SUPERVISED_PER_PAGE} offset $2
   )
   select (select count(*)::int from mixed) as total, coalesce((
     select jsonb_agg(jsonb_build_object(
       'roomId', id, 'roomName', settings->>'roomName', 'isPrivate', (settings->>'isPrivate')::boolean,
       'createdAt', (extract(epoch from created_at) * 1000)::float8, 'isOpen', closed_at is null,
       'hostName', coalesce(host_name, ''), 'hostRoles', ${shownRoles("page.host_id")}, 'players', shown
     ) order by created_at desc, id) from page
   ), '[]') as rooms`,
);

/**
 * SAFE-57, SAFE-100: a page of the recent game rooms whose players and watchers were neither all adults nor all minors.
 * Records the access (SAFE-17).
 */
export async function listMixedRooms(
  em: EntityManager,
  policy: MessagingPolicy,
  { memberId }: Pick<Member, "memberId">,
  page: number,
): Promise<{ rooms: MixedRoom[]; total: number }> {
  await recordAccess(em, memberId, "game-rooms");
  const [found] = await selectMixedRooms(em, [adultIfBornBy(policy), (page - 1) * SUPERVISED_PER_PAGE]);
  if (!found) throw new Error("a query without conditions found nothing");
  return found;
}
