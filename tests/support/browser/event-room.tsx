import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { MemoryRouter } from "react-router";
import { createStore } from "zustand/vanilla";
import { GameContext } from "../../../client/game/connection/game-context.ts";
import type { Place } from "../../../client/game/event-room/use-place.ts";
import type { PlayerView, RoomView } from "../../../client/game/room-view.ts";
import { AnnouncerProvider } from "../../../client/ui/feedback/announcer.tsx";
import { render } from "./render.ts";

/** The player of the phone that looks at the room. */
export const MY_ID = "me";

export const eventPlayer = (memberId: string, seat: number, more: Partial<PlayerView> = {}): PlayerView => ({
  memberId,
  displayName: memberId,
  roles: 0,
  avatarUrl: "",
  seat,
  score: 0,
  isConnected: true,
  isActive: true,
  hasAnswered: false,
  roundPoints: 0,
  responseMs: 0,
  streak: 0,
  wantsNext: false,
  joinsRematch: false,
  rank: 0,
  joinedAt: seat,
  team: 0,
  hasPlayed: true,
  canHost: false,
  ...more,
});

export type Leader = NonNullable<RoomView["leaders"]>[number];

export const leader = (memberId: string, rank: number, score: number, more: Partial<Leader> = {}): Leader => ({
  memberId,
  displayName: memberId,
  roles: 0,
  avatarUrl: "",
  color: 0,
  score,
  rank,
  team: 0,
  ...more,
});

/** The room of an event with 180 players, as the phone of one of them sees it. */
export const eventView = (more: Partial<RoomView> = {}): RoomView => ({
  isPaused: false,
  isPractice: false,
  gameType: "trivia",
  roomName: "Friday night",
  roomCode: "ABCDEF",
  isPrivate: true,
  maxPlayers: 200,
  timeLimit: 30,
  difficulty: "easy",
  rounds: 5,
  hostId: "host",
  leadName: "",
  allowsReactions: true,
  phase: "waiting",
  round: 0,
  phaseStartedAt: 0,
  phaseEndsAt: 0,
  players: { [MY_ID]: eventPlayer(MY_ID, 36) },
  watchers: 0,
  screens: 0,
  eventId: "event",
  crowd: { players: 180, connected: 178, expected: 176, answered: 0 },
  leaders: [],
  teams: [],
  ...more,
});

interface Shown {
  view?: Partial<RoomView>;
  memberId?: string;
  place?: Place;
  watches?: boolean;
}

/** Shows this to a player in the room of an event. */
export function renderInEventRoom(content: ReactNode, { view, memberId = MY_ID, place, watches = false }: Shown = {}) {
  const connection = { kind: "live" };
  const store = createStore(() => ({ memberId, view: eventView(view), connection }));
  let latest = place;
  const handlers = new Map<string, (payload: unknown) => void>();
  const game = {
    roomId: "room",
    store,
    watches,
    serverNow: () => 0,
    latest: (type: string) => (type === "place" ? latest : undefined),
    on(type: string, handler: (payload: unknown) => void) {
      handlers.set(type, handler);
      return () => handlers.delete(type);
    },
  };
  const shown = render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <AnnouncerProvider>
          <GameContext value={game as never}>{content}</GameContext>
        </AnnouncerProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return {
    ...shown,
    change: (more: Partial<RoomView>) =>
      flushSync(() => store.setState(({ view: before }) => ({ view: { ...before, ...more } }))),
    sendPlace(next: Place) {
      latest = next;
      flushSync(() => handlers.get("place")?.(next));
    },
    send: (type: string, payload: unknown) => flushSync(() => handlers.get(type)?.(payload)),
  };
}
