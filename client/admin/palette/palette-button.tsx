import Search from "lucide-react/icons/search";
import { useEffect } from "react";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import { useMinWidth } from "../../ui/layout/use-min-width.ts";
import { useOverlayOpen } from "../../ui/overlay/use-overlay-open.ts";
import { KeyCap } from "./key-cap.tsx";
import { isPaletteShortcut, shortcutName } from "./palette-shortcut.ts";
import * as text from "./palette-text.ts";

/** ADMIN-40: opens the command palette, also with Ctrl+K or Cmd+K. */
export function PaletteButton() {
  const isWide = useMinWidth("navigation");
  const [isOpen, setIsOpen] = useOverlayOpen();
  const { part, isFetching } = usePart(() => import("./palette-dialog.tsx"), isOpen, setIsOpen);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPaletteShortcut(event)) return;
      event.preventDefault();
      // Another dialog may hold something unsaved, which a choice in the palette would leave behind.
      if (isOpen || document.querySelector("[role=dialog]") === null) setIsOpen(!isOpen);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [isOpen, setIsOpen]);
  const button = {
    busy: isFetching,
    "aria-haspopup": "dialog",
    "aria-keyshortcuts": "Control+K Meta+K",
    onClick: () => setIsOpen(true),
  } as const;
  return (
    <>
      {isWide ? (
        <Button variant="secondary" icon={<Search aria-hidden />} {...button}>
          {text.openButton} <KeyCap aria-hidden>{shortcutName(navigator.platform)}</KeyCap>
        </Button>
      ) : (
        <IconButton label={text.title} icon={<Search />} {...button} />
      )}
      {part && isOpen && <part.PaletteDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
