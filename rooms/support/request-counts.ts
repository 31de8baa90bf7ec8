/** How the requests of one kind ended in the rooms of one type. */
export interface RequestCount {
  readonly room: string;
  readonly request: string;
  done: number;
  refused: number;
  /** The room could not do it, because of a fault of ours. */
  failed: number;
}

/** One for the process, like Colyseus's matchmaker, and as many as rooms declare: what a client makes up has none. */
const counts = new Map<string, RequestCount>();

/** The count that rooms of this type add to. */
export function requestCountOf(room: string, request: string): RequestCount {
  const key = `${room} ${request}`;
  const count = counts.get(key) ?? { room, request, done: 0, refused: 0, failed: 0 };
  counts.set(key, count);
  return count;
}

export const requestCounts = (): readonly RequestCount[] => [...counts.values()];
