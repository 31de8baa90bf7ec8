import { toastError } from "../../frame/error-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { useDeleteCourse } from "../course-queries.ts";
import * as text from "./reading-text.ts";

interface Props {
  courseId: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks whether the course should go. */
export function DeleteCourseDialog({ courseId, onClose, onDeleted }: Props) {
  const remove = useDeleteCourse(courseId);
  const confirm = () =>
    void remove.mutateAsync().then(
      () => {
        toast(text.deletedToast);
        onDeleted();
      },
      (error: unknown) => {
        toastError(error, text.deleteFailed);
        onClose();
      },
    );
  return (
    <ConfirmDialog
      open
      title={text.deleteTitle}
      confirmLabel={text.deleteButton}
      cancelLabel={text.keepButton}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {text.deleteQuestion}
    </ConfirmDialog>
  );
}
