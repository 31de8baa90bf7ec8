import { z } from "zod";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { shownRoles } from "../member/shown-member.ts";
import { soloGame, soloMarks } from "../solo/solo.ts";

/** How many challenges of a member may be open at once. */
export const CHALLENGES_OPEN = 5;
/** How long a challenge can be played. */
export const CHALLENGE_DAYS = 7;

/** What a finished game came to. */
const outcome = z.strictObject({ score: z.int(), ...soloMarks.shape });

export const challenge = z.strictObject({
  challengeId: z.uuid(),
  /** Who the caller is: the one who made it, the one whom it was sent to, or somebody with its link. */
  role: z.enum(["challenger", "challenged", "guest"]),
  /** The other one. Null if nobody has it yet. */
  friend: z.strictObject({ displayName: z.string(), roles: shownRoles }).nullable(),
  /** `open`: nobody has it yet. `sent`: the friend has yet to finish. `ended`: they did not in time. */
  state: z.enum(["open", "sent", "finished", "ended"]),
  /** The caller's own game. Null if they have not begun. */
  own: outcome.extend({ gameId: z.uuid(), isFinished: z.boolean() }).nullable(),
  /** The friend's. Null until both have finished. */
  theirs: outcome.nullable(),
  /** Milliseconds since 1970. */
  endsAt: z.number(),
});
export type Challenge = z.infer<typeof challenge>;

const params = z.strictObject({ challengeId: z.uuid() });
const changing: CallLimit = { name: "challenge", tries: 60, seconds: 60 * 60, per: "account" };

export const listChallenges = endpoint("GET /api/challenges", "member", {
  summary: "The challenges that the caller has made or got, of the last days, newest first.",
  output: z.strictObject({ challenges: z.array(challenge) }),
});

export const makeChallenge = endpoint("POST /api/challenges", "member", {
  summary: "Draws a set for a new challenge. The caller plays it before they send it.",
  limit: changing,
  body: z.strictObject({}),
  output: z.strictObject({ challengeId: z.uuid() }),
});

export const readChallenge = endpoint("GET /api/challenges/:challengeId", "member", {
  summary: "A challenge that the caller has made or got, or that nobody has yet.",
  params,
  output: z.strictObject({ challenge }),
});

export const sendChallenge = endpoint("POST /api/challenges/:challengeId/recipient", "member", {
  summary: "Sends a challenge to a member. The reply is the same whether or not it reaches them.",
  limit: changing,
  params,
  body: z.strictObject({ memberId: z.uuid() }),
});

export const playChallenge = endpoint("POST /api/challenges/:challengeId/game", "member", {
  summary: "Begins the caller's own game of a challenge, once.",
  limit: changing,
  params,
  body: z.strictObject({}),
  output: z.strictObject({ game: soloGame }),
});

export const declineChallenge = endpoint("POST /api/challenges/:challengeId/decline", "member", {
  summary: "Takes a challenge off the caller's list. Whoever made it is not told.",
  limit: changing,
  params,
  body: z.strictObject({}),
});
