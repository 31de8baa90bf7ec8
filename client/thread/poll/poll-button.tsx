import ListChecks from "lucide-react/icons/list-checks";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import { pollButton } from "../composer/composer-text.ts";
import type { Unsent } from "../pending/outbox.ts";
import type { Thread } from "../thread.ts";

interface Props {
  thread: Thread;
  draftKey: string;
  /** There is room for it. */
  isShown: boolean;
  /** The member may send nothing now. */
  isHeld: boolean;
}

/** Opens the dialog that writes a poll, also for one that comes back. It is loaded at the first press. */
export function PollButton({ thread, draftKey, isShown, isHeld }: Props) {
  const [opened, setOpened] = useState<{ takenBack: Unsent | null } | null>(null);
  const close = () => setOpened(null);
  const { part, isFetching } = usePart(() => import("./poll-dialog.tsx"), opened !== null, close);
  const takenBack = useStore(thread.store, (view) => view.takenBack);
  useEffect(() => {
    if (!takenBack?.poll) return;
    thread.store.setState({ takenBack: null });
    setOpened({ takenBack });
  }, [takenBack, thread]);
  return (
    <>
      {isShown && (
        <IconButton
          label={pollButton}
          icon={<ListChecks />}
          busy={isFetching}
          disabled={isHeld}
          aria-haspopup="dialog"
          onClick={() => setOpened({ takenBack: null })}
        />
      )}
      {part && opened && (
        <part.PollDialog thread={thread} draftKey={draftKey} takenBack={opened.takenBack} onClose={close} />
      )}
    </>
  );
}
