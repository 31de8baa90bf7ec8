import Flag from "lucide-react/icons/flag";
import { useState } from "react";
import type { Channel } from "../../../schema/channel/api.ts";
import { usePart } from "../../ui/late/use-part.ts";
import { MenuButton } from "../../ui/menu/menu-button.tsx";
import * as text from "./list-text.ts";

/** Reports a channel without joining it. */
export function CardMenu({ channel: { channelId, name } }: { channel: Channel }) {
  const [isReporting, setIsReporting] = useState(false);
  const close = () => setIsReporting(false);
  const { part, isFetching } = usePart(() => import("../../safety/report-panel.tsx"), isReporting, close);
  return (
    <>
      <MenuButton
        label={text.menuLabel(name)}
        title={name}
        busy={isFetching}
        actions={() => [{ label: text.reportAction, icon: <Flag aria-hidden />, onPress: () => setIsReporting(true) }]}
      />
      {part && isReporting && <part.ReportPanel subject={{ kind: "channel", channelId }} name={name} onClose={close} />}
    </>
  );
}
