import { useParams } from "react-router";
import { QuestionFiles } from "./file/question-files.tsx";
import { NewQuestion } from "./form/new-question.tsx";
import { QuestionPage } from "./one/question-page.tsx";
import { QuestionList } from "./question-list.tsx";

/** The section of trivia questions: the list, a new question at `/new`, files at `/files`, or one question at its id. */
export function QuestionsAdminPanel() {
  const { questionId } = useParams();
  if (questionId === undefined) return <QuestionList />;
  if (questionId === "new") return <NewQuestion />;
  if (questionId === "files") return <QuestionFiles />;
  return <QuestionPage key={questionId} questionId={questionId} />;
}
