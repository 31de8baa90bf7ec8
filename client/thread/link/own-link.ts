import { linkify } from "../message/linkify.ts";

/**
 * The path of a page of this community, with what follows it. Null for other sites, and for addresses that are no page. Two
 * slashes at its beginning would name another site.
 */
export function ownPathOf(href: string): string | null {
  if (typeof location === "undefined") return null;
  const { origin, pathname, search, hash } = new URL(href);
  return origin === location.origin && !/^\/(?:\/|api\/)/i.test(pathname) ? pathname + search + hash : null;
}

/** THREAD-34: the first page of this community that a text links to. */
export function firstOwnPath(text: string): string | null {
  if (typeof location === "undefined" || !text.includes("://")) return null;
  for (const { href } of linkify(text)) {
    const path = href === undefined ? null : ownPathOf(href);
    if (path !== null) return path;
  }
  return null;
}
