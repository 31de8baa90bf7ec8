import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { QueryOf } from "../../../schema/endpoint.ts";
import { countWaiting } from "../../../schema/safety/waiting-api.ts";
import {
  type closeRequest,
  type handBackRequest,
  listRequests,
  type RequestFile,
  readRequest,
  type reopenRequest,
  type takeRequest,
} from "../../../schema/site/admin-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { codeOf } from "../../net/http/api-error.ts";
import { call } from "../../net/http/http.ts";
import { toast } from "../../ui/feedback/toast.ts";
import * as text from "./request-admin-text.ts";

const requestsKey = ["admin", "requests"] as const;

// The server records each view, so nothing is shown from the cache without asking it.
const asked = { staleTime: 0, gcTime: 0 } as const;

export const requestsQuery = (query: Partial<QueryOf<typeof listRequests>>) =>
  queryOptions({
    queryKey: [...requestsKey, "list", query],
    queryFn: ({ signal }) => call(listRequests, { query, signal }),
    placeholderData: keepPreviousData,
    ...asked,
  });

export const requestQuery = (requestId: string) =>
  queryOptions({
    queryKey: [...requestsKey, "one", requestId],
    queryFn: ({ signal }) => call(readRequest, { params: { requestId }, signal }),
    ...asked,
  });

export const waitingQuery = queryOptions({
  queryKey: ["admin", "waiting"],
  queryFn: ({ signal }) => call(countWaiting, { signal }),
  staleTime: 0,
});

/** Shows a request after it changed. After a change was refused, it reads the request again and says who was faster. */
export function useRequestCache(requestId: string) {
  const client = useQueryClient();
  const query = requestQuery(requestId);
  async function refused(error: unknown): Promise<void> {
    const isLate = codeOf(error) === "inbox/taken" || codeOf(error) === "inbox/decided";
    const file = await client.fetchQuery(query).catch(() => undefined);
    if (!isLate || !file?.owner || file.isOwn) {
      return toastError(error);
    }
    const title = text.fasterTitle(file.owner.displayName);
    toast({ title, message: text.fasterMessages[file.state], variant: "destructive" });
  }
  return { changed: (file: RequestFile) => void client.setQueryData(query.queryKey, file), refused };
}

/** An endpoint that changes a request and needs no body. */
export type RequestStep = typeof takeRequest | typeof handBackRequest | typeof closeRequest | typeof reopenRequest;

/** Takes a request, hands it back, closes it or opens it again. */
export function useRequestStep(requestId: string, step: RequestStep) {
  const { changed, refused } = useRequestCache(requestId);
  return useMutation({
    mutationFn: () => call(step as typeof takeRequest, { params: { requestId } }),
    onSuccess: changed,
    onError: refused,
  });
}
