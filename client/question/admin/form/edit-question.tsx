import { useNavigate } from "react-router";
import type { TriviaQuestion } from "../../../../schema/question/admin-api.ts";
import { toastError } from "../../../frame/error-text.ts";
import { ChangedNotice } from "../../../frame/form/changed-notice.tsx";
import { RecordForm } from "../../../frame/form/record-form.tsx";
import { codeOf } from "../../../net/http/api-error.ts";
import * as text from "../question-admin-text.ts";
import { QuestionFields } from "./question-fields.tsx";
import { useUpdateQuestion } from "./use-question-form.ts";

interface Props {
  question: TriviaQuestion;
  /** Reads the question again. */
  refetch: () => void;
}

/** The form of a question that exists. */
export function EditQuestion({ question, refetch }: Props) {
  const navigate = useNavigate();
  const { api, changes } = useUpdateQuestion(question, {
    onSaved: () => void navigate("/admin/questions"),
    onGone(error) {
      toastError(error, text.updateFailed);
      if (codeOf(error) === "trivia-question/not-found") void navigate("/admin/questions", { replace: true });
      else refetch();
    },
  });
  return (
    <RecordForm api={api} submitLabel={text.saveButton}>
      {changes && (
        <ChangedNotice
          title={text.changedTitle}
          changes={changes}
          nameOf={(field) => text.fieldNames[field] ?? field}
        />
      )}
      <QuestionFields api={api} />
    </RecordForm>
  );
}
