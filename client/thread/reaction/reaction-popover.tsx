import type { KnownMessage } from "../history/message-merge.ts";
import type { MessageActions } from "../message/message-actions.ts";
import { Popover } from "../popover.tsx";
import { reactLabel } from "../thread-text.ts";
import { asReaction } from "./reaction-names.ts";
import { ReactionToggles } from "./reaction-toggles.tsx";
import { reactionToggles } from "./reaction-view.ts";

interface Props {
  message: KnownMessage;
  anchor: HTMLElement;
  react: NonNullable<MessageActions["react"]>;
  onClose: () => void;
}

/** The six reactions, in a popover next to a message's "React" button. */
export function ReactionPopover({ message, anchor, react, onClose }: Props) {
  function toggle(emoji: string, isOn: boolean) {
    const reaction = asReaction(emoji);
    if (reaction) react(message.seq, reaction, isOn);
    anchor.focus({ preventScroll: true });
    onClose();
  }
  return (
    <Popover anchor={anchor} label={reactLabel} onClose={onClose}>
      <ReactionToggles offered={reactionToggles(message)} onToggle={toggle} />
    </Popover>
  );
}
