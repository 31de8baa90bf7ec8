import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { MIXED_ROOMS_DAYS, SUPERVISED_PER_PAGE } from "../../../schema/limits.ts";
import type { MixedRoom } from "../../../schema/safety/supervised-api.ts";
import { recordAccess } from "../../audit/audit.ts";
import type { GameRoomEntity } from "../../game/room/game-room.entity.ts";
import { milliseconds, rowCount, type Views } from "../../platform/database/typed-query.ts";
import type { Member } from "../../platform/session.ts";
import type { ProfileEntity } from "../../profile/profile.entity.ts";
import { DELETED_MEMBER, shownRoles } from "../../profile/profile.ts";
import { adultIfBornBy } from "../age/adult-date.ts";
import type { MessagingPolicy } from "../safety.ts";
import { areMixed, playerAge } from "./mixed-players.ts";

type Tables = InferKyselyDB<typeof GameRoomEntity | typeof ProfileEntity> & Views;

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
  const bornBy = adultIfBornBy(policy);
  const [rooms, { total }] = await Promise.all([
    selectPage(em, bornBy, (page - 1) * SUPERVISED_PER_PAGE),
    mixed(em, bornBy).select(rowCount).executeTakeFirstOrThrow(),
  ]);
  return { rooms, total };
}

/** The names are those of the accounts, or those that the players had in the room if the account is gone. */
const shown = sql.raw<MixedRoom["players"][number]>(`jsonb_build_object(
  'displayName', coalesce(profile.full_name, company.display_name, '${DELETED_MEMBER}'),
  'roles', ${shownRoles("company.user_id")}, 'isWatcher', company.is_watcher
)`);

/** Everyone who was in a recent room. */
const players = (em: EntityManager, bornBy: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("game_company as company")
    .innerJoin("game_rooms as room", "room.id", "company.room_id")
    .leftJoin("profiles as profile", "profile.user_id", "company.user_id")
    .crossJoin(sql<{ born_by: string }>`(select ${bornBy}::date as born_by)`.as<"adult">(sql.ref("adult")))
    .where("room.created_at", ">", sql<Date>`now() - ${`${MIXED_ROOMS_DAYS} days`}::interval`)
    .select(["company.room_id", "company.id", "company.user_id", "company.joined_at", shown.as("shown")])
    .select(sql.raw<string>(playerAge("company.user_id", "adult.born_by")).as("age"));

/** The rooms, each with everyone who was there. */
const mixed = (em: EntityManager, bornBy: string) =>
  em
    .getKysely<Tables>()
    .selectFrom(
      em
        .getKysely<Tables>()
        .selectFrom(players(em, bornBy).as("player"))
        .groupBy("player.room_id")
        .having(sql.raw<boolean>(areMixed))
        .select("player.room_id")
        .select(sql<MixedRoom["players"]>`jsonb_agg(player.shown order by player.joined_at, player.id)`.as("players"))
        .as("mixed"),
    );

const selectPage = (em: EntityManager, bornBy: string, skipped: number): Promise<MixedRoom[]> =>
  mixed(em, bornBy)
    .innerJoin("game_rooms as room", "room.id", "mixed.room_id")
    .leftJoin("profiles as host", "host.user_id", "room.host_id")
    .select((row) => [
      "room.id as roomId",
      sql<string>`room.settings->>'roomName'`.as("roomName"),
      sql<boolean>`(room.settings->>'isPrivate')::boolean`.as("isPrivate"),
      milliseconds(row.ref("room.created_at")).as("createdAt"),
      sql<boolean>`room.closed_at is null`.as("isOpen"),
      sql<string>`coalesce(host.full_name, '')`.as("hostName"),
      sql.raw<MixedRoom["hostRoles"]>(shownRoles("room.host_id")).as("hostRoles"),
      "mixed.players",
    ])
    .orderBy("room.created_at", "desc")
    .orderBy("room.id")
    .limit(SUPERVISED_PER_PAGE)
    .offset(skipped)
    .execute();
