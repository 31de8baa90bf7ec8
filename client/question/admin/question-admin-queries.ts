import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import {
  clearFlags,
  listQuestions,
  type QuestionOrder,
  readQuestion,
  setQuestionActive,
} from "../../../schema/question/admin-api.ts";
import { call } from "../../net/http/http.ts";
import { queryClient } from "../../net/query/query-client.ts";
import type { QuestionFilter } from "./question-filter.ts";

const key = ["admin", "questions"];

export const questionsQuery = (filter: QuestionFilter, sort: QuestionOrder, page: number) =>
  queryOptions({
    queryKey: [...key, "list", filter, sort, page],
    queryFn: ({ signal }) => call(listQuestions, { query: { ...filter, sort, page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const questionQuery = (questionId: string) =>
  queryOptions({
    queryKey: [...key, "one", questionId],
    queryFn: ({ signal }) => call(readQuestion, { params: { questionId }, signal }),
    // Otherwise the form might begin with an old version.
    staleTime: 0,
    gcTime: 0,
  });

/** Shows what has changed everywhere. */
export const refreshQuestions = () => queryClient.invalidateQueries({ queryKey: key });

export const useSetActive = () =>
  useMutation({
    mutationFn: ({ questionId, isActive }: { questionId: string; isActive: boolean }) =>
      call(setQuestionActive, { params: { questionId }, body: { isActive } }),
    onSuccess: () => void refreshQuestions(),
  });

export const useClearFlags = () =>
  useMutation({
    mutationFn: (questionId: string) => call(clearFlags, { params: { questionId } }),
    onSuccess: () => void refreshQuestions(),
  });
