import type { Notification } from "../../schema/notification/api.ts";

/** The address of a place. Unknown kinds of a newer server lead to the home page. */
export function pathTo({ kind, threadId }: Notification["place"]): string {
  switch (kind) {
    case "channel":
      return `/community/channel/${threadId}`;
    case "conversation":
      return `/messages?with=${threadId}`;
    default:
      return homePage(kind);
  }
}

const homePage = (_kind: never): string => "/";
