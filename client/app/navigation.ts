import type { Me } from "../../schema/account/api.ts";
import { type Access, hasAccess } from "../frame/access.ts";
import { hasScreen } from "../frame/route-paths.ts";
import * as text from "./app-text.ts";

export interface NavigationLink {
  label: string;
  to: string;
  /** Who sees it. */
  for: Access;
}

/** The links of the header, in this order. */
export const mainLinks: readonly NavigationLink[] = [
  { label: text.homeLink, to: "/", for: "anyone" },
  { label: text.aboutLink, to: "/about", for: "anyone" },
  { label: text.programsLink, to: "/programs", for: "anyone" },
  { label: text.engagementLink, to: "/engagement", for: "anyone" },
  { label: text.gamesLink, to: "/games", for: "anyone" },
  { label: text.teamLink, to: "/team", for: "anyone" },
  { label: text.communityLink, to: "/community", for: "member" },
  { label: text.rulesLink, to: "/community-rules", for: "anyone" },
];

/** The links of the footer: those of the header, and pages that the specification reaches from elsewhere. */
export const footerLinks: readonly NavigationLink[] = [
  ...mainLinks,
  { label: text.devotionsLink, to: "/devotions", for: "anyone" },
  { label: text.resourcesLink, to: "/resources", for: "anyone" },
];

/** The links for signed-in members, shown beside the others. */
export const memberLinks: readonly NavigationLink[] = [
  { label: text.dashboardLink, to: "/dashboard", for: "member" },
  { label: text.messagesLink, to: "/messages", for: "member" },
  { label: text.communityLink, to: "/community", for: "member" },
  { label: text.safetyLink, to: "/safety", for: "mentor" },
  { label: text.manageEventsLink, to: "/events/manage", for: "event-manager" },
  { label: text.adminLink, to: "/admin", for: "admin" },
];

/** The links that have a screen and that this member, or a visitor for null, has access to. */
export function linksFor(
  links: readonly NavigationLink[],
  paths: readonly string[],
  me: Pick<Me, "roles"> | null,
): readonly NavigationLink[] {
  return links.filter((link) => hasAccess(link.for, me) && hasScreen(paths, link.to));
}

/** The links that are not among the others. The specification has Community in both groups; it is shown once. */
export function linksNotIn(
  links: readonly NavigationLink[],
  others: readonly NavigationLink[],
): readonly NavigationLink[] {
  return links.filter((link) => !others.some(({ to }) => to === link.to));
}
