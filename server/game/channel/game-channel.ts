import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import { ChannelEntity } from "../../channel/channel.entity.ts";
import { createForOccasion, enterOccasion } from "../../channel/channel.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { MessagingPolicy } from "../../safety/safety.ts";
import { GameSessionEntity } from "../game-session.entity.ts";
import { refuseUnfinished } from "../played/played-game.ts";
import { type OwnSession, selectOwnGame, selectSeats } from "../played/played-store.ts";
import { GameChannelEntity } from "./game-channel.entity.ts";

/** CHANNEL-72: enters the channel of a game that the member has played, which the first press creates. Returns its id. */
export async function enterGameChannel(
  em: EntityManager,
  policy: MessagingPolicy,
  memberId: string,
  sessionId: string,
): Promise<string> {
  const game = refuseUnfinished(await selectOwnGame(em, memberId, sessionId));
  const known = await channelOf(em, sessionId);
  if (known) {
    await enterOccasion(em, policy, memberId, known);
    return known;
  }
  await refuseAlone(em, sessionId);
  return await em.transactional(
    async (tx) => {
      await tx.findOne(GameSessionEntity, sessionId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const channelId = (await channelOf(tx, sessionId)) ?? (await create(tx, policy, memberId, game));
      await enterOccasion(tx, policy, memberId, channelId);
      return channelId;
    },
    // Knows nothing that was read before the lock is held.
    { clear: true },
  );
}

/** CHANNEL-72: a channel is for two at least. Players whose account was erased are nobody to talk with. */
async function refuseAlone(em: EntityManager, sessionId: string): Promise<void> {
  const seats = await selectSeats(em, sessionId);
  if (seats.filter(({ memberId }) => memberId !== null).length < 2) throw new Refusal("game/played-alone");
}

async function channelOf(em: EntityManager, sessionId: string): Promise<string | undefined> {
  const found = await em.findOne(GameChannelEntity, { session: sessionId }, { disableIdentityMap: true });
  return found?.thread.thread.id;
}

async function create(
  tx: EntityManager,
  policy: MessagingPolicy,
  memberId: string,
  { sessionId, roomName }: OwnSession,
): Promise<string> {
  const channelId = await createForOccasion(tx, policy, memberId, { name: roomName });
  await tx.insert(GameChannelEntity, { session: sessionId, thread: tx.getReference(ChannelEntity, channelId) });
  return channelId;
}
