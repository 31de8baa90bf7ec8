import { ToggleChip } from "../../ui/button/toggle-chip.tsx";
import { Cluster } from "../../ui/layout/stack.ts";
import { Emoji } from "../../ui/text/emoji.ts";
import * as text from "./toggle-text.ts";

export interface ShownReaction {
  emoji: string;
  /** "Thumbs up", for screen readers. */
  name: string;
  count: number;
  isOwn: boolean;
}

interface Props {
  reactions: readonly ShownReaction[];
  /** Undefined if the reader can't react. */
  onToggle?: ((emoji: string, isOn: boolean) => void) | undefined;
}

/** The reactions to a message with their counts. A press adds or removes the reader's own reaction. */
export function ReactionChips({ reactions, onToggle }: Props) {
  return (
    <Cluster $gap={8} role="group" aria-label={text.reactionsLabel}>
      {reactions.map(({ emoji, name, count, isOwn }) => (
        <ToggleChip
          key={emoji}
          pressed={isOwn}
          aria-label={text.reactionCount(name, count)}
          title={name}
          disabled={!onToggle}
          onClick={() => onToggle?.(emoji, !isOwn)}
        >
          <Emoji>{emoji}</Emoji>
          <span aria-hidden>{count}</span>
        </ToggleChip>
      ))}
    </Cluster>
  );
}
