import type { FailureCode } from "../../net/http/api-error.ts";
import type { ConnectionEnd, ConnectionState } from "../../net/room/room-connection.ts";

/** These say nothing about the member's messages: another seat may still take them. */
const undecided: readonly ConnectionEnd[] = ["left", "account/not-signed-in", "game/moved", "game/room-closed"];

/** Why this member gets no seat anymore, for example after a block. Null while the room may still take their messages. */
export function refusalOf(connection: ConnectionState): FailureCode | null {
  if (connection.kind !== "ended" || undecided.includes(connection.end)) return null;
  return connection.end as FailureCode;
}
