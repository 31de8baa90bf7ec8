import Armchair from "lucide-react/icons/armchair";
import Check from "lucide-react/icons/check";
import Eye from "lucide-react/icons/eye";
import styled from "styled-components";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { color } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";
import { useGame, useView } from "../connection/game-context.ts";
import { gameFailures } from "../game-errors.ts";
import { isPlaying } from "../room-view.ts";
import { useRoomRequest } from "../use-room-request.ts";
import * as text from "./watch-text.ts";

const Strip = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 36px;
  padding: 4px 12px;
  border: 1px dashed ${color.line};
  border-radius: ${radius.medium};
  color: ${color.muted};
  font-size: ${typeScale.small};
  font-weight: 600;
  > svg { flex: none; width: 18px; height: 18px; }
  > button { margin-inline-start: auto; }
`;

/** Tells watchers why they cannot answer. Before a game it offers a seat. */
export function WatchStrip() {
  const phase = useView((view) => view.phase);
  return (
    <Strip role="status">
      <Eye aria-hidden />
      <span>{text.watching}</span>
      {phase === "waiting" && <TakeSeat />}
    </Strip>
  );
}

/** Gives the watcher a seat now, or before the next game. */
export function TakeSeat() {
  const { mutate, isPending, isSuccess } = useRoomRequest(useGame().takeSeat, gameFailures.takeSeat);
  const isWaiting = useView((view) => !isPlaying(view.phase)) && isSuccess;
  return (
    <Button
      busy={isPending}
      aria-disabled={isWaiting || undefined}
      title={isWaiting ? text.seatHint : undefined}
      icon={isWaiting ? <Check aria-hidden /> : <Armchair aria-hidden />}
      onClick={() => mutate()}
    >
      {isWaiting ? text.seatComing : text.takeSeatButton}
    </Button>
  );
}

function Count() {
  const count = useView((view) => view.watchers);
  return (
    <>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{text.watcherCount(count)}</VisuallyHidden>
    </>
  );
}

/** How many watch the game. */
export const WatcherBadge = () => (
  <Badge icon={<Eye aria-hidden />}>
    <Count />
  </Badge>
);

/** The same in a row of players. */
export const WatcherNumber = () => (
  <>
    <Eye aria-hidden size={24} />
    <Count />
  </>
);
