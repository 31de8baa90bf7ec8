/** The path of a page of this community, with what follows it. Null for other sites, and for addresses that are no page. */
export function ownPathOf(href: string): string | null {
  if (typeof location === "undefined") return null;
  const { origin, pathname, search, hash } = new URL(href);
  return origin === location.origin && !/^\/api\//i.test(pathname) ? pathname + search + hash : null;
}
