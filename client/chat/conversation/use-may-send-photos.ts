import type { Conversation } from "../../../schema/chat/api.ts";
import { community } from "../../net/community.ts";
import { useIsConfirmedAdult } from "../../profile/confirmed-adult-panel.tsx";
import { supervisorsIn } from "../conversation-names.ts";

/** Whether to offer photos: a safeguarding lead reads along and the member is a confirmed adult. The server decides. */
export function useMaySendPhotos(conversation: Conversation): boolean {
  const hasLead = supervisorsIn(conversation).some(({ roles }) => roles.includes("safeguarding_lead"));
  const isAdult = useIsConfirmedAdult(community.isSafeguarded && hasLead);
  return !community.isSafeguarded || (hasLead && isAdult);
}
