import { matchMaker } from "@colyseus/core";
import type { ErrorCode } from "../schema/errors.ts";
import type { SeatReservation } from "../schema/game/api.ts";
import type { CommonSettings } from "../schema/game/common-settings.ts";
import { eventRoomName } from "../schema/game/event-room.ts";
import type { OpenedSettings } from "../schema/game/settings.ts";
import { CLOSE_CODES } from "../schema/limits.ts";
import type { MemberEvent } from "../schema/member/protocol.ts";
import type { GameGuest, RoomMember } from "../schema/room-member.ts";
import { memberRoomId, sendToMember, sendToMemberHere } from "./member/member-room.ts";
import { callRoom, enterGame } from "./room-call.ts";
import { type Leave, RoomHost, rejectAsRefusal } from "./room-host.ts";
import { RoomLocator } from "./room-locator.ts";
import type { RoomNetwork, RoomPlace } from "./room-network.ts";
import { type RoomPorts, roomTypes } from "./room-types.ts";
import { type RoomEnvironment, reportFailure } from "./support/environment.ts";
import type { GameShape } from "./support/game/game.ts";
import type { GameRoom } from "./support/game/game-room.ts";
import type { GameOpening, GameRestoring } from "./support/game/game-room-options.ts";
import type { SavedGame } from "./support/game/snapshot.ts";
import { callPort } from "./support/port-call.ts";
import { RoomRefusal } from "./support/refusal.ts";
import type { RoomCounts } from "./support/room-counts.ts";
import type { RoomType } from "./support/room-type.ts";
import { ThreadRoom } from "./support/thread/thread-room.ts";

export { declaredRooms } from "./declared-rooms.ts";
export type { RoomPorts } from "./room-types.ts";
export { soloRules } from "./solo-rules.ts";
export { defaultTimings, type RoomEnvironment, type Timings } from "./support/environment.ts";
export { playable } from "./support/game/playable-game.ts";
export type { SavedGame } from "./support/game/snapshot.ts";
export { RoomRefusal } from "./support/refusal.ts";
export type { RoomCounts } from "./support/room-counts.ts";
export { bestKnownWords } from "./word-battle/rules.ts";

/**
 * The public API of live rooms. Callers never assume that a room lives in their own process. A refused call rejects
 * with a `RoomRefusal`; its code is `server/unavailable` if something failed.
 */
