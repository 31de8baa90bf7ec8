import type { NavigationLink } from "../../frame/feature.ts";

export interface CountedLink extends NavigationLink {
  /** What is unread behind it. */
  useUnread: () => number;
}

/** Loads what counts behind these links. */
export const withCounts = (links: readonly NavigationLink[]): Promise<readonly CountedLink[]> =>
  Promise.all(links.map(async (link) => ({ ...link, useUnread: (await link.count?.())?.useUnread ?? (() => 0) })));
