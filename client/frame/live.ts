import type { MemberEvent } from "../../schema/member/protocol.ts";

/** Sends what waits on this device. */
export interface Sender {
  /** The network may be back, or the page is visible again. */
  wake(): void;
  stop?(): void;
}

/** What a feature does while a member is connected. */
export interface LivePart {
  /** A new connection is live. Events since the previous one were missed. */
  connected?(): void;
  /** What the server pushes. */
  on?: { [Event in MemberEvent as Event["type"]]?: (payload: Event["payload"]) => void };
  /** Is loaded as soon as something of the member's is saved under one of these prefixes. */
  sender?: { prefixes: readonly string[]; load: () => Promise<(memberId: string) => Sender> };
}
