// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { createStore } from "zustand";
import { GameContext } from "../../../../client/game/connection/game-context.ts";
import { PlayerStrip } from "../../../../client/game/room/player-strip.tsx";
import { PlayerRanks } from "../../../../client/game/room/players-panel.tsx";
import { Results } from "../../../../client/game/room/results.tsx";
import type { PlayerView } from "../../../../client/game/room-view.ts";
import { Standings } from "../../../../client/game/round/standings.tsx";
import { PlayerList } from "../../../../client/game/waiting/player-list.tsx";
import { AnnouncerProvider } from "../../../../client/ui/feedback/announcer.tsx";
import { WordReveal } from "../../../../client/word-battle/word-reveal.tsx";
import type { MemberRole } from "../../../../schema/member/role.ts";
import { roleBits } from "../../../../schema/member/role-bits.ts";
import { render } from "../../../support/browser/render.ts";

const player = (memberId: string, seat: number, roles: readonly MemberRole[]): PlayerView => ({
  memberId,
  displayName: memberId,
  roles: roleBits(roles),
  avatarUrl: "",
  seat,
  score: 10 - seat,
  isConnected: true,
  isActive: true,
  hasAnswered: false,
  roundPoints: 0,
  responseMs: 0,
  streak: 0,
  wantsNext: false,
  joinsRematch: false,
  rank: seat + 1,
  joinedAt: seat,
});

/** Shows it in a room where Grace is a mentor and Ada has no role. */
function textOf(content: ReactNode): string {
  const players = { Grace: player("Grace", 0, ["mentor"]), Ada: player("Ada", 1, []) };
  const view = {
    players,
    hostId: "Ada",
    allowsReactions: true,
    maxPlayers: 4,
    phase: "finished",
    words: {},
    bestWord: "",
    bestPoints: 0,
  };
  const store = createStore(() => ({ memberId: "Ada", view, connection: { kind: "live" } }));
  const shown = render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <AnnouncerProvider>
          <GameContext value={{ store, serverNow: () => 0 } as never}>{content}</GameContext>
        </AnnouncerProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const text = document.querySelector("main")?.textContent ?? "";
  shown.leave();
  return text;
}

test.each<[string, ReactNode]>([
  ["the waiting room", <PlayerList key="list" />],
  ["the players of a round", <PlayerRanks key="ranks" />],
  ["the row of players on a phone", <PlayerStrip key="strip" />],
  ["the words of a round", <WordReveal key="words" own={undefined} />],
  ["the standings between two rounds", <Standings key="standings" />],
  ["the results", <Results key="results" />],
])("PROFILE-31 %s shows the role of a player, once", (_, content) => {
  const text = textOf(content);
  expect(text).toContain("Ada");
  expect(text.split("Mentor")).toHaveLength(2);
  expect(text.indexOf("Mentor")).toBeGreaterThan(text.indexOf("Grace"));
});
