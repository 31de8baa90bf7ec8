import styled from "styled-components";
import { errorTextFor } from "../../frame/error-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Loading, SkeletonCard } from "../../ui/feedback/skeleton.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { AnimatedList } from "../animated-list.tsx";
import * as text from "./list-text.ts";
import { OpenRoomCard } from "./open-room-card.tsx";
import { type OpenRooms as OpenRoomsList, useOpenRooms } from "./use-open-rooms.ts";

// The height of two rooms, so that what is below hardly moves when the first list arrives, whatever it holds.
const Rooms = styled.div<{ $center: boolean }>`
  display: grid;
  align-content: ${({ $center }) => ($center ? "center" : "start")};
  min-height: 292px;
  > * { min-width: 0; }
`;

interface Props {
  entering: string | null;
  onJoin: (roomId: string) => void;
  onWatch: (roomId: string) => void;
  /** What to do while there is no room. */
  onOpen: () => void;
  onPractise: () => void;
}

function OpenRooms({ entering, onJoin, onWatch, onOpen, onPractise, rooms, error, retry }: Props & OpenRoomsList) {
  if (rooms === null && error !== null) {
    const { title, message, reference } = errorTextFor(error);
    return <ErrorState title={title} level={3} onRetry={retry} hint={message} reference={reference} />;
  }
  if (rooms === null) {
    return (
      <Loading label={text.loadingRooms}>
        <Stack $gap={12}>
          <SkeletonCard />
          <SkeletonCard />
        </Stack>
      </Loading>
    );
  }
  return (
    <Stack $gap={12}>
      {error !== null && (
        <Notice tone="warning" live>
          {text.offline}
        </Notice>
      )}
      {rooms.length === 0 ? (
        <EmptyState
          level={3}
          title={text.noRoomsTitle}
          hint={text.noRoomsHint}
          action={
            <>
              <Button onClick={onOpen}>{text.openRoomButton}</Button>
              <Button variant="secondary" onClick={onPractise}>
                {text.practiseButton}
              </Button>
            </>
          }
        />
      ) : (
        <AnimatedList items={rooms} keyOf={(room) => room.roomId} gap={12}>
          {(room) => (
            <OpenRoomCard
              room={room}
              isBusy={entering === room.roomId}
              onJoin={() => onJoin(room.roomId)}
              onWatch={() => onWatch(room.roomId)}
            />
          )}
        </AnimatedList>
      )}
    </Stack>
  );
}

/** The live list of public rooms that are waiting for players. */
export function OpenRoomsPanel(props: Props) {
  const list = useOpenRooms();
  return (
    <section aria-labelledby="open-rooms">
      <Stack>
        <Heading id="open-rooms">{text.openRoomsTitle}</Heading>
        <Rooms $center={list.rooms?.length === 0}>
          <OpenRooms {...props} {...list} />
        </Rooms>
      </Stack>
    </section>
  );
}
