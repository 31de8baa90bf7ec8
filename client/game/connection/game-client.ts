import type { gameAnnouncements, gameRequests } from "../../../schema/game/protocol.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import type { PayloadOf } from "../../../schema/room-protocol.ts";
import { ApiError } from "../../net/api-error.ts";
import { createRoomClient, type RoomClient } from "../../net/room-client.ts";
import { ask } from "../../net/room-request.ts";
import { keepSame } from "../../net/room-store.ts";
import { wait } from "../../net/wait.ts";
import { fieldsOf } from "../games.ts";
import type { RoomView } from "../room-view.ts";
import { createGameClock } from "./game-clock.ts";
import { takeCachedSeat } from "./reservation-cache.ts";

type Clock = PayloadOf<typeof gameAnnouncements.clock>;

/** How long the room has to answer a request. */
const TIMEOUT_MS = 8_000;

/** The message about this player's own answer. It belongs to one game; the next game in the same room begins without it. */
const OF_ONE_GAME = "ownAnswer";

/** The room of one game as this browser is in it: its state, its clock and its requests. */
export type GameClient = ReturnType<typeof createGameClient>;

export function createGameClient(roomId: string, code: string | undefined) {
  const latest = new Map<string, unknown>();
  const clock = createGameClock({
    ask: (sentAt) => room.send("clock", { sentAt }),
    wait,
  });

  const room: RoomClient<RoomView> = createRoomClient<RoomView>({
    // After a long absence a private room asks for its code again, and the list's link does not hold the code.
    takeSeat: () => takeCachedSeat(roomId, code ?? room.store.getState().view?.roomCode),
    // The room sends it again to everybody who joins.
    seated: () => latest.delete(OF_ONE_GAME),
    state: (plain) => see(plain as RoomView),
    message(type, payload) {
      if (type === "clock") clock.heard(payload as Clock);
      latest.set(type, payload);
    },
    fieldsOf,
    pingsWhileHidden: true,
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

  const isLive = () => store.getState().connection.kind === "live";
  const phase = () => store.getState().view?.phase ?? "";

  /** Resolves when the room's state shows that it was done; rejects with the refusal or with `network/unreachable`. */
  async function askUntil(isDone: () => boolean, name: keyof typeof gameRequests): Promise<void> {
    if (!isLive()) throw new ApiError("network/unreachable");
    const id = newRequestId();
    const stop = store.subscribe(() => isDone() && room.requests.received(id));
    await ask(room.requests, { name, id, payload: {}, timeoutMs: TIMEOUT_MS }).finally(stop);
  }

  return {
    roomId,
    code,
    store,
    serverNow: clock.now,
    on,
    /** The last message of this kind, for a screen that opened after it came. */
    latest: <Payload>(type: string) => latest.get(type) as Payload | undefined,
    send: room.send,
    requests: room.requests,
    start: () => askUntil(() => phase() !== "waiting", "start"),
    playAgain: () => askUntil(() => phase() === "waiting", "play_again"),
    /** Gives up the seat; the socket is closed afterwards by either end. */
    async leave(): Promise<void> {
      await askUntil(() => !isLive(), "leave");
      room.close();
    },
    open: room.open,
    retryNow() {
      room.retryNow();
      clock.wake();
    },
    probe: room.probe,
    /** Gives up the socket, not the seat. */
    close: room.close,
  };
}
