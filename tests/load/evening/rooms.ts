import { randomUUID } from "node:crypto";
import { createRoom } from "../../../schema/game/api.ts";
import type { GameType } from "../../../schema/game/settings.ts";
import type { Member } from "../member/member.ts";
import { query } from "../server/own-database.ts";
import { TIME_LIMIT_SECONDS } from "./script.ts";

const settingsOf = <Type extends GameType>(gameType: Type, rounds: 5 | 10) =>
  ({ gameType, difficulty: "medium", timeLimit: TIME_LIMIT_SECONDS, rounds }) as const;

/** Opens a table of eight; returns the room's id. */
export async function openTable(host: Member, rounds: 5 | 10, gameType: GameType = "trivia"): Promise<string> {
  const body = { ...settingsOf(gameType, rounds), roomName: "A table", maxPlayers: 8, isPrivate: false } as const;
  return (await host.call(createRoom, { body })).roomId;
}

/** Opens the room of a new event for which all members have registered. The first of them manages it; returns the room's id. */
export async function openEventRoom(databaseUrl: string, members: readonly Member[], rounds: 5 | 10): Promise<string> {
  const [host] = members as [Member];
  const eventId = randomUUID();
  await query(
    databaseUrl,
    `with event as (
       insert into events (id, title, description, event_date, location, max_attendees)
       values ($1, 'An evening', '', now() + interval '1 hour', 'Here', $3)
     ), manager as (
       insert into user_roles (user_id, role) values ($2, 'admin') on conflict do nothing
     )
     select`,
    [eventId, host.memberId, members.length],
  );
  // The letters of a reference are those of room codes, without 0 and 1.
  await query(
    databaseUrl,
    `insert into event_registrations (event_id, user_id, status, reference)
     select $1::uuid, member, 'registered', translate(upper(left(md5($1::text || member::text), 8)), '01', 'XY')
     from unnest($2::uuid[]) as member`,
    [eventId, members.map(({ memberId }) => memberId)],
  );
  const body = { ...settingsOf("trivia", rounds), roomName: "An evening", eventId } as const;
  return (await host.call(createRoom, { body })).roomId;
}
