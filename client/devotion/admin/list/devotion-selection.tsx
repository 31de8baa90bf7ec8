import { useMutation } from "@tanstack/react-query";
import { deleteDevotion, restoreDevotion } from "../../../../schema/devotion/admin-api.ts";
import { call } from "../../../net/http/http.ts";
import { Button } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { refreshManaged } from "../devotion-admin-queries.ts";
import * as text from "../devotion-admin-text.ts";

interface Props {
  devotionIds: readonly string[];
  /** The list shows deleted ones. */
  areDeleted: boolean;
  onDone: () => void;
}

type Change = typeof deleteDevotion | typeof restoreDevotion;

/** Sends the change for each of them. Returns those that were changed: somebody else may have been faster. */
async function changeEach(change: Change, devotionIds: readonly string[]): Promise<string[]> {
  const sent = await Promise.allSettled(devotionIds.map((devotionId) => call(change, { params: { devotionId } })));
  return devotionIds.filter((_, at) => sent[at]?.status === "fulfilled");
}

/** Deletes the selected devotions, with an offer to undo it, or restores them. */
export function DevotionSelection({ devotionIds, areDeleted, onDone }: Props) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ change, ids }: { change: Change; ids: readonly string[] }) => changeEach(change, ids),
    onSettled: refreshManaged,
  });

  function report(done: number, wanted: number) {
    if (done < wanted) toast({ ...text.selectionFailed(wanted - done), variant: "destructive" });
  }

  async function restore(ids: readonly string[]) {
    const done = await mutateAsync({ change: restoreDevotion, ids });
    if (done.length > 0) toast({ title: text.restoredCount(done.length) });
    report(done.length, ids.length);
  }

  async function remove(ids: readonly string[]) {
    const done = await mutateAsync({ change: deleteDevotion, ids });
    const undo = { label: text.undoButton, onPress: () => void restore(done) };
    if (done.length > 0) {
      toast({ title: text.deletedCount(done.length), message: text.deletedToast.message, action: undo });
    }
    report(done.length, ids.length);
  }

  return (
    <Button
      variant={areDeleted ? "secondary" : "danger"}
      busy={isPending}
      onClick={() => void (areDeleted ? restore : remove)(devotionIds).then(onDone)}
    >
      {areDeleted ? text.restoreSelected : text.deleteSelected}
    </Button>
  );
}
