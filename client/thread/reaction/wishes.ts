import type { Message } from "../../../schema/thread/message.ts";
import type { ReactionCount, ReactionEmoji } from "../../../schema/thread/reaction.ts";
import { reactionEmojis } from "./reaction-names.ts";

/** A reaction as this member wants it, shown at once and not confirmed yet. */
export interface ReactionWish {
  readonly seq: number;
  readonly emoji: ReactionEmoji;
  readonly isOn: boolean;
}

export interface Wishes {
  /** Rejects where the room refused it or did not answer; it is shown no more. */
  wish(wish: ReactionWish): Promise<void>;
}

interface WishesParts {
  ask(wish: ReactionWish): Promise<void>;
  changed(wishes: readonly ReactionWish[]): void;
}

const isSame = (one: ReactionWish, other: ReactionWish) => one.seq === other.seq && one.emoji === other.emoji;

/** Asks for one reaction after the other where somebody presses the same again and again, so that the last press stands. */
export function createWishes({ ask, changed }: WishesParts): Wishes {
  let wishes: readonly ReactionWish[] = [];

  function become(next: readonly ReactionWish[]): void {
    wishes = next;
    changed(next);
  }

  async function settle(first: ReactionWish): Promise<void> {
    let asked = first;
    try {
      for (;;) {
        await ask(asked);
        const wanted = wishes.find((each) => isSame(each, first));
        if (!wanted || wanted.isOn === asked.isOn) return;
        asked = wanted;
      }
    } finally {
      become(wishes.filter((each) => !isSame(each, first)));
    }
  }

  return {
    async wish(wish) {
      const isUnderWay = wishes.some((each) => isSame(each, wish));
      become([...wishes.filter((each) => !isSame(each, wish)), wish]);
      if (!isUnderWay) await settle(wish);
    },
  };
}

/** A message's reactions with what this member wants of them, in the order in which they are offered. */
export function shownReactions(
  { reactions = [], ownReactions = [] }: Pick<Message, "reactions" | "ownReactions">,
  wishes: readonly ReactionWish[] = [],
): (ReactionCount & { isOwn: boolean })[] {
  return reactionEmojis.flatMap((emoji) => {
    const known = reactions.find((each) => each.emoji === emoji)?.count ?? 0;
    const wasOwn = ownReactions.includes(emoji);
    const isOwn = wishes.find((each) => each.emoji === emoji)?.isOn ?? wasOwn;
    const count = known + Number(isOwn) - Number(wasOwn);
    return count > 0 ? [{ emoji, count, isOwn }] : [];
  });
}
