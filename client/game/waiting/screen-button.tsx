import MonitorUp from "lucide-react/icons/monitor-up";
import { useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import * as text from "./waiting-text.ts";

/** Opens what the host needs to show the game in a hall. */
export function ScreenButton() {
  const [isOpen, setIsOpen] = useState(false);
  const { part: panel, isFetching } = usePart(() => import("../screen/screen-panel.tsx"), isOpen, setIsOpen);
  if (panel && isOpen) return <panel.ScreenPanel />;
  return (
    <Button
      variant="quiet"
      block
      icon={<MonitorUp aria-hidden />}
      busy={isFetching}
      aria-expanded={false}
      onClick={() => setIsOpen(true)}
    >
      {text.showOnScreenButton}
    </Button>
  );
}
