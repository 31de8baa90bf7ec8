import type { Client } from "@colyseus/core";
import type { ErrorCode } from "../../../schema/errors.ts";
import { CLOSE_CODES, FRAME_MAX_BYTES } from "../../../schema/limits.ts";
import type { PayloadOf } from "../../../schema/room-protocol.ts";
import type { Message } from "../../../schema/thread/message.ts";
import type { threadRequests } from "../../../schema/thread/protocol.ts";
import { reactionEmoji } from "../../../schema/thread/reaction.ts";
import type { Answer } from "../base-room.ts";
import { attempt } from "../bookkeeping.ts";
import type { RoomEnvironment } from "../environment.ts";
import type { MemberSockets } from "../member-sockets.ts";
import { VisitedRoom, type VisitTicket } from "../visited-room.ts";
import { messageText } from "./message-text.ts";
import { NewsBatch, newest } from "./news-batch.ts";
import type { Kept, KeptReaction, Reader, ThreadPorts } from "./ports.ts";
import {
  forAll,
  joinReactions,
  messageFor,
  type OwnedReactions,
  quotedFor,
  reactionsFor,
  withoutOwner,
} from "./thread-news.ts";

/** What a thread's room is opened with. */
export interface ThreadRoomOptions {
  readonly threadId: string;
  readonly outside: {
    readonly ports: ThreadPorts;
    readonly environment: RoomEnvironment;
    readonly sockets: MemberSockets;
  };
}

/** What a member may read, known once they are let in, and where it is told. It hangs on their sockets too. */
interface Place {
  reader: Reader | undefined;
  readonly sockets: Set<Client>;
}

type Requests = typeof threadRequests;
type Payload<Name extends keyof Requests> = PayloadOf<Requests[Name]>;

