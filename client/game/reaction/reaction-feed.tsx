import styled from "styled-components";
import { color, largeScreen } from "../../ui/theme/css.ts";
import { useView } from "../connection/game-context.ts";
import { PlayerAvatar } from "../player-avatar.tsx";
import { useShownReactions } from "./shown-reactions.ts";

/** How many faces fit beside each other. */
const FACES = 3;

const Feed = styled.div`
  position: absolute;
  inset: 0 auto 0 0;
  display: flex;
  gap: 16px;
  align-items: center;
  min-width: 180px;
  background: ${color.ground};
  pointer-events: none;
  ${largeScreen} { display: none; }
`;

/** On a phone, a solution leaves no room for the players. Those who react appear over the room's code. */
export function ReactionFeed() {
  const shown = useShownReactions();
  const players = useView((view) => view.players);
  const faces = Object.keys(shown).flatMap((memberId) => players[memberId] ?? []);
  if (faces.length === 0) return null;
  return (
    <Feed aria-hidden>
      {faces.slice(-FACES).map((player) => (
        <PlayerAvatar key={player.memberId} player={player} size={32} />
      ))}
    </Feed>
  );
}
