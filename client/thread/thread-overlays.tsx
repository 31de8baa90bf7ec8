import { usePart } from "../ui/late/use-part.ts";
import type { useMessageActions } from "./message/use-message-actions.ts";
import type { Thread } from "./thread.ts";

interface Props {
  thread: Thread;
  state: ReturnType<typeof useMessageActions>;
}

/** A module that is loaded when it is first needed. If that fails, `close` is called and a toast reports it. */
function useOverlay<Part>(load: () => Promise<Part>, isOpen: boolean, close: () => void): Part | null {
  const { part } = usePart(load, isOpen, close);
  return (isOpen && part) || null;
}

/** The dialogs and popovers that open over a thread. */
export function ThreadOverlays({ thread, state }: Props) {
  const { actions, navigation, dialogs, dialog, closeDialog, reacting, setReacting, sheet } = state;
  const { excerptSeq, closeExcerpt } = navigation;
  const closeReactions = () => setReacting(null);
  const reactions = useOverlay(() => import("./reaction/reaction-popover.tsx"), reacting !== null, closeReactions);
  const excerpt = useOverlay(() => import("./search/excerpt-panel.tsx"), excerptSeq !== null, closeExcerpt);
  return (
    <>
      {sheet.part && sheet.opened && (
        <sheet.part.MessageSheet
          message={sheet.opened.message}
          thread={thread}
          actions={actions}
          onClose={sheet.close}
        />
      )}
      {dialogs && dialog && <dialogs.MessageDialog {...dialog} thread={thread} onClose={closeDialog} />}
      {reactions && reacting && actions.react && (
        <reactions.ReactionPopover {...reacting} react={actions.react} onClose={closeReactions} />
      )}
      {excerpt && excerptSeq !== null && (
        <excerpt.ExcerptPanel
          kind={thread.kind}
          threadId={thread.threadId}
          readPage={thread.readPage}
          seq={excerptSeq}
          myId={thread.memberId}
          onClose={closeExcerpt}
        />
      )}
    </>
  );
}
