import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import {
  createQuestion,
  readQuestion,
  type TriviaQuestion,
  updateQuestion,
} from "../../../../schema/question/admin-api.ts";
import { useApiForm } from "../../../frame/form/use-api-form.ts";
import { useMergedEdits } from "../../../frame/form/use-merged-edits.ts";
import { codeOf } from "../../../net/http/api-error.ts";
import { call } from "../../../net/http/http.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import { refreshQuestions } from "../question-admin-queries.ts";
import * as text from "../question-admin-text.ts";
import { bodyOf, type QuestionFormValues, valuesOf } from "./form-values.ts";

const requiredTexts = {
  question: text.questionRequired,
  correct_answer: text.answerRequired,
  incorrect_answer_1: text.answerRequired,
  incorrect_answer_2: text.answerRequired,
  incorrect_answer_3: text.answerRequired,
} as const;

/** The form of a new question. */
export const useCreateQuestion = (
  defaultValues: QuestionFormValues,
  draft: string,
  onCreated: (question: TriviaQuestion) => void,
) =>
  useApiForm<typeof createQuestion, QuestionFormValues>(createQuestion, {
    requiredTexts,
    toBody: bodyOf,
    defaultValues,
    draft,
    failedText: text.createFailed,
    onSuccess(question) {
      void refreshQuestions();
      toast(text.createdToast);
      onCreated(question);
    },
  });

interface EditOptions {
  onSaved: (question: TriviaQuestion) => void;
  /** The question can no longer be edited. */
  onGone: (error: unknown) => void;
}

/** QUESTION-5: the form of a question that exists. If somebody else has saved meanwhile, both changes are brought together. */
export function useUpdateQuestion(question: TriviaQuestion, { onSaved, onGone }: EditOptions) {
  const form = useRef<UseFormReturn<QuestionFormValues>>(null);
  const { base, changes, merge } = useMergedEdits({
    form,
    stored: question,
    valuesOf,
    readLatest: () => call(readQuestion, { params: { questionId: question.questionId } }),
    onGone,
  });

  const api = useApiForm<typeof updateQuestion, QuestionFormValues>(updateQuestion, {
    requiredTexts,
    toBody: (values) => ({ ...bodyOf(values), version: base.current.version }),
    params: { questionId: question.questionId },
    defaultValues: valuesOf(question),
    draft: `trivia-question-${question.questionId}`,
    failedText: text.updateFailed,
    onFailure(error) {
      const code = codeOf(error);
      if (code === "trivia-question/changed") void merge();
      else if (code === "trivia-question/voided" || code === "trivia-question/not-found") onGone(error);
      else return false;
      return true;
    },
    onSuccess(saved) {
      void refreshQuestions();
      toast(text.savedToast);
      onSaved(saved);
    },
  });
  form.current = api.form;
  return { api, changes };
}
