import { type ReactNode, useState } from "react";
import { openConversation, type Person } from "../../schema/chat/api.ts";
import { sentenceFor } from "../app/error-sentences.ts";
import { codeOf } from "../net/api-error.ts";
import { call } from "../net/http.ts";
import { toast } from "../ui/feedback/toast.ts";
import { sayNotFetched, useLate } from "../ui/overlay/use-late.ts";
import { hearConversation } from "./conversations.ts";

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
  const { part: panel } = useLate(
    () => import("../profile/birth-date-panel.tsx"),
    waiting !== null,
    () => {
      setWaiting(null);
      sayNotFetched();
    },
  );

  async function open(person: Person) {
    setOpening(person.memberId);
    try {
      const conversation = await call(openConversation, { body: { memberId: person.memberId } });
      hearConversation(conversation);
      onOpened(conversation.conversationId);
    } catch (error) {
      if (codeOf(error) === "chat/birth-date-needed") setWaiting(person);
      else toast({ ...sentenceFor(error, "startConversation"), variant: "destructive" });
    } finally {
      setOpening(null);
    }
  }

  function done(isSaved: boolean) {
    setWaiting(null);
    if (isSaved && waiting) void open(waiting);
  }

  return {
    opening,
    open: (person) => {
      if (opening === null) void open(person);
    },
    dialog: panel && waiting ? <panel.BirthDatePanel onDone={done} /> : null,
  };
}
