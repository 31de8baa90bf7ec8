import type { Client } from "@colyseus/core";
import type { ErrorCode } from "../../../schema/errors.ts";
import { FRAME_MAX_BYTES } from "../../../schema/limits.ts";
import type { PayloadOf } from "../../../schema/room-protocol.ts";
import type { Message } from "../../../schema/thread/message.ts";
import type { threadRequests } from "../../../schema/thread/protocol.ts";
import type { Answer } from "../base-room.ts";
import { attempt } from "../bookkeeping.ts";
import type { RoomEnvironment } from "../environment.ts";
import type { MemberSockets } from "../member-sockets.ts";
import { VisitedRoom, type VisitTicket } from "../visited-room.ts";
import { messageText } from "./message-text.ts";
import { NewsBatch } from "./news-batch.ts";
import type { Kept, ThreadPorts } from "./ports.ts";

/** What a thread's room is opened with. */
export interface ThreadRoomOptions {
  readonly threadId: string;
  readonly outside: {
    readonly ports: ThreadPorts;
    readonly environment: RoomEnvironment;
    readonly sockets: MemberSockets;
  };
}

type Requests = typeof threadRequests;
type Payload<Name extends keyof Requests> = PayloadOf<Requests[Name]>;

/** A conversation or a channel while somebody has it open: THREAD-1 to THREAD-9. */
export abstract class ThreadRoom extends VisitedRoom {
  protected override readonly frameMaxBytes = FRAME_MAX_BYTES;
  /** What is said where the thread is not there, or not theirs. */
  protected abstract readonly notFound: ErrorCode;
  #ports!: ThreadPorts;
  readonly #news = new NewsBatch<Message>({
    now: () => this.now(),
    wait: (ms, then) => void (ms === 0 ? this.timers.soon(then) : this.timers.after(ms, then)),
    send: (messages) => this.broadcast("news", { messages }),
  });

  override onCreate({ threadId, outside }: ThreadRoomOptions): void {
    this.roomId = threadId;
    this.#ports = outside.ports;
    this.environment = outside.environment;
    this.everywhere = outside.sockets;
    void this.setPrivate(true);
  }

  protected readonly threadHandlers = {
    send: async (client: Client, { id, content: typed }: Payload<"send">): Promise<Answer> => {
      const text = messageText(typed);
      if ("refused" in text) return text.refused;
      return this.#keep(client, id, (asked) =>
        this.#ports.keepMessage({ ...asked, requestId: id, content: text.content }),
      );
    },
    edit: async (client: Client, { id, seq, content: typed }: Payload<"edit">): Promise<Answer> => {
      const text = messageText(typed);
      if ("refused" in text) return text.refused;
      return this.#keep(client, id, (asked) => this.#ports.editMessage({ ...asked, seq, content: text.content }));
    },
    delete: (client: Client, { id, seq }: Payload<"delete">): Promise<Answer> =>
      this.#keep(client, id, (asked) => this.#ports.deleteMessage({ ...asked, seq })),
    read: async (client: Client, { seq }: Payload<"read">): Promise<Answer> => {
      const memberId = this.memberOf(client);
      if (memberId !== undefined) await attempt(() => this.#ports.markRead({ threadId: this.roomId, memberId, seq }));
      return undefined;
    },
    typing: (client: Client): Answer => {
      const memberId = this.memberOf(client);
      if (memberId !== undefined) this.broadcast("typing", { memberId }, { except: client });
      return undefined;
    },
  };

  protected override async mayEnter({ memberId }: VisitTicket): Promise<boolean> {
    return await attempt(() => this.#ports.mayEnter({ threadId: this.roomId, memberId }));
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
    keep: (asked: { threadId: string; memberId: string }) => Promise<Kept>,
  ): Promise<Answer> {
    const memberId = this.memberOf(client);
    if (memberId === undefined) return this.notFound;
    let kept: Kept;
    try {
      kept = await attempt(() => keep({ threadId: this.roomId, memberId }));
    } catch (error) {
      this.report("keep", error);
      return "server/unavailable";
    }
    if ("refused" in kept) return kept.refused;
    this.tell(client, "receipt", { id, message: kept.message });
    if (kept.isNews) this.#news.add(kept.message);
    return undefined;
  }
}
