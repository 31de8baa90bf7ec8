import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Mention } from "../../../schema/thread/message.ts";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";

import type { MentionCandidate, MentionCandidates } from "./mention-candidate.ts";
import { type MentionQuery, matching, mentionQuery, withMention } from "./mention-query.ts";
import { suggestionCount } from "./mention-text.ts";

/** Members are searched for when the typing pauses. A request for every letter would cost data. */
const PAUSE_MS = 200;

export interface MentionOptions extends MentionCandidates {
  text: string;
  caret: number;
  /** False if the caret was only moved to a name. Then nobody is suggested. */
  isTyped: boolean;
  myId: string;
  onChoose: (after: ReturnType<typeof withMention>, person: Mention) => void;
}

/** The members found for a name. */
function useFoundMembers(
  query: MentionQuery | null,
  find: MentionCandidates["findMembers"],
): readonly MentionCandidate[] {
  const [found, setFound] = useState<readonly MentionCandidate[]>([]);
  const name = query?.name ?? "";
  // A new function on each render must not start a new search.
  const latest = useRef(find);
  latest.current = find;
  const mayFind = find !== undefined;
  useEffect(() => {
    if (name === "" || !mayFind) return setFound([]);
    let isOutdated = false;
    const timer = setTimeout(() => {
      // Offline nobody is suggested, but the member can still type the name.
      latest.current?.(name).then(
        (people) => !isOutdated && setFound(people),
        () => !isOutdated && setFound([]),
      );
    }, PAUSE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [name, mayFind]);
  return found;
}

/** Suggests members while a name is typed after an `@`, and handles the keys that choose one. */
export function useMention({ text, caret, isTyped, myId, people, findMembers, onChoose }: MentionOptions) {
  const id = useId();
  const announce = useAnnounce();
  const [active, setActive] = useState(0);
  /** The index of the `@` for which a member was chosen or Escape was pressed. It gets no more suggestions. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  const query = mentionQuery(text, caret);
  const found = useFoundMembers(people || !isTyped ? null : query, findMembers);
  const isSuggesting = isTyped && query !== null && query.from !== dismissed;
  const others = (people ?? found).filter(({ memberId }) => memberId !== myId);
  const options = isSuggesting ? matching(others, query.name) : [];
  const at = Math.min(active, options.length - 1);
  const isOpen = options.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts with its first option
  useEffect(() => setActive(0), [query?.from, query?.name]);
  if (query === null && dismissed !== null) setDismissed(null);
  const count = options.length;
  useEffect(() => {
    if (isOpen) announce(suggestionCount(count));
  }, [isOpen, count, announce]);

  function choose(person: Mention | undefined) {
    if (!query || !person) return;
    setDismissed(query.from);
    onChoose(withMention(text, query, person), person);
  }

  /** Returns true if the list used the key. */
  function press(event: KeyboardEvent): boolean {
    if (!isOpen) return false;
    const { key } = event;
    if (key === "ArrowDown") setActive((at + 1) % options.length);
    else if (key === "ArrowUp") setActive((at + options.length - 1) % options.length);
    else if (!event.shiftKey && (key === "Enter" || key === "Tab")) choose(options[at]);
    else if (key === "Escape") setDismissed(query?.from ?? null);
    else return false;
    event.preventDefault();
    return true;
  }

  const optionId = ({ memberId }: MentionCandidate) => `${id}-${memberId}`;
  const chosen = options[at];
  return {
    list: { id, options, active: chosen, optionId, choose },
    isOpen,
    press,
    ids: chosen ? { list: id, active: optionId(chosen) } : null,
  };
}
