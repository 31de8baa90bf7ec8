import type { Client } from "@colyseus/core";
import { StateView } from "@colyseus/schema";
import type { EventGameState } from "../../../schema/game/event-state.ts";
import type { Phase } from "../../../schema/game/state.ts";
import type { SeatedMember } from "../game/ports.ts";
import type { SocketTicket } from "../member-sockets.ts";
import type { RoomTimers } from "../room-timers.ts";
import { FlushPace } from "./flush-pace.ts";
import { playersWaitedFor } from "./leading-host.ts";
import { PlaceSender, type PlaceSenderParts } from "./place-sender.ts";
import { rankedPlayers, showLeaders } from "./places.ts";
import { showTeams, smallestTeam } from "./team-balance.ts";

interface EventRoomParts extends PlaceSenderParts {
  readonly timers: RoomTimers;
  now(): number;
  /** Sends the changes of the state at the end of this turn. */
  flush(): void;
}

/** What the room of an event has in addition to a table: what each phone sees of the many, teams, and places. */
export class EventRoom {
  readonly #parts: EventRoomParts;
  readonly #pace: FlushPace;
  /** Members who manage the event. */
  readonly #managers = new Set<string>();
  readonly #places: PlaceSender;

  constructor(parts: EventRoomParts) {
    this.#parts = parts;
    this.#pace = new FlushPace(parts);
    this.#places = new PlaceSender(parts);
    for (const { memberId, canHost } of parts.state.players.values()) if (canHost) this.#managers.add(memberId);
  }

  /** GAME-124: notes whether this member manages the event, each time they enter. */
  recognize({ memberId, managesEvent = false }: SeatedMember): void {
    if (managesEvent) this.#managers.add(memberId);
    else this.#managers.delete(memberId);
    const player = this.#parts.state.players.get(memberId);
    if (player) player.canHost = managesEvent;
  }

  /** A member has sat down. */
  seated(memberId: string): void {
    const { state, socketOf } = this.#parts;
    const player = state.players.get(memberId);
    if (!player) return;
    player.canHost = this.#managers.has(memberId);
    if (player.team === 0) player.team = smallestTeam(state, memberId);
    const socket = socketOf(memberId);
    // A watcher keeps the socket.
    if (socket) this.showOwn(socket, memberId);
  }

  /** GAME-129: shows a phone its own player. */
  showOwn(client: Client, memberId: string): void {
    const player = this.#parts.state.players.get(memberId);
    if (player) viewOf(client).add(player);
  }

  /** GAME-129: shows a screen for a hall every player, those who come later too. */
  showAll(client: Client): void {
    const { players } = this.#parts.state;
    const view = viewOf(client);
    view.add(players);
    view.subscribe(players);
  }

  /** The socket has closed. */
  hide(client: Client): void {
    client.view?.dispose();
  }

  /** GAME-135: a phone does not know the others, so reactions go to the screens and back to the sender. */
  showsReaction(client: Client, senderId: string): boolean {
    const { memberId, viewer }: SocketTicket = client.auth;
    return viewer?.kind === "screen" || memberId === senderId;
  }

  /** GAME-130 */
  planFlush(isUrgent: boolean): void {
    this.#pace.plan(isUrgent);
  }

  /** Brings what is derived from the players up to date. Call it before each patch. */
  derive(): void {
    const { state } = this.#parts;
    const { crowd } = state;
    const players = [...state.players.values()];
    const waitedFor = playersWaitedFor(state).filter(({ isActive }) => isActive);
    crowd.players = players.length;
    crowd.connected = players.filter(({ isConnected }) => isConnected).length;
    crowd.expected = waitedFor.length;
    crowd.answered = players.filter(({ hasAnswered }) => hasAnswered).length;
    const ranked = rankedPlayers(state);
    showLeaders(state, hasStandings(state) ? ranked : []);
    showTeams(
      state,
      ranked.map(({ player }) => player),
    );
  }

  /** A phase has begun, or the scores of this one have changed. */
  phaseBegan(): void {
    const { state } = this.#parts;
    const phase = state.phase as Phase;
    if (phase === "waiting") this.#reset();
    else if (phase === "reveal") this.#reveal();
    else if (phase === "break" || phase === "finished") this.#places.corrected();
  }

  /** GAME-134: sends a player who comes back their place. */
  sendPlace(client: Client, memberId: string): void {
    if (hasStandings(this.#parts.state)) void this.#places.send(client, memberId);
  }

  #reset(): void {
    this.#places.reset();
    for (const player of this.#parts.state.players.values()) player.hasPlayed = false;
  }

  #reveal(): void {
    for (const player of this.#parts.state.players.values()) if (player.hasAnswered) player.hasPlayed = true;
    this.#places.revealed();
  }
}

function viewOf(client: Client): StateView {
  client.view ??= new StateView();
  return client.view;
}

/** Whether a round of this game has been revealed. */
function hasStandings({ phase, round }: EventGameState): boolean {
  if (phase === "waiting" || phase === "starting") return false;
  return phase !== "round" || round > 1;
}
