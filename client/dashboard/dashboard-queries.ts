import { queryOptions } from "@tanstack/react-query";
import { readMemberSince } from "../../schema/account/api.ts";
import { call } from "../net/http/http.ts";

/** When the account was created. It never changes. */
export const memberSinceQuery = queryOptions({
  queryKey: ["dashboard", "member-since"],
  queryFn: ({ signal }) => call(readMemberSince, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
