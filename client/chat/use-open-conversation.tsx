import { type ReactNode, useState } from "react";
import { openConversation, type Person } from "../../schema/chat/api.ts";
import { errorTextFor } from "../frame/error-text.ts";
import { codeOf } from "../net/api-error.ts";
import { call } from "../net/http.ts";
import { toast } from "../ui/feedback/toast.ts";
import { chatFailures } from "./chat-errors.ts";
import { applyConversation } from "./conversations.ts";
import { useBirthDate } from "./use-birth-date.tsx";

interface OpenConversation {
  /** The member whose conversation is being opened. */
  opening: string | null;
  open: (person: Person) => void;
  /** Goes somewhere into the screen. */
  dialog: ReactNode;
}

/** Opens the conversation with somebody, and asks before the first one what the server must know. */
export function useOpenConversation(onOpened: (conversationId: string) => void): OpenConversation {
  const [opening, setOpening] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<Person | null>(null);
  const birthDate = useBirthDate(() => waiting && void open(waiting));

  async function open(person: Person) {
    setOpening(person.memberId);
    try {
      const conversation = await call(openConversation, { body: { memberId: person.memberId } });
      applyConversation(conversation);
      onOpened(conversation.conversationId);
    } catch (error) {
      if (codeOf(error) === "chat/birth-date-needed") {
        setWaiting(person);
        birthDate.ask();
      } else toast({ ...errorTextFor(error, chatFailures.startConversation), variant: "destructive" });
    } finally {
      setOpening(null);
    }
  }

  return {
    opening,
    open: (person) => {
      if (opening === null) void open(person);
    },
    dialog: birthDate.dialog,
  };
}
