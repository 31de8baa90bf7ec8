import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf } from "../../schema/endpoint.ts";
import type { ErrorCode } from "../../schema/errors.ts";
import type { SeatReservation } from "../../schema/game/api.ts";
import * as gameApi from "../../schema/game/api.ts";
import type { GameSettings, OpenedSettings } from "../../schema/game/settings.ts";
import type { GameGuest } from "../../schema/room-member.ts";
import type { Config } from "../platform/config/config.ts";
import { eventsRoute, type Route, route } from "../platform/endpoint/route.ts";
import type { OpenRateLimit } from "../platform/rate-limit.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { playerName, refuseReservedTitle, rolesShown } from "../profile/profile.ts";
import { refuseContactInName, refuseWhileMuted } from "../safety/safety.ts";
import type { CrashRecovery } from "./crash-recovery.ts";
import { readEventRoom, refuseUnlessOpens, refuseWithoutPlace } from "./room/event-room.ts";
import { GameRoomEntity } from "./room/game-room.entity.ts";
import { practiceSettings } from "./room/practice.ts";
import { type AccessibleRoom, findRoom, findRoomByCode } from "./room/room-access.ts";
import type { RoomListFeed } from "./room/room-list-feed.ts";

/** The live rooms. */
export interface GameRooms {
  /** Opens a room with this member as its host, seated. */
  open(host: GameGuest, settings: OpenedSettings): Promise<SeatReservation>;
  /** Reserves a seat for a new player, or for one who comes back. The room checks the code of a private room. */
  admit(roomId: string, guest: GameGuest, code?: string): Promise<SeatReservation>;
  /** Reserves a place to watch. */
  watch(roomId: string, guest: GameGuest, code?: string): Promise<SeatReservation>;
  /** Reserves a socket for a screen in a hall. */
  openScreen(roomId: string, key: string, screenId: string): Promise<SeatReservation>;
}

/**
 * Counts every entered code, because counting only wrong ones would allow many concurrent guesses. Not declared with
 * the endpoint, because the code counts only if the member cannot see the room without it.
 */
const CODE_LIMIT = { name: "room-code", tries: 30, seconds: 10 * 60 };
const HOUR = 60 * 60;

