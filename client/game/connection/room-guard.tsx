import { type ReactNode, useEffect, useMemo } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { useStore } from "zustand";
import { ROOM_CODE_LENGTH } from "../../../schema/limits.ts";
import type { ErrorText } from "../../frame/error-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { hasStandings } from "../room-view.ts";
import { useNameFirst } from "../use-name-first.tsx";
import * as text from "./connection-text.ts";
import type { GameClient } from "./game-client.ts";
import { GameContext } from "./game-context.ts";
import { RoomEnded } from "./room-ended.tsx";
import { retainRoom, sharedGameClient } from "./shared-game-client.ts";

/** After this many failed tries, a room that never loaded is given up. */
const TRIES = 9;

interface Props {
  /** Shown when the room cannot be reached after several tries. */
  failure: ErrorText;
  /** Shown until the room has loaded. `note` explains a long wait. */
  loading: (note: ReactNode) => ReactNode;
  /** Wraps the messages "Room Not Found" and "playing in another tab". */
  frame: (content: ReactNode) => ReactNode;
  /** Asks a member without a name for one first. Not during a game: the seat has its name, and the round is running. */
  asksForName?: boolean;
  children: ReactNode;
}

/** Joins the room in the address. Shows the reason if that fails. */
export function RoomGuard({ failure, loading, frame, asksForName = false, children }: Props) {
  const { roomId = "" } = useParams();
  const [search] = useSearchParams();
  const wanted = search.get("code")?.trim().toUpperCase();
  const code = wanted?.length === ROOM_CODE_LENGTH ? wanted : undefined;
  const watches = search.has("watch");
  const game = useMemo(() => sharedGameClient(roomId, code, watches), [roomId, code, watches]);
  const hasView = useStore(game.store, (state) => state.view !== null);
  const { isAsking, dialog } = useNameFirst({ atOnce: asksForName && !hasView });

  useEffect(() => (isAsking ? undefined : retainRoom(game)), [game, isAsking]);

  const connection = useStore(game.store, (state) => state.connection);
  // Players read the results long after the last message, so they stay even if the server restarts.
  const staysOver = useStore(game.store, ({ view }) => view !== null && hasStandings(view));
  if (connection.kind === "ended" && !(staysOver && connection.end === "game/room-closed"))
    return frame(<RoomEnded game={game} end={connection.end} />);
  return (
    <GameContext value={game}>
      {hasView ? children : loading(<FirstTries game={game} failure={failure} />)}
      {dialog}
    </GameContext>
  );
}

/** Beside the skeleton: explains a long wait, and leaves after several failed tries. */
function FirstTries({ game, failure }: { game: GameClient; failure: ErrorText }) {
  const navigate = useNavigate();
  const connection = useStore(game.store, (state) => state.connection);
  const hasFailed = connection.kind === "reconnecting" && connection.attempt >= TRIES && navigator.onLine;
  useEffect(() => {
    if (!hasFailed) return;
    game.close();
    toast({ ...failure, variant: "destructive" });
    navigate("/games", { replace: true });
  }, [hasFailed, game, failure, navigate]);

  if (connection.kind !== "reconnecting" || connection.attempt < 1) return null;
  return (
    <>
      {navigator.onLine ? text.stillTrying : text.offlineWhileLoading}{" "}
      <Button variant="quiet" onClick={game.retryNow}>
        {text.tryNowButton}
      </Button>
    </>
  );
}
