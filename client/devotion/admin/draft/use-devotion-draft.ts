import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { type DevotionGeneration, readDevotionGeneration } from "../../../../schema/devotion/draft-api.ts";
import { call } from "../../../net/http/http.ts";
import { queryClient } from "../../../net/query/query-client.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import { refreshManaged } from "../devotion-admin-queries.ts";
import * as text from "./draft-text.ts";

/** How often the page asks whether a draft is ready. */
const POLL_MS = 2_000;

const generationQuery = queryOptions({
  queryKey: ["admin", "devotion-generation"],
  queryFn: ({ signal }) => call(readDevotionGeneration, { signal }),
  refetchInterval: ({ state }) => (state.data?.generation?.state === "running" ? POLL_MS : false),
  staleTime: 0,
});

/** Shows a generation that has just begun. */
export async function showGeneration(generation: DevotionGeneration): Promise<void> {
  // A read that began before would bring back the generation before.
  await queryClient.cancelQueries({ queryKey: generationQuery.queryKey });
  queryClient.setQueryData(generationQuery.queryKey, { generation });
}

/** The admin's last draft. When one that this page has seen running is ready, it is opened. */
export function useDevotionDraft() {
  const query = useQuery(generationQuery);
  const navigate = useNavigate();
  const generation = query.data?.generation ?? null;
  const awaitedId = useRef<string>(undefined);
  useEffect(() => {
    if (!generation) return;
    const { generationId, state, failure, devotionId } = generation;
    if (state === "running") {
      awaitedId.current = generationId;
      return;
    }
    if (awaitedId.current !== generationId) return;
    awaitedId.current = undefined;
    if (state === "failed") {
      toast({ ...(failure ? text.failureTexts[failure] : text.generationFailed), variant: "destructive" });
      return;
    }
    refreshManaged();
    toast(text.readyToast);
    if (devotionId !== null) void navigate(`/admin/devotions/${devotionId}`);
  }, [generation, navigate]);
  return { generation, isCutOff: query.isError };
}
