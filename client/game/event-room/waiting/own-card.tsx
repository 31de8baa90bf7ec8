import { Card } from "../../../ui/layout/card.tsx";
import { Row, Stack } from "../../../ui/layout/stack.ts";
import { Text } from "../../../ui/text/text.tsx";
import { useIsHost } from "../../connection/game-context.ts";
import * as gameText from "../../game-text.ts";
import { PlayerAvatar } from "../../player-avatar.tsx";
import { PlayerRoles } from "../../player-roles.tsx";
import { ReactionRow, ReactionSettings } from "../../reaction/reaction-bar.tsx";
import { useOwnTeam } from "../event-view.ts";
import { useOwnPlayer } from "../own-player.ts";
import { TeamMark } from "../team-mark.tsx";
import * as text from "./event-waiting-text.ts";

/** Oneself: name, picture and team, and the reactions that a screen shows. */
export function OwnCard() {
  const own = useOwnPlayer();
  const team = useOwnTeam();
  const isHost = useIsHost();
  if (!own) return null;
  return (
    <Card $padding={16}>
      <Stack $gap={12}>
        <Row $gap={16}>
          <PlayerAvatar player={own} size={56} lit={own.isConnected} />
          <Stack $gap={4} style={{ flex: 1 }}>
            <Text $weight={700} $size="lead" style={{ overflowWrap: "anywhere" }}>
              {gameText.listedName(own.displayName, true)}
            </Text>
            <PlayerRoles player={own} />
            {isHost ? (
              <Text $size="small">{text.leads}</Text>
            ) : (
              <Row $gap={8}>
                {team && <TeamMark team={team.number} name={team.name} />}
                <Text $weight={600}>{team ? text.ownTeam(team.name) : text.ownPoints}</Text>
              </Row>
            )}
          </Stack>
        </Row>
        <ReactionRow />
        {isHost && <ReactionSettings />}
      </Stack>
    </Card>
  );
}
