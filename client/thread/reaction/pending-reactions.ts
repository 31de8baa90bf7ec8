import type { Message } from "../../../schema/thread/message.ts";
import type { ReactionCount, ReactionEmoji } from "../../../schema/thread/reaction.ts";
import { reactionEmojis } from "./reaction-names.ts";

/** A reaction as this member wants it, shown at once and not confirmed yet. */
export interface PendingReaction {
  readonly seq: number;
  readonly emoji: ReactionEmoji;
  readonly isOn: boolean;
}

export interface PendingReactions {
  /** Rejects where the room refused it or did not answer; it is shown no more. */
  wish(wish: PendingReaction): Promise<void>;
}

interface PendingReactionsParts {
  ask(wish: PendingReaction): Promise<void>;
  changed(pendingReactions: readonly PendingReaction[]): void;
}

const isSame = (one: PendingReaction, other: PendingReaction) => one.seq === other.seq && one.emoji === other.emoji;

/** Requests for one reaction after the other where somebody presses the same again and again, so that the last press stands. */
export function createPendingReactions({ ask, changed }: PendingReactionsParts): PendingReactions {
  let pendingReactions: readonly PendingReaction[] = [];

  function become(next: readonly PendingReaction[]): void {
    pendingReactions = next;
    changed(next);
  }

  async function settle(first: PendingReaction): Promise<void> {
    let asked = first;
    try {
      for (;;) {
        await ask(asked);
        const wanted = pendingReactions.find((each) => isSame(each, first));
        if (!wanted || wanted.isOn === asked.isOn) return;
        asked = wanted;
      }
    } finally {
      become(pendingReactions.filter((each) => !isSame(each, first)));
    }
  }

  return {
    async wish(wish) {
      const isUnderWay = pendingReactions.some((each) => isSame(each, wish));
      become([...pendingReactions.filter((each) => !isSame(each, wish)), wish]);
      if (!isUnderWay) await settle(wish);
    },
  };
}

/** A message's reactions with what this member wants of them, in the order in which they are offered. */
export function shownReactions(
  { reactions = [], ownReactions = [] }: Pick<Message, "reactions" | "ownReactions">,
  pendingReactions: readonly PendingReaction[] = [],
): (ReactionCount & { isOwn: boolean })[] {
  return reactionEmojis.flatMap((emoji) => {
    const known = reactions.find((each) => each.emoji === emoji)?.count ?? 0;
    const wasOwn = ownReactions.includes(emoji);
    const isOwn = pendingReactions.find((each) => each.emoji === emoji)?.isOn ?? wasOwn;
    const count = known + Number(isOwn) - Number(wasOwn);
    return count > 0 ? [{ emoji, count, isOwn }] : [];
  });
}
