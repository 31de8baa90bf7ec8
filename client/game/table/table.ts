import type { z } from "zod";
import type { gameAnnouncements } from "../../../schema/game/protocol.ts";
import { ApiError } from "../../net/api-error.ts";
import { createRoomLine } from "../../net/room-line.ts";
import { createRoomStore, keepSame, type RoomStore } from "../../net/room-store.ts";
import { enterRoom } from "../../net/rooms.ts";
import type { RoomView } from "../room-view.ts";
import { createTableClock } from "./table-clock.ts";

type Clock = z.output<typeof gameAnnouncements.clock.payload>;
type Refused = z.output<typeof gameAnnouncements.refused.payload>;
type Handler = (payload: never) => void;

/** How long the room has to do what it was asked. */
const PATIENCE_MS = 8_000;

/** What the room said of this player in one game; the next game at the same table begins without it. */
const OF_ONE_GAME = "mine";

/** One game's room as this browser sits in it: its state, its clock, and what may be asked of it. */
export type Table = ReturnType<typeof createTable>;

export function createTable(roomId: string, code: string | undefined) {
  const store: RoomStore<RoomView> = createRoomStore<RoomView>();
  const handlers = new Map<string, Set<Handler>>();
  const latest = new Map<string, unknown>();
  const clock = createTableClock({
    ask: (sentAt) => line.send("clock", { sentAt }),
    silent: () => line.replace(),
  });

  const line = createRoomLine({
    connect: (broken) =>
      // Who was away too long needs the code of a private room again, and who came from the list has none in the address.
      enterRoom(roomId, code ?? store.getState().view?.roomCode, {
        broken,
        seated(memberId) {
          // The room says it again to everybody who comes in.
          latest.delete(OF_ONE_GAME);
          store.setState({ memberId });
        },
        state: (plain) => see(plain as RoomView),
        message: hear,
      }),
    changed(state) {
      store.setState({ line: state });
      if (state.kind === "live") clock.start();
      else clock.stop();
    },
    wait(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    now: () => performance.now(),
  });

  function see(view: RoomView): void {
    if (view.phase === "waiting" || view.phase === "starting") latest.delete(OF_ONE_GAME);
    store.setState({ view: keepSame(store.getState().view, view) });
  }

  function hear(type: string, payload: unknown): void {
    if (type === "clock") clock.heard(payload as Clock);
    latest.set(type, payload);
    for (const handler of handlers.get(type) ?? []) handler(payload as never);
  }

  function on<Payload>(type: string, handler: (payload: Payload) => void): () => void {
    const heard = handlers.get(type) ?? new Set<Handler>();
    handlers.set(type, heard.add(handler as Handler));
    return () => heard.delete(handler as Handler);
  }

  /** Asks for something and waits until `isDone`; rejects with the room's refusal or with `network/unreachable`. */
  function ask(request: string, isDone: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const stops = [
        store.subscribe(() => isDone() && settle(resolve)),
        on<Refused>("refused", (refused) => {
          if (refused.request === request) settle(() => reject(new ApiError(refused.code)));
        }),
      ];
      const timer = setTimeout(() => settle(() => reject(new ApiError("network/unreachable"))), PATIENCE_MS);
      function settle(then: () => void): void {
        for (const stop of stops) stop();
        clearTimeout(timer);
        then();
      }
      if (!line.send(request, {})) settle(() => reject(new ApiError("network/unreachable")));
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
    send: line.send,
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
      await ask("leave", () => store.getState().line.kind !== "live");
      line.close();
    },
    open: line.open,
    nudge() {
      line.nudge();
      clock.wake();
    },
    /** Something that should have come did not: finds out whether the wire is still alive. */
    probe: clock.probe,
    /** Gives up the socket, not the seat. */
    close: () => line.close(),
  };
}
