import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { SUPERVISED_PER_PAGE } from "../../../schema/limits.ts";
import { listMixedRooms, type MixedRoom } from "../../../schema/safety/supervised-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { call } from "../../net/http/http.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { formatClockTime, listOf, shortDateFormat } from "../../ui/format/format.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { TablePager } from "../../ui/table/table-pager.tsx";
import { useTableState } from "../../ui/table/use-table-state.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { SafetyPage } from "../safety-page.tsx";
import * as text from "./game-room-text.ts";

/** The game rooms in which adults and minors met. */
export function GameRoomsScreen() {
  return (
    <SafetyPage visitKey="game-rooms">
      <Stack as="section" aria-labelledby="game-rooms" $gap={16}>
        <Heading id="game-rooms" level={2}>
          {text.title}
        </Heading>
        <Text $tone="muted">{text.hint}</Text>
        <RoomList />
      </Stack>
    </SafetyPage>
  );
}

function RoomList() {
  const [state, setState] = useTableState({ sortable: [] });
  const query = useQuery({
    queryKey: ["safety", "game-rooms", state.page],
    queryFn: ({ signal }) => call(listMixedRooms, { query: { page: state.page }, signal }),
    placeholderData: keepPreviousData,
    // The server records each view, so nothing is shown from the cache without asking it.
    staleTime: 0,
    gcTime: 0,
  });
  if (!query.data) return <QueryState query={query} label={text.loading} level={3} rows={3} />;
  const { rooms, total } = query.data;
  if (total === 0) return <EmptyState level={3} title={text.emptyTitle} hint={text.emptyHint} />;
  return (
    <Stack $gap={12}>
      <Stack as="ul" aria-label={text.title} aria-busy={query.isPlaceholderData} $gap={12}>
        {rooms.map((room) => (
          <li key={room.roomId}>
            <RoomCard room={room} />
          </li>
        ))}
      </Stack>
      <TablePager
        page={state.page}
        pageSize={SUPERVISED_PER_PAGE}
        rowCount={total}
        onPage={(page) => setState({ ...state, page })}
      />
    </Stack>
  );
}

const date = shortDateFormat();

function RoomCard({ room }: { room: MixedRoom }) {
  const { roomName, isPrivate, isOpen, createdAt, hostName, hostRoles } = room;
  const host = hostName || text.formerMember;
  const players = room.players.filter(({ isWatcher }) => !isWatcher);
  const watchers = room.players.filter(({ isWatcher }) => isWatcher);
  return (
    <Card $padding={16}>
      <Stack $gap={8}>
        {(isPrivate || isOpen) && (
          <Cluster $gap={8}>
            {isOpen && <Badge tone="success">{text.openBadge}</Badge>}
            {isPrivate && <Badge>{text.privateBadge}</Badge>}
          </Cluster>
        )}
        <Heading level={3} size="lead">
          {roomName}
        </Heading>
        <SecondaryText as="div">
          <NamesInSentence
            sentence={text.openedBy(host, `${date.format(createdAt)}, ${formatClockTime(createdAt)}`)}
            members={[{ displayName: host, roles: hostRoles }]}
          />
        </SecondaryText>
        <NamesLine label={text.playersLabel} members={players} />
        {watchers.length > 0 && <NamesLine label={text.watchersLabel} members={watchers} />}
      </Stack>
    </Card>
  );
}

function NamesLine({ label, members }: { label: (names: string) => string; members: MixedRoom["players"] }) {
  return (
    <Text as="div" $size="label">
      <NamesInSentence sentence={label(listOf(members.map(({ displayName }) => displayName)))} members={members} />
    </Text>
  );
}
