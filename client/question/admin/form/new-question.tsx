import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { RecordForm } from "../../../frame/form/record-form.tsx";
import { QueryState } from "../../../frame/query-state.tsx";
import { questionQuery } from "../question-admin-queries.ts";
import * as text from "../question-admin-text.ts";
import { FormScreen } from "./form-screen.tsx";
import { emptyValues, type QuestionFormValues, valuesOf } from "./form-values.ts";
import { QuestionFields } from "./question-fields.tsx";
import { useCreateQuestion } from "./use-question-form.ts";

/** The form of a new question. With `?from=`, it begins with the fields of a question that has to be corrected. */
export function NewQuestion() {
  const [search] = useSearchParams();
  const from = search.get("from");
  return (
    <FormScreen title={text.newTitle}>
      {from === null ? <NewQuestionForm values={emptyValues} draft="trivia-question-new" /> : <Corrected from={from} />}
    </FormScreen>
  );
}

function Corrected({ from }: { from: string }) {
  const query = useQuery(questionQuery(from));
  if (!query.data) return <QueryState query={query} label={text.loadingQuestion} rows={6} />;
  return <NewQuestionForm values={valuesOf(query.data)} draft={`trivia-question-from-${from}`} />;
}

function NewQuestionForm({ values, draft }: { values: QuestionFormValues; draft: string }) {
  const navigate = useNavigate();
  const api = useCreateQuestion(values, draft, () => void navigate("/admin/questions"));
  return (
    <RecordForm api={api} submitLabel={text.createButton}>
      <QuestionFields api={api} />
    </RecordForm>
  );
}
