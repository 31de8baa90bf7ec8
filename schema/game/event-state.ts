import { type FieldsAndMethods, type SchemaType, schema, t } from "@colyseus/schema";
import { audienceFields, type FieldTypes, playerFields, settingFields } from "./state.ts";

/** One seat in the room of an event. */
export const EventPlayer = schema(
  {
    ...playerFields(),
    /** The number of the player's team, from 1 (see teams.ts). 0 without teams. */
    team: t.uint8().default(0),
    /** Whether the player has answered in this game. A host who has not is in no standings. */
    hasPlayed: t.boolean().default(false),
    /** Whether the player manages the event, and may become host. */
    canHost: t.boolean().default(false),
  },
  "EventPlayer",
);
export type EventPlayer = SchemaType<typeof EventPlayer>;

/** Counts of everyone in the room, because a phone sees only its own player. They may be a quarter of a second old. */
export const Crowd = schema(
  {
    /** Seats that are taken, the host's too. */
    players: t.uint8().default(0),
    /** Players with an open socket. */
    connected: t.uint8().default(0),
    /** Players for whom the open round waits: active ones, without a host who has not answered. */
    expected: t.uint8().default(0),
    /** Players whose answer of this round has arrived. */
    answered: t.uint8().default(0),
  },
  "Crowd",
);
export type Crowd = SchemaType<typeof Crowd>;

/** One of the best players, as everyone in the room sees them. */
export const Leader = schema(
  {
    memberId: t.string(),
    /** The first name. A screen can look up the whole name in `players` if two share a first name. */
    displayName: t.string(),
    roles: t.uint8(),
    avatarUrl: t.string(),
    /** 0 to 7. */
    color: t.uint8(),
    score: t.uint32(),
    /** GAME-19: equal scores share a rank. */
    rank: t.uint8(),
    team: t.uint8(),
  },
  "Leader",
);
export type Leader = SchemaType<typeof Leader>;

export const Team = schema(
  {
    name: t.string(),
    /** How many of its members are in the standings. */
    players: t.uint8().default(0),
    /** The mean of their scores, rounded. Changes at each reveal. */
    score: t.uint32().default(0),
  },
  "Team",
);
export type Team = SchemaType<typeof Team>;

/**
 * The state of a game in the room of an event. A phone receives its own player only, a watcher none, and a screen for a hall
 * all of them. Everything else is sent to everyone.
 */
export const EventGameState = schema(
  {
    ...settingFields(),
    /** By member id. */
    players: t.map(EventPlayer).view(),
    ...audienceFields(),
    eventId: t.string(),
    crowd: Crowd,
    /** The best players, best first, from the first reveal on. At most five, and empty in the waiting room. */
    leaders: t.array(Leader),
    /** In the order of their numbers. Empty in a game without teams. */
    teams: t.array(Team),
  },
  "EventGameState",
);
export type EventGameState = SchemaType<typeof EventGameState>;

/** Creates the class of a game's synchronized state in the room of an event. */
export function eventStateClass<Fields extends FieldsAndMethods>(fields: (t: FieldTypes) => Fields) {
  return EventGameState.extend<Fields>(fields(t));
}

/** The same state if it is that of an event's room. */
export const eventStateOf = (state: object): EventGameState | undefined =>
  "crowd" in state ? (state as EventGameState) : undefined;
