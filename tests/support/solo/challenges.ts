import { makeChallenge, playChallenge, sendChallenge } from "../../../schema/challenge/api.ts";
import type { Person } from "../account/people.ts";
import { playToEnd } from "./solo-player.ts";

/** Makes a challenge and plays it to its end. Returns its id. */
export async function playedChallenge(challenger: Person): Promise<string> {
  const { challengeId } = await challenger.must(makeChallenge, { body: {} });
  await playOwn(challenger, challengeId);
  return challengeId;
}

/** Plays the member’s own game of a challenge to its end. */
export async function playOwn(person: Person, challengeId: string) {
  const { game } = await person.must(playChallenge, { params: { challengeId }, body: {} });
  return await playToEnd(person, game);
}

/** The same, and sends it. */
export async function sentChallenge(challenger: Person, memberId: string): Promise<string> {
  const challengeId = await playedChallenge(challenger);
  await challenger.must(sendChallenge, { params: { challengeId }, body: { memberId } });
  return challengeId;
}
