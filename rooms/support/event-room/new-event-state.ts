import type { FieldsAndMethods } from "@colyseus/schema";
import type { CommonSettings } from "../../../schema/game/common-settings.ts";
import {
  type EventGameState,
  EventPlayer,
  eventStateClass,
  eventStateOf,
  Team,
} from "../../../schema/game/event-state.ts";
import { type GameState, Player, type StateFields } from "../../../schema/game/state.ts";
import { teamNames } from "../../../schema/game/teams.ts";
import { EVENT_PLAYERS_MAX } from "../../../schema/limits.ts";

type EventStateClass = new (opening: object) => EventGameState;

/** One class for each game, because Colyseus keeps every class for good. */
const classes = new Map<StateFields, EventStateClass>();

function classOf(fields: StateFields): EventStateClass {
  const known = classes.get(fields) ?? (eventStateClass<FieldsAndMethods>(fields) as unknown as EventStateClass);
  classes.set(fields, known);
  return known;
}

interface EventOpening extends CommonSettings {
  readonly eventId: string;
  readonly roomCode: string;
  readonly hostId: string;
}

/** The state of a new room of an event, for the game with these fields (GAME-120). */
export function newEventState(fields: StateFields, { teams = 0, ...opening }: EventOpening): GameState {
  const State = classOf(fields);
  const state = new State({ ...opening, isPrivate: true, maxPlayers: EVENT_PLAYERS_MAX });
  for (const name of teamNames.slice(0, teams)) state.teams.push(new Team({ name }));
  return state as unknown as GameState;
}

type PlayerOpening = Pick<Player, "memberId" | "seat" | "joinedAt"> & { readonly displayName: string };

/** A new player of the room with this state. */
export const newPlayer = (state: GameState, opening: PlayerOpening): Player =>
  eventStateOf(state) ? new EventPlayer(opening) : new Player(opening);
