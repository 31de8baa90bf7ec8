import type { ComponentType, ReactElement } from "react";
import { usePart } from "../../../ui/late/use-part.ts";
import { useOverlayOpen } from "../../../ui/overlay/use-overlay-open.ts";

/** What the button that opens the menu gets. */
export interface MenuTrigger {
  "aria-haspopup": "dialog";
  "aria-expanded": boolean;
  /** The menu is being fetched. */
  busy: boolean;
  onClick: () => void;
}

export interface MenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface Props {
  trigger: (button: MenuTrigger) => ReactElement;
  /** Fetches the menu, usually a LinkSheet, at the first press. */
  load: () => Promise<{ Menu: ComponentType<MenuProps> }>;
}

/** A button of the navigation that opens a menu. */
export function NavigationMenu({ trigger, load }: Props) {
  const [open, setOpen] = useOverlayOpen();
  const { part, isFetching } = usePart(load, open, () => setOpen(false));
  return (
    <>
      {trigger({
        "aria-haspopup": "dialog",
        "aria-expanded": open && !isFetching,
        busy: isFetching,
        onClick: () => setOpen(true),
      })}
      {part && <part.Menu open={open} onOpenChange={setOpen} />}
    </>
  );
}
