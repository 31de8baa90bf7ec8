import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type MemberSheet, readMember } from "../../../schema/member/api.ts";
import { block, unblock } from "../../../schema/safety/api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { toast } from "../../ui/feedback/toast.ts";
import * as text from "./sheet-text.ts";

export const sheetQuery = (memberId: string) =>
  queryOptions({
    queryKey: ["member", "sheet", memberId],
    queryFn: () => call(readMember, { params: { memberId } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Blocks the member, or unblocks them if they are blocked. */
export function useBlockSwitch({ memberId, displayName, isBlocked }: MemberSheet, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(isBlocked ? unblock : block, { params: { memberId } }),
    onSuccess() {
      toast({
        title: isBlocked ? text.unblockedTitle : text.blockedTitle,
        message: isBlocked ? text.unblockedMessage(displayName) : text.blockedMessage(displayName),
      });
      // Conversations, channels, notifications and searches hide this member, or show them again.
      void client.invalidateQueries();
      onDone();
    },
    onError: (error) => toastError(error),
  });
}
