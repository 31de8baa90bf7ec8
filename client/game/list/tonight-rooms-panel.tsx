import { useQuery } from "@tanstack/react-query";
import DoorOpen from "lucide-react/icons/door-open";
import type { ListedRoom } from "../../../schema/game/list-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { IconTile } from "../../ui/illustration/icon-tile.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import type { AnswerTone } from "../../ui/tokens.ts";
import * as gameText from "../game-text.ts";
import { openRooms } from "./open-rooms.ts";
import * as text from "./tonight-text.ts";

/** Most rooms that are shown; /games shows all. */
const SHOWN = 3;
const REFRESH_MS = 20_000;
/** Each game has its color. */
const tones: Readonly<Record<ListedRoom["gameType"], AnswerTone>> = { trivia: "coral", word_battle: "violet" };

/** The newest open rooms, for pages beside the games' own. Visitors see first names only (the server decides). */
export function TonightRoomsPanel() {
  const rooms = useQuery({ ...openRooms.options, refetchInterval: REFRESH_MS });
  return (
    <Panel title={text.title}>
      {rooms.isSuccess ? (
        <Rooms rooms={rooms.data} />
      ) : (
        <QueryState query={rooms} label={text.loading} level={3}>
          {/* Exactly as high as without rooms, the most frequent case, at every width: nothing below moves. */}
          <Skeleton as="div" $height="auto">
            <div style={{ visibility: "hidden" }}>
              <Rooms rooms={[]} />
            </div>
          </Skeleton>
        </QueryState>
      )}
    </Panel>
  );
}

const Rooms = ({ rooms }: { rooms: readonly ListedRoom[] }) => (
  <Stack $gap={12}>
    {rooms.length === 0 ? (
      <Text $tone="muted">{text.noRooms}</Text>
    ) : (
      <Stack as="ul" $gap={4} style={{ marginInline: -12 }}>
        {rooms.slice(0, SHOWN).map((room) => (
          <li key={room.roomId}>
            <ListRow
              to={`/games?code=${room.roomCode}`}
              start={
                <IconTile tone={tones[room.gameType]} size="small">
                  <DoorOpen aria-hidden />
                </IconTile>
              }
              title={room.roomName}
              detail={text.gameAndHost(room.gameType, room.hostName || gameText.anonymousPlayer)}
              end={<Badge>{text.seats(room.currentPlayers, room.maxPlayers)}</Badge>}
            />
          </li>
        ))}
      </Stack>
    )}
    <ButtonLink to="/games" variant="secondary" block>
      {rooms.length === 0 ? text.openRoomLink : text.allLink}
    </ButtonLink>
  </Stack>
);
