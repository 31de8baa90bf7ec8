import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import type { CloseReason } from "../../../schema/game/protocol.ts";
import { errorTextOf } from "../../frame/error-text.ts";
import type { ConnectionEnd } from "../../net/room/room-connection.ts";
import { setSession } from "../../net/session.ts";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { errorTexts } from "../game-errors.ts";
import * as gameText from "../game-text.ts";
import { roomPath } from "../room-path.ts";
import { watchButton } from "../watch/watch-text.ts";
import * as text from "./connection-text.ts";
import type { GameClient } from "./game-client.ts";

/** A missing room, a forbidden one and an incomplete address look the same. */
const notFound: ReadonlySet<ConnectionEnd> = new Set(["game/room-not-found", "request/invalid", "request/not-found"]);

function announceClosed(game: GameClient): void {
  const { view, memberId } = game.store.getState();
  const reason = game.latest<{ reason: CloseReason }>("closed")?.reason;
  // Who stops practising closes the room themselves.
  if (view?.isPractice && (reason === "host-left" || reason === "empty")) return;
  if (reason === "host-left" && view?.hostId === memberId) {
    toast({ title: text.deletedTitle, message: text.deletedMessage });
  } else {
    toast({
      title: gameText.roomClosedTitle,
      message: reason ? text.whyClosed[reason] : errorTexts["game/room-closed"].message,
    });
  }
}

/** Shown when the player cannot return to the room, or must choose to. */
export function RoomEnded({ game, end }: { game: GameClient; end: ConnectionEnd }) {
  const navigate = useNavigate();
  const eventId = useStore(game.store, ({ view }) => view?.eventId);
  const home = eventId === undefined ? "/games" : `/event/${eventId}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each end is handled once
  useEffect(() => {
    if (end === "account/not-signed-in") {
      // RequireAuth asks the player to sign in and returns them to this room afterwards.
      setSession(null);
    } else if (end === "game/room-closed") {
      announceClosed(game);
      navigate(home, { replace: true });
    } else if (end === "left") {
      navigate(home, { replace: true });
    }
  }, [end]);

  const toGames = <ButtonLink to="/games">{text.gamesButton}</ButtonLink>;
  if (end === "left" || end === "game/room-closed" || end === "account/not-signed-in") return null;
  if (notFound.has(end)) {
    return (
      <EmptyState
        level={1}
        picture={<LampPicture lit={false} />}
        title={text.notFoundTitle}
        action={toGames}
        hint={text.notFoundHint}
      />
    );
  }
  if (end === "game/moved") {
    const here = <Button onClick={game.open}>{text.playHereButton}</Button>;
    return (
      <EmptyState
        level={1}
        picture={<LampPicture />}
        title={text.movedTitle}
        action={
          <>
            {here}
            <ButtonLink to="/games" variant="secondary">
              {text.gamesButton}
            </ButtonLink>
          </>
        }
        hint={text.movedHint}
      />
    );
  }
  const { title, message } = errorTextOf(end);
  const isOn = end === "game/room-full" || end === "game/already-started";
  const watch = isOn && (
    <ButtonLink to={roomPath("room", game.roomId, { code: game.code, watches: true })}>{watchButton}</ButtonLink>
  );
  const action = (
    <>
      {watch}
      <ButtonLink to="/games" {...(isOn && { variant: "secondary" })}>
        {text.gamesButton}
      </ButtonLink>
    </>
  );
  return <EmptyState level={1} picture={<LampPicture lit={isOn} />} title={title} action={action} hint={message} />;
}
