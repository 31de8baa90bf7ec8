import CircleOff from "lucide-react/icons/circle-off";
import CirclePlay from "lucide-react/icons/circle-play";
import Pencil from "lucide-react/icons/pencil";
import type { TriviaQuestion } from "../../../schema/question/admin-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import type { MenuAction } from "../../ui/menu/menu-action.ts";
import { useSetActive } from "./question-admin-queries.ts";
import * as text from "./question-admin-text.ts";

/** Activates or deactivates a question, and offers to undo it. */
export function useChangeActive() {
  const { mutateAsync, isPending } = useSetActive();
  async function change(questionId: string, isActive: boolean, canUndo = true): Promise<void> {
    try {
      await mutateAsync({ questionId, isActive });
      const undo = { label: text.undoButton, onPress: () => void change(questionId, !isActive, false) };
      toast({ ...(isActive ? text.activatedToast : text.deactivatedToast), ...(canUndo && { action: undo }) });
    } catch (error) {
      toastError(error, text.stateFailed);
    }
  }
  return { change, isPending };
}

/** The menu of a question in the list. */
export function useQuestionActions(onOpen: (questionId: string) => void) {
  const { change } = useChangeActive();
  return ({ questionId, state }: TriviaQuestion): readonly MenuAction[] => [
    { label: text.editAction, icon: <Pencil aria-hidden />, onPress: () => onOpen(questionId) },
    ...(state === "active"
      ? [
          {
            label: text.deactivateAction,
            icon: <CircleOff aria-hidden />,
            onPress: () => void change(questionId, false),
          },
        ]
      : []),
    ...(state === "inactive"
      ? [{ label: text.activateAction, icon: <CirclePlay aria-hidden />, onPress: () => void change(questionId, true) }]
      : []),
  ];
}
