import { toastLoadFailed, useLazyModule } from "../ui/overlay/use-lazy-module.ts";
import type { useMessageActions } from "./message/use-message-actions.ts";
import type { Thread } from "./thread.ts";

interface Props {
  thread: Thread;
  state: ReturnType<typeof useMessageActions>;
}

/** A part that the press which wants it fetches; where it does not come, the wish is taken back. */
function usePart<Part>(load: () => Promise<Part>, isWanted: boolean, leave: () => void): Part | null {
  const { part } = useLazyModule(load, isWanted, () => {
    leave();
    toastLoadFailed();
  });
  return (isWanted && part) || null;
}

/** What opens over a thread, each fetched when it is first wanted. */
export function ThreadOverlays({ thread, state }: Props) {
  const { actions, going, chosen, setChosen, setEditing, offer, setOffer } = state;
  const closeMenu = () => setChosen(null);
  const closeOffer = () => setOffer(null);
  const menu = usePart(() => import("./message/message-menu.tsx"), chosen !== null, closeMenu);
  const reactions = usePart(() => import("./reaction/reaction-popover.tsx"), offer !== null, closeOffer);
  const excerpt = usePart(() => import("./search/excerpt-panel.tsx"), going.excerpt !== null, going.leaveExcerpt);
  return (
    <>
      {menu && chosen && (
        <menu.MessageMenu
          key={chosen.seq}
          message={chosen}
          thread={thread}
          actions={actions}
          onEdit={() => {
            setEditing(chosen);
            closeMenu();
          }}
          onClose={closeMenu}
        />
      )}
      {reactions && offer && actions.react && (
        <reactions.ReactionPopover {...offer} react={actions.react} onClose={closeOffer} />
      )}
      {excerpt && going.excerpt !== null && (
        <excerpt.ExcerptPanel
          kind={thread.kind}
          threadId={thread.threadId}
          readPage={thread.readPage}
          seq={going.excerpt}
          myId={thread.memberId}
          onClose={going.leaveExcerpt}
        />
      )}
    </>
  );
}
