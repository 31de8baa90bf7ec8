import { type MemberNews, memberProtocol } from "../../schema/member/protocol.ts";
import { MemberState } from "../../schema/member/state.ts";
import type { RoomEnvironment } from "../support/environment.ts";
import type { MemberSockets } from "../support/member-sockets.ts";
import { VisitedRoom } from "../support/visited-room.ts";
import type { MemberPorts } from "./ports.ts";

/** What a member's line is opened with. */
export interface MemberRoomOptions {
  readonly memberId: string;
  readonly outside: {
    readonly ports: MemberPorts;
    readonly environment: RoomEnvironment;
    readonly sockets: MemberSockets;
  };
}

/** One member's own line, on every screen that they have open. */
export class MemberRoom extends VisitedRoom {
  declare state: MemberState;
  #ports!: MemberPorts;

  override onCreate({ memberId, outside }: MemberRoomOptions): void {
    this.roomId = lineOf(memberId);
    this.#ports = outside.ports;
    this.environment = outside.environment;
    this.everywhere = outside.sockets;
    void this.setPrivate(true);
    this.state = new MemberState({ memberId });
    this.answer(memberProtocol, {});
  }

  hear({ type, payload }: MemberNews): void {
    this.broadcast(type, payload);
  }

  protected override report(doing: string, error: unknown): void {
    try {
      this.#ports.reportFailure({ roomId: this.roomId, doing, error });
    } catch {
      // A broken log must not stop a line.
    }
  }
}

/** The room's id of a member's line. */
export const lineOf = (memberId: string): string => `line-${memberId}`;
