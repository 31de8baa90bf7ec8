import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Quote } from "../../../schema/thread/message.ts";
import { drafts } from "../composer/draft-storage.ts";
import { type KnownMessage, quoteOf } from "../history/message-merge.ts";
import type { Thread } from "../thread.ts";
import { isOpen } from "../thread-status.ts";
import type { MessageActions } from "./message-actions.ts";

/** How long the place that a quote led to stays lit. */
const MARKED_MS = 2_000;

/** Somewhere in a thread. */
export interface Place {
  seq: number;
}

interface Offer {
  message: KnownMessage;
  anchor: HTMLElement;
}

/** Shows a place of the thread: in the list where it is loaded, else by itself. */
function useGoing(thread: Thread, place: Place | undefined) {
  const isReady = useStore(thread.store, ({ status }) => isOpen(status));
  const [marked, setMarked] = useState<Place | null>(null);
  const [excerpt, setExcerpt] = useState<number | null>(null);
  const goTo = useCallback(
    (seq: number) => {
      const isHere = thread.store.getState().log.messages.some((message) => message.seq === seq);
      if (isHere) setMarked({ seq });
      else setExcerpt(seq);
    },
    [thread],
  );
  /** Gone to already: a thread that is read anew does not lead there again. */
  const gone = useRef<Place>(undefined);
  useEffect(() => {
    if (!place || !isReady || gone.current === place) return;
    gone.current = place;
    goTo(place.seq);
  }, [place, isReady, goTo]);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), MARKED_MS);
    return () => clearTimeout(timer);
  }, [marked]);
  return { marked, excerpt, goTo, leaveExcerpt: () => setExcerpt(null) };
}

interface Options {
  draftKey: string;
  mayWrite: boolean;
  place: Place | undefined;
}

/** What is being done with the messages of a thread, and the ways to begin it. */
export function useMessageActions(thread: Thread, { draftKey, mayWrite, place }: Options) {
  const [chosen, setChosen] = useState<KnownMessage | null>(null);
  const [editing, setEditing] = useState<KnownMessage | null>(null);
  const [replyTo, setReplyTo] = useState<Quote | null>(() => drafts.read(draftKey).replyTo);
  const [offer, setOffer] = useState<Offer | null>(null);
  const going = useGoing(thread, place);
  const { goTo } = going;

  const actions = useMemo((): MessageActions => {
    const looking = { menu: setChosen, goTo };
    if (!mayWrite) return looking;
    return {
      ...looking,
      react: thread.react,
      reply(message) {
        setEditing(null);
        setReplyTo(quoteOf(message));
      },
      offerReactions: (message, anchor) => setOffer({ message, anchor }),
    };
  }, [mayWrite, thread, goTo]);

  return { actions, going, chosen, setChosen, editing, setEditing, replyTo, setReplyTo, offer, setOffer };
}
