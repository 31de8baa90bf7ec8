import { raw } from "@mikro-orm/core";

// SQL, because a leaderboard asks it for every row.

/** A condition: both can read the same thread. */
export const sharesThread = (other: string, viewer: string): string => `exists (
      select from thread_readers me join thread_readers theirs on theirs.thread_id = me.thread_id
      where me.user_id = ${viewer} and theirs.user_id = ${other}
    )`;

/**
 * A condition: the two share a thread, `viewer` can read a message that `other` wrote, or `viewer` was in a game room where
 * `other` had a seat. Those who only watch stay without a name (GAME-90).
 */
const hasMet = (other: string, viewer: string): string => `(
    ${sharesThread(other, viewer)} or exists (
      select from thread_readers me join messages written on written.thread_id = me.thread_id and written.seq > me.from_seq
      where me.user_id = ${viewer} and written.sender_id = ${other}
    ) or exists (
      select from game_company me join game_participants theirs on theirs.room_id = me.room_id
      where me.user_id = ${viewer} and theirs.user_id = ${other}
    )
  )`;

/** A condition: `viewer` has blocked `other`. */
export const hasBlocked = (viewer: string, other: string): string =>
  `exists (select from blocks own where own.blocker_id = ${viewer} and own.blocked_id = ${other})`;

/** SAFE-51, except for members whom a search finds. */
export const isKnown = (other: string, viewer: string): string =>
  `(${other} = ${viewer} or ${hasMet(other, viewer)} or ${hasBlocked(viewer, other)})`;

/** SAFE-5, a filter for entities with a `user`: none who is separated from this member by a block. */
export const notAcrossBlock = (memberId: string) => ({
  [raw((row) => `not block_stands(${row}.user_id, ?)`, [memberId])]: [],
});
