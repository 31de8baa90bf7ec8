import { Panel } from "../../ui/layout/card.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { NumberText } from "../../ui/text/number-text.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { AnimatedList } from "../animated-list.tsx";
import { useOwnId, useView } from "../connection/game-context.ts";
import * as gameText from "../game-text.ts";
import { LeaveButton } from "../leave-button.tsx";
import { PlayerRoles } from "../player-roles.tsx";
import { rankedPlayers } from "../room-view.ts";
import { RankRow } from "./place-card.tsx";
import { PlayerBadges } from "./player-badges.tsx";
import * as text from "./room-text.ts";

/** All players, best first. */
export function PlayerRanks() {
  const players = useView((view) => view.players);
  const hostId = useView((view) => view.hostId);
  const myId = useOwnId();
  return (
    <AnimatedList
      items={rankedPlayers({ players })}
      keyOf={(player) => player.memberId}
      gap={4}
      ranked
      label={gameText.playersTitle}
    >
      {(player) => (
        <RankRow $mine={player.memberId === myId}>
          <Row $gap={12}>
            <PlayerBadges player={player} isHost={player.memberId === hostId} size={40} />
            <Stack $gap={0} style={{ flex: 1 }}>
              <Text $weight={700} style={{ overflowWrap: "anywhere" }}>
                {gameText.listedName(player.displayName, player.memberId === myId)}
              </Text>
              <PlayerRoles player={player} />
              {!player.isActive && <SecondaryText>{text.leftGame}</SecondaryText>}
            </Stack>
            <NumberText value={player.score} size="lead" />
          </Row>
        </RankRow>
      )}
    </AnimatedList>
  );
}

/** Beside the game on large screens: the players, their scores, and the button to leave. */
export function PlayersPanel() {
  const count = useView((view) => Object.keys(view.players).length);
  const maxPlayers = useView((view) => view.maxPlayers);
  return (
    <Panel title={text.playersTitle(count, maxPlayers)}>
      <Stack>
        <PlayerRanks />
        <LeaveButton appearance="button" />
      </Stack>
    </Panel>
  );
}
