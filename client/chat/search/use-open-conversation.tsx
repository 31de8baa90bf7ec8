import { type ReactNode, useState } from "react";
import type { Person } from "../../../schema/chat/api.ts";
import { useOpenMutation } from "../chat-queries.ts";
import { useBirthDate } from "./use-birth-date.tsx";

interface OpenConversation {
  /** The member whose conversation is being opened. */
  opening: string | null;
  open: (person: Person) => void;
  /** The screen renders it. */
  dialog: ReactNode;
}

/** Opens the conversation with a member. Asks for the birth date first if the server needs it. */
export function useOpenConversation(onOpened: (conversationId: string) => void): OpenConversation {
  const [waiting, setWaiting] = useState<Person | null>(null);
  const { mutate, isPending, variables } = useOpenMutation({
    onOpened,
    onBirthDateNeeded(person) {
      setWaiting(person);
      birthDate.ask();
    },
  });
  const birthDate = useBirthDate(() => waiting && mutate(waiting));
  return {
    opening: isPending ? variables.memberId : null,
    open: (person) => {
      if (!isPending) mutate(person);
    },
    dialog: birthDate.dialog,
  };
}
