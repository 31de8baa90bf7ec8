import type { OutputOf } from "../../../schema/endpoint.ts";
import { type EventRoom, eventRoom, type readEventRoom as readEndpoint } from "../../../schema/game/event-room-api.ts";
import { seenEvent } from "../../event/event.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { selectEventRoom } from "../game-store.ts";

type Caller = Pick<Member, "memberId" | "roles">;

interface EventTie {
  readonly canJoin: boolean;
  readonly canOpen: boolean;
  readonly managesEvent: boolean;
}

/** GAME-120, GAME-122: what this member has to do with the game of an event. Null if the event does not exist for them. */
async function tieTo(source: StatementSource, caller: Caller, eventId: string): Promise<EventTie | null> {
  const seen = await seenEvent(source, caller, eventId);
  if (!seen) return null;
  const { registration, canManage, event } = seen;
  return {
    canJoin: canManage || registration !== null,
    canOpen: canManage && !event.isCancelled,
    managesEvent: canManage,
  };
}

/** GAME-123: the open room of an event, and what the caller may do. */
export async function readEventRoom(
  source: StatementSource,
  caller: Caller,
  eventId: string,
): Promise<OutputOf<typeof readEndpoint>> {
  const tie = await tieTo(source, caller, eventId);
  if (!tie) throw new Refusal("event/not-found");
  const { canJoin, canOpen } = tie;
  return { room: await openRoomFor(source, tie, eventId), canJoin, canOpen };
}

/** GAME-123: the open room of an event. Null for those who may not join it. */
export const joinableEventRoom = async (
  source: StatementSource,
  caller: Caller,
  eventId: string,
): Promise<EventRoom | null> => await openRoomFor(source, await tieTo(source, caller, eventId), eventId);

async function openRoomFor(source: StatementSource, tie: EventTie | null, eventId: string): Promise<EventRoom | null> {
  const [row] = tie?.canJoin ? await selectEventRoom(source, [eventId]) : [];
  return row ? present(row) : null;
}

const present = ({ settings, ...row }: Awaited<ReturnType<typeof selectEventRoom>>[number]): EventRoom =>
  eventRoom.parse({
    roomId: row.id,
    roomCode: row.room_code,
    roomName: settings.roomName,
    gameType: row.game_type,
    difficulty: settings.difficulty,
    timeLimit: settings.timeLimit,
    rounds: settings.rounds,
    teams: settings.teams ?? 0,
    status: row.status,
    players: row.current_players,
    maxPlayers: row.max_players,
  });

/** GAME-120: who may not open a room for this event is told why. */
export async function refuseUnlessOpens(source: StatementSource, caller: Caller, eventId: string): Promise<void> {
  const tie = await tieTo(source, caller, eventId);
  if (!tie) throw new Refusal("event/not-found");
  if (tie.canOpen) return;
  throw new Refusal(tie.managesEvent ? "event/cancelled" : "account/not-allowed");
}

/** GAME-122: whether the member manages the event whose room they enter. Refuses members who have no place there. */
export async function refuseWithoutPlace(source: StatementSource, caller: Caller, eventId: string): Promise<boolean> {
  const tie = await tieTo(source, caller, eventId);
  if (!tie?.canJoin) throw new Refusal("game/not-registered");
  return tie.managesEvent;
}
