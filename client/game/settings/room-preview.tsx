import { TablePicture } from "../../ui/illustration/table-picture.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { DescriptionList } from "../../ui/text/description-list.tsx";
import { Text } from "../../ui/text/text.tsx";
import * as gameText from "../game-text.ts";
import { games } from "../games.ts";
import type { RoomForm } from "./room-form.ts";
import * as text from "./settings-text.ts";

/** Shows the room as these settings would make it. */
export function RoomPreview({ room }: { room: RoomForm }) {
  const game = games[room.gameType];
  return (
    <Panel title={text.previewTitle}>
      <Stack>
        <TablePicture seats={room.maxPlayers} />
        <Text $weight={700} $align="center" $cut>
          {room.roomName.trim() || text.unnamedRoom}
        </Text>
        <DescriptionList
          items={[
            { name: text.typeLabel, value: game.name },
            { name: gameText.playersTitle, value: text.upToPlayers(room.maxPlayers) },
            { name: game.timeLimitLabel, value: text.seconds(room.timeLimit) },
            { name: gameText.difficultyLabel, value: gameText.difficultyNames[room.difficulty] },
            { name: gameText.roundsLabel, value: room.rounds },
            ...game.switches.map(({ name, label }) => ({
              name: label,
              value: room.own[name] ? gameText.allowed : gameText.notAllowed,
            })),
            { name: gameText.privacyLabel, value: room.isPrivate ? gameText.privateRoom : gameText.publicRoom },
          ]}
        />
      </Stack>
    </Panel>
  );
}
