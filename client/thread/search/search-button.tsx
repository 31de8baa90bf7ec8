import Search from "lucide-react/icons/search";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { toastLoadFailed, useLazyModule } from "../../ui/overlay/use-lazy-module.ts";
import type { Searchable } from "./searchable.ts";

interface Props extends Searchable {
  /** Everything that the thread shows first has loaded. */
  isReady: boolean;
}

const load = () => import("./search-panel.tsx");

/** Opens the search in a thread. It is loaded when the thread is shown, because a press should open it at once. */
export function SearchButton({ isReady, ...searchable }: Props) {
  useEffect(() => {
    // A press tries again.
    if (isReady) load().catch(() => {});
  }, [isReady]);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The panel opens several dialogs in turn, so none of them can give the focus back to this button.
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { part, isFetching } = useLazyModule(load, isOpen, () => {
    setIsOpen(false);
    toastLoadFailed();
  });
  return (
    <>
      <IconButton
        ref={button}
        label={searchable.title}
        icon={<Search />}
        aria-haspopup="dialog"
        busy={isFetching}
        onClick={() => setIsOpen(true)}
      />
      {part && isOpen && <part.SearchPanel {...searchable} onClose={() => setIsOpen(false)} />}
    </>
  );
}
