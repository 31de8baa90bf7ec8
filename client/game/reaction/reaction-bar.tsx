import styled from "styled-components";
import { type GameReaction, gameReactions } from "../../../schema/game/reaction.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { ToggleChip } from "../../ui/button/toggle-chip.tsx";
import { Cluster } from "../../ui/layout/stack.ts";
import { Emoji } from "../../ui/text/emoji.ts";
import { SecondaryText } from "../../ui/text/text.tsx";
import { typeScale } from "../../ui/tokens.ts";
import { useGame, useIsHost, useView } from "../connection/game-context.ts";
import { isEventRoom } from "../room-view.ts";
import { hideReactions, useReactionsHidden } from "./hidden-reactions.ts";
import * as text from "./reaction-text.ts";

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(6, 44px);
  justify-content: space-evenly;
  font-size: ${typeScale.title};
`;

/** Whether reactions are shown here. */
export function useHasReactions(): boolean {
  // At an event, the screens show them and nobody else (GAME-135).
  const isAllowed = useView((view) => view.allowsReactions && (!isEventRoom(view) || view.screens > 0));
  return !useReactionsHidden() && isAllowed;
}

/** The six reactions, unless they are off. */
export function ReactionRow({ onSent }: { onSent?: () => void }) {
  const game = useGame();
  const hasReactions = useHasReactions();
  function send(reaction: GameReaction) {
    game.send("react", { reaction });
    onSent?.();
  }
  if (!hasReactions) return null;
  return (
    <Row role="group" aria-label={text.reactionsLabel}>
      {gameReactions.map((reaction) => (
        <IconButton
          key={reaction}
          label={text.reactionNames[reaction]}
          icon={<Emoji>{text.reactionEmojis[reaction]}</Emoji>}
          onClick={() => send(reaction)}
        />
      ))}
    </Row>
  );
}

/** How to see none: on this device, and for the host in this room. */
export function ReactionSettings() {
  const game = useGame();
  const isHost = useIsHost();
  const isAllowed = useView((view) => view.allowsReactions);
  const isHidden = useReactionsHidden();
  return (
    <Cluster $gap={8} $justify="center">
      <ToggleChip pressed={isHidden} onClick={() => hideReactions(!isHidden)}>
        {text.hideButton}
      </ToggleChip>
      {isHost && (
        <ToggleChip pressed={!isAllowed} onClick={() => game.send("allow_reactions", { isAllowed: !isAllowed })}>
          {text.offForAllButton}
        </ToggleChip>
      )}
      {!isAllowed && !isHost && <SecondaryText>{text.offHint}</SecondaryText>}
    </Cluster>
  );
}
