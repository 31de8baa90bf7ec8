import type { ComponentProps } from "react";
import { useLocation, useNavigate } from "react-router";
import { PaneHeader } from "../../ui/pane/pane-header.tsx";

/** The header of a channel, with the way back to all of them. It is there before the channel is loaded. */
export function ChannelBar(props: Omit<ComponentProps<typeof PaneHeader>, "backLabel" | "onBack">) {
  const navigate = useNavigate();
  const { state } = useLocation();
  // Members who came from the list go back to it, so that the phone's own back button does not lead here again.
  const isFromList = (state as { isFromList?: boolean } | null)?.isFromList === true;
  const back = () => void (isFromList ? navigate(-1) : navigate("/community", { replace: true }));
  return <PaneHeader backLabel="Back to the channels" onBack={back} {...props} />;
}
