import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  listAskedQuestions,
  listOwnQuestions,
  listQuestions,
  type OwnQuestion,
  readAsker,
  withdrawQuestion,
} from "../../../schema/engagement/question-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { byCursor } from "../../net/query/by-cursor.ts";
import { queryClient } from "../../net/query/query-client.ts";
import { toast } from "../../ui/feedback/toast.ts";
import * as text from "./question-text.ts";

const questionsKey = ["question"] as const;

export const publishedQuery = infiniteQueryOptions({
  queryKey: [...questionsKey, "published"],
  queryFn: ({ signal, pageParam: after }) => call(listQuestions, { query: { after }, signal }),
  ...byCursor,
});

export const ownQuestionsQuery = queryOptions({
  queryKey: [...questionsKey, "own"],
  queryFn: ({ signal }) => call(listOwnQuestions, { signal }),
  // A leader may have answered one.
  staleTime: 0,
});

export const askedQuery = (state: OwnQuestion["state"]) =>
  queryOptions({
    queryKey: [...questionsKey, "asked", state],
    queryFn: () => call(listAskedQuestions, { query: { state } }),
    // The server records each view, so nothing is shown from the cache without asking it.
    staleTime: 0,
    gcTime: 0,
  });

/** Reads all lists of questions again. */
export const refreshQuestions = () => queryClient.invalidateQueries({ queryKey: questionsKey });

export function useWithdrawQuestion(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (questionId: string) => call(withdrawQuestion, { params: { questionId } }),
    onSuccess(own) {
      client.setQueryData(ownQuestionsQuery.queryKey, own);
      void client.invalidateQueries({ queryKey: publishedQuery.queryKey });
      toast(text.withdrawn);
      onDone();
    },
    onError(error) {
      toastError(error);
      void refreshQuestions();
      onDone();
    },
  });
}

/** Looks up who asked. The server records it. */
export const useAsker = (questionId: string) =>
  useMutation({
    mutationFn: () => call(readAsker, { params: { questionId } }),
    onError: (error) => toastError(error),
  });
