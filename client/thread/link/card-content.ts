import { shortEventTime } from "../../../schema/event/event-time.ts";
import type { LinkPreview } from "../../../schema/link-preview/api.ts";
import { community } from "../../net/community.ts";
import * as text from "./link-card-text.ts";

/** What a card shows. */
export interface CardContent {
  kind: LinkPreview["kind"];
  title: string;
  /** One line about it, or two on a narrow card. */
  detail: string;
  /** The name of an event's picture. */
  picture: string | null;
}

export function contentOf(preview: LinkPreview): CardContent {
  const { kind, title } = preview;
  return { kind, title, detail: detailOf(preview), picture: preview.kind === "event" ? preview.imageName : null };
}

function detailOf(preview: LinkPreview): string {
  switch (preview.kind) {
    case "event": {
      const { eventDate, location, isCancelled } = preview;
      return joined(isCancelled && text.cancelled, shortEventTime(eventDate, community.timeZone), location);
    }
    case "devotion":
      return joined(preview.scriptureReference, preview.firstLine);
    case "game": {
      const { gameType, isWaiting, players, maxPlayers } = preview;
      return joined(text.gameNames[gameType], isWaiting ? text.seats(players, maxPlayers) : text.hasBegun);
    }
    case "page":
      return preview.firstLine;
  }
}

const joined = (...parts: readonly (string | false | null)[]): string => parts.filter(Boolean).join(" · ");

/** A page that has nothing for this reader, or is not there. What is said of it stands in its address. */
export function namelessContent(path: string): CardContent {
  const kind = kindOf(path);
  return { kind, title: text.titles(community.name)[kind], detail: text.openHint, picture: null };
}

function kindOf(path: string): CardContent["kind"] {
  if (path.startsWith("/event/")) return "event";
  if (/^\/game(?:s|-room)\//.test(path)) return "game";
  return path.startsWith("/devotions") ? "devotion" : "page";
}
