import { type ReactNode, useState } from "react";
import type { Person } from "../../../schema/chat/api.ts";
import { useOpenMutation } from "../chat-queries.ts";
import { useBirthDate } from "./use-birth-date.tsx";

interface OpenConversation {
  /** The member whose conversation is being opened. */
  opening: string | null;
  open: (person: Person) => void;
  /** The dialog for the birth date, or null. The caller renders it. */
  dialog: ReactNode;
}

/** Opens the conversation with a member. Asks for the birth date first if the server needs it. */
export function useOpenConversation(onOpened: (conversationId: string) => void): OpenConversation {
  const [pendingPerson, setPendingPerson] = useState<Person | null>(null);
  const { mutate, isPending, variables } = useOpenMutation({
    onOpened,
    onBirthDateNeeded(person) {
      setPendingPerson(person);
      birthDate.ask();
    },
  });
  const birthDate = useBirthDate(() => pendingPerson && mutate(pendingPerson));
  return {
    opening: isPending ? variables.memberId : null,
    open: (person) => {
      if (!isPending) mutate(person);
    },
    dialog: birthDate.dialog,
  };
}
