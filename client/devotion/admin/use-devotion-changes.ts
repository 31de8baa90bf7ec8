import { useMutation } from "@tanstack/react-query";
import {
  deleteDevotion,
  type ManagedDevotion,
  publishDevotion,
  restoreDevotion,
  unpublishDevotion,
} from "../../../schema/devotion/admin-api.ts";
import { type ErrorText, errorTextFor } from "../../frame/error-text.ts";
import { codeOf } from "../../net/http/api-error.ts";
import { call } from "../../net/http/http.ts";
import { type Toast, toast } from "../../ui/feedback/toast.ts";
import { refreshManaged } from "./devotion-admin-queries.ts";
import * as text from "./devotion-admin-text.ts";

type Change = () => Promise<ManagedDevotion>;

const at = (devotionId: string) => ({ params: { devotionId } });

/** Publishes, takes back, deletes and restores devotions, and says how it went. Each resolves to whether it was done. */
export function useDevotionChanges() {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: Change) => change(),
    onSettled: refreshManaged,
  });

  async function send(change: Change, toastOf: (after: ManagedDevotion) => Toast, failed: ErrorText): Promise<boolean> {
    try {
      toast(toastOf(await mutateAsync(change)));
      return true;
    } catch (error) {
      toast({ ...failureText(error, failed), variant: "destructive" });
      return false;
    }
  }

  const undo = (onPress: () => void) => ({ action: { label: text.undoButton, onPress } });

  const publish = (devotionId: string): Promise<boolean> =>
    send(
      () => call(publishDevotion, { ...at(devotionId), body: {} }),
      (after) => ({ ...publishedToastOf(after), ...undo(() => void unpublish(devotionId, false)) }),
      text.statusFailed,
    );

  const unpublish = (devotionId: string, canUndo = true): Promise<boolean> =>
    send(
      () => call(unpublishDevotion, at(devotionId)),
      () => ({ ...text.unpublishedToast, ...(canUndo && undo(() => void publish(devotionId))) }),
      text.statusFailed,
    );

  /** Without `wasDraft` nobody here knows what it was. */
  const restore = (devotionId: string, wasDraft?: boolean): Promise<boolean> =>
    send(
      () => call(restoreDevotion, at(devotionId)),
      ({ state }) => {
        if (state !== "draft") return text.restoredToast;
        return wasDraft === false ? text.dayTakenToast : text.draftRestoredToast;
      },
      text.restoreFailed,
    );

  const remove = (devotionId: string, wasDraft: boolean): Promise<boolean> =>
    send(
      () => call(deleteDevotion, at(devotionId)),
      () => ({ ...text.deletedToast, ...undo(() => void restore(devotionId, wasDraft)) }),
      text.deleteFailed,
    );

  return { publish, unpublish, restore, remove, isPending };
}

/** The text of members for a devotion that is gone leads to their page. */
export const failureText = (error: unknown, failed: ErrorText): ErrorText =>
  codeOf(error) === "devotion/not-found" ? text.goneText : errorTextFor(error, failed);

/** A devotion of a coming day appears later. */
export const publishedToastOf = ({ state, date }: Pick<ManagedDevotion, "state" | "date">): Toast =>
  state === "scheduled" ? text.scheduledToast(date) : text.publishedToast;
