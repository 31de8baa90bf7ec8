import type { ComponentProps } from "react";
import { useLocation, useNavigate } from "react-router";
import { PaneHeader } from "../../ui/pane/pane-header.tsx";
import { backLabel } from "./conversation-text.ts";

/** The header of a conversation, with a button back to the list on a phone. It shows before the conversation is loaded. */
export function ConversationBar(props: Omit<ComponentProps<typeof PaneHeader>, "backLabel" | "onBack">) {
  const navigate = useNavigate();
  const { state } = useLocation();
  // Members who came from the list go back in the history, so that the phone's back button does not lead here again.
  const isFromList = (state as { isFromList?: boolean } | null)?.isFromList === true;
  const back = () => void (isFromList ? navigate(-1) : navigate("/messages", { replace: true }));
  return <PaneHeader backLabel={backLabel} onBack={back} isBackOnPhoneOnly {...props} />;
}
