import type { Mention } from "../../../schema/thread/message.ts";
import type { ReactionEmoji } from "../../../schema/thread/reaction.ts";
import type { MenuAction } from "../../ui/menu/menu-action.ts";
import type { KnownMessage } from "../history/message-merge.ts";

/** What else the menu of a message offers. */
export type MoreActions = (message: KnownMessage) => MenuAction[];

/** What opens over the thread for one message. */
export type MessageDialogKind = "reactors" | "seen" | "voters" | "photo" | "delete" | "report" | "forward" | "member";

/**
 * The actions on a message in the list. The object stays the same while the thread is shown, so that rows stay
 * memoized.
 */
export interface MessageActions {
  openDialog(kind: Exclude<MessageDialogKind, "member">, message: KnownMessage): void;
  /** Opens the menu as a sheet. `item` is the message in the list. */
  openSheet(message: KnownMessage, item: HTMLElement): void;
  /** Opens the sheet of its sender, or of a member whom it mentions. */
  openMember(message: KnownMessage, member?: Mention): void;
  /** Shows the message with this seq, for example the original of a quote. */
  goTo(seq: number): void;
  /** THREAD-85: messages of this thread can be forwarded. */
  canForward: boolean;
  /** Undefined if there is nothing else. */
  more?: MoreActions | undefined;
  /** The following are undefined if the member may not write. */
  reply?(message: KnownMessage): void;
  edit?(message: KnownMessage): void;
  react?(seq: number, emoji: ReactionEmoji, isOn: boolean): void;
  vote?(seq: number, choices: readonly number[]): void;
  /** Opens the reaction popover beside this button. */
  openReactions?(message: KnownMessage, button: HTMLElement): void;
}
