import { TablePicture } from "../../ui/illustration/table-picture.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { DescriptionList } from "../../ui/text/description-list.tsx";
import { Text } from "../../ui/text/text.tsx";
import { difficultyNames, games } from "../games.ts";
import type { RoomForm } from "./room-form.ts";

/** Shows the room as these settings would make it. */
export function RoomPreview({ room }: { room: RoomForm }) {
  const game = games[room.gameType];
  return (
    <Panel title="Preview">
      <Stack>
        <TablePicture seats={room.maxPlayers} />
        <Text $weight={700} $align="center" $cut>
          {room.roomName.trim() || "Your room"}
        </Text>
        <DescriptionList
          items={[
            { name: "Type", value: game.name },
            { name: "Players", value: `Up to ${room.maxPlayers}` },
            { name: `Per ${game.timedBy}`, value: `${room.timeLimit} seconds` },
            { name: "Difficulty", value: difficultyNames[room.difficulty] },
            { name: "Rounds", value: room.rounds },
            ...game.switches.map(({ name, label }) => ({
              name: label,
              value: room.own[name] ? "Allowed" : "Not allowed",
            })),
            { name: "Privacy", value: room.isPrivate ? "Private" : "Public" },
          ]}
        />
      </Stack>
    </Panel>
  );
}
