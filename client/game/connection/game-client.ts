import type { gameAnnouncements, gameRequests } from "../../../schema/game/protocol.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import type { PayloadOf } from "../../../schema/room-protocol.ts";
import type { triviaRequests } from "../../../schema/trivia/protocol.ts";
import { ApiError } from "../../net/http/api-error.ts";
import type { Seated } from "../../net/room/enter-room.ts";
import { createRoomClient, type RoomClient } from "../../net/room/room-client.ts";
import { sendRequest } from "../../net/room/room-request.ts";
import type { FieldsOf } from "../../net/room/room-socket.ts";
import { keepSame } from "../../net/room/room-store.ts";
import { wait } from "../../net/wait.ts";
import { canBeSkipped, hasResults, isBetweenRounds, isPlaying, type RoomView } from "../room-view.ts";
import { createGameClock } from "./game-clock.ts";
import { createSealedRounds, opensSealed, type RoundKey, type SealedRound } from "./sealed-round.ts";
import { takeCachedOrNewSeat } from "./seat-cache.ts";

type Screen = PayloadOf<typeof gameAnnouncements.screen>;
type Clock = PayloadOf<typeof gameAnnouncements.clock>;

type RequestName = keyof typeof gameRequests | keyof Pick<typeof triviaRequests, "skip">;

/** How long a request waits for the room's response. */
const TIMEOUT_MS = 8_000;

/** The message about this player's own answer. It is dropped before the next game in the same room, and so is their place. */
const OWN_ANSWER = "ownAnswer";

/** The client of one game room: its state, its clock and its requests. */
export type GameClient = ReturnType<typeof createGameClient>;

interface GameClientOptions {
  /** Returns the fields of the room's state that only its game has. */
  fieldsOf?: FieldsOf | undefined;
  /** Returns what the state of this game shows of a solution as long as there is none. */
  unsolvedOf?: (gameType: string) => object;
  /** Only watches, unless the member has a seat. */
  watches?: boolean;
  /** Connects otherwise than as a member. */
  connect?: () => Promise<Seated>;
}

export function createGameClient(
  roomId: string,
  code: string | undefined,
  { fieldsOf, unsolvedOf = () => ({}), watches = false, connect }: GameClientOptions = {},
) {
  const latest = new Map<string, unknown>();
  const clock = createGameClock({
    ask: (sentAt) => room.send("clock", { sentAt, ...(opensSealed() && { opensSealed: true }) }),
    wait,
  });
  /** The room's own state, which does not show an opened round yet. */
  let state: RoomView | null = null;
  const sealedRounds = createSealedRounds({ serverNow: clock.now, wait, opened: showState });

  const room: RoomClient<RoomView> = createRoomClient<RoomView>({
    // After a long absence, a private room asks for its code again, and a link from the list has no code.
    takeSeat: connect ?? (() => takeCachedOrNewSeat(roomId, code ?? room.store.getState().view?.roomCode, watches)),
    // The room sends it again to every player who joins.
    seated() {
      latest.delete(OWN_ANSWER);
      sealedRounds.clear();
    },
    state(plain) {
      const view = plain as RoomView;
      // At an event, a watcher sees no players.
      state = { ...view, players: view.players ?? {} };
      showState();
    },
    message(type, payload) {
      if (type === "clock") clock.addSample(payload as Clock);
      if (type === "sealedRound") sealedRounds.keep(payload as SealedRound);
      if (type === "roundKey") void sealedRounds.open(payload as RoundKey);
      latest.set(type, payload);
      if (type === "queued" || type === "screen") room.requests.received((payload as { id: string }).id);
    },
    fieldsOf,
    pingsWhileHidden: true,
    onChange({ kind }) {
      if (kind === "live") clock.start();
      else clock.stop();
    },
  });
  const { store, on } = room;

  function showState(): void {
    if (!state) return;
    if (state.phase === "waiting" || state.phase === "starting") {
      latest.delete(OWN_ANSWER);
      latest.delete("place");
    }
    const view = sealedRounds.ahead(state, unsolvedOf(state.gameType));
    store.setState({ view: keepSame(store.getState().view, view) });
  }

  const isLive = () => store.getState().connection.kind === "live";
  const phase = () => store.getState().view?.phase ?? "";
  const isPaused = () => store.getState().view?.isPaused === true;
  const rounds = () => store.getState().view?.rounds;
  const own = () => {
    const { view, memberId } = store.getState();
    return view?.players[memberId ?? ""];
  };

  /** Resolves when the room's state shows the change. Rejects with the refusal, or with `network/unreachable`. */
  async function askUntil(isDone: () => boolean, name: RequestName, payload = {}): Promise<void> {
    if (!isLive()) throw new ApiError("network/unreachable");
    const id = newRequestId();
    const stop = store.subscribe(() => isDone() && room.requests.received(id));
    await sendRequest(room.requests, { name, id, payload, timeoutMs: TIMEOUT_MS }).finally(stop);
  }

  return {
    roomId,
    code,
    watches,
    store,
    serverNow: clock.now,
    on,
    /** The last message of this kind, for a screen that opened after it arrived. */
    latest: <Payload>(type: string) => latest.get(type) as Payload | undefined,
    send: room.send,
    requests: room.requests,
    start: () => askUntil(() => phase() !== "waiting", "start"),
    playAgain: () => askUntil(() => own()?.joinsRematch === true || !hasResults(phase()), "play_again"),
    /** Asks to go on from a reveal or from the standings. */
    next() {
      const before = phase();
      return askUntil(() => own()?.wantsNext === true || phase() !== before, "next");
    },
    /** Holds the game between two rounds, for its host. */
    pause: () => askUntil(() => isPaused() || !isBetweenRounds(phase()), "pause"),
    /** Ends a pause. */
    resume: () => askUntil(() => !isPaused(), "resume"),
    /** Ends the game before its last round, for its host. */
    endGame() {
      const before = rounds();
      return askUntil(() => !isPlaying(phase()) || rounds() !== before, "end_game");
    },
    /** Skips the round, for a host whose game allows it. */
    skip: (round: number) =>
      askUntil(() => store.getState().view?.round !== round || !canBeSkipped(phase()), "skip", { round }),
    /** Asks for a seat. Resolves when the watcher sits, or will before the next game. */
    takeSeat: () => askUntil(() => own() !== undefined, "take_seat"),
    /** The key of the screens for a hall. Only the host gets it. */
    async showScreen(): Promise<string> {
      await askUntil(() => false, "show_screen");
      return (latest.get("screen") as Screen).key;
    },
    /** Closes the room of an event for everyone. */
    closeRoom: () => askUntil(() => phase() === "closed" || !isLive(), "close_room"),
    endScreens: () => askUntil(() => store.getState().view?.screens === 0, "end_screens"),
    /** Gives up the seat. Afterwards the server or the client closes the socket. */
    async leave(): Promise<void> {
      // A watcher has no seat to give up.
      if (own() === undefined) return room.close();
      await askUntil(() => !isLive(), "leave");
      room.close();
    },
    open: room.open,
    retryNow() {
      room.retryNow();
      clock.wake();
    },
    probe: room.probe,
    /** Closes the socket without giving up the seat. */
    close: room.close,
  };
}
