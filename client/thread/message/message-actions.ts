import type { ReactionEmoji } from "../../../schema/thread/reaction.ts";
import type { KnownMessage } from "../history/message-merge.ts";

/** What can be done from a message in the list. The same object for as long as the thread is shown, so that rows stay as they are. */
export interface MessageActions {
  menu(message: KnownMessage): void;
  /** Goes to where a quote was said. */
  goTo(seq: number): void;
  /** Left out where one may not write. */
  reply?(message: KnownMessage): void;
  react?(seq: number, emoji: ReactionEmoji, isOn: boolean): void;
  /** Offers the reactions beside this button. */
  offerReactions?(message: KnownMessage, button: HTMLElement): void;
}
