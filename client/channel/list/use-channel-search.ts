import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Channel, listChannels } from "../../../schema/channel/api.ts";
import { foldDiacritics } from "../../../schema/fold-diacritics.ts";
import { CHANNEL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { call } from "../../net/http/http.ts";
import { useDebounced } from "../../ui/field/use-debounced.ts";
import { searchKey } from "../channels.ts";

/** True if the text occurs in the channel's name. Ignores diacritics. */
export function isNamed({ name }: Pick<Channel, "name">, wanted: string): boolean {
  return foldDiacritics(name).includes(foldDiacritics(wanted.trim()));
}

/** Cached matches first, then what else the server finds, in its order. */
export function mergeFound(known: readonly Channel[], found: readonly Channel[], typed: string): Channel[] {
  const here = new Map(known.map((channel) => [channel.channelId, channel]));
  const isHere = ({ channelId }: Channel) => here.has(channelId);
  return [...known.filter((channel) => isNamed(channel, typed)), ...found.filter((channel) => !isHere(channel))];
}

/** Finds channels by name, in the cache and on the server. */
export function useChannelSearch(known: readonly Channel[], typed: string) {
  const wanted = typed.trim().slice(0, CHANNEL_NAME_MAX_LENGTH);
  const name = useDebounced(wanted);
  const found = useQuery({
    queryKey: searchKey(name),
    queryFn: () => call(listChannels, { query: { name } }),
    enabled: name !== "" && wanted !== "",
    placeholderData: keepPreviousData,
  });
  const isFor = wanted === name && !found.isPlaceholderData;
  return {
    channels: wanted === "" ? known : mergeFound(known, isFor ? (found.data?.channels ?? []) : [], wanted),
    /** The server has not responded yet for the text that is typed now. */
    isSearching: wanted !== "" && (!isFor || found.isPending),
    isFailed: wanted !== "" && found.isError,
    retry: () => void found.refetch(),
  };
}
