import { Suspense, useEffect, useMemo } from "react";
import { useLocation } from "react-router";
import styled from "styled-components";
import { useStore } from "zustand";
import { errorTextOf } from "../../frame/error-text.ts";
import { Screen } from "../../frame/screen.tsx";
import type { ConnectionState } from "../../net/room/room-connection.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { Banner } from "../connection/banner.tsx";
import { GameContext, useConnection, useView } from "../connection/game-context.ts";
import { retainRoom } from "../connection/shared-game-client.ts";
import { useOverdueProbe } from "../connection/use-overdue-probe.ts";
import { hasStandings, isEventRoom } from "../room-view.ts";
import { WallEventPodium } from "./event/wall-event-podium.tsx";
import { WallEventStandings } from "./event/wall-event-standings.tsx";
import { WallEventWaiting } from "./event/wall-event-waiting.tsx";
import { WallReactions } from "./event/wall-reactions.tsx";
import { FullscreenButton } from "./fullscreen-button.tsx";
import { createScreenClient, openedBy } from "./screen-client.ts";
import * as text from "./screen-text.ts";
import { usePointerIdle } from "./use-pointer-idle.ts";
import { useWakeLock } from "./use-wake-lock.ts";
import { WallBottom, WallTop } from "./wall-bars.tsx";
import { WallPodium } from "./wall-podium.tsx";
import { WallStandings } from "./wall-standings.tsx";
import { Wall } from "./wall-style.ts";
import { WallStarting, WallWaiting } from "./wall-waiting.tsx";
import { wallOf } from "./walls.ts";

const Centered = styled(Wall)`place-content: center; grid-template-rows: auto;`;

/** A game on a projector or a television. It shows what happens at the table and does nothing itself. */
export function WallScreen() {
  const { roomId, key } = openedBy(useLocation().hash);
  const game = useMemo(() => createScreenClient(roomId, key), [roomId, key]);
  useEffect(() => retainRoom(game), [game]);
  const hasView = useStore(game.store, ({ view }) => view !== null);
  const connection = useStore(game.store, (state) => state.connection);
  const staysOver = useStore(game.store, ({ view }) => view !== null && hasStandings(view));
  const isOff = connection.kind === "ended" && !(staysOver && connection.end === "game/room-closed");
  return (
    <Screen title={text.title} snug>
      {isOff || !hasView ? (
        <Centered>{isOff ? <Off connection={connection} /> : <p role="status">{text.loading}</p>}</Centered>
      ) : (
        <GameContext value={game}>
          <Table />
        </GameContext>
      )}
    </Screen>
  );
}

/** Why there is no game to see. */
function Off({ connection }: { connection: ConnectionState & { kind: "ended" } }) {
  const picture = <LampPicture lit={false} />;
  if (connection.end === "game/too-many-screens") {
    const { title, message } = errorTextOf(connection.end);
    return <EmptyState level={1} picture={picture} title={title} hint={message} />;
  }
  const hint = connection.end === "game/moved" ? text.movedHint : text.offHint;
  return <EmptyState level={1} picture={picture} title={text.offTitle} hint={hint} />;
}

function Table() {
  const isBroken = useConnection().kind === "reconnecting";
  const gameType = useView((view) => view.gameType);
  useEffect(() => {
    wallOf(gameType)
      .load()
      .catch(() => {});
  }, [gameType]);
  const isEvent = useView(isEventRoom);
  useOverdueProbe();
  useWakeLock();
  const isIdle = usePointerIdle();
  return (
    <Wall style={isIdle ? { cursor: "none" } : undefined}>
      <WallTop />
      <Stage />
      {isEvent && <WallReactions />}
      {isBroken ? <Banner busy>{text.reconnecting}</Banner> : <WallBottom />}
      <FullscreenButton isHidden={isIdle} />
    </Wall>
  );
}

function Stage() {
  const hasResults = useView(hasStandings);
  const phase = useView((view) => view.phase);
  const isEvent = useView(isEventRoom);
  const Round = wallOf(useView((view) => view.gameType));
  const podium = isEvent ? <WallEventPodium /> : <WallPodium />;
  switch (phase) {
    case "waiting":
      return isEvent ? <WallEventWaiting /> : <WallWaiting />;
    case "starting":
      return <WallStarting />;
    case "break":
      return isEvent ? <WallEventStandings /> : <WallStandings />;
    case "finished":
    case "rematch":
      return podium;
    case "closed":
      // A room that closes before its first game says so in a moment.
      return hasResults ? podium : <p />;
    default:
      return (
        <Suspense fallback={<p>{text.loading}</p>}>
          <Round />
        </Suspense>
      );
  }
}
