import type { PlayedPlayer } from "../../../schema/game/played-api.ts";
import { RoleBadges } from "../../member/role-badges-panel.tsx";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { NumberText } from "../../ui/text/number-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { listedName } from "../game-text.ts";
import { playerStyles } from "../player-style.ts";
import { PlaceCard, PlaceMark } from "../room/place-card.tsx";
import { hasWon } from "../room-view.ts";
import { placeLabel } from "./played-text.ts";

/** Everyone’s place at the end, best first. */
export function PlayedPlayers({ players }: { players: readonly PlayedPlayer[] }) {
  const styles = playerStyles(
    players.map(({ seat, displayName }, at) => ({ memberId: String(at), seat, displayName })),
  );
  return (
    <Stack as="ol" $gap={8}>
      {players.map((player, at) => (
        // Names and seats may repeat, and the list never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: a player is identified by their position
        <PlaceCard key={at} $lit={player.isMine}>
          <Row $gap={12}>
            <PlaceMark place={player.rank} label={placeLabel(player.rank)} crowned={hasWon(player)} />
            <Avatar name={player.displayName} {...styles.get(String(at))} size={32} />
            <Stack $gap={4} style={{ flex: 1 }}>
              <Text $weight={700} style={{ overflowWrap: "anywhere" }}>
                {listedName(player.displayName, player.isMine)}
              </Text>
              <RoleBadges roles={player.roles} />
            </Stack>
            <NumberText value={player.score} size="lead" />
          </Row>
        </PlaceCard>
      ))}
    </Stack>
  );
}
