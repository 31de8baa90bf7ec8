import { createContext, useContext } from "react";
import { matchPath } from "react-router";
import type { Me } from "../../schema/account/api.ts";

export interface NavigationLink {
  label: string;
  to: string;
  /** Who sees it. */
  for: "anyone" | "member" | "admin";
}

/** The links of the bar, in their order. */
export const mainLinks: readonly NavigationLink[] = [
  { label: "Home", to: "/", for: "anyone" },
  { label: "About", to: "/about", for: "anyone" },
  { label: "Programs", to: "/programs", for: "anyone" },
  { label: "Engagement", to: "/engagement", for: "anyone" },
  { label: "Games", to: "/games", for: "anyone" },
  { label: "Team", to: "/team", for: "anyone" },
  { label: "Community", to: "/community", for: "member" },
  { label: "Rules", to: "/community-rules", for: "anyone" },
];

/** The buttons beside them, before Sign Out: signs where there is room for them, in the menu with their names. */
export const memberLinks: readonly NavigationLink[] = [
  { label: "Dashboard", to: "/dashboard", for: "member" },
  { label: "Messages", to: "/messages", for: "member" },
  { label: "Community", to: "/community", for: "member" },
  { label: "Admin", to: "/admin", for: "admin" },
];

/** True when one of these route paths shows a screen at that address. */
export function isOpen(paths: readonly string[], to: string): boolean {
  return paths.some((path) => path !== "*" && matchPath(path, to) !== null);
}

/** Those whose screen is there and who may see them. */
export function linksFor(
  links: readonly NavigationLink[],
  paths: readonly string[],
  me: Pick<Me, "roles"> | null,
): readonly NavigationLink[] {
  const may = { anyone: true, member: me !== null, admin: me?.roles.includes("admin") ?? false };
  return links.filter((link) => may[link.for] && isOpen(paths, link.to));
}

/** Those that do not stand among the others already: Community is specified in both groups, and nobody needs it twice. */
export function besides(
  links: readonly NavigationLink[],
  others: readonly NavigationLink[],
): readonly NavigationLink[] {
  return links.filter((link) => !others.some(({ to }) => to === link.to));
}

/** The addresses that the router knows, told from above so that screens need not know the routes. */
export const OpenPaths = createContext<readonly string[]>([]);

export function useIsOpen(to: string): boolean {
  return isOpen(useContext(OpenPaths), to);
}
