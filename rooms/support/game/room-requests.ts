import type { Client } from "@colyseus/core";
import type { gameRequests } from "../../../schema/game/protocol.ts";
import type { GameState, Player } from "../../../schema/game/state.ts";
import type { Handlers, Refusal } from "../base-room.ts";
import type { Game, GameShape, PlayerRequest } from "./game.ts";
import type { GameParts } from "./game-parts.ts";

interface RoomRequestsOptions<S extends GameShape> {
  readonly game: Game<S>;
  readonly state: GameState;
  readonly parts: GameParts<S>;
  /** Whether it is the room of an event. */
  readonly isEvent: boolean;
  now(): number;
  sendTo(client: Client, type: string, payload: object): void;
}

type Handled = Refusal | Promise<Refusal>;

/** Passes what the sockets of a room request to its parts. */
export class RoomRequests<S extends GameShape> {
  readonly #options: RoomRequestsOptions<S>;
  readonly #parts: GameParts<S>;

  constructor(options: RoomRequestsOptions<S>) {
    this.#options = options;
    this.#parts = options.parts;
  }

  /** The requests of every game. */
  get handlers(): Handlers<typeof gameRequests> {
    const { flow, seating, reactions, screens, sealedRounds } = this.#parts;
    const { sendTo, now } = this.#options;
    return {
      start: (client) => this.#withPlayer(client, (player) => flow.start(player)),
      leave: (client) => this.#withPlayer(client, ({ memberId }) => void seating.leave(memberId, "left")),
      play_again: (client) => this.#withPlayer(client, (player) => flow.rematch.playAgain(player)),
      next: (client) => this.#withPlayer(client, (player) => flow.betweenRounds.next(player)),
      pause: (client) => this.#withPlayer(client, (player) => flow.betweenRounds.pause(player)),
      resume: (client) => this.#withPlayer(client, (player) => flow.betweenRounds.resume(player)),
      end_game: (client) => this.#withPlayer(client, (player) => flow.earlyEnd.endGame(player)),
      react: (client, { reaction }) => this.#withPlayer(client, (player) => reactions.react(player, reaction)),
      allow_reactions: (client, { isAllowed }) =>
        this.#withPlayer(client, (player) => reactions.allow(player, isAllowed)),
      close_room: (client) => this.#withHost(client, () => this.#closeEvent()),
      take_seat: (client, request) => this.#takeSeat(client, request),
      show_screen: (client, request) => this.#withHost(client, () => this.#showScreen(client, request)),
      end_screens: (client) => this.#withHost(client, () => void screens.end()),
      clock: (client, { sentAt, opensSealed }) => {
        sendTo(client, "clock", { sentAt, serverTime: now() });
        if (opensSealed) sealedRounds.admit(client);
        return undefined;
      },
    };
  }

  /** The game's own requests. */
  get gameHandlers(): Handlers<S["requests"]> {
    const { declared, handlers } = this.#options.game;
    const bound = <Name extends keyof S["requests"]>(name: Name): Handlers<S["requests"]>[Name] => {
      const handle = handlers[name];
      return (client, payload, receivedAt) =>
        this.#withPlayer(client, (player) => handle(this.#requestOf(client, player, receivedAt), payload));
    };
    // `fromEntries` loses the key types.
    return Object.fromEntries(Object.keys(declared.requests).map((name) => [name, bound(name)])) as Handlers<
      S["requests"]
    >;
  }

  #requestOf(client: Client, player: Player, receivedAt: number): PlayerRequest<S> {
    const { context, answering, flow } = this.#parts;
    const { state } = this.#options;
    return {
      ...context,
      player,
      answer: (move, check) => answering.accept(client, player, move, receivedAt, check),
      skipRound: (round) => flow.skipping.skip(player, round),
      timingRefusal: (round) => answering.timingRefusal(round, state.phaseStartedAt),
    };
  }

  #withPlayer(client: Client, handle: (player: Player) => Handled): Handled {
    const { seating, watching, over } = this.#parts;
    if (over) return over;
    const player = seating.playerAt(client);
    if (player) return handle(player);
    return watching.isWatching(client) ? "game/watching" : "game/not-seated";
  }

  #withHost(client: Client, handle: () => Refusal): Handled {
    const { state } = this.#options;
    return this.#withPlayer(client, ({ memberId }) => (memberId === state.hostId ? handle() : "game/not-host"));
  }

  #takeSeat(client: Client, request: { id?: string | undefined }): Handled {
    return this.#parts.over ?? this.#parts.watching.takeSeat(client, request);
  }

  /** GAME-119 */
  #closeEvent(): Refusal {
    if (!this.#options.isEvent) return "game/wrong-phase";
    void this.#parts.closing.close("host-left");
    return undefined;
  }

  /** GAME-171: nobody looks on while a member practises. */
  #showScreen(client: Client, request: object): Refusal {
    const { state, sendTo } = this.#options;
    if (state.isPractice) return "game/practice-alone";
    sendTo(client, "screen", { ...request, key: this.#parts.screens.show(client.auth) });
    return undefined;
  }
}
