import type { z } from "zod";
import type { gameAnnouncements } from "../../../schema/game/protocol.ts";
import { ApiError } from "../../net/api-error.ts";
import { createRoomClient, type RoomClient } from "../../net/room-client.ts";
import { keepSame } from "../../net/room-store.ts";
import { fieldsOf } from "../games.ts";
import type { RoomView } from "../room-view.ts";
import { createGameClock } from "./game-clock.ts";
import { takeCachedSeat } from "./reservation-cache.ts";

type Clock = z.output<typeof gameAnnouncements.clock.payload>;
type Refused = z.output<typeof gameAnnouncements.refused.payload>;

/** How long the room has to do what it was asked. */
const TIMEOUT_MS = 8_000;

/** What the room said of this player in one game; the next game at the same table begins without it. */
const OF_ONE_GAME = "ownAnswer";

/** One game's room as this browser sits in it: its state, its clock, and what may be asked of it. */
export type GameClient = ReturnType<typeof createGameClient>;

export function createGameClient(roomId: string, code: string | undefined) {
  const latest = new Map<string, unknown>();
  const clock = createGameClock({
    ask: (sentAt) => room.send("clock", { sentAt }),
    silent: () => room.replace(),
  });

  const room: RoomClient<RoomView> = createRoomClient<RoomView>({
    // Who was away too long needs the code of a private room again, and who came from the list has none in the address.
    takeSeat: () => takeCachedSeat(roomId, code ?? room.store.getState().view?.roomCode),
    // The room says it again to everybody who comes in.
    seated: () => latest.delete(OF_ONE_GAME),
    state: (plain) => see(plain as RoomView),
    message(type, payload) {
      if (type === "clock") clock.heard(payload as Clock);
      latest.set(type, payload);
    },
    fieldsOf,
    changed({ kind }) {
      if (kind === "live") clock.start();
      else clock.stop();
    },
  });
  const { store, on } = room;

  function see(view: RoomView): void {
    if (view.phase === "waiting" || view.phase === "starting") latest.delete(OF_ONE_GAME);
    store.setState({ view: keepSame(store.getState().view, view) });
  }

  /** Requests for something and waits until `isDone`; rejects with the room's refusal or with `network/unreachable`. */
  function ask(request: string, isDone: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const stops = [
        store.subscribe(() => isDone() && settle(resolve)),
        on<Refused>("refused", (refused) => {
          if (refused.request === request) settle(() => reject(new ApiError(refused.code)));
        }),
      ];
      const timer = setTimeout(() => settle(() => reject(new ApiError("network/unreachable"))), TIMEOUT_MS);
      function settle(then: () => void): void {
        for (const stop of stops) stop();
        clearTimeout(timer);
        then();
      }
      if (!room.send(request, {})) settle(() => reject(new ApiError("network/unreachable")));
    });
  }

  const phaseIs = (wanted: (phase: string) => boolean) => () => wanted(store.getState().view?.phase ?? "");

  return {
    roomId,
    code,
    store,
    serverNow: clock.now,
    on,
    /** The last message of this kind, for a screen that came after it. */
    latest: <Payload>(type: string) => latest.get(type) as Payload | undefined,
    send: room.send,
    start: () =>
      ask(
        "start",
        phaseIs((phase) => phase !== "waiting"),
      ),
    playAgain: () =>
      ask(
        "play_again",
        phaseIs((phase) => phase === "waiting"),
      ),
    /** Gives up the seat; the socket is closed afterwards by either end. */
    async leave(): Promise<void> {
      await ask("leave", () => store.getState().connection.kind !== "live");
      room.close();
    },
    open: room.open,
    retryNow() {
      room.retryNow();
      clock.wake();
    },
    /** Something that should have come did not: finds out whether the socket is still alive. */
    probe: clock.probe,
    /** Gives up the socket, not the seat. */
    close: room.close,
  };
}
