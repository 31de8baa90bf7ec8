import { channelProtocol } from "../../schema/channel/protocol.ts";
import { ChannelState } from "../../schema/channel/state.ts";
import { ThreadRoom, type ThreadRoomOptions } from "../support/thread/thread-room.ts";
import type { VisitTicket } from "../support/visited-room.ts";

/** A channel of many members: everybody sees how many are here, and reads who they are with the members. */
export class ChannelRoom extends ThreadRoom {
  declare state: ChannelState;
  protected override readonly notFound = "channel/not-found";
  readonly #here = new Set<string>();

  override onCreate(options: ThreadRoomOptions): void {
    super.onCreate(options);
    this.state = new ChannelState();
    this.answer(channelProtocol, this.threadHandlers);
  }

  /** Who is here now, each once (THREAD-9). */
  get here(): ReadonlySet<string> {
    return this.#here;
  }

  protected override arrived({ memberId }: VisitTicket): void {
    this.#here.add(memberId);
    this.state.here = this.#here.size;
  }

  protected override departed(memberId: string): void {
    this.#here.delete(memberId);
    this.state.here = this.#here.size;
  }
}
