import { LocalDriver, LocalPresence, matchMaker } from "@colyseus/core";
import { type ErrorCode, errorCode } from "../schema/errors.ts";
import type { SeatReservation } from "../schema/game/api.ts";
import type { GameSettings, GameType } from "../schema/game/settings.ts";
import { CLOSE_CODES } from "../schema/limits.ts";
import type { MemberNews } from "../schema/member/protocol.ts";
import { ChannelRoom } from "./channel/channel-room.ts";
import { ChatRoom } from "./chat/chat-room.ts";
import { lineOf, MemberRoom } from "./member/member-room.ts";
import type { MemberPorts } from "./member/ports.ts";
import type { RoomEnvironment, TableMember } from "./support/environment.ts";
import type { RoomOptions } from "./support/kept-room.ts";
import { MemberSockets, type OpenThread } from "./support/member-sockets.ts";
import { RoomRefusal } from "./support/refusal.ts";
import { within } from "./support/room-timers.ts";
import type { SeatTicket } from "./support/seat/seat-sockets.ts";
import type { Admission } from "./support/seat/seated-room.ts";
import type { ThreadPorts } from "./support/thread/ports.ts";
import type { ThreadRoom } from "./support/thread/thread-room.ts";
import type { TriviaPorts } from "./trivia/ports.ts";
import { TriviaRoom } from "./trivia/trivia-room.ts";
import { Visits } from "./visits.ts";
import type { WordBattlePorts } from "./word-battle/ports.ts";
import { WordBattleRoom } from "./word-battle/word-battle-room.ts";

export { defaultPace, type Pace, type RoomEnvironment, type TableMember } from "./support/environment.ts";
export { RoomRefusal } from "./support/refusal.ts";

/** What each kind of game needs from outside. */
export interface RoomPorts {
  readonly trivia: TriviaPorts;
  readonly word_battle: WordBattlePorts;
  readonly chat: ThreadPorts;
  readonly channel: ThreadPorts;
  readonly member: MemberPorts;
}

/** The front door to the games. Every refusal is a `RoomRefusal`; where something failed its code is `server/unavailable`. */
export interface Rooms {
  /** Opens a room with this member as its host, seated. */
  open(host: TableMember, settings: GameSettings): Promise<SeatReservation>;
  /** A seat for a newcomer, or the way back to one's own. A private room asks its code of those who hold no seat. */
  admit(roomId: string, member: TableMember, code?: string): Promise<SeatReservation>;
  /** The way into a conversation that the caller has found this member may read. */
  enterChat(threadId: string, member: TableMember): Promise<SeatReservation>;
  /** The way into a channel that the caller has found this member may read. */
  enterChannel(channelId: string, member: TableMember): Promise<SeatReservation>;
  /** Which members have this channel open now. */
  hereIn(channelId: string): ReadonlySet<string>;
  /** Who has which thread open now, each once. */
  openThreads(): readonly OpenThread[];
  /** Closes what these members have open of a thread. */
  closeThread(threadId: string, memberIds: readonly string[]): void;
  /** What these members may see of a thread has changed: it holds once this resolves, and they read anew. Never rejects. */
  reread(threadId: string, memberIds: readonly string[]): Promise<void>;
  /** The way to a member's own line. */
  openLine(member: TableMember): Promise<SeatReservation>;
  /** Which of these members have their line open. */
  onLine(memberIds: readonly string[]): readonly string[];
  /** Tells a member over their line; one who has none open hears nothing. */
  tell(memberId: string, news: MemberNews): void;
  /** The account sessions that have a socket open. */
  liveSessionIds(): readonly string[];
  /** Closes the sockets that this account session opened, at once. */
  closeSession(sessionId: string): void;
  closeMember(memberId: string): void;
  /** Closes the member's sockets so that they come back and are looked at anew: what they may has changed. */
  recheckMember(memberId: string): void;
  /** No new rooms; those that are open tell their players, are marked, and go. Resolves when all are gone. */
  drain(): Promise<void>;
}

/** Room name -> class: the sitemap. */
const games: Readonly<Record<GameType, typeof TriviaRoom | typeof WordBattleRoom>> = {
  trivia: TriviaRoom,
  word_battle: WordBattleRoom,
};

/** How long a member waits for a seat before hearing that it did not work. */
const SEAT_PATIENCE_MS = 5000;

type Listing = Parameters<typeof matchMaker.reserveSeatFor>[0];

