import * as text from "../app-text.ts";
import { memberLinks, type NavigationLink } from "../navigation.ts";

/** The tabs at the lower edge of a member's phone, in this order. */
export const tabLinks: readonly NavigationLink[] = [
  { label: text.homeLink, to: "/", for: "member" },
  { label: text.gamesLink, to: "/games", for: "member" },
  { label: text.messagesLink, to: "/messages", for: "member" },
  { label: text.communityLink, to: "/community", for: "member" },
];

/** What a member's phone shows under More, above the links of the header that are no tabs. */
export const moreLinks: readonly NavigationLink[] = [
  ...memberLinks,
  { label: text.mySafetyLink, to: "/my-safety", for: "member" },
];
