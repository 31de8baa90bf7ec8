import { connectClientToRoom, matchMaker, Protocol } from "@colyseus/core";
import { afterEach, expect, test, vi } from "vitest";
import { openRoomsOf, playable } from "../../../../rooms/index.ts";
import type { SeatReservation } from "../../../../schema/game/api.ts";
import { gameRoom } from "../../../../schema/rooms.ts";
import { fakeGamePorts } from "../../../support/game/fake-game-ports.ts";
import { roomEnvironment } from "../../../support/game/fake-room-ports.ts";
import { FakeClient, memberOf } from "../../../support/game/fake-table.ts";
import { type GuessSettings, type GuessState, guessGame } from "./declaration.ts";
import { guess } from "./guess.ts";

afterEach(() => void vi.useRealTimers());

const faked = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate", "clearImmediate", "Date"];
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** A bot that guesses the same number in every round, as soon as the round opens. */
class Bot extends FakeClient {
  #answered = 0;

  play(state: GuessState, number: number): void {
    if (state.phase !== "round" || this.#answered === state.round) return;
    this.#answered = state.round;
    this.ask("guess", { id: `guess-${number}-${state.round}`, round: state.round, number });
  }
}

test("two bots play a third game, made of a declaration, a value and its rules, to the end", async () => {
  vi.useFakeTimers({ toFake: faked as never });
  const ports = fakeGamePorts();
  const types = { guess: playable(guess).roomType(ports) };
  const rooms = openRoomsOf<GuessSettings>(types, roomEnvironment(ports, { random: () => 0.5 }));
  const settings = guessGame.settings.parse({ gameType: "guess", roomName: "Guess", rounds: 5 });

  const sit = async ({ roomId, sessionId }: SeatReservation): Promise<Bot> => {
    const bot = new Bot(sessionId);
    await connectClientToRoom(matchMaker.getLocalRoomById(roomId), bot as never, {} as never, {});
    bot.deliver(Uint8Array.of(Protocol.JOIN_ROOM));
    return bot;
  };
  const reservation = await rooms.games.open(memberOf("ada"), settings);
  const ada = await sit(reservation);
  const tunde = await sit(await rooms.games.admit(reservation.roomId, memberOf("tunde")));
  const state = matchMaker.getLocalRoomById(reservation.roomId).state as GuessState;

  ada.ask("start");
  for (let steps = 0; state.phase !== "finished" && steps < 100; steps += 1) {
    await settle(1000);
    ada.play(state, 5);
    tunde.play(state, 3);
    await settle();
  }

  expect([...state.players.values()].map(({ memberId, score, rank }) => [memberId, score, rank])).toEqual([
    ["ada", 50, 1],
    ["tunde", 30, 2],
  ]);
  expect(ada.messagesOf("receipt")).toHaveLength(5);
  expect(tunde.messagesOf("receipt").at(-1)).toEqual({ id: "guess-3-5", round: 5, number: 3 });
  expect([...ports.finished.values()][0]).toHaveLength(2);
  expect(ports.failures).toEqual([]);
  expect(Object.keys(gameRoom(guessGame).protocol.requests)).toEqual([
    "start",
    "leave",
    "play_again",
    "next",
    "pause",
    "resume",
    "end_game",
    "react",
    "allow_reactions",
    "close_room",
    "take_seat",
    "show_screen",
    "end_screens",
    "clock",
    "guess",
  ]);
  await Promise.all([rooms.drain(), settle(1000)]);
});
