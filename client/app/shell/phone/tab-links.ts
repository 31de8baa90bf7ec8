import type { Me } from "../../../../schema/account/api.ts";
import * as text from "../../app-text.ts";
import { linksFor, linksNotIn, mainLinks, memberLinks, type NavigationLink } from "../../navigation.ts";

/** The tabs at the lower edge of a member's phone, in this order. */
export const tabLinks: readonly NavigationLink[] = [
  { label: text.homeLink, to: "/", for: "member" },
  { label: text.gamesLink, to: "/games", for: "member" },
  { label: text.messagesLink, to: "/messages", for: "member" },
  { label: text.communityLink, to: "/community", for: "member" },
];

const moreLinks: readonly NavigationLink[] = [
  ...memberLinks,
  { label: text.mySafetyLink, to: "/my-safety", for: "member" },
  ...mainLinks,
];

/** What a member's phone shows under More: the member's own pages, then those of the header, without the tabs. */
export const linksUnderMore = (paths: readonly string[], me: Pick<Me, "roles"> | null): readonly NavigationLink[] =>
  linksNotIn(linksFor(moreLinks, paths, me), tabLinks);
