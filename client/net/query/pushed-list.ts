import type { QueryKey } from "@tanstack/react-query";
import { currentMember } from "../session.ts";
import { queryClient } from "./query-client.ts";

type Edit<Value> = (known: Value) => Value;

/** A query that is read over HTTP and updated by pushes from the server. */
export interface PushedQuery<Value extends object> {
  options: { queryKey: QueryKey; queryFn: () => Promise<Value> };
  /** The cached value. Undefined before the first read. */
  known(): Value | undefined;
  /** Changes the cached value and the result of a read that is under way, because a push is newer than that read. */
  apply(edit: Edit<Value>): void;
  /** The server pushed the whole value. */
  set(value: Value): void;
  /** Reads again, because a push may have been missed. Cancels a read that is under way. The query holds the error. */
  refresh(): Promise<void>;
}

interface QueryParts<Value extends object> {
  queryKey: QueryKey;
  read(): Promise<Value>;
}

export function createPushedQuery<Value extends object>({ queryKey, read }: QueryParts<Value>): PushedQuery<Value> {
  /** For each read that is under way, the edits since it began. */
  const reads = new Set<Edit<Value>[]>();

  function record(edit: Edit<Value>): void {
    for (const edits of reads) edits.push(edit);
  }

  async function queryFn(): Promise<Value> {
    const edits: Edit<Value>[] = [];
    reads.add(edits);
    try {
      const value = await read();
      return edits.reduce<Value>((known, edit) => edit(known), value);
    } finally {
      reads.delete(edits);
    }
  }

  return {
    options: { queryKey, queryFn },
    known: () => queryClient.getQueryData<Value>(queryKey),
    apply(edit) {
      record(edit);
      const known = queryClient.getQueryData<Value>(queryKey);
      if (known !== undefined) queryClient.setQueryData<unknown>(queryKey, edit(known));
    },
    set(value) {
      record(() => value);
      queryClient.setQueryData<unknown>(queryKey, value);
    },
    async refresh() {
      await queryClient.cancelQueries({ queryKey });
      await queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => {});
    },
  };
}

/** The member's read position, as stored on the server. */
interface Readable {
  lastSeq: number;
  readSeq: number;
  unread: number;
}

interface ListParts<Item extends object> extends QueryParts<Item[]> {
  idOf(item: Item): string;
  /** Returns the list with the new state of this item, sorted. */
  put(list: readonly Item[], item: Item): Item[];
}

export interface PushedList<Item extends object> extends PushedQuery<Item[]> {
  put(item: Item): void;
  remove(id: string): void;
  /** Shows the item as read up to this seq at once, before the server has stored it. */
  markRead(id: string, seq: number): void;
  /** The item with `unread` 0 if this screen has read all of it. */
  asRead(item: Item): Item;
}

/** A sorted list with unread counts. Messages that were read on this screen count as read at once. */
export function createPushedList<Item extends Readable>(parts: ListParts<Item>): PushedList<Item> {
  const { idOf } = parts;
  const query = createPushedQuery<Item[]>({
    queryKey: parts.queryKey,
    read: async () => (await parts.read()).map(asRead),
  });
  const readHere = new Map<string, number>();
  /** Includes the member, because several members may use one phone. */
  const readKey = (id: string) => `${currentMember()?.memberId} ${id}`;

  function asRead(item: Item): Item {
    const seq = readHere.get(readKey(idOf(item))) ?? 0;
    if (item.unread === 0 || seq < item.lastSeq) return item;
    return { ...item, readSeq: item.lastSeq, unread: 0 };
  }

  return {
    ...query,
    asRead,
    put: (item) => query.apply((list) => parts.put(list, asRead(item))),
    remove: (id) => query.apply((list) => list.filter((each) => idOf(each) !== id)),
    markRead(id, seq) {
      const key = readKey(id);
      if (seq <= (readHere.get(key) ?? 0)) return;
      readHere.set(key, seq);
      query.apply((list) => {
        const read = list.map(asRead);
        return read.some((each, index) => each !== list[index]) ? read : list;
      });
    },
  };
}
