import { useCallback } from "react";
import type { ReactionEmoji } from "../../../schema/thread/reaction.ts";
import { errorTextFor } from "../../frame/error-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import type { Thread } from "../thread.ts";

/** Puts a reaction on or takes it off; where that fails it is set back, with a word about it. */
export function useReact(thread: Thread) {
  return useCallback(
    (seq: number, emoji: ReactionEmoji, isOn: boolean) => {
      thread.react(seq, emoji, isOn).catch((error: unknown) => {
        toast({ title: "Failed to add reaction", message: errorTextFor(error).message, variant: "destructive" });
      });
    },
    [thread],
  );
}
