import type { LinkAppearance, NavigationLink } from "../../frame/feature.ts";

export interface ShownLink extends NavigationLink, Partial<LinkAppearance> {
  useUnread: () => number;
}

/** Loads the icons of these links, and what counts behind them. */
export const withAppearance = (links: readonly NavigationLink[]): Promise<readonly ShownLink[]> =>
  Promise.all(links.map(async (link) => ({ useUnread: () => 0, ...link, ...(await link.appearance?.()) })));