export function gameRoutes(options: {
  community: { readonly name: string };
  config: Pick<Config, "ROOMS_PER_HOUR">;
  gameRooms: GameRooms;
  feed: RoomListFeed;
  recovery: Pick<CrashRecovery, "recoverRoom">;
  openRateLimit: OpenRateLimit;
}): Route[] {
  const { community, config, gameRooms, feed, recovery, openRateLimit } = options;
  const typedCodes = openRateLimit(CODE_LIMIT);
  // Keeps one member from filling the list with rooms.
  const openings = openRateLimit({ name: "room", tries: () => config.ROOMS_PER_HOUR, seconds: HOUR });

  type Find = () => Promise<AccessibleRoom | null>;

  async function enter(as: "admit" | "watch", find: Find, { em, member }: Caller, code?: string) {
    const found = await find();
    const managesEvent = found?.eventId ? await refuseWithoutPlace(em, member, found.eventId) : false;
    const room = refuseEnded(found);
    const guest = { ...guestOf(member), ...(managesEvent && { managesEvent }) };
    try {
      return await seatIn(as, room, guest, code);
    } catch (error) {
      if (!hasCode(error, "game/room-not-found")) throw error;
      // Its server has died or does not respond. The client retries until this is settled.
      if (!(await recovery.recoverRoom(room))) throw new Refusal("server/unavailable", { cause: error });
      return await seatIn(as, refuseEnded(await find()), guest, code);
    }
  }

  async function seatIn(as: "admit" | "watch", room: AccessibleRoom, guest: GameGuest, code: string | undefined) {
    const { roomId, roomCode, eventId } = room;
    // GAME-122: a place at the event counts instead of the code.
    const reservation = await gameRooms[as](roomId, guest, eventId ? roomCode : code);
    return { roomId, memberId: guest.memberId, reservation };
  }

  /** A screen is in no room of its own process as long as nobody has taken up the room of a server that has ended. */
  async function openScreen(em: EntityManager, roomId: string, { key, screenId }: BodyOf<typeof gameApi.openScreen>) {
    try {
      return await gameRooms.openScreen(roomId, key, screenId);
    } catch (error) {
      if (!hasCode(error, "game/screen-not-found")) throw error;
      const room = await em.findOne(GameRoomEntity, { id: roomId, closedAt: null }, { fields: ["serverId"] });
      if (!room || !(await recovery.recoverRoom({ roomId, serverId: room.serverId }))) throw error;
      return await gameRooms.openScreen(roomId, key, screenId);
    }
  }

  interface Caller {
    readonly em: EntityManager;
    readonly member: Member;
  }

  interface Call<Body> extends Caller {
    readonly body: Body;
  }

  async function enterById(
    as: "admit" | "watch",
    {
      em,
      member,
      params: { roomId },
      body: { code },
    }: Call<{ code?: string | undefined }> & { params: { roomId: string } },
  ) {
    const byId = () => findRoom(em, member, roomId);
    if (!code || (await byId())) return await enter(as, byId, { em, member }, code);
    await typedCodes.consume(member.memberId);
    const byCode = async () => {
      const named = await findRoomByCode(em, member, code);
      return named?.roomId === roomId ? named : null;
    };
    return await enter(as, byCode, { em, member }, code);
  }

  async function enterByCode(as: "admit" | "watch", { em, member, body: { code } }: Call<{ code: string }>) {
    await typedCodes.consume(member.memberId);
    return await enter(as, () => findRoomByCode(em, member, code), { em, member }, code);
  }

  return [
    route(gameApi.listRooms, async () => ({ rooms: await feed.list() })),

    eventsRoute(gameApi.watchRooms, () => (send) => feed.subscribe(send)),

    route(gameApi.createRoom, async ({ em, member, body }) => {
      await refuseReservedTitle(em, { ...member, communityName: community.name }, body.roomName);
      refuseContactInName(body.roomName);
      await refuseWhileMuted(em, member.memberId);
      if (body.eventId !== undefined) await refuseUnlessOpens(em, member, body.eventId);
      await openings.consume(member.memberId);
      const reservation = await gameRooms.open(openerOf(member, body), openedSettings(body));
      return { roomId: reservation.roomId, memberId: member.memberId, reservation };
    }),

    route(gameApi.practise, async ({ member, body }) => {
      const reservation = await gameRooms.open(guestOf(member), practiceSettings(body.gameType));
      return { roomId: reservation.roomId, memberId: member.memberId, reservation };
    }),

    route(gameApi.takeSeat, (call) => enterById("admit", call)),
    route(gameApi.watchGame, (call) => enterById("watch", call)),
    route(gameApi.joinByCode, (call) => enterByCode("admit", call)),
    route(gameApi.watchByCode, (call) => enterByCode("watch", call)),

    route(gameApi.readEventRoom, async ({ em, member, params }) => await readEventRoom(em, member, params.eventId)),

    route(gameApi.openScreen, async ({ em, params: { roomId }, body }) => ({
      roomId,
      reservation: await openScreen(em, roomId, body),
    })),
  ];
}

/** Who opens the room of an event manages it. */
const openerOf = (member: Member, { eventId }: GameSettings): GameGuest => ({
  ...guestOf(member),
  ...(eventId !== undefined && { managesEvent: true }),
});

/** GAME-120: an event's room is in no list, and only it has teams. */
function openedSettings(settings: GameSettings): GameSettings {
  if (settings.eventId !== undefined) return { ...settings, isPrivate: true };
  const { teams: _, ...table } = settings;
  return table;
}

function refuseEnded(room: AccessibleRoom | null): AccessibleRoom {
  if (!room) throw new Refusal("game/room-not-found");
  if (room.status === "closed") throw new Refusal("game/room-closed");
  if (room.status === "interrupted") throw new Refusal("game/interrupted");
  return room;
}

/** Rooms refuse with errors of their own. */
const hasCode = (error: unknown, code: ErrorCode): boolean =>
  error instanceof Error && "code" in error && error.code === code;

const guestOf = (member: Member): GameGuest => ({
  memberId: member.memberId,
  displayName: playerName(member),
  roles: rolesShown(member),
  avatarUrl: member.avatarUrl,
  sessionId: member.sessionId,
});