/** Opens the games' side of this process. Once per process: Colyseus's matchmaker is one. */
export function openRooms(ports: RoomPorts, environment: RoomEnvironment): Rooms {
  const sockets = new MemberSockets();
  const visits = new Visits();
  const ready = setUp(ports, environment, sockets);
  ready.catch((error: unknown) => ports.trivia.reportFailure({ roomId: "", doing: "openRooms", error }));
  let drained: Promise<void> | undefined;

  async function seatIn(listing: Listing, member: TableMember, code: string | null): Promise<SeatReservation> {
    const { memberId, displayName, sessionId: accountSessionId } = member;
    const asked = matchMaker.remoteRoomCall(listing.roomId, "admit", [{ memberId, displayName }, code]);
    const admission: Admission = await answered(asked);
    if ("refused" in admission) throw new RoomRefusal(admission.refused);
    const ticket: SeatTicket = { sessionId: admission.ticketId, memberId, displayName, accountSessionId };
    const reserved = await answered(matchMaker.reserveSeatFor(listing, {}, ticket), "game/room-closed");
    const { name, roomId, sessionId, processId = matchMaker.processId, publicAddress } = reserved;
    return { name, roomId, processId, sessionId, ...(publicAddress ? { publicAddress } : {}) };
  }

  async function stayOpen(): Promise<void> {
    await answered(ready);
    if (drained) throw new RoomRefusal("server/draining");
  }

  return {
    async open(host, settings) {
      await stayOpen();
      const { memberId, displayName } = host;
      const asked: Omit<RoomOptions, "outside"> = { host: { memberId, displayName }, settings };
      const listing = await answered(matchMaker.createRoom(settings.gameType, asked));
      return seatIn(listing, host, null);
    },
    async admit(roomId, member, code) {
      await stayOpen();
      const listing = await answered(Promise.resolve(matchMaker.getRoomById(roomId)));
      if (!listing) throw new RoomRefusal("game/room-not-found");
      return seatIn(listing, member, code ?? null);
    },
    async enterChat(threadId, member) {
      await stayOpen();
      return answered(visits.enter("chat", threadId, { threadId }, member));
    },
    async enterChannel(channelId, member) {
      await stayOpen();
      return answered(visits.enter("channel", channelId, { threadId: channelId }, member));
    },
    hereIn: (channelId) => visits.roomOf<ChannelRoom>(channelId)?.here ?? new Set(),
    openThreads: () => sockets.openThreads(),
    closeThread(threadId, memberIds) {
      const room = visits.roomOf<ThreadRoom>(threadId);
      // They come back by themselves, and are let in where they still may.
      for (const memberId of memberIds) room?.closeMember(memberId, CLOSE_CODES.unavailable);
    },
    async reread(threadId, memberIds) {
      await visits.roomOf<ThreadRoom>(threadId)?.reread(memberIds);
    },
    async openLine(member) {
      await stayOpen();
      const { memberId } = member;
      return answered(visits.enter("member", lineOf(memberId), { memberId }, member));
    },
    onLine: (memberIds) => memberIds.filter((memberId) => visits.roomOf(lineOf(memberId)) !== undefined),
    tell: (memberId, news) => visits.roomOf<MemberRoom>(lineOf(memberId))?.hear(news),
    liveSessionIds: () => sockets.sessionIds(),
    closeSession: (sessionId) => sockets.closeSession(sessionId, CLOSE_CODES.sessionEnded),
    closeMember: (memberId) => sockets.closeMember(memberId, CLOSE_CODES.sessionEnded),
    recheckMember: (memberId) => sockets.closeMember(memberId, CLOSE_CODES.unavailable),
    drain() {
      drained ??= ready.then(async () => void (await matchMaker.gracefullyShutdown()));
      return drained;
    },
  };
}

async function setUp(ports: RoomPorts, environment: RoomEnvironment, sockets: MemberSockets): Promise<void> {
  // One process holds all rooms: checking itself for health, it could only strike out its own.
  matchMaker.setHealthChecksEnabled(false);
  await matchMaker.setup(new LocalPresence(), new LocalDriver());
  for (const [name, room] of Object.entries(games)) {
    const outside: RoomOptions["outside"] = { ports: ports[name as GameType], environment, sockets };
    // Colyseus lays these over what `createRoom` was given, so only the latter's half is declared missing here.
    matchMaker.defineRoomType(name, room, { outside } as RoomOptions);
  }
  matchMaker.defineRoomType("chat", ChatRoom, { outside: { ports: ports.chat, environment, sockets } } as never);
  matchMaker.defineRoomType("channel", ChannelRoom, {
    outside: { ports: ports.channel, environment, sockets },
  } as never);
  matchMaker.defineRoomType("member", MemberRoom, { outside: { ports: ports.member, environment, sockets } } as never);
  await matchMaker.accept();
}

/** Whatever fails between here and the room is one code to the asker, unless a port refused with a code of its own. */
async function answered<T>(asked: Promise<T>, code: ErrorCode = "server/unavailable"): Promise<T> {
  try {
    return await within(SEAT_PATIENCE_MS, asked);
  } catch (error) {
    const own = errorCode.safeParse(error instanceof Error && "code" in error ? error.code : undefined);
    throw new RoomRefusal(own.success ? own.data : code, error);
  }
}
