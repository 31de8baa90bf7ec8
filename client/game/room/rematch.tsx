import Check from "lucide-react/icons/check";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useEffect } from "react";
import { Button } from "../../ui/button/button.tsx";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useGame, useIsWatching, useOwnId, useView } from "../connection/game-context.ts";
import { useCountdown } from "../connection/use-countdown.ts";
import { gameFailures } from "../game-errors.ts";
import * as gameText from "../game-text.ts";
import { type RoomView, seatedPlayers } from "../room-view.ts";
import { useRoomRequest } from "../use-room-request.ts";
import * as watchText from "../watch/watch-text.ts";
import * as text from "./room-text.ts";

const joinedNames = (players: RoomView["players"]): string[] =>
  seatedPlayers({ players })
    .filter(({ joinsRematch }) => joinsRematch)
    .map(({ displayName }) => displayName || gameText.anonymousPlayer);

/** What comes after the results: another game, once someone has called it, and when it starts. */
export function RematchHint() {
  const announce = useAnnounce();
  const { seconds } = useCountdown();
  const isCalled = useView((view) => view.phase === "rematch");
  const names = joinedNames(useView((view) => view.players));
  const isWatching = useIsWatching();
  const announcementOf = isWatching ? watchText.rematchAnnouncement : text.rematchAnnouncement;
  const announcement = isCalled ? announcementOf(names) : "";
  useEffect(() => announce(announcement), [announce, announcement]);
  return (
    <Text $tone={isCalled ? "accentText" : "muted"} $weight={isCalled ? 700 : 400} $align="center">
      {isCalled ? text.rematchHint(names, seconds) : isWatching ? watchText.nextHint : text.nextHint}
    </Text>
  );
}

/** Calls another game, or joins the one that was called. */
export function PlayAgainButton() {
  const { mutate, isPending } = useRoomRequest(useGame().playAgain, gameFailures.playAgain);
  const myId = useOwnId();
  const isIn = useView((view) => view.players[myId]?.joinsRematch ?? false);
  return (
    <Button
      busy={isPending}
      aria-disabled={isIn || undefined}
      icon={isIn ? <Check aria-hidden /> : <RotateCcw aria-hidden />}
      onClick={() => mutate()}
    >
      {isIn ? text.joinedRematch : text.playAgainButton}
    </Button>
  );
}
