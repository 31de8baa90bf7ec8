import type { Client } from "@colyseus/core";
import type { channelRequests } from "../../../schema/channel/protocol.ts";
import type { ErrorCode } from "../../../schema/errors.ts";
import { FRAME_MAX_BYTES, TYPING_EVERY_SECONDS } from "../../../schema/limits.ts";
import type { Message } from "../../../schema/thread/message.ts";
import { threadRequests } from "../../../schema/thread/protocol.ts";
import { reactionEmoji } from "../../../schema/thread/reaction.ts";
import type { DetailedRefusal, Handlers, Refusal } from "../base-room.ts";
import type { SocketTicket } from "../member-sockets.ts";
import { callPort } from "../port-call.ts";
import { PresenceRoom } from "../presence-room.ts";
import type { BaseRoomOptions } from "../room-type.ts";
import { BroadcastBatch, newest } from "./broadcast-batch.ts";
import { messagePoll, messageText } from "./message-text.ts";
import type { ReactionOutcome, ReadAccess, Reading, Refused, SaveOutcome, ThreadPorts, VoteOutcome } from "./ports.ts";
import { SeenBatch } from "./seen-batch.ts";
import {
  type BroadcastMessage,
  forAll,
  joinReactions,
  messageFor,
  type OwnedPoll,
  type OwnedReactions,
  pollFor,
  reactionsFor,
  receiptFor,
  withoutOwner,
  withoutReaders,
} from "./visibility.ts";

/** The options of a thread's room. */
export interface ThreadRoomOptions extends BaseRoomOptions {
  readonly threadId: string;
  readonly ports: ThreadPorts;
}

/** A member who is present or joining. Also stored in `client.userData` of their sockets. */
interface Participant {
  /** Undefined until they are let in. */
  access: ReadAccess | undefined;
  readonly sockets: Set<Client>;
  /** When their last "is writing" event was broadcast, in milliseconds since 1970. */
  typedAt: number;
  /** Up to which seq they have read, as far as this room knows. */
  readSeq: number;
}

/** All requests of any thread. */
type Requests = typeof channelRequests;

type Outcome = SaveOutcome | ReactionOutcome | VoteOutcome;

/** Handled on arrival: a late "is writing" event is useless. */
const immediateRequests = ["typing"];

