import { openScreen } from "../../../schema/game/api.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import { call } from "../../net/http/http.ts";
import { createGameClient, type GameClient } from "../connection/game-client.ts";
import { fieldsOf, unsolvedOf } from "../games.ts";

const ID = "screen-id";

/** The same after a reload, so that this screen replaces itself. */
function screenIdOfTab(): string {
  try {
    const saved = sessionStorage.getItem(ID);
    if (saved) return saved;
    const id = newRequestId();
    sessionStorage.setItem(ID, id);
    return id;
  } catch {
    // Without storage, the screen before the reload counts until its socket closes.
    return newRequestId();
  }
}

/** The client of a screen for a hall. `key` comes from the host. */
export function createScreenClient(roomId: string, key: string): GameClient {
  const screenId = screenIdOfTab();
  return createGameClient(roomId, undefined, {
    fieldsOf,
    unsolvedOf,
    async connect() {
      const { reservation } = await call(openScreen, { params: { roomId }, body: { key, screenId } });
      // A screen is no member.
      return { memberId: "", reservation };
    },
  });
}

/** The address of a room's screen. What follows the # is never sent to a server. */
export const screenAddress = (roomCode: string, { roomId, key }: { roomId: string; key: string }): string =>
  `${location.origin}/games/screen/${roomCode}#${roomId}/${key}`;

/** What stands behind the # of a screen's address. */
export function openedBy(hash: string): { roomId: string; key: string } {
  const [roomId = "", key = ""] = hash.slice(1).split("/");
  return { roomId, key };
}
