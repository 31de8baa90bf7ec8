import { useEffect } from "react";
import styled, { keyframes } from "styled-components";
import type { GameReaction } from "../../../../schema/game/reaction.ts";
import { Emoji } from "../../../ui/text/emoji.ts";
import { color, reducedMotion } from "../../../ui/theme/css.ts";
import { layer, motion, radius } from "../../../ui/tokens.ts";
import { useGame, useView } from "../../connection/game-context.ts";
import { reactionEmojis } from "../../reaction/reaction-text.ts";
import { clearReactions, showReaction, useShownReactions } from "../../reaction/shown-reactions.ts";
import { wallNames } from "../wall-names.ts";

/** How many fit beside each other. */
const SHOWN = 6;

const rise = keyframes`from { opacity: 0; transform: translateY(1.5em); }`;

const Row = styled.div`
  position: absolute;
  z-index: ${layer.lifted};
  right: 2.2em;
  bottom: 1.2em;
  display: flex;
  gap: 0.6em;
  pointer-events: none;
`;

const Reaction = styled.span`
  display: flex;
  gap: 0.4em;
  align-items: center;
  padding: 0.2em 0.9em 0.2em 0.5em;
  border-radius: ${radius.round};
  background: ${color.raised};
  font-weight: 700;
  animation: ${rise} ${motion.slow}ms ${motion.settle};
  ${reducedMotion} { animation: none; }
  > :first-child { font-size: 1.6em; line-height: 1; }
`;

/** GAME-135: the reactions of an event's players, who see only their own. */
export function WallReactions() {
  const { on } = useGame();
  const players = useView((view) => view.players);
  const shown = useShownReactions();
  useEffect(() => {
    const stop = on<{ memberId: string; reaction: GameReaction }>("reaction", ({ memberId, reaction }) =>
      showReaction(memberId, reaction),
    );
    return () => {
      stop();
      clearReactions();
    };
  }, [on]);
  const latest = Object.entries(shown)
    .sort(([, one], [, other]) => one.number - other.number)
    .slice(-SHOWN);
  const names = wallNames(latest.flatMap(([memberId]) => players[memberId] ?? []));
  return (
    <Row aria-hidden>
      {latest.map(([memberId, { reaction, number }]) => (
        <Reaction key={number}>
          <Emoji>{reactionEmojis[reaction]}</Emoji>
          {names.get(memberId)}
        </Reaction>
      ))}
    </Row>
  );
}