/** The live room of a conversation or a channel (THREAD-1 to THREAD-18). */
export abstract class ThreadRoom extends PresenceRoom {
  protected override readonly frameMaxBytes = FRAME_MAX_BYTES;
  /** The refusal if the thread does not exist or is not the member's. */
  protected abstract readonly notFound: ErrorCode;
  /** The requests that members may make here. */
  protected readonly requests: typeof threadRequests | typeof channelRequests = threadRequests;
  /** THREAD-77: whether the thread is small enough for seen marks, as far as the room knows. The database decides. */
  protected abstract hasSeenMarks: boolean;
  /** THREAD-78: the shortest time between two seen marks of one member, in milliseconds. */
  protected readonly seenEveryMs: number = 0;
  #ports!: ThreadPorts;
  readonly #participants = new Map<string, Participant>();
  /** Sockets that need frames of their own: their member may not read everything, or access is not known yet. */
  readonly #restricted = new Set<Client>();
  /** Counts access changes since the room opened. */
  #changes = 0;
  readonly #time = {
    now: () => this.now(),
    wait: (ms: number, then: () => void) =>
      void (ms === 0 ? this.timers.atEndOfTurn(then) : this.timers.after(ms, then)),
  };
  readonly #messages = new BroadcastBatch<BroadcastMessage>({
    ...this.#time,
    join: newest,
    send: (all) =>
      this.#broadcastEach("messages", all, messageFor, (messages) => ({ messages: messages.map(withoutReaders) })),
  });
  readonly #reactions = new BroadcastBatch<OwnedReactions>({
    ...this.#time,
    join: joinReactions,
    send: (all) =>
      this.#broadcastEach("reactions", all, reactionsFor, (changes) => ({ changes: changes.map(withoutOwner) })),
  });
  readonly #polls = new BroadcastBatch<OwnedPoll>({
    ...this.#time,
    join: newest,
    send: (all) => this.#broadcastEach("polls", all, pollFor, (changes) => ({ changes: changes.map(withoutOwner) })),
  });

  readonly #seen = new SeenBatch({
    ...this.#time,
    everyMs: () => this.seenEveryMs,
    send: (readings) => void this.#sendSeen(readings),
  });

  override onCreate({ threadId, ports, ...parts }: ThreadRoomOptions): void {
    this.open(threadId, parts);
    this.#ports = ports;
    // Conversations declare fewer, and only what is declared is served.
    this.serve(this.requests as Requests, this.#handlers, immediateRequests);
  }

  readonly #handlers: Handlers<Requests> = {
    send: async (client, { id, content: typed, poll: typedPoll, ...rest }) => {
      // THREAD-49, THREAD-86: a poll needs its question.
      const hasMore = rest.attachment !== undefined || rest.forward !== undefined;
      const text = messageText(typed, { mayBeBlank: hasMore && !typedPoll });
      if ("refused" in text) return text.refused;
      const poll = messagePoll(typedPoll);
      if ("refused" in poll) return poll.refused;
      return this.#save(client, id, (target) =>
        this.#ports.saveMessage({ ...target, ...rest, ...poll, requestId: id, content: text.content }),
      );
    },
    edit: async (client, { id, content: typed, ...rest }) => {
      // Only the storage knows whether the message carries a photo or voice note.
      const text = messageText(typed, { mayBeBlank: true });
      if ("refused" in text) return text.refused;
      return this.#save(client, id, (target) => this.#ports.editMessage({ ...target, ...rest, content: text.content }));
    },
    delete: (client, { id, seq }) => this.#save(client, id, (target) => this.#ports.deleteMessage({ ...target, seq })),
    react: async (client, { id, emoji: typed, ...rest }) => {
      const emoji = reactionEmoji.safeParse(typed).data;
      if (!emoji) return "thread/unknown-emoji";
      return this.#save(client, id, (target) => this.#ports.saveReaction({ ...target, ...rest, emoji }));
    },
    vote: (client, { id, ...rest }) => this.#save(client, id, (target) => this.#ports.saveVote({ ...target, ...rest })),
    read: async (client, { seq }) => {
      const memberId = this.memberOf(client);
      if (memberId === undefined) return undefined;
      const move = await callPort(() => this.#ports.markRead({ threadId: this.roomId, memberId, seq }));
      if (!move) return undefined;
      this.hasSeenMarks = move.hasMarks;
      this.#hasRead(memberId, move);
      return undefined;
    },
    typing: (client, _payload, receivedAt) => {
      const memberId = this.memberOf(client);
      const participant = this.#participantAt(client);
      if (memberId === undefined || !participant?.access) return undefined;
      // THREAD-17
      if (receivedAt - participant.typedAt < TYPING_EVERY_SECONDS * 1000) return undefined;
      participant.typedAt = receivedAt;
      // Members who cannot see the sender's messages do not see the typing indicator.
      const sees = (each: Client) => this.#participantAt(each)?.access?.hidden.has(memberId) === false;
      const except = [...this.clients].filter((each) => each === client || !sees(each));
      this.broadcast("typing", { memberId }, { except });
      return undefined;
    },
  };

  override async onJoin(client: Client): Promise<void> {
    const { memberId }: SocketTicket = client.auth;
    const participant = this.#participants.get(memberId) ?? newParticipant();
    this.#participants.set(memberId, participant);
    client.userData = participant;
    participant.sockets.add(client);
    this.#updateRestricted(participant);
    await super.onJoin(client);
  }

  override onLeave(client: Client): void {
    this.#participantAt(client)?.sockets.delete(client);
    this.#restricted.delete(client);
    super.onLeave(client);
  }

  protected override async mayEnter({ memberId }: SocketTicket): Promise<boolean> {
    const access = await this.#lookUp(memberId);
    // The member may have left during the lookup.
    const participant = this.#participants.get(memberId);
    if (access && participant) this.#grant(participant, access);
    return access !== undefined;
  }

  /**
   * THREAD-16: updates what these members may see. It applies to every event sent after this resolves, and their
   * clients are asked to refetch their messages. Never rejects: if the lookup fails, the member's sockets are closed.
   * May be called from another process.
   */
  async accessChanged(memberIds: readonly string[]): Promise<void> {
    this.#changes += 1;
    for (const memberId of memberIds) {
      if (this.#participants.get(memberId)?.access) await this.#updateAccess(memberId);
    }
  }

  /** SAFE-111, THREAD-84: broadcasts a message that the database has changed. Never rejects: a page shows it as well. */
  async messageChanged(seq: number): Promise<void> {
    try {
      const shared = await callPort(() => this.#ports.readShared({ threadId: this.roomId, seq }));
      if (shared) this.#messages.add(forAll(shared));
    } catch (error) {
      this.report("messageChanged", error);
    }
  }

  /** PROCESS-13: access is looked up again for everyone whose access has changed, because the process may have missed that. */
  async recheckAccess(): Promise<void> {
    this.#changes += 1;
    const present = [...this.#participants].filter(([, { access }]) => access !== undefined);
    await Promise.all(present.map(([memberId]) => this.#updateAccess(memberId, isSame)));
  }

  async #updateAccess(memberId: string, isKnown = (_: ReadAccess, __: ReadAccess) => false): Promise<void> {
    try {
      const access = await this.#lookUp(memberId);
      if (!access) return this.disconnectMembers([memberId]);
      const participant = this.#participants.get(memberId);
      if (!participant?.access || isKnown(access, participant.access)) return;
      this.#grant(participant, access);
      for (const socket of participant.sockets) this.sendTo(socket, "accessChanged", {});
    } catch (error) {
      this.report("accessChanged", error);
      this.disconnectMembers([memberId]);
    }
  }

  #grant(participant: Participant, access: ReadAccess): void {
    participant.access = access;
    this.#updateRestricted(participant);
  }

  #updateRestricted({ access, sockets }: Participant): void {
    for (const socket of sockets) {
      if (access && seesAll(access)) this.#restricted.delete(socket);
      else this.#restricted.add(socket);
    }
  }

  async #lookUp(memberId: string): Promise<ReadAccess | undefined> {
    for (;;) {
      const changes = this.#changes;
      const access = await callPort(() => this.#ports.accessOf({ threadId: this.roomId, memberId }));
      // A result from before a change may be outdated.
      if (changes !== this.#changes) continue;
      if (access) this.hasSeenMarks = access.hasMarks ?? this.hasSeenMarks;
      return access;
    }
  }

  protected override onLastSocketClosed(memberId: string): void {
    this.#participants.delete(memberId);
  }

  /**
   * THREAD-2: stores the change, confirms it with a receipt, and broadcasts the message to everyone, including the
   * sender's other screens.
   */
  async #save(
    client: Client,
    id: string,
    save: (target: { threadId: string; memberId: string }) => Promise<Outcome>,
  ): Promise<Refusal | DetailedRefusal> {
    const memberId = this.memberOf(client);
    if (memberId === undefined) return this.notFound;
    let saved: Outcome;
    try {
      saved = await callPort(() => save({ threadId: this.roomId, memberId }));
    } catch (error) {
      this.report("save", error);
      return "server/unavailable";
    }
    if ("refused" in saved) {
      const { refused: code, ...more } = saved;
      return { code, ...more };
    }
    // A member who has left by now gets no receipt.
    const access = this.#participants.get(memberId)?.access;
    if (access) this.sendTo(client, "receipt", { id, message: receiptFor(saved, access, memberId) });
    this.#broadcastOutcome(saved);
    if ("pollChange" in saved) this.#showOwnVote(client, saved.message);
    if ("hasChanged" in saved && saved.hasChanged) this.#hasWritten(memberId, saved.message);
    return undefined;
  }

  #broadcastOutcome(saved: Exclude<Outcome, Refused>): void {
    const { senderId } = saved.message;
    if ("hasChanged" in saved) {
      if (saved.hasChanged) this.#messages.add(forAll(saved));
    } else if ("pollChange" in saved) {
      if (saved.pollChange) this.#polls.add({ ...saved.pollChange, senderId });
    } else if (saved.change) this.#reactions.add({ ...saved.change, senderId });
  }

  /** CHANNEL-67: a vote is sent to nobody but its member, whose other screens show it too. */
  #showOwnVote(client: Client, { seq, version = 0, ownVote: choices = [] }: Message): void {
    const others = [...(this.#participantAt(client)?.sockets ?? [])].filter((socket) => socket !== client);
    for (const socket of others) this.sendTo(socket, "voted", { seq, version, choices });
  }

  #participantAt(client: Client): Participant | undefined {
    return client.userData;
  }

  #hasRead(memberId: string, { seq, after }: { readonly seq: number; readonly after?: number }): void {
    // They may have left in the meantime.
    const participant = this.#participants.get(memberId);
    const knownSeq = participant?.readSeq ?? 0;
    if (participant) participant.readSeq = Math.max(knownSeq, seq);
    if (this.hasSeenMarks && seq > knownSeq) this.#seen.add({ memberId, after: after ?? knownSeq });
  }

  /** Who writes has read what is before their message. Most have told so already, and then it is not looked up again. */
  #hasWritten(memberId: string, { seq }: Message): void {
    this.#hasRead(memberId, { seq: seq - 1 });
    const participant = this.#participants.get(memberId);
    if (participant) participant.readSeq = Math.max(participant.readSeq, seq);
  }

  /** THREAD-78: tells the senders who are here that they have been read. */
  async #sendSeen(readings: readonly Reading[]): Promise<void> {
    const viewerIds = [...this.#participants].flatMap(([memberId, { access }]) => (access ? memberId : []));
    const isAlone = readings.every(({ memberId }) => viewerIds.every((viewerId) => viewerId === memberId));
    if (isAlone) return;
    try {
      const request = { threadId: this.roomId, readings, viewerIds };
      const marks = await callPort(() => this.#ports.findSeenMarks(request));
      for (const viewerId of new Set(marks.map((mark) => mark.viewerId))) {
        const own = marks.flatMap(({ memberId, seq, ...mark }) =>
          mark.viewerId === viewerId ? { memberId, seq } : [],
        );
        for (const socket of this.#participants.get(viewerId)?.sockets ?? [])
          this.sendTo(socket, "seen", { marks: own });
      }
    } catch (error) {
      // They are loaded with the next visit.
      this.report("seen", error);
    }
  }

  /** Sends one shared frame to everyone who may read all items, and a frame of their own to restricted members. */
  #broadcastEach<Item>(
    type: string,
    all: readonly Item[],
    itemFor: (item: Item, access: ReadAccess, memberId: string) => Item | undefined,
    payloadOf: (items: readonly Item[]) => object,
  ): void {
    const except: Client[] = [];
    // Not everyone who sees a forward can read its original.
    const isForEach = all.some((item) => (item as Partial<BroadcastMessage>).originalReaders !== undefined);
    for (const client of isForEach ? this.clients : this.#restricted) {
      const access = this.#participantAt(client)?.access;
      // A member who is still joining gets nothing yet. Their client fetches what it missed after joining.
      const { memberId }: SocketTicket = client.auth;
      const visible = access ? all.flatMap((item) => itemFor(item, access, memberId) ?? []) : [];
      if (visible.length === all.length && visible.every((item, at) => item === all[at])) continue;
      except.push(client);
      if (visible.length > 0) this.sendTo(client, type, payloadOf(visible));
    }
    this.broadcast(type, payloadOf(all), except.length > 0 ? { except } : undefined);
  }
}

const newParticipant = (): Participant => ({
  access: undefined,
  sockets: new Set(),
  typedAt: Number.NEGATIVE_INFINITY,
  readSeq: 0,
});

const isSame = (one: ReadAccess, other: ReadAccess): boolean =>
  one.fromSeq === other.fromSeq &&
  one.hidden.size === other.hidden.size &&
  [...one.hidden].every((memberId) => other.hidden.has(memberId));

const seesAll = ({ fromSeq, hidden }: ReadAccess): boolean => fromSeq === 0 && hidden.size === 0;
