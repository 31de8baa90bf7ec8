import { queryOptions } from "@tanstack/react-query";
import type { SeenMark } from "../../../schema/thread/seen.ts";
import { listSeenMarks } from "../../../schema/thread/seen-api.ts";
import { call } from "../../net/http/http.ts";
import { queryClient } from "../../net/query/query-client.ts";
import { listedMarks, type SeenMarks, withMarks } from "./seen-marks.ts";

const keyOf = (threadId: string) => ["thread", "seen", threadId] as const;

/** The last known marks of a thread. The app saves them on the device (client/app/offline). */
export const seenQuery = (threadId: string) =>
  queryOptions({
    queryKey: keyOf(threadId),
    async queryFn({ signal }) {
      const { marks } = await call(listSeenMarks, { params: { threadId }, signal });
      return listedMarks(queryClient.getQueryData<SeenMarks>(keyOf(threadId)) ?? {}, marks);
    },
    staleTime: 0,
  });

/** Adds marks that the room has sent. A list that is being read may not have them yet, so it is read again. */
export function addSeenMarks(threadId: string, marks: readonly SeenMark[]): void {
  const queryKey = keyOf(threadId);
  queryClient.setQueryData<SeenMarks>(queryKey, (known = {}) => withMarks(known, marks));
  if (queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey });
}