export interface Rooms<Settings extends CommonSettings = OpenedSettings> {
  readonly games: {
    /** Opens a room with this member as its host, seated. */
    open(host: GameGuest, settings: Settings): Promise<SeatReservation>;
    /**
     * Reserves a seat for a new player, or for one who comes back. A private room requires its code from members
     * without a seat.
     */
    admit(roomId: string, member: GameGuest, code?: string): Promise<SeatReservation>;
    /** Reserves a place to watch, or the member's own seat. A private room requires its code from those without one. */
    watch(roomId: string, member: GameGuest, code?: string): Promise<SeatReservation>;
    /** Reserves a socket for a screen in a hall, with the key that the room has given to its host. */
    openScreen(roomId: string, key: string, screenId: string): Promise<SeatReservation>;
    /**
     * Takes up a room that another process has left (GAME-110). Rejects if it cannot; the room is not closed in storage
     * then.
     */
    restore(saved: SavedGame<Settings>): Promise<void>;
    /**
     * Shows other scores in the results of this game, by member. They are already stored. Does nothing if the room is closed
     * or plays again. Never rejects.
     */
    correctScores(roomId: string, sessionId: string, scores: Readonly<Record<string, number>>): Promise<void>;
    /** Ends a practice room that storage has closed, because its member began another one (GAME-173). Never rejects. */
    replace(roomId: string): Promise<void>;
  };
  readonly threads: {
    /** Reserves a socket in a thread. The caller has checked that this member may read it. */
    enter(kind: "chat" | "channel", threadId: string, member: RoomMember): Promise<SeatReservation>;
    /** Members who have this thread open now. None while its process cannot be reached. */
    presentIn(threadId: string): Promise<ReadonlySet<string>>;
    /**
     * Closes the sockets that these members have open in a thread; clients reconnect and are checked again. Never
     * rejects.
     */
    disconnect(threadId: string, memberIds: readonly string[]): Promise<void>;
    /**
     * Call this when what these members may see has changed. It applies to every event sent after this resolves. Never
     * rejects.
     */
    accessChanged(threadId: string, memberIds: readonly string[]): Promise<void>;
    /** The access of everyone in the threads of this process is looked up again, after it may have missed changes. Never rejects. */
    recheckHere(): Promise<void>;
    /** Shows a message that the database has changed, if its room is open in this process. Never rejects. */
    messageChangedHere(threadId: string, seq: number): Promise<void>;
  };
  readonly members: {
    /** Reserves a socket in the member's own room. */
    enter(member: RoomMember): Promise<SeatReservation>;
    /** Which of these members are connected to their own room, in any process. */
    connected(memberIds: readonly string[]): Promise<readonly string[]>;
    /** The same for their rooms in this process. */
    connectedHere(memberIds: readonly string[]): Promise<readonly string[]>;
    /** All members who are connected to their own room in this process. */
    everyoneHere(): Promise<readonly string[]>;
    /** Sends an event to every connected screen of a member, if there is one. */
    send(memberId: string, event: MemberEvent): Promise<void>;
    /** The same if their room is in this process: for what every process learns from the database. */
    sendHere(memberId: string, event: MemberEvent): Promise<void>;
  };
  readonly sockets: {
    /** Closes the sockets that this account session opened. */
    closeSession(sessionId: string): Promise<void>;
    closeMember(memberId: string): Promise<void>;
    /** Closes the member's sockets so that they reconnect and are checked again. */
    recheckMember(memberId: string): Promise<void>;
    /** The same for those in this process: for what every process learns from the database. */
    recheckMemberHere(memberId: string): Promise<void>;
    /** Closes sockets whose session has ended or whose member has lost access to the room. Never rejects. */
    sweep(): Promise<void>;
  };
  /** What the rooms of this process do, in numbers. */
  counts(): RoomCounts;
  /**
   * Compares the rooms of this process with what the database says of them, if there are other processes. Call it every few
   * seconds. Never rejects.
   */
  repair(): Promise<void>;
  /** Resolves once rooms can be opened. Rejects if the setup failed. */
  opened(): Promise<void>;
  /**
   * Opens no new games, and lets open rounds end (GAME-160). With another process, each game is handed over between two rounds
   * (GAME-161). Resolves when there is nothing more to wait for, or to false when the time is up.
   */
  leave(leave: Leave): Promise<boolean>;
  /**
   * Opens no new rooms. Open rooms notify their members, are marked as closed, and close. Resolves when all are gone.
   */
  drain(): Promise<void>;
}

/** Opens the rooms of this process, the only one if there is no `network`. Call it once per process. */
export const openRooms = (ports: RoomPorts, environment: RoomEnvironment, network?: RoomNetwork): Rooms =>
  openRoomsOf<OpenedSettings>(roomTypes(ports), environment, network);

/** Opens rooms of these types. `Settings` are the settings of the games among them. */
export function openRoomsOf<Settings extends CommonSettings>(
  types: Readonly<Record<string, RoomType>>,
  environment: RoomEnvironment,
  network?: RoomNetwork,
): Rooms<Settings> {
  const host = new RoomHost(types, environment, network);
  return {
    games: games(host, environment),
    ...presenceRooms(host, environment),
    sockets: {
      closeSession: (sessionId) => host.closeSession(sessionId),
      closeMember: (memberId) => host.closeMember(memberId, CLOSE_CODES.sessionEnded),
      recheckMember: (memberId) => host.closeMember(memberId, CLOSE_CODES.unavailable),
      recheckMemberHere: async (memberId) => host.closeMemberHere(memberId, CLOSE_CODES.unavailable),
      sweep: () => host.sweep(),
    },
    counts: () => host.counts(),
    repair: () => host.repair(),
    opened: () => host.opened(),
    leave: (leave) => host.leave(leave),
    drain: () => host.drain(),
  };
}

const roomNameOf = ({ gameType, eventId }: CommonSettings): string =>
  eventId === undefined ? gameType : eventRoomName(gameType);

type AnyGameRoom = GameRoom<GameShape>;

