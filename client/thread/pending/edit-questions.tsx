import { useStore } from "zustand";
import { usePart } from "../../ui/late/use-part.ts";
import type { EditedMessage } from "../composer/composer.tsx";
import type { Thread } from "../thread.ts";

/** Asks about edits with contact data. Its code is loaded when there is one. */
export function EditQuestions({ thread, onEdit }: { thread: Thread; onEdit: (message: EditedMessage) => void }) {
  const isAsked = useStore(thread.store, ({ askedEdits }) => askedEdits.length > 0);
  const { part } = usePart(() => import("./asked-edits.tsx"), isAsked, undefined, { isSilent: false });
  return part && <part.AskedEdits thread={thread} onEdit={(message, begun) => onEdit({ ...message, begun })} />;
}
