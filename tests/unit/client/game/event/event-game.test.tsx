// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EventGame, entranceOf } from "../../../../../client/game/event/event-game.tsx";
import { eventSettingsOf, startingForm, withGame } from "../../../../../client/game/event/event-game-form.ts";
import { queryClient } from "../../../../../client/net/query/query-client.ts";
import { setSession } from "../../../../../client/net/session.ts";
import { AnnouncerProvider } from "../../../../../client/ui/feedback/announcer.tsx";
import type { EventRoom } from "../../../../../schema/game/event-room-api.ts";
import { gameSettings } from "../../../../../schema/game/settings.ts";
import { holdRequests } from "../../../../support/browser/held-fetch.ts";
import { ada } from "../../../../support/browser/me.ts";
import { render } from "../../../../support/browser/render.ts";

const eventId = "0b9fb3a8-5d0e-4a29-9d7b-3f6a0f6f3a11";
const room: EventRoom = {
  roomId: "1c9fb3a8-5d0e-4a29-9d7b-3f6a0f6f3a11",
  roomCode: "ABCDEF",
  roomName: "Friday night",
  gameType: "trivia",
  difficulty: "easy",
  timeLimit: 30,
  rounds: 5,
  teams: 2,
  status: "waiting",
  players: 37,
  maxPlayers: 200,
};

beforeEach(() => {
  queryClient.clear();
  setSession(ada);
});
afterEach(() => void vi.unstubAllGlobals());

const Address = () => <output>{useLocation().pathname}</output>;

/** The event's page, once the server has answered. */
async function openPage(reply: { room: EventRoom | null; canOpen: boolean }, isOver = false) {
  const requests = holdRequests();
  render(
    <MemoryRouter initialEntries={["/event"]}>
      <QueryClientProvider client={queryClient}>
        <AnnouncerProvider>
          <EventGame eventId={eventId} title="Friday night" isAround={false} isOver={isOver} />
          <Address />
        </AnnouncerProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const sent = (method: string) =>
    requests.filter((each) => each.method === method && each.path.includes("/api/game/"));
  await vi.waitFor(() => expect(sent("GET")).toHaveLength(1));
  sent("GET")[0]?.answer({ canJoin: true, ...reply });
  return { sent };
}

const text = () => document.body.textContent ?? "";
const button = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
const settled = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));

test("somebody who is registered joins the open game, and reads its name and how many are in", async () => {
  await openPage({ room, canOpen: false });
  await vi.waitFor(() => expect(text()).toContain("37 players are in."));
  expect(text()).toContain("Bible Trivia");
  const link = document.querySelector("a");
  expect([link?.textContent, link?.getAttribute("href")]).toEqual(["Join the game", `/games/waiting/${room.roomId}`]);
});

test("while no game is open, the page shows nothing to somebody who is registered", async () => {
  await openPage({ room: null, canOpen: false });
  await settled();
  expect(text()).toBe("/event");
});

test("a manager opens the event's game with teams and goes to its waiting room", async () => {
  const { sent } = await openPage({ room: null, canOpen: true });
  await vi.waitFor(() => expect(button("Open the event’s game")).toBeDefined());
  button("Open the event’s game")?.click();
  await vi.waitFor(() => expect(button("Open the game")).toBeDefined(), { timeout: 10_000 });
  const four = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === "4");
  flushSync(() => four?.querySelector("input")?.click());
  expect(text()).toContain("We name the teams and keep them even.");
  document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(sent("POST")).toHaveLength(1));
  expect(sent("POST")[0]?.body).toMatchObject({ eventId, teams: 4, roomName: "Friday night", gameType: "trivia" });
  sent("POST")[0]?.answer({ roomId: room.roomId, memberId: "ada", reservation: {} });
  await vi.waitFor(() => expect(text()).toContain(`/games/waiting/${room.roomId}`));
});

test("a manager of an event that is over opens no game", async () => {
  await openPage({ room: null, canOpen: true }, true);
  await settled();
  expect(button("Open the event’s game")).toBeUndefined();
});

test("a full room, and a game that is on, can be watched", () => {
  const watch = `/games/room/${room.roomId}?watch=1`;
  expect(entranceOf({ ...room, players: 200 })).toMatchObject({ label: "Watch the game", to: watch });
  expect(entranceOf({ ...room, status: "playing" })).toMatchObject({ label: "Go to the game", to: watch });
  expect(entranceOf({ ...room, status: "finished" })).toMatchObject({ label: "Go to the game", to: watch });
});

test("the server accepts what the form sends, also for a long title and the other game", () => {
  const title = `${"A very long evening ".repeat(5)}\u{1f3b2}`;
  for (const form of [startingForm(), { ...withGame(startingForm(), "word_battle"), teams: 6 as const }]) {
    const sent = gameSettings.parse(eventSettingsOf(form, { eventId, title }));
    expect([sent.gameType, sent.teams, sent.eventId]).toEqual([form.gameType, form.teams, eventId]);
  }
});