/** A conversation or a channel while somebody has it open: THREAD-1 to THREAD-15. */
export abstract class ThreadRoom extends VisitedRoom {
  protected override readonly frameMaxBytes = FRAME_MAX_BYTES;
  /** What is said where the thread is not there, or not theirs. */
  protected abstract readonly notFound: ErrorCode;
  #ports!: ThreadPorts;
  /** Those who are here or are coming in, by member; all sockets of one share a place. */
  readonly #places = new Map<string, Place>();
  /** Sockets of those who may not read everything, or of whom it is not known yet: the few whom a busy thread looks at. */
  readonly #narrow = new Set<Client>();
  /** How often somebody's rights have changed while the room was open. */
  #changes = 0;
  readonly #time = {
    now: () => this.now(),
    wait: (ms: number, then: () => void) => void (ms === 0 ? this.timers.soon(then) : this.timers.after(ms, then)),
  };
  readonly #news = new NewsBatch<Message>({
    ...this.#time,
    join: newest,
    send: (all) => this.#sendEach("news", all, messageFor, (messages) => ({ messages })),
  });
  readonly #reactions = new NewsBatch<OwnedReactions>({
    ...this.#time,
    join: joinReactions,
    send: (all) =>
      this.#sendEach("reactions", all, reactionsFor, (changes) => ({ changes: changes.map(withoutOwner) })),
  });

  protected override get threadId(): string {
    return this.roomId;
  }

  override onCreate({ threadId, outside }: ThreadRoomOptions): void {
    this.roomId = threadId;
    this.#ports = outside.ports;
    this.environment = outside.environment;
    this.everywhere = outside.sockets;
    void this.setPrivate(true);
  }

  protected readonly threadHandlers = {
    send: async (client: Client, { id, content: typed, ...rest }: Payload<"send">): Promise<Answer> => {
      const text = messageText(typed);
      if ("refused" in text) return text.refused;
      return this.#keep(client, id, (asked) =>
        this.#ports.keepMessage({ ...asked, ...rest, requestId: id, content: text.content }),
      );
    },
    edit: async (client: Client, { id, content: typed, ...rest }: Payload<"edit">): Promise<Answer> => {
      const text = messageText(typed);
      if ("refused" in text) return text.refused;
      return this.#keep(client, id, (asked) => this.#ports.editMessage({ ...asked, ...rest, content: text.content }));
    },
    delete: (client: Client, { id, seq }: Payload<"delete">): Promise<Answer> =>
      this.#keep(client, id, (asked) => this.#ports.deleteMessage({ ...asked, seq })),
    react: async (client: Client, { id, emoji: typed, ...rest }: Payload<"react">): Promise<Answer> => {
      const emoji = reactionEmoji.safeParse(typed).data;
      if (!emoji) return "thread/unknown-emoji";
      return this.#keep(client, id, (asked) => this.#ports.keepReaction({ ...asked, ...rest, emoji }));
    },
    read: async (client: Client, { seq }: Payload<"read">): Promise<Answer> => {
      const memberId = this.memberOf(client);
      if (memberId !== undefined) await attempt(() => this.#ports.markRead({ threadId: this.roomId, memberId, seq }));
      return undefined;
    },
    typing: (client: Client): Answer => {
      const memberId = this.memberOf(client);
      if (memberId === undefined) return undefined;
      // Who is not told what somebody says is not told that they are about to.
      const isHeard = (each: Client) => this.#readerAt(each)?.hidden.has(memberId) === false;
      const except = [...this.clients].filter((each) => each === client || !isHeard(each));
      this.broadcast("typing", { memberId }, { except });
      return undefined;
    },
  };

  override async onJoin(client: Client): Promise<void> {
    const { memberId }: VisitTicket = client.auth;
    const place = this.#places.get(memberId) ?? { reader: undefined, sockets: new Set() };
    this.#places.set(memberId, place);
    client.userData = place;
    place.sockets.add(client);
    this.#sort(place);
    await super.onJoin(client);
  }

  override onLeave(client: Client): void {
    (client.userData as Place | undefined)?.sockets.delete(client);
    this.#narrow.delete(client);
    super.onLeave(client);
  }

  protected override async mayEnter({ memberId }: VisitTicket): Promise<boolean> {
    const reader = await this.#lookUp(memberId);
    // Who left meanwhile has no place any more.
    const place = this.#places.get(memberId);
    if (reader && place) this.#seat(place, reader);
    return reader !== undefined;
  }

  /**
   * THREAD-16: what these members may see here has changed. It holds for everything that is told once this resolves, and
   * they read anew what they have. Never rejects: of whom it cannot be found out, the sockets are closed.
   */
  async reread(memberIds: readonly string[]): Promise<void> {
    this.#changes += 1;
    for (const memberId of memberIds) if (this.#readerOf(memberId)) await this.#rereadOf(memberId);
  }

  async #rereadOf(memberId: string): Promise<void> {
    try {
      const reader = await this.#lookUp(memberId);
      if (!reader) return this.closeMember(memberId, CLOSE_CODES.unavailable);
      const place = this.#places.get(memberId);
      if (!place?.reader) return;
      this.#seat(place, reader);
      for (const socket of place.sockets) this.tell(socket, "reread", {});
    } catch (error) {
      this.report("reread", error);
      this.closeMember(memberId, CLOSE_CODES.unavailable);
    }
  }

  #seat(place: Place, reader: Reader): void {
    place.reader = reader;
    this.#sort(place);
  }

  #sort({ reader, sockets }: Place): void {
    for (const socket of sockets) {
      if (reader && seesAll(reader)) this.#narrow.delete(socket);
      else this.#narrow.add(socket);
    }
  }

  async #lookUp(memberId: string): Promise<Reader | undefined> {
    for (;;) {
      const changes = this.#changes;
      const reader = await attempt(() => this.#ports.readerOf({ threadId: this.roomId, memberId }));
      // What was looked up before a change may be what was.
      if (changes === this.#changes) return reader;
    }
  }

  protected override vanished(memberId: string): void {
    this.#places.delete(memberId);
  }

  protected override report(doing: string, error: unknown): void {
    try {
      this.#ports.reportFailure({ roomId: this.roomId, doing, error });
    } catch {
      // A broken log must not stop a conversation.
    }
  }

  /** THREAD-2: the receipt says that it is stored; everybody, the sender's other screens too, gets it as news. */
  async #keep(
    client: Client,
    id: string,
    keep: (asked: { threadId: string; memberId: string }) => Promise<Kept | KeptReaction>,
  ): Promise<Answer> {
    const memberId = this.memberOf(client);
    if (memberId === undefined) return this.notFound;
    let kept: Kept | KeptReaction;
    try {
      kept = await attempt(() => keep({ threadId: this.roomId, memberId }));
    } catch (error) {
      this.report("keep", error);
      return "server/unavailable";
    }
    if ("refused" in kept) return kept.refused;
    // Whoever has left meanwhile is told nothing.
    const reader = this.#readerOf(memberId);
    if (reader) this.tell(client, "receipt", { id, message: quotedFor(kept.message, reader) });
    if ("isNews" in kept) {
      if (kept.isNews) this.#news.add(forAll(kept.message));
    } else if (kept.news) this.#reactions.add({ ...kept.news, senderId: kept.message.senderId });
    return undefined;
  }

  #readerOf(memberId: string): Reader | undefined {
    return this.#places.get(memberId)?.reader;
  }

  /** What is told over this socket; undefined while its member is still coming in. */
  #readerAt(client: Client): Reader | undefined {
    return (client.userData as Place | undefined)?.reader;
  }

  /** One frame for all who may read all of it; who may not gets one of their own, with what they may. */
  #sendEach<Item>(
    type: string,
    all: readonly Item[],
    itemFor: (item: Item, reader: Reader) => Item | undefined,
    payloadOf: (items: readonly Item[]) => object,
  ): void {
    const apart: Client[] = [];
    for (const client of this.#narrow) {
      const reader = this.#readerAt(client);
      // Of whoever is still coming in it is not known yet; once in they ask for what they missed.
      const theirs = reader ? all.flatMap((item) => itemFor(item, reader) ?? []) : [];
      if (theirs.length === all.length && theirs.every((item, at) => item === all[at])) continue;
      apart.push(client);
      if (theirs.length > 0) this.tell(client, type, payloadOf(theirs));
    }
    this.broadcast(type, payloadOf(all), apart.length > 0 ? { except: apart } : undefined);
  }
}

const seesAll = ({ fromSeq, hidden }: Reader): boolean => fromSeq === 0 && hidden.size === 0;
