import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { searchMessages } from "../../../schema/thread/api.ts";
import { call } from "../../net/http/http.ts";
import { byCursor } from "../../net/query/by-cursor.ts";
import { foundKey } from "./found-key.ts";
import { isSearchable, type SearchFilter } from "./search-filter.ts";

/** THREAD-41: the messages that a search in all messages finds, page after page. */
export const foundMessagesQuery = (filter: SearchFilter) =>
  infiniteQueryOptions({
    queryKey: [...foundKey, filter],
    queryFn: ({ signal, pageParam: after }) => call(searchMessages, { query: { ...filter, after }, signal }),
    ...byCursor,
    enabled: isSearchable(filter),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
