import { type ReactNode, useState } from "react";
import { openConversation, type Person } from "../../schema/chat/api.ts";
import { sentenceFor } from "../app/error-sentences.ts";
import { codeOf } from "../net/api-error.ts";
import { call } from "../net/http.ts";
import { toast } from "../ui/feedback/toast.ts";
import { hearConversation } from "./conversations.ts";
import { useBirthDate } from "./use-birth-date.tsx";

interface Opening {
  /** The member whose conversation is being opened. */
  opening: string | null;
  open: (person: Person) => void;
  /** Goes somewhere into the screen. */
  dialog: ReactNode;
}

/** Opens the conversation with somebody, and asks before the first one what the server must know. */
export function useOpening(onOpened: (conversationId: string) => void): Opening {
  const [opening, setOpening] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<Person | null>(null);
  const birthDate = useBirthDate(() => waiting && void open(waiting));

  async function open(person: Person) {
    setOpening(person.memberId);
    try {
      const conversation = await call(openConversation, { body: { memberId: person.memberId } });
      hearConversation(conversation);
      onOpened(conversation.conversationId);
    } catch (error) {
      if (codeOf(error) === "chat/birth-date-needed") {
        setWaiting(person);
        birthDate.ask();
      } else toast({ ...sentenceFor(error, "startConversation"), variant: "destructive" });
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
