import type { DevotionAnswer } from "../../../schema/devotion/response-api.ts";
import { confirmed } from "../../frame/confirmed.ts";
import { type Question, WrittenMenu } from "../../post/written-menu-panel.tsx";
import * as text from "./after-text.ts";
import { useBlockWriter, useDeleteAnswer } from "./response-queries.ts";

/** Reports or deletes an answer, or blocks its writer. */
export function AnswerMenu({ answer: { answerId, author, isMine, canDelete } }: { answer: DevotionAnswer }) {
  const deletion = useDeletion(answerId);
  const block = useBlocking(author);
  return (
    <WrittenMenu
      label={text.answerMenu(author.displayName)}
      name={author.displayName}
      subject={isMine ? null : { kind: "devotion_answer", answerId }}
      questions={[...(isMine ? [] : [block]), ...(canDelete ? [deletion] : [])]}
    />
  );
}

function useDeletion(answerId: string): Question {
  const deletion = useDeleteAnswer(answerId);
  return {
    label: text.deleteAction,
    icon: "delete",
    title: text.deleteTitle,
    question: text.deleteQuestion,
    confirmLabel: text.deleteButton,
    isBusy: deletion.isPending,
    onConfirm: () => confirmed(() => deletion.mutateAsync(), { done: text.deleted, failed: text.deleteFailed }),
  };
}

function useBlocking({ memberId, displayName }: DevotionAnswer["author"]): Question {
  const block = useBlockWriter();
  return {
    label: text.blockAction(displayName),
    icon: "block",
    title: text.blockTitle(displayName),
    question: text.blockQuestion(displayName),
    confirmLabel: text.blockButton,
    isBusy: block.isPending,
    onConfirm: () =>
      confirmed(() => block.mutateAsync(memberId), { done: text.blocked(displayName), failed: text.blockFailed }),
  };
}
