import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { QueryOf } from "../../../schema/endpoint.ts";
import { listMembers, readMemberFile } from "../../../schema/member/admin-api.ts";
import { call } from "../../net/http/http.ts";

const usersKey = ["admin", "users"] as const;

// The server records each view, so nothing is shown from the cache without asking it.
const asked = { staleTime: 0, gcTime: 0 } as const;

export const usersQuery = (query: Partial<QueryOf<typeof listMembers>>) =>
  queryOptions({
    queryKey: [...usersKey, "list", query],
    queryFn: ({ signal }) => call(listMembers, { query, signal }),
    placeholderData: keepPreviousData,
    ...asked,
  });

export const userQuery = (memberId: string) =>
  queryOptions({
    queryKey: [...usersKey, "one", memberId],
    queryFn: ({ signal }) => call(readMemberFile, { params: { memberId }, signal }),
    ...asked,
  });

/** A function that reads the list and the open page again. */
export function useRefreshUsers(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: usersKey });
}
