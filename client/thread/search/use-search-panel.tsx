import { useEffect, useRef, useState } from "react";
import { usePart } from "../../ui/late/use-part.ts";
import type { Searchable } from "./searchable.ts";

interface Options extends Searchable {
  /** Everything that the thread shows first has loaded. */
  isReady: boolean;
}

const load = () => import("./search-panel.tsx");

/** The search in a thread, which a button or a menu opens. It is loaded when the thread is shown, because a press should open it at once. */
export function useSearchPanel({ isReady, ...searchable }: Options) {
  useEffect(() => {
    // A press tries again.
    if (isReady) load().catch(() => {});
  }, [isReady]);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const lastOpener = useRef<HTMLElement>(null);
  useEffect(() => {
    // The panel opens several dialogs in turn, so none of them can give the focus back to its button.
    if (opener === null) lastOpener.current?.focus();
    lastOpener.current = opener;
  }, [opener]);
  const close = () => setOpener(null);
  const { part, isFetching } = usePart(load, opener !== null, close);
  return {
    /** Opens the search; its button has the focus again once it is closed. */
    openSearch: (button: HTMLElement) => setOpener(button),
    isFetching,
    searchPanel: part && opener !== null && <part.SearchPanel {...searchable} onClose={close} />,
  };
}
