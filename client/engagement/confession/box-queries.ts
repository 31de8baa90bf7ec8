import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { closeConfession, listConfessions, openConfession } from "../../../schema/engagement/confession-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { toast } from "../../ui/feedback/toast.ts";
import * as text from "./confession-text.ts";

export type BoxFilter = "waiting" | "others";

// The server records each view, so nothing is shown from the cache without asking it.
const fresh = { staleTime: 0, gcTime: 0 } as const;

export const boxQuery = (show: BoxFilter) =>
  queryOptions({
    queryKey: ["confession", "list", show],
    queryFn: () => call(listConfessions, { query: { show } }),
    ...fresh,
  });

export const confessionQuery = (confessionId: string) =>
  queryOptions({
    queryKey: ["confession", confessionId],
    queryFn: () => call(openConfession, { params: { confessionId } }),
    ...fresh,
  });

/** Closes an entry of which the reader has seen this many messages. If there are more, it is read again. */
export function useCloseConfession(confessionId: string, seen: number) {
  const client = useQueryClient();
  const { queryKey } = confessionQuery(confessionId);
  return useMutation({
    mutationFn: () => call(closeConfession, { params: { confessionId }, body: { seen } }),
    onSuccess(file) {
      client.setQueryData(queryKey, file);
      toast(text.closed);
    },
    onError(error) {
      toastError(error);
      void client.invalidateQueries({ queryKey });
    },
  });
}
