import { queryOptions, useMutation } from "@tanstack/react-query";
import { flagQuestion, listPlayedQuestions } from "../../../schema/question/flag-api.ts";
import type { FlagReason } from "../../../schema/question/question.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { queryClient } from "../../net/query/query-client.ts";
import { toast } from "../../ui/feedback/toast.ts";
import * as text from "./flag-text.ts";

/** The questions of the last game in this room. */
export const playedQuery = (roomId: string) =>
  queryOptions({
    queryKey: ["question", "played", roomId],
    queryFn: ({ signal }) => call(listPlayedQuestions, { params: { roomId }, signal }),
    // The room may have played another game since.
    staleTime: 0,
    gcTime: 0,
  });

/** Flags a question of the last game in this room. */
export function useFlag(roomId: string, onFlagged: () => void) {
  return useMutation({
    mutationFn: ({ questionId, reason }: { questionId: string; reason: FlagReason }) =>
      call(flagQuestion, { params: { questionId }, body: { reason } }),
    onSuccess(_, { questionId, reason }) {
      const { queryKey } = playedQuery(roomId);
      queryClient.setQueryData(queryKey, (before) => ({
        questions: (before?.questions ?? []).map((each) =>
          each.questionId === questionId ? { ...each, flag: reason } : each,
        ),
      }));
      toast(text.sentToast);
      onFlagged();
    },
    onError: (error) => toastError(error, text.failed),
  });
}
