import { useEffect, useRef, useState } from "react";
import { usePart } from "../../ui/late/use-part.ts";
import type { MessageTarget } from "../message/use-message-actions.ts";
import type { Searchable } from "./searchable.ts";

interface Options extends Searchable {
  /** Everything that the thread shows first has loaded. */
  isReady: boolean;
  /** A message was found that the list has loaded. */
  onFind: (target: MessageTarget) => void;
}

const load = () => import("./search-panel.tsx");

/** The search in a thread, which a button or a menu opens. It is loaded when the thread is shown, because a press should open it at once. */
export function useSearchPanel({ isReady, onFind, ...searchable }: Options) {
  useEffect(() => {
    // A press tries again.
    if (isReady) load().catch(() => {});
  }, [isReady]);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const lastOpener = useRef<HTMLElement>(null);
  const found = useRef<MessageTarget>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening and closing move the focus
  useEffect(() => {
    // The panel opens several dialogs in turn, so none of them can give the focus back to its button.
    if (opener === null && found.current) onFind(found.current);
    else if (opener === null) lastOpener.current?.focus();
    found.current = undefined;
    lastOpener.current = opener;
  }, [opener]);
  function close(chosen?: MessageTarget) {
    found.current = chosen;
    setOpener(null);
  }
  const { part, isFetching } = usePart(load, opener !== null, () => close());
  return {
    /** Opens the search; its button has the focus again once it is closed, or the message that was found. */
    openSearch: (button: HTMLElement) => setOpener(button),
    isFetching,
    searchPanel: part && opener !== null && <part.SearchPanel {...searchable} onClose={close} />,
  };
}
