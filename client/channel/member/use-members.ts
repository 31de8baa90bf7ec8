import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { type ChannelMember, listChannelMembers } from "../../../schema/channel/api.ts";
import { FULL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { call } from "../../net/http/http.ts";
import { useDebounced } from "../../ui/field/use-debounced.ts";
import { membersKey } from "../channels.ts";

/** Up to 200 members by name. An empty name finds all. */
export const membersQuery = (channelId: string, name: string) =>
  queryOptions({
    queryKey: [...membersKey(channelId), name],
    queryFn: async (): Promise<ChannelMember[]> => {
      const query = name === "" ? {} : { name };
      return (await call(listChannelMembers, { params: { channelId }, query })).members;
    },
  });

/** The members of the channel whose name contains the text. It sends the request once the typing pauses. */
export function useMembers(channelId: string, typed: string) {
  const wanted = typed.trim().slice(0, FULL_NAME_MAX_LENGTH);
  const name = useDebounced(wanted);
  return useQuery({ ...membersQuery(channelId, name), staleTime: 0, placeholderData: keepPreviousData });
}
