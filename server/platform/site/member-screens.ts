import { readSession } from "../../../schema/account/api.ts";
import { readChannel, readChannelMessages } from "../../../schema/channel/api.ts";
import { listConversations } from "../../../schema/chat/api.ts";
import type { Endpoint } from "../../../schema/endpoint.ts";
import { listEvents } from "../../../schema/event/list-api.ts";
import { listRooms } from "../../../schema/game/list-api.ts";

/**
 * A screen on which members' visits often start, from a link or a notification. On a slow network its scripts and its first
 * reads would wait for one another, 400 ms each. So the page names all of them, and the browser fetches them together.
 */
export interface MemberScreen {
  /** Identifies the screen. */
  readonly key: string;
  /** The module of the client. */
  readonly module: string;
  /** The addresses that the screen reads first, exactly as the client requests them. */
  readonly reads: readonly string[];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const CHANNEL = /^\/community\/channel\/([^/]+)$/;

/** The screen at this path. Undefined for public pages and for screens on which few visits start. */
export function memberScreenAt(path: string): MemberScreen | undefined {
  if (path === "/messages") {
    return { key: "messages", module: "chat/messages-screen.tsx", reads: [readSession.path, listConversations.path] };
  }
  const [, channelId = ""] = CHANNEL.exec(path) ?? [];
  if (!UUID.test(channelId)) return undefined;
  const at = ({ path: address }: Endpoint) => address.replace(":channelId", channelId);
  return {
    key: "channel",
    module: "channel/open/channel-screen.tsx",
    reads: [readSession.path, at(readChannel), at(readChannelMessages)],
  };
}

/** What members' visits to the home page load beside the visitors' part: its code, and what it shows first. */
export const memberHome: Pick<MemberScreen, "module" | "reads"> = {
  module: "site/home/member-home.tsx",
  reads: [readSession.path, listRooms.path, listEvents.path],
};

/** Whether the browser sends the cookie of a session, which may have ended meanwhile. */
export const hasSessionCookie = (cookies: string | undefined): boolean =>
  /(?:^|; ?)(?:__Host-)?session=[^;]/.test(cookies ?? "");

/** A Link header that makes the browser request these addresses at once, with the visitor's cookies. */
export const preloadHeader = (addresses: readonly string[]): string =>
  addresses.map((address) => `<${address}>; rel=preload; as=fetch; crossorigin`).join(", ");
