import { type FieldsAndMethods, type SchemaType, schema, t } from "@colyseus/schema";

/**
 * The phases of every game. `waiting`: players join. `starting`: the countdown before round 1. `round`: answers are
 * accepted. `reveal`: the solution is shown. `break`: the standings before the next round. `finished`: the results.
 * `rematch`: the results, and the countdown to the next game of those who join it. `closed`: the room is closed.
 */
export const phases = ["waiting", "starting", "round", "reveal", "break", "finished", "rematch", "closed"] as const;
export type Phase = (typeof phases)[number];

/** The fields of a player in any room. */
export const playerFields = () => ({
  memberId: t.string(),
  displayName: t.string(),
  /** PROFILE-31: the roles that are shown as badges, as bits (see role-bits.ts). Read when the player sat down or came back. */
  roles: t.uint8().default(0),
  /** The address of the member's picture. Empty if there is none. Read together with the roles. */
  avatarUrl: t.string().default(""),
  /** GAME-80: the seat number. At a table it is 0 to 7 and also the player's color; in the room of an event see `colorOf`. */
  seat: t.uint8(),
  score: t.uint32().default(0),
  /** Whether a socket is open for this seat. */
  isConnected: t.boolean().default(false),
  /** Whether rounds wait for this player: connected, or away for less than a minute. */
  isActive: t.boolean().default(true),
  /** Whether the player's answer of this round has arrived. Its content stays private until the reveal. */
  hasAnswered: t.boolean().default(false),
  /** Points of the round just revealed. */
  roundPoints: t.uint16().default(0),
  /** How long the player took to answer the round just revealed, in milliseconds. 0 without an answer. */
  responseMs: t.uint16().default(0),
  /** Rounds in a row, up to the one just revealed, whose answer was right. */
  streak: t.uint8().default(0),
  /** Whether the player wants to go on before the end of this phase. */
  wantsNext: t.boolean().default(false),
  /** Whether the player joins the next game. */
  joinsRematch: t.boolean().default(false),
  /** 1 is best, and wins with a score above zero. Equal scores share a rank. 0 until the game is finished. */
  rank: t.uint8().default(0),
  /** Milliseconds since 1970 on the server's clock. */
  joinedAt: t.float64(),
});

/** One seat at a table. It belongs to a member, not to a socket, so it survives reloads and lost connections. */
export const Player = schema(playerFields(), "Player");
export type Player = SchemaType<typeof Player>;

/** The fields of any game's state before its players. */
export const settingFields = () => ({
  gameType: t.string(),
  roomName: t.string(),
  roomCode: t.string(),
  isPrivate: t.boolean(),
  /** GAME-170: one member practises alone. Nobody else enters the room. */
  isPractice: t.boolean().default(false),
  maxPlayers: t.uint8(),
  /** Seconds per round. */
  timeLimit: t.uint8(),
  difficulty: t.string(),
  rounds: t.uint8(),
  hostId: t.string(),
  /** SAFE-68: the safeguarding lead who can look into this private room. Empty if nobody has to be named. */
  leadName: t.string().default(""),
  /** GAME-85: false once the host has turned reactions off. */
  allowsReactions: t.boolean().default(true),
  phase: t.string().default("waiting"),
  /** 1 to `rounds`; 0 before the game. */
  round: t.uint8().default(0),
  /** When this phase began and ends, in milliseconds since 1970 on the server's clock. 0 if it has no end. */
  phaseStartedAt: t.float64().default(0),
  phaseEndsAt: t.float64().default(0),
  /** GAME-73: whether the host holds the game in this phase. */
  isPaused: t.boolean().default(false),
});

/** The fields of any game's state after its players. */
export const audienceFields = () => ({
  /** How many members watch without a seat. */
  watchers: t.uint8().default(0),
  /** How many screens for a hall show the room. */
  screens: t.uint8().default(0),
});

/** The state that every game at a table shows to everyone in the room. It never contains secrets. */
export const GameState = schema(
  {
    ...settingFields(),
    /** By member id. */
    players: t.map(Player),
    ...audienceFields(),
  },
  "GameState",
);
export type GameState = SchemaType<typeof GameState>;

/** Describes the fields of a state. */
export type FieldTypes = typeof t;

/**
 * One game's own state fields, in addition to `GameState`. A function, so that pages that need only a game's
 * declaration do not load the state library.
 */
export type StateFields = (t: FieldTypes) => FieldsAndMethods;

/** Creates the class of a game's synchronized state. */
export function gameStateClass<Fields extends FieldsAndMethods>(fields: (t: FieldTypes) => Fields) {
  return GameState.extend<Fields>(fields(t));
}

/** The state of the game with these fields. */
export type StateOf<Fields extends StateFields> = SchemaType<ReturnType<typeof gameStateClass<ReturnType<Fields>>>>;
