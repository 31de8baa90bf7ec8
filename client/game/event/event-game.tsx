import { useQuery } from "@tanstack/react-query";
import Gamepad from "lucide-react/icons/gamepad-2";
import { useEffect, useRef, useState } from "react";
import type { EventRoom } from "../../../schema/game/event-room-api.ts";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { gameOf } from "../games.ts";
import { roomPath } from "../room-path.ts";
import { useNameFirst } from "../use-name-first.tsx";
import { eventGameQuery } from "./event-game-query.ts";
import * as text from "./event-game-text.ts";

export interface EventGameProps {
  eventId: string;
  title: string;
  /** The event is on, or begins in a few hours: a game may open at any moment. */
  isAround: boolean;
  isOver: boolean;
}

/** The event's game: joins the open one, or opens it. Nothing for those who can do neither. */
export function EventGame({ eventId, title, isAround, isOver }: EventGameProps) {
  const { data } = useQuery(eventGameQuery(eventId, isAround));
  useAnnouncedOpening(data?.room);
  if (data?.room) return <OpenGame room={data.room} />;
  return data?.canOpen && !isOver ? <OpenGameButton eventId={eventId} title={title} /> : null;
}

interface Entrance {
  hint: string;
  label: string;
  to: string;
}

/** What a room offers to somebody who comes from the event's page. Whoever has a seat gets it back, also when watching. */
export function entranceOf({ roomId, status, players, maxPlayers }: EventRoom): Entrance {
  const watch = roomPath("room", roomId, { watches: true });
  if (status === "playing") return { hint: text.playingHint, label: text.goButton, to: watch };
  if (status === "finished") return { hint: text.finishedHint, label: text.goButton, to: watch };
  if (players >= maxPlayers) return { hint: text.fullHint(maxPlayers), label: text.watchButton, to: watch };
  return { hint: text.waitingHint, label: text.joinButton, to: roomPath("waiting", roomId) };
}

function OpenGame({ room }: { room: EventRoom }) {
  const { hint, label, to } = entranceOf(room);
  return (
    <Card as="section" $lit>
      <Stack $gap={12}>
        <Stack $gap={4}>
          <Row $gap={8}>
            <Gamepad aria-hidden style={{ flex: "none" }} />
            <Heading level={2} size="title">
              {gameOf(room.gameType).name}
            </Heading>
          </Row>
          <Text>
            <b>{text.playersIn(room.players)}</b> {hint}
          </Text>
        </Stack>
        <ButtonLink to={to} size="large" block>
          {label}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

function OpenGameButton({ eventId, title }: Pick<EventGameProps, "eventId" | "title">) {
  const [isOpen, setIsOpen] = useState(false);
  const { part, isFetching } = usePart(() => import("./open-event-game.tsx"), isOpen, setIsOpen);
  const { withName, dialog } = useNameFirst();
  return (
    <>
      <Button
        variant="secondary"
        block
        icon={<Gamepad aria-hidden />}
        busy={isFetching}
        onClick={() => withName(() => setIsOpen(true))}
      >
        {text.openButton}
      </Button>
      {part && isOpen && <part.OpenEventGame eventId={eventId} title={title} onClose={() => setIsOpen(false)} />}
      {dialog}
    </>
  );
}

/** Tells screen readers about a game that opens while the page is shown. */
function useAnnouncedOpening(room: EventRoom | null | undefined): void {
  const announce = useAnnounce();
  const wasClosed = useRef(false);
  useEffect(() => {
    if (room === null) wasClosed.current = true;
    if (!room || !wasClosed.current) return;
    wasClosed.current = false;
    announce(text.openedAnnouncement(gameOf(room.gameType).name));
  }, [room, announce]);
}
