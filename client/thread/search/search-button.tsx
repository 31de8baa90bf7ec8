import Search from "lucide-react/icons/search";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { toastLoadFailed, useLazyModule } from "../../ui/overlay/use-lazy-module.ts";
import type { Searchable } from "./searchable.ts";

/** Opens the search in a thread, which is loaded at the first press. */
export function SearchButton(searchable: Searchable) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The panel opens several dialogs in turn, so none of them can give the focus back to this button.
    if (!isOpen && wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { part, isFetching } = useLazyModule(
    () => import("./search-panel.tsx"),
    isOpen,
    () => {
      setIsOpen(false);
      toastLoadFailed();
    },
  );
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
