import type { EntityManager } from "@mikro-orm/postgresql";
import type { CommonSettings } from "../../../schema/game/common-settings.ts";
import { gameType } from "../../../schema/game/settings.ts";
import { idAt, type PagePreview, type PreviewReader, type ReadPagePreview } from "../../platform/link-preview.ts";
import { joinableEventRoom } from "./event-room.ts";
import { GameRoomEntity } from "./game-room.entity.ts";
import { findRoom } from "./room-access.ts";

const forms = ["/games/waiting/:id", "/games/room/:id", "/game-room/:id"];

/** THREAD-33: an open room that the link's reader may enter without a code. A private one stays hidden, as in every list. */
export const roomPreview: ReadPagePreview = async (pathname, reader) => {
  const roomId = forms.map((form) => idAt(form, pathname)).find((id) => id !== undefined);
  const room = roomId === undefined ? null : await findRoom(reader.em, reader.member, roomId);
  if (!room || room.status === "closed" || room.status === "interrupted") return null;
  return room.eventId === null
    ? await tablePreview(reader.em, room.roomId)
    : await eventRoomPreview(reader, room.eventId);
};

async function tablePreview(em: EntityManager, roomId: string): Promise<PagePreview | null> {
  const room = await em.findOne(GameRoomEntity, { id: roomId, closedAt: null });
  if (!room) return null;
  const { roomName } = room.settings as CommonSettings;
  return {
    kind: "game",
    title: roomName,
    gameType: gameType.parse(room.gameType),
    isWaiting: room.status === "waiting",
    players: room.currentPlayers,
    maxPlayers: room.maxPlayers,
  };
}

/** GAME-122: the game of an event is for those who have a place there. */
async function eventRoomPreview({ database, member }: PreviewReader, eventId: string): Promise<PagePreview | null> {
  const room = await joinableEventRoom(database, member, eventId);
  if (!room) return null;
  const { roomName, status, players, maxPlayers } = room;
  return {
    kind: "game",
    title: roomName,
    gameType: room.gameType,
    isWaiting: status === "waiting",
    players,
    maxPlayers,
  };
}
