import type { Plugin } from "vite";

/**
 * Leaves out two parts of the room client that no room here uses: input sampling and WebTransport. Its `Room` and
 * `Connection` import them statically, and they are 4 KB of every game and conversation.
 */
export function unusedRoomParts(): Plugin {
  const parts = /@colyseus\/sdk\/build\/(input\/RoomInput|transport\/H3Transport)\.mjs$/;
  return {
    name: "unused-room-parts",
    load(id) {
      if (!parts.test(id)) return null;
      return "export class RoomInput {}\nexport class H3TransportTransport {}\n";
    },
  };
}
