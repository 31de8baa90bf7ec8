import { ToggleChip } from "../button/toggle-chip.tsx";
import { Cluster } from "../layout/stack.ts";
import { Emoji } from "../text/emoji.ts";

export interface ShownReaction {
  emoji: string;
  /** "Thumbs up", for screen readers. */
  name: string;
  count: number;
  isOwn: boolean;
}

interface Props {
  reactions: readonly ShownReaction[];
  /** Left out where the reader can't react. */
  onToggle?: ((emoji: string, isOn: boolean) => void) | undefined;
}

/** How people reacted. A press adds the reader's own reaction or removes it. */
export function ReactionChips({ reactions, onToggle }: Props) {
  return (
    <Cluster $gap={8} role="group" aria-label="Reactions">
      {reactions.map(({ emoji, name, count, isOwn }) => (
        <ToggleChip
          key={emoji}
          pressed={isOwn}
          aria-label={`${name}, ${count}`}
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
