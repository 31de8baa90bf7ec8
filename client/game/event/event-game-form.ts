import type { BodyInputOf } from "../../../schema/endpoint.ts";
import type { createRoom } from "../../../schema/game/api.ts";
import type { TEAMS_OPTIONS } from "../../../schema/limits.ts";
import { ROOM_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { type RoomForm, settingsOf, startingWith } from "../settings/room-form.ts";

/** What a manager chooses for the game of an event. */
export type EventGameForm = Pick<RoomForm, "gameType" | "timeLimit" | "difficulty" | "rounds" | "own"> & {
  teams: (typeof TEAMS_OPTIONS)[number];
};

/** The values at the start. */
export function startingForm(): EventGameForm {
  const { gameType, timeLimit, difficulty, rounds, own } = startingWith(null);
  return { gameType, timeLimit, difficulty, rounds, own, teams: 0 };
}

/** The form with another game, which has a time limit and switches of its own. */
export function withGame(form: EventGameForm, gameType: EventGameForm["gameType"]): EventGameForm {
  const { timeLimit, own } = startingWith(gameType);
  return { ...form, gameType, timeLimit, own };
}

/** The body for the server. The room is called like the event. */
export function eventSettingsOf(
  form: EventGameForm,
  { eventId, title }: { eventId: string; title: string },
): BodyInputOf<typeof createRoom> {
  const { teams, ...game } = form;
  const roomName = [...title.trim()].slice(0, ROOM_NAME_MAX_LENGTH).join("").trim();
  const { maxPlayers } = startingWith(game.gameType);
  return { ...settingsOf({ ...game, roomName, maxPlayers, isPrivate: true }), eventId, teams };
}