function games<Settings extends CommonSettings>(
  host: RoomHost,
  environment: RoomEnvironment,
): Rooms<Settings>["games"] {
  const enter = (
    as: "admit" | "watch",
    place: RoomPlace,
    member: GameGuest,
    code: string | null,
  ): Promise<SeatReservation> => rejectAsRefusal(enterGame(host.network, place, "enter", [as, member, code]));

  /** Tells an open room what storage has decided already. A failure is only reported: it must not fail the caller. */
  async function tell(roomId: string, method: "correctScores" | "replace", args: unknown[]): Promise<void> {
    try {
      const place = await host.find(roomId);
      if (place) await callRoom<AnyGameRoom, typeof method>(host.network, place, method, args);
    } catch (error) {
      reportFailure(environment, { roomId, operation: method, error });
    }
  }

  async function placeOf(roomId: string, missing: ErrorCode = "game/room-not-found"): Promise<RoomPlace> {
    await host.untilOpen();
    const place = await rejectAsRefusal(host.find(roomId));
    if (!place) throw new RoomRefusal(missing);
    return place;
  }

  return {
    async open(hostMember, settings) {
      await host.untilMayOpen();
      const { sessionId: _, ...seated } = hostMember;
      const opening: GameOpening<GameShape> = { host: seated, settings };
      const { roomId } = await rejectAsRefusal(matchMaker.createRoom(roomNameOf(settings), opening));
      return enter("admit", { roomId, holder: null }, hostMember, null);
    },
    admit: async (roomId, member, code) => enter("admit", await placeOf(roomId), member, code ?? null),
    watch: async (roomId, member, code) => enter("watch", await placeOf(roomId), member, code ?? null),
    async openScreen(roomId, key, screenId) {
      const place = await placeOf(roomId, "game/screen-not-found");
      return await rejectAsRefusal(enterGame(host.network, place, "enterAsScreen", [key, screenId]));
    },
    async restore(saved) {
      await host.untilMayOpen();
      const restoring: GameRestoring<GameShape> = { saved };
      // A process that was killed leaves its listing.
      await matchMaker.driver.remove(saved.roomId);
      // In this process, which holds the room: `createRoom` may choose another.
      await matchMaker.handleCreateRoom(roomNameOf(saved.settings), restoring);
    },
    correctScores: (roomId, sessionId, scores) => tell(roomId, "correctScores", [sessionId, scores]),
    replace: (roomId) => tell(roomId, "replace", []),
  };
}

function presenceRooms(host: RoomHost, environment: RoomEnvironment): Pick<Rooms, "threads" | "members"> {
  const locator = new RoomLocator(host);

  const isHere = (memberId: string): boolean => host.roomHere(memberRoomId(memberId)) !== undefined;

  /** Enters a presence room as soon as the rooms are open. */
  async function enter(name: string, roomId: string, options: object, member: RoomMember): Promise<SeatReservation> {
    await host.untilOpen();
    return rejectAsRefusal(locator.enter(name, roomId, options, member));
  }

  /**
   * Notifies an open thread of a change that is already stored. A failure is only reported: it must not fail the
   * caller.
   */
  async function callThread<Method extends "disconnectMembers" | "accessChanged">(
    threadId: string,
    method: Method,
    argument: Parameters<ThreadRoom[Method]>[0],
  ) {
    try {
      const place = await host.find(threadId);
      if (place) await callRoom<ThreadRoom, Method>(host.network, place, method, [argument]);
    } catch (error) {
      reportFailure(environment, { roomId: threadId, operation: method, error });
    }
  }

  return {
    threads: {
      enter: (kind, threadId, member) => enter(kind, threadId, { threadId }, member),
      async presentIn(threadId) {
        const place = await rejectAsRefusal(host.find(threadId));
        // A list of members is worth more than who of them is online.
        if (!place || (place.holder && !host.network?.isReachable())) return new Set();
        const present = callRoom<ThreadRoom, "presentMembers">(host.network, place, "presentMembers", []);
        return new Set(await rejectAsRefusal(present));
      },
      disconnect: (threadId, memberIds) => callThread(threadId, "disconnectMembers", memberIds),
      accessChanged: (threadId, memberIds) => callThread(threadId, "accessChanged", memberIds),
      async messageChangedHere(threadId, seq) {
        const room = host.roomHere(threadId);
        if (room instanceof ThreadRoom) await room.messageChanged(seq);
      },
      async recheckHere() {
        const threads = host.roomsHere().filter((room) => room instanceof ThreadRoom);
        await Promise.all(threads.map((room) => room.recheckAccess()));
      },
    },
    members: {
      enter: (member) => enter("member", memberRoomId(member.memberId), { memberId: member.memberId }, member),
      async connected(memberIds) {
        const { network } = host;
        if (!network) return memberIds.filter(isHere);
        const open = await callPort(() => network.directory.openAmong(memberIds.map(memberRoomId)));
        return memberIds.filter((memberId) => open.has(memberRoomId(memberId)));
      },
      connectedHere: async (memberIds) => memberIds.filter(isHere),
      everyoneHere: async () => host.presentHere("member").map(({ memberId }) => memberId),
      send: sendToMember,
      sendHere: async (memberId, event) => void sendToMemberHere(memberId, event),
    },
  };
}
