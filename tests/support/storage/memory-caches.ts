/** The browser's caches in memory, as far as the service worker uses them. */
export function memoryCaches(): CacheStorage & { contents(): Record<string, string[]> } {
  const origin = "https://lamp.example";
  const all = new Map<string, Map<string, Response>>();
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), origin).href;

  function cacheOf(entries: Map<string, Response>) {
    return {
      match: async (request: RequestInfo | URL) => entries.get(urlOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => void entries.set(urlOf(request), response),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    } as unknown as Cache;
  }

  async function match(request: RequestInfo | URL) {
    for (const entries of all.values()) {
      const found = entries.get(urlOf(request));
      if (found) return found.clone();
    }
    return undefined;
  }

  return {
    async open(name: string) {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries);
    },
    keys: async () => [...all.keys()],
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    match,
    contents: () =>
      Object.fromEntries(
        [...all].map(([name, entries]) => [name, [...entries.keys()].map((url) => url.slice(origin.length)).sort()]),
      ),
  };
}
