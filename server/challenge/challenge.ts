import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import { CHALLENGE_DAYS, CHALLENGES_OPEN } from "../../schema/challenge/api.ts";
import { DAY_MS } from "../../schema/time.ts";
import { UserEntity } from "../account/account.entity.ts";
import { notifyFrom } from "../notification/notification.ts";
import { Refusal } from "../platform/refusal.ts";
import { isBlockBetween, lockPair, type MessagingPolicy, messageableFilter } from "../safety/safety.ts";
import { createSet, type FinishedGame, findGame, type SoloTable, startGame } from "../solo/solo.ts";
import { ChallengeEntity } from "./challenge.entity.ts";
import { lockChallenger, selectIsFound, selectPlayedQuestions } from "./challenge-store.ts";
import { findChallenge } from "./challenge-view.ts";

/** CHALLENGE-1, CHALLENGE-2: draws a set for a new challenge and begins the challenger's game. */
export async function makeChallenge(em: EntityManager, table: SoloTable, memberId: string): Promise<string> {
  return await em.transactional(async (tx) => {
    await lockChallenger(tx, [memberId]);
    const open = { challenger: memberId, finishedAt: null, endsAt: { $gt: new Date() } };
    if ((await tx.count(ChallengeEntity, open)) >= CHALLENGES_OPEN) throw new Refusal("challenge/too-many");
    const id = crypto.randomUUID();
    const endsAt = new Date(Date.now() + CHALLENGE_DAYS * DAY_MS);
    const lately = (await selectPlayedQuestions(tx, [memberId])).map(({ question_id }) => question_id);
    const set = await createSet(tx, table, { day: null, closesAt: endsAt, seed: id, lately });
    tx.create(ChallengeEntity, { id, set, challenger: tx.getReference(UserEntity, memberId), endsAt });
    await tx.flush();
    await startGame(tx, memberId, set.id);
    return id;
  });
}

async function lockChallenge(tx: EntityManager, challengeId: string) {
  const found = await tx.findOne(ChallengeEntity, challengeId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!found) throw new Refusal("challenge/not-found");
  return found;
}

/**
 * CHALLENGE-1, CHALLENGE-3: sends a challenge, once. It does not tell whether it was delivered. Sending it to the same member
 * again changes nothing.
 */
export async function sendChallenge(
  em: EntityManager,
  policy: MessagingPolicy,
  memberId: string,
  { challengeId, friendId }: { challengeId: string; friendId: string },
): Promise<void> {
  await em.transactional(async (tx) => {
    // A block between the two waits, or is seen.
    await lockPair(tx, memberId, friendId);
    const challenge = await lockChallenge(tx, challengeId);
    if (challenge.challenger.id !== memberId) throw new Refusal("challenge/not-found");
    if (friendId === memberId) throw new Refusal("challenge/own");
    if (challenge.sentAt && challenge.challenged?.id === friendId) return;
    if (challenge.sentAt) throw new Refusal("challenge/sent");
    if (challenge.endsAt.getTime() <= Date.now()) throw new Refusal("solo/over");
    const game = await findGame(tx, memberId, challenge.set.id);
    if (!game?.finishedAt) throw new Refusal("challenge/not-played");
    const friend = await tx.findOne(UserEntity, friendId);
    challenge.challenged = friend;
    challenge.sentAt = new Date();
    challenge.isDelivered = friend !== null && (await isFound(tx, policy, memberId, friendId));
    await tx.flush();
    if (challenge.isDelivered) await notifyFrom(tx, { kind: "challenge", memberId: friendId, actorId: memberId });
  });
}

/** CHALLENGE-3: whether a search of this member would find the other one. */
async function isFound(
  tx: EntityManager,
  policy: MessagingPolicy,
  memberId: string,
  otherId: string,
): Promise<boolean> {
  const { needsBirthDate, values } = await messageableFilter(tx, policy, memberId);
  if (needsBirthDate) return false;
  return (await selectIsFound(tx, [...values, otherId]))[0]?.is_found === true;
}

/** CHALLENGE-5: begins the member's game of a challenge, or finds it. Whoever comes with the link has it from then on. */
export async function playChallenge(
  em: EntityManager,
  policy: MessagingPolicy,
  memberId: string,
  challengeId: string,
): Promise<string> {
  return await em.transactional(async (tx) => {
    const challenge = await lockChallenge(tx, challengeId);
    const { role } = await findChallenge(tx, policy, memberId, challengeId);
    if (role === "guest") {
      challenge.challenged = tx.getReference(UserEntity, memberId);
      challenge.sentAt = new Date();
      challenge.isDelivered = true;
      await tx.flush();
    }
    return await startGame(tx, memberId, challenge.set.id);
  });
}

/** CHALLENGE-7 */
export async function declineChallenge(em: EntityManager, memberId: string, challengeId: string): Promise<void> {
  const mine = { id: challengeId, challenged: memberId, isDelivered: true };
  if ((await em.count(ChallengeEntity, mine)) === 0) throw new Refusal("challenge/not-found");
  await em.nativeUpdate(ChallengeEntity, { ...mine, declinedAt: null, finishedAt: null }, { declinedAt: new Date() });
}

/** CHALLENGE-6, CHALLENGE-8, CHALLENGE-9: a game has ended, perhaps the second one of a challenge. */
export async function finishChallenge(tx: EntityManager, { setId, memberId }: FinishedGame): Promise<void> {
  const challenge = await tx.findOne(ChallengeEntity, { set: setId, challenged: memberId, finishedAt: null });
  if (!challenge) return;
  const challengerId = challenge.challenger.id;
  await lockPair(tx, memberId, challengerId);
  if (challenge.declinedAt || (await isBlockBetween(tx, memberId, challengerId))) return;
  challenge.finishedAt = new Date();
  await tx.flush();
  await notifyFrom(tx, { kind: "challenge_finished", memberId: challengerId, actorId: memberId });
}
