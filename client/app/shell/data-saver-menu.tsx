import { DataSaverPanel } from "../../frame/data-saver/data-saver-panel.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import type { MenuProps } from "./navigation/navigation-menu.tsx";
import { dataSaverTitle } from "./shell-text.ts";

/** The data saver, for visitors too, who have no account to find it in. */
export const Menu = ({ open, onOpenChange }: MenuProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title={dataSaverTitle} size="small">
    <DataSaverPanel />
  </Dialog>
);
