import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useNavigate, useSearchParams } from "react-router";
import { QUESTION_PAGES_MAX, QUESTIONS_PER_PAGE, type QuestionOrder } from "../../../schema/question/admin-api.ts";
import { QueryTable } from "../../frame/section/query-table.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import type { TableState } from "../../ui/table/table-state.ts";
import { useTableState } from "../../ui/table/use-table-state.ts";
import { questionsQuery } from "./question-admin-queries.ts";
import * as text from "./question-admin-text.ts";
import { questionColumns } from "./question-columns.tsx";
import { filterIn } from "./question-filter.ts";
import { QuestionFilters } from "./question-filters.tsx";
import { useQuestionActions } from "./use-question-actions.tsx";

/** All trivia questions, with their search and filters in the address. */
export function QuestionList() {
  return (
    <SectionScreen title={text.title} width="full" visitKey="admin-questions" action={<ListActions />}>
      <Stack $gap={16}>
        <QuestionFilters />
        <QuestionTable />
      </Stack>
    </SectionScreen>
  );
}

function ListActions() {
  const [search] = useSearchParams();
  // The files are about the same questions as the list.
  const filters = String(new URLSearchParams({ ...filterIn(search) }));
  return (
    <Cluster $gap={8}>
      <ButtonLink variant="secondary" to={`/admin/questions/files${filters && `?${filters}`}`}>
        {text.filesButton}
      </ButtonLink>
      <ButtonLink to="/admin/questions/new" icon={<Plus aria-hidden />}>
        {text.newButton}
      </ButtonLink>
    </Cluster>
  );
}

function QuestionTable() {
  const [search] = useSearchParams();
  const [state, setState] = useTableState({ sortable: ["question", "created"] });
  const page = Math.min(state.page, QUESTION_PAGES_MAX);
  const query = useQuery(questionsQuery(filterIn(search), orderOf(state), page));
  const navigate = useNavigate();
  const actionsOf = useQuestionActions((questionId) => void navigate(`/admin/questions/${questionId}`));
  return (
    <QueryTable
      query={query}
      loadingLabel={text.loadingList}
      caption={text.title}
      columns={questionColumns}
      rowsOf={({ questions }) => questions}
      keyOf={({ questionId }) => questionId}
      nameOf={({ question }) => question}
      pageSize={QUESTIONS_PER_PAGE}
      state={{ ...state, page }}
      onStateChange={setState}
      rowActions={actionsOf}
      empty={<EmptyState title={text.emptyTitle} hint={text.emptyHint} />}
    />
  );
}

/** Unsorted means newest first. */
function orderOf({ sort }: TableState): QuestionOrder {
  if (!sort) return "-created";
  const column = sort.column === "question" ? "question" : "created";
  return sort.isDescending ? `-${column}` : column;
}
