import { useMutation } from "@tanstack/react-query";
import { type Conversation, openConversation, type Person, readConversation } from "../../schema/chat/api.ts";
import { block, listBlocked, unblock } from "../../schema/safety/api.ts";
import { toastError } from "../frame/error-text.ts";
import { codeOf } from "../net/http/api-error.ts";
import { call } from "../net/http/http.ts";
import { queryClient } from "../net/query/query-client.ts";
import { toast } from "../ui/feedback/toast.ts";
import { chatFailures } from "./chat-errors.ts";
import * as text from "./chat-text.ts";
import { nameOf } from "./conversation-names.ts";
import { applyConversation } from "./conversations.ts";

interface OpenParts {
  onOpened: (conversationId: string) => void;
  /** The server needs the member's birth date before the first conversation. */
  onBirthDateNeeded: (person: Person) => void;
}

/** Opens the conversation with a member, and creates it if there is none. */
export function useOpenMutation({ onOpened, onBirthDateNeeded }: OpenParts) {
  return useMutation({
    mutationFn: ({ memberId }: Person) => call(openConversation, { body: { memberId } }),
    onSuccess(conversation) {
      applyConversation(conversation);
      onOpened(conversation.conversationId);
    },
    onError(error, person) {
      if (codeOf(error) === "chat/birth-date-needed") onBirthDateNeeded(person);
      else toastError(error, chatFailures.startConversation);
    },
  });
}

/** The page with the member's own blocks uses the same key. */
export const blockedKey = [listBlocked.path];

interface BlockChange {
  other: Conversation["members"][number];
  isUnblocking: boolean;
}

/** Blocks or unblocks a member of this conversation. */
export function useBlockMutation(conversationId: string, onDone: () => void) {
  return useMutation({
    mutationFn: ({ other: { memberId }, isUnblocking }: BlockChange) =>
      call(isUnblocking ? unblock : block, { params: { memberId } }),
    onSuccess(_, { other, isUnblocking }) {
      const name = nameOf(other);
      toast({
        title: isUnblocking ? text.unblockedTitle : text.blockedTitle,
        message: isUnblocking ? text.unblockedMessage(name) : text.blockedMessage(name),
      });
      void queryClient.invalidateQueries({ queryKey: blockedKey });
      // Blocking changes whether the member may write here. If this read fails, the next one shows it.
      call(readConversation, { params: { conversationId } }).then(applyConversation, () => {});
      onDone();
    },
    onError: (error) => toastError(error),
  });
}
