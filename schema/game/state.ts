import { type FieldsAndMethods, type SchemaType, schema, t } from "@colyseus/schema";

/**
 * The steps of every game. `waiting` people arrive; `starting` the countdown before round 1; `round` answers are
 * taken; `reveal` what was right; `break` the pause before the next round; `finished` results; `closed` nobody plays
 * here any more.
 */
export const phases = ["waiting", "starting", "round", "reveal", "break", "finished", "closed"] as const;
export type Phase = (typeof phases)[number];

/** One seat at the table, kept by member, not by socket: it survives reloads and lost networks. */
export const Player = schema(
  {
    memberId: t.string(),
    displayName: t.string(),
    /** 0 to 7, the place at the table; kept until the seat is given up. */
    seat: t.uint8(),
    score: t.uint32().default(0),
    /** A socket is open for this seat. */
    isConnected: t.boolean().default(false),
    /** Counts for the rounds: connected, or gone for less than a minute. */
    isActive: t.boolean().default(true),
    /** The answer of this round arrived. What it was stays with its player until the reveal. */
    hasAnswered: t.boolean().default(false),
    /** Points of the round just revealed. */
    roundPoints: t.uint16().default(0),
    /** 1 is best, and with a score above zero has won; equal scores share a rank; 0 until the game is finished. */
    rank: t.uint8().default(0),
    /** Milliseconds since 1970 on the server's clock. */
    joinedAt: t.float64(),
  },
  "Player",
);
export type Player = SchemaType<typeof Player>;

/** What every game's room shows to everybody in it. Nothing secret is ever in here. */
export const GameState = schema(
  {
    gameType: t.string(),
    roomName: t.string(),
    roomCode: t.string(),
    isPrivate: t.boolean(),
    maxPlayers: t.uint8(),
    /** Seconds per round. */
    timeLimit: t.uint8(),
    difficulty: t.string(),
    rounds: t.uint8(),
    hostId: t.string(),
    phase: t.string().default("waiting"),
    /** 1 to `rounds`; 0 before the game. */
    round: t.uint8().default(0),
    /** When this phase began and ends, in milliseconds since 1970 on the server's clock; 0 where it has no end. */
    phaseStartedAt: t.float64().default(0),
    phaseEndsAt: t.float64().default(0),
    /** By member id. */
    players: t.map(Player),
  },
  "GameState",
);
export type GameState = SchemaType<typeof GameState>;

/** Describes the fields of a state. */
export type FieldTypes = typeof t;

/**
 * What one game's state shows beside `GameState`. A function, so that pages which need the declaration of a game alone do
 * not load the library of states.
 */
export type StateFields = (t: FieldTypes) => FieldsAndMethods;

/** A new class for a game's synchronized state. */
export function gameStateClass<Fields extends FieldsAndMethods>(fields: (t: FieldTypes) => Fields) {
  return GameState.extend<Fields>(fields(t));
}

/** The state of the game with these fields. */
export type StateOf<Fields extends StateFields> = SchemaType<ReturnType<typeof gameStateClass<ReturnType<Fields>>>>;
